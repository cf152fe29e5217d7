### Nim.

## Preguntas y elecciones.

nim-ask-take = ¿Qué piedras tomas?
nim-choice-take = Tomar
nim-choice-take-2 = del montón { $arg }
nim-choice-take-3 = { $arg ->
    [one] 1 piedra
   *[other] { $arg } piedras
  }

## Líneas del registro.

nim-take = { $seat } toma { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
  } del montón { $heap }.
nim-end = { $seat } ha tomado la última piedra y gana.

## Palabras de las imágenes y textos alternativos.

nim-alt-table = Los montones: { $heaps }.
nim-alt-heap = { $heap } con { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
  }

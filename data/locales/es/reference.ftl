# La consulta de reglas (/rules).
rules-source = { $game }, reglamento: { $section }
error-no-topic = No hay tal tema. Escribe una palabra, como `guerra` o `puntos`, y elige de la lista.

# El menú tras la partida, y lo que ofrece cada parte (after-CLAVE).
button-after = Tras la partida
after-title = { $where }: ¿qué quieres de esta partida? Esto solo lo ves tú.
after-file = La partida en un archivo

error-not-over = La partida de la mesa { $table } no se ha jugado hasta el final. Vuelve cuando termine; hasta entonces, `/repetición` muestra cómo va.

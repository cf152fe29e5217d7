# Lo que pueden ajustar las personas y los servidores: /ajustes, /vacaciones, /servidor, /privacidad.
settings-title = Tus ajustes
settings-pick = ¿Qué quieres cambiar?
settings-saved = Guardado.

settings-language = Idioma
settings-language-auto = el de tu Discord
settings-language-en = English
settings-language-es = Español
settings-hand = Mi mano
settings-hand-dm = por mensaje directo
settings-hand-dm-hint = Un mensaje por mesa, siempre al día
settings-hand-private = solo cuando la pida
settings-hand-private-hint = No se envía nada; pulsa Mi mano
settings-hand-thread = en un hilo privado
settings-hand-thread-hint = Un hilo solo tuyo junto a la mesa
settings-hand-thread-warning = -# Los moderadores que gestionan hilos también pueden abrir los privados. Un mensaje directo solo lo ves tú.
settings-pings = Avisos
settings-pings-turn = cada turno
settings-pings-turn-hint = Cuando te toque, una vez
settings-pings-reminders = solo recordatorios
settings-pings-reminders-hint = No cuando te toque; solo si te retrasas
settings-pings-never = nunca
settings-pings-never-hint = Se te nombra, sin avisarte
settings-pings-reminders-warning = -# Nada te avisa cuando te toca: mira `/partida lista` de vez en cuando.
settings-pings-never-warning = ⚠️ Nada te avisa, ni siquiera cuando se te acabe el tiempo, y los demás pueden seguir sin ti. Mira a menudo `/partida lista`.
settings-quiet = Horas de silencio
settings-quiet-from = Silencio desde
settings-quiet-until = Silencio hasta
settings-quiet-null = ninguna
settings-quiet-span = de { $start } a { $end }
settings-quiet-hint = En esas horas (zona horaria { $zone }) nada te avisa; si entretanto te toca, el aviso llega cuando terminan.
settings-zone = Zona horaria
settings-zone-hint = ¿No está la tuya? Escribe `/ajustes zona-horaria:` y tu ciudad.
settings-palette = Colores
settings-palette-default = los de siempre
settings-palette-contrast = aptos para daltónicos
settings-palette-contrast-hint = En todas las imágenes que solo ves tú
settings-look = Las imágenes empiezan por
settings-look-zoom = el detalle
settings-look-zoom-hint = Lo que rodea la última acción: para el móvil
settings-look-board = el tablero entero
settings-confirm = Preguntar antes de lo que no se puede deshacer
settings-confirm-true = sí
settings-confirm-false = no
settings-purposes = Para qué es una pregunta
settings-purposes-first = una línea en mis tres primeras partidas de cada juego
settings-purposes-first-hint = Cuentan las que juegas hasta el final
settings-purposes-always = una línea siempre
settings-purposes-never = ninguna línea
settings-listing = Mis resultados
settings-listing-self = en valoraciones; mis estadísticas son mías
settings-listing-self-hint = La lista de valoraciones del servidor te nombra
settings-listing-everyone = todos pueden ver mis estadísticas
settings-listing-everyone-hint = Y estás en las valoraciones
settings-listing-out = en ninguna valoración ni lista
settings-listing-out-hint = Solo tú ves cómo te ha ido
settings-times = Mi tiempo para responder
settings-times-self = solo lo veo yo
settings-times-self-hint = En las cifras de partidas terminadas
settings-times-everyone = lo ve quien pueda ver la partida
settings-times-everyone-hint = En las cifras de todas mis partidas terminadas
settings-holiday = Vacaciones
settings-holiday-null = **ninguna** (`/vacaciones` avisa a todas tus mesas)
button-holiday-end = Terminar las vacaciones

holiday-set = { $count ->
    [0] Anotado. No estás en ninguna mesa a la que avisar.
    [one] Anotado, y tu mesa lo sabe.
   *[other] Anotado, y tus { $count } mesas lo saben.
  }
holiday-silent = No puedo escribir en estas mesas: { $tables }. Avísalas tú.
holiday-notice = { $name } estará fuera del { $start } al { $end }.

server-title = Los ajustes de este servidor
server-language = Idioma de las mesas nuevas
server-language-auto = el de quien la abre
server-language-en = English
server-language-es = Español
server-opening = Quién puede abrir mesas
server-opening-everyone = todo el mundo
server-opening-role = un rol
server-opening-role-hint = Y quien pueda gestionar el servidor
server-opening-moderators = los moderadores
server-opening-moderators-hint = Quien pueda gestionar el servidor
server-opening-no-role = un rol: aún no se ha dicho cuál
server-opening-hint = Para decir qué rol, escribe `/servidor rol:`.
server-pace = Ritmo de las mesas nuevas
server-pace-none = sin reloj
server-pace-live = en vivo: minutos
server-pace-daily = un día por llamada
server-pace-relaxed = tres días por llamada
server-place = Dónde van las mesas
server-place-thread = un hilo para cada una
server-place-here = el canal donde se escribe
server-place-channel = un canal
server-place-channel-hint = Un hilo para cada una en ese canal
server-place-no-channel = un canal: aún no se ha dicho cuál
server-place-hint = Para decir qué canal, escribe `/servidor canal:`.
server-palette = Colores de las imágenes públicas
server-palette-default = los de siempre
server-palette-contrast = aptos para daltónicos

server-tables = Mesas en este servidor: { $count }
server-tables-page = Mesas en este servidor: { $count } (página { $page } de { $pages })
server-tables-none = No hay mesas abiertas en canales donde puedas gestionar mensajes.
server-table = **{ $table }** { $game }, { $channel }, desde { $opened }: { $players }
server-table-lobby = {" "}· aún no ha empezado
server-table-waiting = {" "}· esperando a { $waiting } ({ $since })
server-table-pick = Elige una mesa: trasladarla, volver atrás, cerrarla
server-table-option = { $table } · { $game }
server-table-gone = La mesa { $table } ya no está abierta.

button-server-tables = Mesas
button-server-settings = Ajustes
button-server-end = Cerrarla
button-server-move = Trasladarla aquí
button-server-back = Todas las mesas

error-bad-setting = Eso no está entre las opciones. Escribe `/ajustes` y elige en los menús.
day-today = hoy
day-tomorrow = mañana
error-bad-holiday = No entiendo esos días. Escríbelos como 2026-12-24, hoy o mañana, primero el primero; o elige de la lista.
error-not-moderator = Solo puede cambiarlo quien gestiona el servidor. Pídeselo.
error-no-moderator = Solo quien puede gestionar mensajes ve y cierra las mesas de un servidor. Las tuyas están en `/partida lista`.
error-blocked = Quien lleva el bot te ha bloqueado, así que no pasa nada; pregúntale (el perfil del bot dice quién es) o escribe `/privacidad` para ver tus datos.
error-blocked-server = Quien lleva el bot ha bloqueado este servidor, así que aquí no pasa nada; pregúntale (el perfil del bot dice quién es) o juega en otro servidor.
error-may-not-open = { $who ->
    [role] En este servidor abre mesas quien tiene cierto rol. Pídeselo a un moderador o entra en una mesa con **Unirse**.
   *[moderators] En este servidor las mesas las abren los moderadores. Pídeselo a uno o entra en una mesa con **Unirse**.
  }

hand-thread = { $table } · Tu mano · { $game }
hand-thread-kind = En un canal de este tipo no hay hilos privados, así que tu mano en esta mesa está aquí: pulsa **Mi mano** o escribe `/mano`. Para recibirla sin pedirla, elige mensaje directo en `/ajustes`.
hand-thread-locked = Tu hilo privado en esta mesa está bloqueado, así que tu mano está aquí: pulsa **Mi mano** o escribe `/mano`. Pide a un moderador que lo desbloquee y escribe `/mano`, o elige otro sitio en `/ajustes`.
hand-thread-closed = No puedo abrir un hilo privado junto a la mesa, así que tu mano está aquí: pulsa **Mi mano** o escribe `/mano`. Pide a un moderador que me permita Crear hilos privados y escribe `/mano`, o elige otro sitio en `/ajustes`.
hand-thread-refused = Discord no acepta ahora tu mano en un hilo privado, así que durante una hora está aquí: pulsa **Mi mano** o escribe `/mano`. Después vuelvo a intentarlo por mi cuenta. O elige otro sitio en `/ajustes`.

button-export = Envíamelo todo
button-forget = Bórralo
button-forget-yes = Sí, borra todo
button-forget-no = Déjalo
privacy-text =
    {""}**Lo que guardo sobre ti**
    - Tu identificador de Discord, el nombre con el que te sentaste, y en qué mesas y cuándo.
    - Lo que elegiste en tus partidas y lo que dejaste planeado.
    - Cómo acabaron tus partidas, cuánto tardaste en responder, y tu valoración.
    - Tus ajustes, tu idioma y qué mensajes míos son tu mano.
    - Hasta dónde has llegado en las lecciones, y en qué ligas juegas.
    No leo mensajes y no comparto nada con nadie. Los moderadores no pueden ver las manos, salvo si eliges un hilo privado para la tuya.
    - **Envíamelo todo** te da un archivo.
    - **Bórralo** quita tus ajustes y tu nombre. Las partidas terminadas se quedan, con «{ former-player }» en tu sitio.
privacy-file = Todo lo que hay guardado sobre ti.
privacy-sure = ¿De verdad borro todo lo que hay sobre ti? No se puede deshacer. Los mensajes publicados en los canales se quedan; tus manos se retiran.
privacy-running = { $count ->
    [one] Estás en una mesa que sigue en juego. Un ordenador ocupará tu sitio para siempre. Para dárselo a una persona, invítala antes a ocuparlo.
   *[other] Estás en { $count } mesas que siguen en juego. Unos ordenadores ocuparán tus sitios para siempre. Para dar uno a una persona, invítala antes a ocuparlo.
  }
privacy-done = Hecho: ya no hay nada tuyo guardado. Si vuelves a una mesa, empezamos de cero.
privacy-done-blocked = Hecho: de ti solo queda guardado tu identificador, porque quien lleva el bot te ha bloqueado.
privacy-kept = No se ha borrado nada.
former-player = exjugador

call-owed = { $who }, te ha tocado mientras no se te podía molestar: { $tables }.
call-asked = { $who }, mientras no se te podía molestar te han preguntado algo que aún espera tu respuesta: { $tables }.
call-over = { $who }, una partida tuya ha terminado mientras no se te podía molestar: { $tables }.
call-table = { $game }, mesa { $table }, { $channel }

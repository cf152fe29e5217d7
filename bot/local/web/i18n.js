/** The page's own words in English and Spanish. The bot's words come from the bot; these are Discord's. */

const EN = {
  youAre: "You are",
  textChannels: "Text channels",
  directMessages: "Direct messages",
  openMenu: "Open channel list",
  closeMenu: "Close channel list",
  settings: "Settings",
  settingsOf: "Settings of {name}",
  language: "Language",
  languageHelp: "The bot speaks to this user in this language.",
  dmsOpen: "Accept direct messages",
  dmsHelp: "Off: the bot's direct messages to this user are refused, as in Discord.",
  theme: "Theme",
  dark: "Dark",
  light: "Light",
  done: "Done",
  close: "Close",
  cancel: "Cancel",
  submit: "Submit",
  app: "APP",
  edited: "(edited)",
  used: "used",
  onlyYou: "Only you can see this",
  dismiss: "Dismiss message",
  thinking: "{name} is thinking…",
  typing: "{name} is typing…",
  interactionFailed: "This interaction failed",
  noResponse: "The application did not respond",
  messageTo: "Message {name}",
  newPost: "A new post; its first line is its title",
  useCommand: "Message {name}, or type / for commands",
  send: "Send",
  messages: "Messages in {name}",
  welcome: "Welcome to {name}!",
  welcomeText: "This is the start of the channel. Type / to see what the bot can do.",
  welcomeForum: "Here are posts instead of messages. What you write opens one.",
  welcomeDm: "This is the start of your direct messages with {name}.",
  newMessages: "New",
  jump: "Jump to the newest messages",
  reconnecting: "Connection lost. Reconnecting…",
  today: "Today at {time}",
  yesterday: "Yesterday at {time}",
  startedThread: "{name} started a thread: {thread}",
  openThread: "Open thread",
  thread: "thread",
  choose: "Make a selection",
  selectHint: "Choose {min} to {max}",
  selected: "{n} chosen",
  commands: "Commands",
  noCommands: "No command matches. Delete the / to write a message.",
  loading: "Loading options…",
  noOptions: "No options match your text.",
  optionsFailed: "Loading options failed.",
  required: "This option is required. Give it a value.",
  requiredField: "This field is required.",
  tooShort: "At least {n} characters, please.",
  tooLong: "At most {n} characters, please.",
  notInteger: "Write a whole number.",
  notNumber: "Write a number.",
  tooSmall: "The smallest value is {n}.",
  tooBig: "The largest value is {n}.",
  notChoice: "Choose one of the options in the list.",
  notUser: "Choose a user from the list.",
  notChannel: "Choose a channel from the list.",
  yes: "True",
  no: "False",
  optional: "optional",
  addOption: "Add {name}",
  leaveCommand: "Leave the command",
  runCommand: "Send command",
  modalFailed: "Something went wrong. Try again.",
  picture: "Picture",
  noDescription: "This picture has no description.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  openOriginal: "Open original",
  spoiler: "Spoiler, select to reveal",
  unknownUser: "unknown-user",
  unknownChannel: "unknown-channel",
  replyGone: "The original message was deleted",
  sendFailed: "The message was not sent: {error}",
  unread: "unread: {n}",
  mentions: "mentions: {n}",
  archived: "archived",
  locked: "locked",
  copyright: "Local look-alike of Discord on your own computer. Nothing here leaves it.",
  lastAck: "Last answer of the bot: {ms} ms",
  sideBySide: "Several users side by side",
  oneUser: "Back to one user",
  columns: "Columns",
  addColumn: "Add a column",
  closeColumn: "Close this column",
  phoneView: "Show as a phone",
  gather: "All to {place}",
  people: "People",
  previousPicture: "Previous picture",
  nextPicture: "Next picture",
  privateThread: "private thread",
  faults: "Faults",
  faultsHelp: "What goes wrong here goes wrong for the bot only; this page keeps working.",
  endFaults: "End all faults",
  botConnected: "The bot is connected",
  process: "Process {n}",
  shard: "Shard {n} of {count}",
  botNotConnected: "The bot is not connected",
  botHere: "The bot is on the server",
  botGone: "The bot is not on the server",
  invalidRequests: "Invalid requests in 10 minutes: {n}",
  seconds: "Seconds",
  nextRequests: "Next requests",
  faultRequests: "Requests of the bot",
  rateLimit: "Too many requests (429)",
  oldMessages: "All messages are older than an hour",
  serverError: "Server error (503)",
  loseReplies: "Lose the replies",
  slowReplies: "Slow replies",
  noLongerSlow: "No longer slow",
  faultLine: "Connection of the bot",
  noNetwork: "No network",
  networkBack: "Network back",
  lateInteraction: "Next click arrives late",
  dropResume: "Drop the gateway",
  dropLost: "Drop it and lose the session",
  askReconnect: "Ask to reconnect",
  faultPeople: "People",
  person: "Person",
  closeDms: "Close direct messages",
  openDms: "Open them",
  leaveServer: "Leave the server",
  comeBack: "Come back",
  faultPlaces: "Channels and messages",
  channel: "Channel",
  archiveThread: "Archive the thread",
  unarchiveThread: "Open it again",
  lockThread: "Lock it",
  openPrivate: "A private thread without the bot",
  takeBotOut: "Take the bot out of the thread",
  deleteBoard: "Delete the board message",
  deleteChannel: "Delete the channel",
  permission: "Permission",
  takePermission: "Take it away",
  givePermission: "Give all back",
  faultServer: "Bot and server",
  removeBot: "Remove the bot",
  inviteBot: "Invite it back",
  quarantineBot: "Quarantine the bot",
  endQuarantine: "End the quarantine",
  limitNewDms: "One new direct message a minute",
  secondServer: "A second server without the bot",
  installApp: "Add the app to your account",
  uninstallApp: "Take it off your account",
};

const ES = {
  youAre: "Eres",
  textChannels: "Canales de texto",
  directMessages: "Mensajes directos",
  openMenu: "Abrir la lista de canales",
  closeMenu: "Cerrar la lista de canales",
  settings: "Ajustes",
  settingsOf: "Ajustes de {name}",
  language: "Idioma",
  languageHelp: "El bot le habla a este usuario en este idioma.",
  dmsOpen: "Aceptar mensajes directos",
  dmsHelp: "Desactivado: se rechazan los mensajes directos del bot a este usuario, como en Discord.",
  theme: "Tema",
  dark: "Oscuro",
  light: "Claro",
  done: "Hecho",
  close: "Cerrar",
  cancel: "Cancelar",
  submit: "Enviar",
  app: "APP",
  edited: "(editado)",
  used: "ha usado",
  onlyYou: "Solo tú puedes ver esto",
  dismiss: "Descartar mensaje",
  thinking: "{name} está pensando…",
  typing: "{name} está escribiendo…",
  interactionFailed: "Esta interacción ha fallado",
  noResponse: "La aplicación no ha respondido",
  messageTo: "Mensaje para {name}",
  newPost: "Una publicación nueva; su primera línea es el título",
  useCommand: "Mensaje para {name}, o escribe / para ver los comandos",
  send: "Enviar",
  messages: "Mensajes en {name}",
  welcome: "¡Te damos la bienvenida a {name}!",
  welcomeText: "Aquí empieza el canal. Escribe / para ver qué sabe hacer el bot.",
  welcomeForum: "Aquí hay publicaciones en lugar de mensajes. Lo que escribas abre una.",
  welcomeDm: "Aquí empiezan tus mensajes directos con {name}.",
  newMessages: "Nuevo",
  jump: "Ir a los mensajes más recientes",
  reconnecting: "Conexión perdida. Reconectando…",
  today: "hoy a las {time}",
  yesterday: "ayer a las {time}",
  startedThread: "{name} ha abierto un hilo: {thread}",
  openThread: "Abrir el hilo",
  thread: "hilo",
  choose: "Elige una opción",
  selectHint: "Elige de {min} a {max}",
  selected: "{n} elegidas",
  commands: "Comandos",
  noCommands: "Ningún comando coincide. Borra la / para escribir un mensaje.",
  loading: "Cargando opciones…",
  noOptions: "Ninguna opción coincide con tu texto.",
  optionsFailed: "No se han podido cargar las opciones.",
  required: "Esta opción es obligatoria. Dale un valor.",
  requiredField: "Este campo es obligatorio.",
  tooShort: "Al menos {n} caracteres, por favor.",
  tooLong: "Como mucho {n} caracteres, por favor.",
  notInteger: "Escribe un número entero.",
  notNumber: "Escribe un número.",
  tooSmall: "El valor más pequeño es {n}.",
  tooBig: "El valor más grande es {n}.",
  notChoice: "Elige una de las opciones de la lista.",
  notUser: "Elige un usuario de la lista.",
  notChannel: "Elige un canal de la lista.",
  yes: "Verdadero",
  no: "Falso",
  optional: "opcional",
  addOption: "Añadir {name}",
  leaveCommand: "Salir del comando",
  runCommand: "Enviar comando",
  modalFailed: "Algo ha ido mal. Inténtalo de nuevo.",
  picture: "Imagen",
  noDescription: "Esta imagen no tiene descripción.",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  openOriginal: "Abrir el original",
  spoiler: "Spoiler, selecciona para revelarlo",
  unknownUser: "usuario-desconocido",
  unknownChannel: "canal-desconocido",
  replyGone: "El mensaje original se ha borrado",
  sendFailed: "El mensaje no se ha enviado: {error}",
  unread: "sin leer: {n}",
  mentions: "menciones: {n}",
  archived: "archivado",
  locked: "bloqueado",
  copyright: "Imitación local de Discord en tu propio ordenador. Nada sale de aquí.",
  lastAck: "Última respuesta del bot: {ms} ms",
  sideBySide: "Varios usuarios uno al lado del otro",
  oneUser: "Volver a un solo usuario",
  columns: "Columnas",
  addColumn: "Añadir una columna",
  closeColumn: "Cerrar esta columna",
  phoneView: "Ver como en un móvil",
  gather: "Todos a {place}",
  people: "Personas",
  previousPicture: "Imagen anterior",
  nextPicture: "Imagen siguiente",
  privateThread: "hilo privado",
  faults: "Averías",
  faultsHelp: "Lo que falla aquí solo le falla al bot; esta página sigue funcionando.",
  endFaults: "Terminar las averías",
  botConnected: "El bot está conectado",
  process: "Proceso {n}",
  shard: "Fragmento {n} de {count}",
  botNotConnected: "El bot no está conectado",
  botHere: "El bot está en el servidor",
  botGone: "El bot no está en el servidor",
  invalidRequests: "Peticiones no válidas en 10 minutos: {n}",
  seconds: "Segundos",
  nextRequests: "Próximas peticiones",
  faultRequests: "Peticiones del bot",
  rateLimit: "Demasiadas peticiones (429)",
  oldMessages: "Todos los mensajes tienen más de una hora",
  serverError: "Error del servidor (503)",
  loseReplies: "Perder las respuestas",
  slowReplies: "Respuestas lentas",
  noLongerSlow: "Dejar de ser lento",
  faultLine: "Conexión del bot",
  noNetwork: "Sin red",
  networkBack: "Vuelve la red",
  lateInteraction: "El próximo clic llega tarde",
  dropResume: "Cortar la conexión",
  dropLost: "Cortarla y perder la sesión",
  askReconnect: "Pedir que reconecte",
  faultPeople: "Personas",
  person: "Persona",
  closeDms: "Cerrar los mensajes directos",
  openDms: "Abrirlos",
  leaveServer: "Salir del servidor",
  comeBack: "Volver",
  faultPlaces: "Canales y mensajes",
  channel: "Canal",
  archiveThread: "Archivar el hilo",
  unarchiveThread: "Abrirlo de nuevo",
  lockThread: "Bloquearlo",
  openPrivate: "Un hilo privado sin el bot",
  takeBotOut: "Sacar al bot del hilo",
  deleteBoard: "Borrar el mensaje del tablero",
  deleteChannel: "Borrar el canal",
  permission: "Permiso",
  takePermission: "Quitarlo",
  givePermission: "Devolverlos todos",
  faultServer: "Bot y servidor",
  removeBot: "Expulsar al bot",
  inviteBot: "Invitarlo de nuevo",
  quarantineBot: "Poner el bot en cuarentena",
  endQuarantine: "Terminar la cuarentena",
  limitNewDms: "Un mensaje directo nuevo por minuto",
  secondServer: "Otro servidor, sin el bot",
  installApp: "Añadir la app a tu cuenta",
  uninstallApp: "Quitarla de tu cuenta",
};

let locale = "en-US";

/** Choose the language of the page: any Discord locale; Spanish ones give Spanish, all others English. */
export function setLocale(value) {
  locale = value || "en-US";
  document.documentElement.lang = isSpanish() ? "es" : "en";
}

export function currentLocale() {
  return locale;
}

function isSpanish() {
  return locale.startsWith("es");
}

/** The text of a key in the present language, with {names} filled in. */
export function t(key, args = {}) {
  const text = (isSpanish() ? ES : EN)[key] ?? EN[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in args ? String(args[name]) : whole));
}

/** A command's, option's or choice's name in the user's language. */
export function localName(item) {
  return item.name_localizations?.[locale] ?? item.name;
}

/** A command's or option's description in the user's language. */
export function localDescription(item) {
  return item.description_localizations?.[locale] ?? item.description ?? "";
}

/** Clock time, e.g. "14:05". */
export function clock(date) {
  return new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" }).format(date);
}

/** Day as Discord writes it on the line between two days. */
export function longDay(date) {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(date);
}

/** Time beside a name: "Today at 14:05", "Yesterday at ...", else the date. */
export function stamp(date) {
  const day = (d) => new Date(d.getFullYear(), d.getMonth(), d.getDate()).getTime();
  const days = Math.round((day(new Date()) - day(date)) / 86_400_000);
  if (days === 0) return t("today", { time: clock(date) });
  if (days === 1) return t("yesterday", { time: clock(date) });
  return new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "short" }).format(date);
}

/** A Discord timestamp mark <t:seconds:style> as text. */
export function discordTime(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (style === "R") return relative(date);
  const styles = {
    t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
    f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  };
  return new Intl.DateTimeFormat(locale, styles[style] ?? styles.f).format(date);
}

function relative(date) {
  const seconds = (date.getTime() - Date.now()) / 1000;
  const units = [["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3600], ["minute", 60]];
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(Math.round(seconds), "second");
}

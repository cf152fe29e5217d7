# Para qué es cada pregunta de The Ancient World, en una línea para quien lo juega las primeras veces.
ancient_world-purpose-turn = Una cosa por turno. Los estandartes iguales suman.
ancient_world-purpose-damage = Cada una que siga dañada al final resta 1 punto.
ancient_world-purpose-army-coin = Las monedas se quedan ahí y este ejército sale más caro desde ahora: elige el que menos vayas a usar.
ancient_world-purpose-lose-retired = Una carta retirada aún da su legado al ejército de encima: entrega el legado más débil.
ancient_world-purpose-lose-district = Con el distrito se va su sitio para cartas de imperio y lo demás que da: entrega el que menos te sirva.
ancient_world-purpose-disband = Se va con todas sus cartas. Conserva el ejército con el que aún alcanzas la defensa de un titán.
ancient_world-purpose-repair = Antes la comida; los ingresos, si queda ronda.
ancient_world-purpose-district = Los distritos dan sitio para cartas de imperio y nunca se dañan. Busca uno que premie lo que haces a menudo.
ancient_world-purpose-explore = La construyes en un turno posterior, sin ciudadano pero pagándola y con sitio. Mira si podrás pagarla.
ancient_world-purpose-upgrade = Con más habilidad no pagas donde un ciudadano menor paga una moneda. Algunas cartas también la piden.
ancient_world-purpose-rest = Cada moneda en un ejército encarece cada uso: alivia el que más vayas a usar.
ancient_world-purpose-ready = Un ejército ataca una vez por ronda, y este podrá otra: ¿cuál te ayuda a alcanzar la defensa de un titán?
ancient_world-purpose-confront = Aplacado no daña tus cartas; se queda igualmente.
ancient_world-purpose-feed = Quien pasa hambre descansa la ronda siguiente; tras la ronda 6, cada hambriento resta 2 puntos.
ancient_world-purpose-city-state = Su habilidad es tuya toda la partida: toma una que usarías en cada ronda.

import { type LanguageCommands, lines } from '../language.ts'

/** What is asked of what the household watched, keeps, will watch and watches together. Spanish. */
export const householdCommands: LanguageCommands['intents'] = [
  [
    'about',
    lines(`
    (sale|salen|aparece|aparecen) (algo|alguna cosa|cosas|escenas|partes|momentos|sustos) (que|de)? (muy)? (dé|den|da|dan|miedo|triste|violento|tristes|feo|fuertes) {rest}?
  `),
  ],
  [
    'replay_intro',
    lines(`
    (volver a|vuelve a|volvé a) (ver|poner|mostrar|reproducir) (la|el) (intro|introducción|presentación|bienvenida|vídeo de {rest})
    (pon|ponme|ponnos|repite|ver|muéstrame|enséñame|vuelve a poner|otra vez|quiero ver|reproduce|mostrame|poné|ver otra vez|volver a ver|muestra|repetir|veamos|póngame|ponga) (otra vez|de nuevo)? (la|el)? (intro|introducción|vídeo de (inicio|entrada|bienvenida|introducción)|presentación|entrada|vídeo del principio|video de (inicio|entrada|bienvenida)) (otra vez|de nuevo|del principio|del cohete|inicial|una vez más)?
    (otra vez|de nuevo) (la)? (intro|introducción|presentación)
    (la)? (intro|introducción|presentación) (otra vez|de nuevo|inicial)?
  `),
  ],
  [
    'time_left',
    lines(`
    (puedo|podemos) (ver|mirar|seguir) (un|una)? (rato|poco|ratito|poquito|peli) más {rest}?
    (puedo|podemos)? (todavía|aún) (puedo|podemos)? (ver|mirar) (más|otra|algo) {rest}?
    (ya)? (casi)? (se acaba|se termina|termina|acaba|está acabando|está por (acabar|terminar)|va a (acabar|terminar)) (<this>|la peli|la película|ya|pronto)?
    ya (casi|mero)? (se)? (acaba|acabó|termina|terminó) {rest}?
    (a qué hora|cuándo) (se)? (acaba|termina|acabará|terminará|va a (acabar|terminar)) (<this>|la peli|la película|esto)?
    (acabará|terminará|se acaba|se termina|habrá (acabado|terminado)|va a (acabar|terminar)) (<this>)? (antes|para|a) (de)? {rest}
    (le)? (falta|queda) (mucho|poco|todavía mucho|aún mucho|bastante) (para (el final|que {rest}|acabar|terminar)|de (peli|película))?
    cuánto (le|nos|me)? (falta|queda) (a <this>|para {rest}|de (peli|película))?
    (cuánto|cuánta|cuántos|cuanto|cuantos) (tiempo|minutos|rato|tele|tiempo de pantalla|tiempo de tele)? (más)? (me|nos|le)? (queda|quedan|falta|faltan|puedo|podemos|tengo|tenemos|resta|restan) (de (tele|pantalla|hoy|tiempo {rest})|para (ver|mirar|hoy|que {rest}|seguir {rest}|apagar {rest})|hoy|ver|todavía|ver hoy|ver la tele|más|por ver|aún|mirando|viendo|por hoy|ver {rest}|de {rest}|permitido)?
    (cuánto|cuanto) (tiempo|rato)? (más)? (puedo|podemos|me dejan|nos dejan) (ver|seguir|mirar|estar|quedarme) {rest}?
    (cuánto|cuanto) (más)? (puedo|podemos)
    (me|nos) (queda|quedan|sobra) (tiempo|minutos|algo de tiempo|mucho tiempo|mucho|mucha tele) {rest}?
    (queda|hay|tengo|tenemos|me queda) (mucho|algo de|suficiente|más)? tiempo (para {rest}|de {rest}|todavía|hoy)?
    (cuándo|a qué hora) (se (acaba|me acaba|termina|me termina)|tengo que|tenemos que|hay que) (mi tiempo|el tiempo|apagar|parar|dejar de ver|la tele) {rest}?
    (se me|se nos) (ha)? (acabó|acabado|acaba|terminó) (ya)? el tiempo
    (mi|el) (tiempo|límite) (de pantalla|que queda|restante|de tele)
    hasta (cuándo|qué hora) (puedo|podemos) {rest}
  `),
  ],
  [
    'history',
    lines(`
    (qué|cuál) (fue|es|era) (lo|la|el) últim* (que|peli que|película que|cosa que) (vimos|vi|hemos visto|he visto|pusimos) {rest}?
    (enséñame|muéstrame|ver|dime|muéstranos|mostrame|enséñanos) (todo)? (lo|las|las pelis|las películas) que (he|hemos|han|ya) (visto|vi|vimos|he visto|hemos visto) {rest}?
    (qué|cuáles) (han|ha|hemos|he) estado (viendo|mirando) {rest}?
    (qué|cuáles) (han|ha) visto (los|las|mis|mi|el|la) {rest}
    (qué|que|cuáles|cuál) (película|películas|pelis|peli|dibujos|cosas|capítulos|serie|series)? (hemos|he|ha|han)? (visto|vimos|vi|viste|vio|veíamos|estuvimos viendo|mirado|miramos) (ayer|la semana pasada|el otro día|antes|últimamente|hoy|anoche|el {rest}|la {rest}|hace {rest}|ya|esta semana|este {rest}|en {rest}|los {rest}|con {rest}|hasta ahora|recientemente|por {rest}|nosotros {rest}|yo {rest}|mia|mi {rest}|juntos)?
    (cuál|cómo se llamaba|qué) (era|fue)? (la|aquella)? (película|peli|serie|la) que (vimos|vi|hemos visto|he visto|estuvimos viendo|veíamos) {rest}
    (cuál|qué) (era|fue) la que (vimos|vi|hemos visto) {rest}
    (muéstrame|enséñame|ver|abre|dime|mostrame)? (mi|el|nuestro) historial (de {rest})?
    (lo|todo lo) que (hemos|he|vimos|vi|ya) (visto|vimos|vi)? {rest}?
    (dime|recuérdame|muéstrame|enséñame|cuéntame|recordame) (qué|lo que|las que|las películas que|las pelis que) (hemos visto|he visto|vimos|vi|ya vimos|ya hemos visto) {rest}?
  `),
  ],
  [
    'continue',
    lines(`
    (sigue|continúa|seguir|retoma) (desde|con) (la última vez|lo último|lo de antes|ayer|anoche|la otra noche|el otro día)
    (volver|volvemos|regresar|vuelve) a (la|lo) (peli|película|serie)? que {rest}
    (iba|íbamos|estaba|estábamos|voy|vamos) (por|a|en) (la)? (mitad|medio|medias) (de {rest})?
    (me|nos) (quedé|quedamos) (dormida|dormido|dormidos|dormidas) (ayer|anoche|viendo {rest}|ayer {rest}|anoche {rest})
    (ver|veamos|terminar|acabar|ponme|pon) (lo que (queda|faltaba|falta|quedaba)|el resto|el final) (de {rest})?
    (la|lo) (tuve|tuvimos) que (dejar|parar|apagar|quitar) {rest}?
    (ayer|anoche|el otro día)? no (la|lo)? (llegamos|llegué|pudimos|pude|terminamos|terminé|acabamos|acabé) (al final|hasta el final|a ver el final|terminarla|acabarla|de ver*) {rest}?
    (qué|cuál) (película|peli|serie|fue la que)? (dejé|dejamos|me dejé|nos dejamos|quedó|tengo|tenemos) (a medias|sin terminar|sin acabar|a la mitad|empezada|pendiente)
    (ponme|pon|ponnos) lo que (estaba|estábamos|veía|veíamos) {rest}?
    por dónde (iba|íbamos|vamos|voy) (en|con|de)? {rest}?
    (por)? dónde (iba|íbamos|me quedé|nos quedamos|lo dejé|lo dejamos|quedé|quedamos|estaba|estábamos|la dejé|la dejamos)
    (sigue|seguir|sigamos|continúa|continuar|continuemos|retoma|retomar|terminar|acabar|termina|acabemos|terminemos|vuelve a|ponme|pon|poné|quiero seguir|seguí|sigo|continuo|acabamos|terminamos) (con|viendo|de|a)? (la|lo|el|mi|nuestra)? (película|peli|serie|capítulo|que|de|donde|dibujos)? (que)? (estaba|estábamos|me quedé|nos quedamos|lo dejé|lo dejamos|de ayer|de anoche|ayer|anoche|empezamos|empecé|dejamos|dejé|veíamos|veía|a medias|no terminé|no terminamos|quedó|no acabé|no acabamos|de antes|quedamos|quedé|íbamos|iba|la dejamos|la dejé|del otro día|teníamos a medias|estaba viendo|estábamos viendo) {rest}?
    (volvamos|volver|vuelve|regresemos|regresa|volvemos|volvé) (a|con) (la|lo|el)? (película|peli|serie|que|capítulo)? (que)? (empezamos|empecé|dejamos|dejé|veíamos|veía|vimos|estábamos|estaba|teníamos|de ayer|de anoche|de antes) {rest}?
    (sigue|continúa|continuar|seguir|sigamos) (viendo|donde {rest}|desde donde {rest}|con lo de {rest})
    (la|lo) (película|peli|serie|que)? (de ayer|de anoche|a medias|de antes|que dejé a medias|que dejamos a medias|que (estaba|estábamos) viendo|que empezamos {rest}|que no {rest})
    (terminar|acabar|seguir con|continuar|continuar con|seguir viendo|terminar de ver|acabar de ver) (mi|la|nuestra|la misma) (película|peli|serie)
    (ponme|pon|quiero) (lo|la) (de ayer|de anoche|que dejé {rest}|que dejamos {rest}|que (estaba|estábamos) viendo)
    (qué|cuál) (estaba|estábamos) viendo
    seguir viendo
    donde (lo|la)? (dejé|dejamos|me quedé|nos quedamos|quedamos|iba|íbamos)
  `),
  ],
  [
    'coming_soon',
    lines(`
    (qué|cuáles) (pelis|películas|cosas|estrenos)? (nuevas|nuevos) (vais|van|vas) a {rest}
    (qué|cuál) es lo (próximo|siguiente|que viene|nuevo que viene) {rest}?
    (llega|llegará|viene|vendrá|sale|saldrá|habrá|hay) (algo|alguna peli|alguna|alguna película) (nuevo|nueva)? (en|para|este|esta|la|el) {rest}
    (qué|cuáles) (pelis|películas|cosas)? (nuevas)? (está|están|hay) (por|a punto de) (llegar|salir|venir|estrenar|estrenarse)
    (qué|cuándo|cuáles) (pelis|películas|cosas)? (van a|vais a|vas a|se va a|se van a) (estrenar|sacar|salir|llegar|poner|añadir|traer|estrenarse) {rest}?
    (cuándo|qué día) (traen|ponen|añaden|agregan|suben|estrenáis|sacan) (cosas|pelis|películas)? (nuevas|nuevos|algo nuevo|estrenos) {rest}?
    (qué|que|cuáles|cuál) (películas|pelis|cosas|novedades|estrenos|hay|dibujos|es lo que|peli|película)? (nuevas|nuevo)? (hay|son|es)? (que)? (viene|vienen|llega|llegan|sale|salen|saldrá|saldrán|llegará|llegarán|habrá|se estrena|se estrenan|estrenan|va a salir|van a salir|va a haber|vendrá|vendrán|van a llegar|va a llegar|van a poner|van a venir|toca) (pronto|próximamente|la semana que viene|después|el mes que viene|nuevo|ahora|dentro de poco|en {rest}|este {rest}|el {rest}|luego|prontito)?
    (muéstrame|enséñame|ver|dime|pon|hay|tienes|cuáles son|quiero ver|mostrame)? (los|las|algún|algunos|el)? (próximos|próximas|futuros|nuevos próximos)? (estrenos|próximamente|próximas películas|próximas pelis|avances|tráilers|trailers) (que {rest}|próximos|nuevos|pronto|de {rest}|del mes)?
    (qué|cuáles)? (estrenos|novedades|películas|pelis|cosas|dibujos) (nuevas|nuevos|nueva|nuevo)? (hay|habrá|vienen|llegan|salen|tenéis|tendréis|tendrán|estrenan) (para|en)? (el mes|la semana|este|esta|pronto|próximamente|dentro|navidad|verano) {rest}?
    (próximamente|pronto|estrenos|próximos estrenos|lo próximo)
    (habrá|van a poner|vais a poner|va a haber|llegarán|saldrán|tendréis|tendrán|tendrás|hay) (alguna|algunas|algún|algo|más)? (peli|pelis|película|películas|estreno|estrenos|cosas)? (nueva|nuevas|nuevo|nuevos)? (pronto|próximamente|dentro de poco|(el|la|este|esta) (mes|semana|año|verano|finde|fin de semana|navidad|invierno) (que viene|próximo|próxima|entrante)?)
    (hay|habrá|viene|llega|sale) (algo|alguna|alguna peli|alguna película)? (nuevo|nueva)? (pronto|próximamente|dentro de poco|que {rest})
    lo que (viene|llega|sale|está por venir|está por llegar|va a salir) (pronto)?
    (cuándo|cuando) (sale|llega|viene|salen|llegan|estrenan|hay) (la|algo|las|una|el)? (próxima|nuevo|nueva|nuevas|siguiente|próximas)? {rest}?
  `),
  ],
  [
    'remove_from_list',
    lines(`
    (ya)? no (la|lo) (quiero|queremos|necesito) (más)? (ahí|allí|guardada|apuntada|allá)
    <this> (ya)? no (hace falta|tiene que estar|debe estar|la quiero|me interesa|pinta nada) (más)? (en|dentro de) <list>
    (ya)? no (la|lo) (quiero|queremos|necesito|necesitamos) (más|ya)? (en <list>)
    que (ya)? no (esté|salga|aparezca|siga) (más)? en <list>
    (la|lo)? (quitas|borras|sacas|eliminas) de <list>
    (quita|quítame|elimina|borra|saca|quitar|borrar|eliminar|sacar|quite|borre|elimine|saque|sacá|quitá|borrá) (<this>|{title}) de <list>
    (quítala|quítalo|elimínala|bórrala|sácala|bórralo|sácalo|elimínalo|quítela|bórrela|quitala|sacala|borrala|quitarla|borrarla|sacarla) (de <list>)?
    (quita|elimina|borra|saca|quitar) de <list> (a)? (<this>|{title})
    (quita|borra|elimina) (<this>)
    (ya)? no (quiero|queremos|la quiero|la queremos) (<this>|{title}|más)? (en <list>)
    (quita|borra|elimina|saca) (la)? {position} (de <list>)
  `),
  ],
  [
    'add_to_list',
    lines(`
    (la|lo) (podemos|puedo|puedes|podrías|quiero) (guardar|apuntar|añadir|anotar|agregar) {rest}?
    (esta|esa|<this>) (la|lo)? (quiero|queremos|quisiera) (ver|mirar) (luego|después|mañana|otro día|más tarde|el {rest})
    (pon|ponme|mete|guarda|apunta|añade|agrega) {title} (a|en|para) <list> (para {rest})
    (me|nos)? (la|lo) (guardas|guarda|apuntas|pones|metes|anotas|añades|agregas|dejas) (en <list>|para {rest}|a <list>)
    (la|lo) (quiero|queremos|quisiera) (en|para) <list>
    que no se (me|nos) olvide {rest}?
    (añade|añádeme|agrega|agrégame|pon|mete|guarda|guárdame|apunta|añadir|agregar|guardar|poner|ponme|apúntame|añada|agregue|anota|anótame|suma|agregá|poné|meter|apuntar|guárdanos|anotar|añádenos) (a)? (<this>|{title}) (a|en|para) <list>
    (añade|agrega|pon|mete|guarda|añadir|agregar) (a|en) <list> (<this>|{title})
    (añádela|añádelo|agrégala|agrégalo|guárdala|guárdalo|apúntala|métela|ponla|ponlo|guárdamela|apúntamela|añádala|agréguela|guardala|agregala|anótala|añadirla|agregarla|guardarla|apúntalo|anotala|apuntala|ponela|añadila|guárdenla|añádamela|agréguemela) (a|en) <list>
    (añádela|añádelo|agrégala|guárdala|guárdalo|apúntala|guárdamela|apúntamela|añádala|agréguela|guardala|agregala|anótala) (para (luego|después|más tarde|mañana|otro día|el {rest}))?
    (añade|agrega|pon|guarda) (la)? {position} (a|en) <list>
    (guarda|apunta|deja|recuerda|guárdame|apúntame) (<this>|{title}) (para|pa) (luego|después|más tarde|mañana|otro día|el {rest})
    (recuérdame|acuérdame|recuérdanos|recordame|acordate de|recuerda) (que)? (de)? (ver|veamos|vea|poner) (<this>|{title}) (después|luego|más tarde|otro día|mañana|el {rest}|en {rest})?
    (quiero|queremos) (ver)? (<this>|{title}) (después|más tarde|otro día|mañana|luego|en mi lista)
    (quiero|queremos) (verla|verlo) (después|más tarde|otro día|mañana|luego)
    (esta|esa|esto) (a|en|para) <list>
    {title} (a|en) <list>
  `),
  ],
  [
    'start_party',
    lines(`
    (ver|verla|verlo|mirar|mirarla) (<this>|{title}|una peli|algo)? con (el|la|los|las|mi|mis|nuestro) {rest} (por internet|a distancia|en línea|online|desde {rest})
    (hacemos|hacer|hagamos|organiza|organizamos|monta|montamos) (una|un) (noche|tarde|sesión|maratón|rato) de (cine|pelis|películas|peli) (en línea)? con <friends> {rest}?
    (puede|pueden|podría|podrían) <friends> (verla|verlo|ver <this>|ver la peli|mirarla|unirse|ver una peli) {rest}?
    cómo (hago|hacemos|puedo|podemos|se hace|se puede) (para)? (ver|mirar) (una peli|pelis|películas|algo|<this>|{title})? (juntos)? con <friends>
    (ver|verla|verlo|mirarla|poner|ponerla) (<this>|{title})? (a la vez|al mismo tiempo|al tiempo|a la par) (que|con) <friends> {rest}?
    (empieza|empezar|haz|hacer|crea|crear|monta|montar|inicia|iniciar|organiza|organizar|abre|abrir|arma|armar|hagamos|quiero hacer|empecemos|montemos|vamos a hacer|hacemos|hacé|comienza|comenzar|arrancar|arranca|prepara|haga) (una|la|nuestra|otra)? (fiesta|watch party|fiesta de (cine|pelis|películas|visionado)|party|sala|reunión|sesión|fiesta con <friends>) (con <friends>|con {that}|con {title}|para ver ({that}|{title})|de (cine|pelis)|para ({that}|{title})|y vemos ({that}|{title}))?
    (ver|veamos|quiero ver|vamos a ver|mirar|verla|verlo|verlas) ({that}|{title}|una peli|una película|algo)? (junto|juntos|juntas|a la vez|al mismo tiempo)? con <friends> (juntos|a la vez|al mismo tiempo|en línea|a distancia)?
    (ver|veamos|quiero ver|vamos a ver|verla|vemos|queremos ver|podemos ver|mirar) ({that}|{title}|una peli)? (todos)? (juntos|juntas|en grupo|todos juntos) (con <friends>)?
    (invita|invitar|llama|llamar|invite|invitá|quiero invitar) a <friends> (a {rest}|para {rest}|con {rest})?
    (fiesta|party|watch party) (con <friends>|de (pelis|cine|películas)|con {title}|para {rest}|ya)?
    (quiero|queremos) (una)? (fiesta|watch party) {rest}?
  `),
  ],
]

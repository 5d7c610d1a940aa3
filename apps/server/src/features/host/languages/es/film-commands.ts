import { type LanguageCommands, lines } from '../language.ts'

/** What is said of films and screens that are to be seen. Spanish. */
export const filmCommands: LanguageCommands['intents'] = [
  [
    'why',
    lines(`
    (cuál|qué) (es|fue) (la razón|el motivo) (de|para) {rest}
    qué te hace (pensar|creer|suponer) {rest}
    (por qué|cómo es que) (me|nos)? (has|habéis|han) {rest}
      por qué (crees|piensas|dices|cree|piensa) que {rest}
    (y)? (por qué|porqué|por que|porque) (<this>|ésta|esta película|esa película|estas|esas|la primera|eso)
    (y)? (por qué|porqué|por que|cómo es que) (me|nos|la|lo|te|le)? (la|lo|las)? (recomiendas|has elegido|elegiste|propones|sugieres|recomiendas|has recomendado|muestras|dices|enseñas|eliges|recomendaste|has puesto|escogiste|has escogido|ofreces|pones|recomendás|sale|salen|sugeriste|has sugerido|gustaría|gustará|crees que {rest}|debería {rest}|tendría {rest}|tengo que verla|tenemos que verla|aparece) (<this>|esta película|esa película|estas|esas|a mí|{title}|esas tres|la {position}|{rest})?
    (por qué|porqué|por que) (es|crees|está|sería) (buena|bueno|para mí|que {rest}|una buena idea|buena para {rest}|tan buena|aquí|la primera|primera|recomendada|{rest})
    (qué|que) tiene (de)? (bueno|especial|buena|de bueno) {rest}?
    (explícame|dime|explica) (por qué|el motivo|tu elección) {rest}?
    por qué (la|el)? {position}
    por qué (justo|precisamente|exactamente|justamente|solo) (<this>|la {position})
    (por qué|y eso|cómo así|a santo de qué|y por qué|con qué motivo)
    (dame|dime) (una|la|un) (razón|motivo) {rest}?
    (por qué) {title}
  `),
  ],
  [
    'about',
    lines(`
    (le|les) (gustaría|gustará|va a gustar|puede gustar|encantaría) a (un|una|mi|mis|los|las|el|la) {rest}
    (para|a partir de|desde|de) qué (edad|edades) (es|está|sirve|va)? (<this>|{title})?
    es (una)? (de)? (triste|miedo|risa|divertida|larga|corta|buena)
    (sale|hay|tiene|pasa|aparece) (algo|alguna cosa|cosas|escenas|partes|mucho|mucha|momentos) (muy|demasiado)? (que|de)? (dé|den|da|dan|miedo|triste|violento|violencia|sangre|tristes|feo|fuerte|fuertes|malo|sustos) {rest}?
    quién (la|lo) (hizo|dirigió|dirige|ha hecho|escribió|dibujó)
    (cómo)? (acaba|termina) (bien|mal|feliz|triste|la peli|la película|<this>)
    (la|lo) (puede|puede|podría|pueden|podrá) (ver|mirar) (mi|mis|un|una|los|las|el|la) {rest}
    (puede|pueden|podría) (verla|verlo|mirarla) (mi|mis|un|una|los|las|el) {rest}
    (mi|mis) {rest} (puede|pueden|podría) (verla|verlo|ver <this>|ver {title})
    (es|será|está) (<this>|{title})? (apta|adecuada|buena|bien|apropiada|recomendada|ok) para {rest}
    (se)? muere (alguien|el {rest}|la {rest}|al final)
      (cuént*|háblame|hábleme|dime|dinos|dígame|explícame|explíc*|contame) (más|algo|un poco)? (más)? (de|sobre|acerca de) (la|el)? {position} (peli|película)?
      (qué pasa en|da miedo) (la|el)? {position}
    de (qué|que) (va|es) (la película|la peli)? (<this>|{title})? (exactamente|otra vez|en resumen|más o menos)?
    (de)? (qué|que) (trata|se trata|cuenta|iba|pasa en|habla) (la película|la peli)? (<this>|{title})? (exactamente|otra vez|en resumen|más o menos)?
    (sobre|de) (qué|que) (es|trata|va|se trata|habla) (<this>|{title})?
    (qué|que) (pasa|ocurre|sucede|cuenta|se ve) (en|con)? (<this>|{title})
    (háblame|cuéntame|dime|explícame|contame|hablame|cuénteme|decime|dinos|cuéntanos) (algo|más|un poco|un poquito|todo)? (más)? (de|sobre|acerca de) (<this>|{title}|qué (va|trata) (<this>|{title})?)
    (cuéntame|dime|explícame) (de)? (qué|que) (va|trata|pasa|es) (en|de)? (<this>|{title})?
    (cuál|cual) es (el argumento|la historia|la trama) de (<this>|{title})
    (quién|quiénes|quien) (sale|salen|aparece|sale en|son los personajes|actúa|es el protagonista|es la protagonista) (en|de)? (<this>|{title})
    (es|da|son) (<this>|{title})? (de)? (miedo|triste|larga|corta|divertida|buena|apta para {rest}|para niños|para {rest}|muy {rest}|demasiado {rest}|adecuada {rest}|graciosa|bonita|aburrida) (<this>|{title})?
    (<this>|{title}) (es|da|hace) (miedo|triste|larga|corta|divertida|buena|apta para {rest}|para niños|para {rest}|muy {rest}|demasiado {rest}|adecuada {rest}|llorar|mucho miedo)
    (da|hace) (mucho)? (miedo|llorar|reír) (<this>|{title})
    (cuánto|cuanto) (dura|dura la peli) (<this>|{title})?
    (haz|hazme|dame|quiero|léeme) (un|el|una)? (resumen|sinopsis|argumento) (corto|breve)? (de (<this>|{title}))?
    (resume|resúmeme|resúmela|resumime|resúmenos) (<this>|{title})?
    (más)? (información|info|detalles) (de|sobre) (<this>|{title})
    (qué|que) (tipo|clase) de (película|peli|historia) es (<this>|{title})?
    de qué (va|trata) (la)? {position}
    {title} (de qué (va|trata|es)|qué es)
    (<this>) de qué (va|trata)
  `),
  ],
  [
    'similar',
    lines(`
    (algo|pelis|películas|una|otras|otra|alguna|qué tenéis|qué hay)? (del palo de|del mismo (rollo|palo|corte|aire) que|a lo) ({that}|{title})
    (qué|algo|alguna|otra|otras|una|cuáles)? (más|otra|otras)? (hay|tienes|tenés|tienen)? (del|de|en|con) (este|ese|el mismo|esta|esa|la misma) (estilo|tipo|onda|línea|rollo|género)
    (una|algo|otra|alguna|unas|otras) que (se le|se les|se) (parezca|parezcan|asemeje|parece|parecen) (a {rest})?
      (lo mismo|la misma cosa|del mismo palo|del mismo tipo)
      (algo|una|otra)? por el estilo
    (similar|similares|parecid*|semejantes)
    ~ ~ (más|otra|otras|algo|una|alguna|parecid*|similar*|pelis|películas) (como|a) <this>
    (otra|otras|algo|más|alguna|algunas|unas|una|pelis|películas)? (más)? (así|parecid*|similar*|semejante*)? (del|de|en|con|por) (el|la|ese|este|esa|esta)? (mismo|misma)? (estilo|tipo|onda|línea|rollo|género)
    (más|otra|otras|algo|una|alguna) (así|como (<this>|{title}))
    (<film>|algo|alguna|otra|otras|una|una peli|una película|más|pelis|películas|cosas|otra peli|otra película|alguna peli|alguna película|alguna otra|qué|cuáles|cuál|otra cosa|algo más|unas|dibujos)? (que)? (sea|sean|se|hay|es|son|esté|tenga)? (parecido|parecida|parecidas|parecidos|similar|similares|como|del estilo de|del tipo de|estilo|al estilo de|tipo|igual|semejante|parezca|parezcan|parece|por el estilo de|tan buena como|tan {rest} como) (a|de|que)? (<this>|{title})
    (quiero|busco|busca|búscame|ponme|pon|recomiéndame|dame|tienes|hay|muéstrame|enséñame|queremos|necesito|dime|encuentra|encuéntrame|tenés|recomiéndanos|conoces|existe|poneme|buscame|habrá|sugiéreme|ver|tendrás|ponnos|tienen|búscanos|quisiera) (<film>|algo|alguna|otra|otras|una|una peli|una película|más|pelis|películas|cosas|otra peli|otra película|alguna peli|alguna película|alguna otra|más películas|más pelis|otras pelis|otras películas|dibujos)? (más)? (que)? (sea|sean|se|es|esté)? (parecido|parecida|parecidas|parecidos|similar|similares|como|del estilo de|del tipo de|estilo|al estilo de|tipo|igual|semejante|parezca|parezcan|por el estilo de|así como|tan buena como) (a|de|que)? (<this>|{title})
    (me|nos|le|les|a {rest} le|a {rest} les) (ha|han)? (gustó|gusta|encantó|encanta|gustado|encantado|gustaron|chifló|chifla|flipó|flipa|fascinó|fascina) (mucho|un montón|muchísimo|tanto)? (<this>|{title}) (qué|y|hay|alguna|tenéis|tenés|tendrás|conoces|cuál|otras|búscales|búscanos|ponnos|ponme|tienes|quiero|busca|algo|otra|recomiéndame|dame|más|alguna|ponme|puedes|cuál|búscame|qué más) {rest}
    si (me|te|nos|le) (ha)? (gustó|gusta|encantó|gustado) (<this>|{title}) {rest}
    (otra|otras|más|una) (pelis|películas|peli|película|cosas)? como (<this>|{title})
    (qué|cuál) (otra|otras|película|peli|películas)? (se parece|se parecen|es parecida|es similar|son parecidas|hay parecidas|hay como|es como) (a)? (<this>|{title})
    (algo|una|otra) (así|parecido|parecida|similar)
    como (<this>|{title}) pero {rest}
    (algo|una|una peli|una película) como (<this>|{title}) pero {rest}
  `),
  ],
  [
    'more',
    lines(`
    (tienes|hay|tenés|tienen|dame|muéstrame) más (de (esas|estas|esos|eso|ese tipo))?
    (no)? sigue (buscando|mirando|mostrando)?
    (las|los|los|otras)? (siguientes|demás|próximas|otras tres)
    (esas|estas|no) (no)? (me|nos)? (pintan|parecen|suenan|ven|convencen|gustan|molan|laten|llaman) {rest}?
    (prueba|intenta|inténtalo|busca|mira) (otra vez|de nuevo|más)
    (eso|esto) es todo (lo que (hay|tienes|tenés|tienen))?
    (no hay|no tienes|no tenés) (más|nada más|otra|otras|ninguna otra) {rest}?
    (puedo|podemos)? (ver|mostrar|enseñar)? (otras|algunas|unas) (cuantas|pocas|más|cuantas más)
    (más|otras|otros|otra|otro|otra más|otro más|más por favor|otra vez más|otra cosa|algo más|otras más|alguna más|alguna otra|otra diferente|otras distintas)
    (muéstrame|enséñame|dame|quiero|busca|dime|tienes|hay|ponme|pon|recomiéndame|búscame|ver|sugiéreme|mostrame|tenés|dime|propón|proponme|queremos|enséñanos|quiero ver|sugiere|a ver|habrá|no hay|no tienes|decime|buscame|muéstranos) (otra|otras|otros|otro|más|algo|alguna|algún|unas)? (más|cosa|diferente|diferentes|distinta|distintas|distinto|otra|otras|película|películas|pelis|peli|opciones|opción|ideas|sugerencias|recomendaciones|opciones más|cosas) (diferente|distinta|diferentes|distintas|más|por favor|distinto|aparte {rest}|así)?
    (muéstrame|enséñame|dame|quiero|busca|dime|tienes|hay|ponme|recomiéndame|búscame|tenés|mostrame|sugiéreme|enséñanos) (otra|otras|más|otro|otros)
    (algo|otra cosa|una|otra) (diferente|distinto|distinta|más|cosa)
    (ninguna|no me gusta|no me gustan|no nos gusta|no nos gustan|no quiero|ni una|no queremos|no me convence|no me convencen|esas no|estas no|ninguno) (<this>|estas|esas|ninguna|de estas|de esas|ninguno|esas pelis)? (otra|otras|algo más|más|qué más {rest}|busca {rest}|dame {rest}|hay {rest}|muéstrame {rest}|otra cosa|enséñame {rest}|tienes {rest}|algo {rest}|ponme {rest})?
    (ya)? (la|las|lo|los|esas|esa|esta|estas)? (ya)? (hemos|he) visto (ya)? (esas|esta|esa|todas|estas|todo|todas esas|ya|eso)? (otra|otras|más|algo {rest}|dame {rest}|muéstrame {rest}|busca {rest}|tienes {rest}|hay {rest}|qué {rest})?
    (ya)? (la|las) (vi|vimos|conozco|conocemos) (todas|ya)? {rest}?
    (qué|que) (más|otra cosa|otras) (hay|tienes|tenés|me recomiendas|puedo ver|podemos ver|me ofreces|propones)?
    (alguna|algún) (otra|otro|más) (idea|opción|película|peli|sugerencia|cosa)?
    (otra|otras|más) (idea|ideas|opción|opciones|sugerencia|sugerencias|película|películas|peli|pelis|recomendación|recomendaciones|propuesta|propuestas)
    siguientes
  `),
  ],
  [
    'choose',
    lines(`
    (la|el)? {position} (peli|película|opción|por favor|me gusta|suena {rest}|está bien|mejor|que {rest}|parece {rest}|pinta {rest})?
    (quiero|me quedo con|elijo|escojo|dame|mejor|prefiero|vamos con|me gusta|tomo|queremos|nos quedamos con|venga|abre|muéstrame|enséñame|ver|elige|pues|yo quiero|cojo|agarro|agarra|coge|escoge|elegimos|muéstranos|esa|ésa|dice que|quiere) (la|el)? {position} (peli|película|opción|por favor)?
    (mi {rest}|él|ella|mia) (quiere|dice|prefiere|elige) (que)? (la|el)? {position}
    qué hay de (la|el)? {position}
    (la|el) (número|numero) {position}
  `),
  ],
  [
    'page',
    lines(`
    (qué|cuáles|cuántas) (pelis|películas|cosas)? (hay|tengo|tenemos|están|guardé|guardamos) (guardadas)? (en|dentro de) (la|el|mi|mis|nuestra)? {page}
    (qué|quién|cuáles) (hay|tengo|tenemos|está|están) (guardado|guardada)? (en|dentro de) (la|el|los|las|mi|mis|nuestra|nuestras)? {page}
    <show> (la|el|los|las|mi|mis|nuestra|nuestras|a)? (zona|sección|página|rincón|apartado|espacio|área|parte|pantalla) (de|del|para) (la|el|los|las|mi|mis)? {page}
    <show> (la|el|los|las|mi|mis|nuestra|nuestras|a)? (página de|pantalla de|sección de|zona de|apartado de|pestaña de|parte de)? (la|el|los|las|mi|mis|nuestra|nuestras|a)? {page} (ya)?
    (a|al|la|el|los|las|mi|mis)? (página de|sección de|pantalla de)? (la|el|los|las|mi|mis)? {page}
  `),
  ],
  [
    'open',
    lines(`
    (ver|mirar|leer|tener) (los|más|la|unos)? (detalles|página|ficha|info|información) (de|sobre) {title}
    (echarle|echar|echémosle|dar|darle) (un vistazo|una ojeada|una mirada) a {title}
    (muéstrame|enséñame|muéstranos|enséñanos|abre|ábreme|mostrame|muestra|enseña) (<this>|esa peli|esa película|ésa)
    {title} (está aquí|está por aquí|la tienes|la tenéis|la tienen|la hay)
    (ver|déjame ver|quiero ver) la (ficha|página|portada) de {title}
    (muéstrame|enséñame|abre|ábreme|muestra|enseña|abrir|busca|búscame|encuentra|encuéntrame|mostrame|muéstranos|enséñanos|muéstreme|abra|déjame ver|ve a|abrí|buscar|llévame a|enséñeme|buscame|encontrar) (la página de|los detalles de|la ficha de|la película|la peli|la de|la portada de|el cartel de|el tráiler de|una película que se llama|una peli que se llama|la película que se llama|la peli que se llama|una que se llama|la que se llama|la serie)? {title}
    (tienes|está|tienen|hay|dónde está|tenéis|tenés|existe|dónde encuentro|estará|tendrás|conoces) (la película|la peli|una que se llama|la de|una película que se llama|una peli que se llama|la serie|aquí)? {title} (aquí|por aquí)?
  `),
  ],
  [
    'play',
    lines(`
    (métele|dale|ponle|métele un|dale al|dale un) play a? (la|el|a la|al)? (de hasta|de)? ({position}|{title})
    (la|el)? {position} (dale|ponla|ponlo|adelante|arranca|que empiece|dale play)
    (sí|vale|ok)? (esa|esta|ésa|ésta) (la)? (vemos|ponemos|quiero ver|queremos ver|ponla|veo)
    (que)? (puede)? (empiece|empezar|comenzar|arrancar|comience) (ya|ahora|la peli|la película)?
    {title} (pon|ponme|ponnos|ver|quiero ver) (esa|esta|ésa|la)
    (empieza|empecemos|comienza) (con|a ver)? {title}
    <playit> (ya|pues|entonces|porfa|a todo volumen|en la tele grande|al abuelo|a {rest})?
    <playit> (otra vez|de nuevo|ahora|en la tele|para {rest})?
    <play> (la|el)? {position} (peli|película|opción)?
    <play> (<this>) (otra vez|de nuevo|ahora|ahorita)?
    <play> (la película|la peli|la de|el capítulo de|la serie|los dibujos de|la que se llama|una que se llama|a)? {title} (para {rest}|en la tele|otra vez|ahora|de nuevo)?
    (quiero|queremos|vamos con|me quedo con|apetece) (la película|la peli|la de)? {title}
    {title} (ponla|ponmela|ya|pónmela|ponla ya|pónnosla|ponela|quiero verla)
  `),
  ],
]

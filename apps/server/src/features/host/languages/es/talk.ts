import { type LanguageCommands, lines } from '../language.ts'

/** Talk with the host that wants no film. Spanish. */
export const talk: LanguageCommands['intents'] = [
  [
    'start_party',
    lines(`
    cómo (hago|hacemos|puedo|podemos|le hago) (para)? (ver|mirar) {rest} con <friends>
  `),
  ],
  [
    'choose',
    lines(`
    (no)? (esa|ésa)? no (la|el)? {position} (sino|no|mejor)? (la|el) {position}
  `),
  ],
  [
    'no',
    lines(`
    no? {that} no
    no {that} (pongas|empieces|abras|añadas|quites|guardes|inicies|reproduzcas|ponga|hagas)
    (no|yo no|nosotros no) (creo|pienso|gracias)
    no (otra cosa|eso no|esa no|así no)
    la verdad (es)? que no {rest}?
    (ahora|hoy|por ahora|de momento|todavía|por el momento) no {rest}?
    (tal vez|quizá|quizás|mejor|a lo mejor) (luego|después|más tarde|otro día|mañana)
    (no)? (preferiría|prefiero|preferimos) (que)? no
    (creo|pienso) que no
      no? no (la|lo|las|los) (hagas|haga|pongas|ponga|quiero|queremos|abras|añadas|agregues)
      (no|mejor) (no|nada)
    (pensándolo bien|mejor|ahora que lo pienso) no (gracias)?
    no gracias {rest}
    (no|nop|nanay|que no|no no|no no no|no gracias|ahora no|mejor no|para nada|qué va|ni loco|ni loca|paso|ni hablar|cancela|cancelar|cancélalo)
    (déjalo|olvídalo|da igual|olvida eso|nada|no hace falta|de ninguna manera|todavía no|aún no|no déjalo|no importa|dejalo)
    no (la|lo|las|los|me la|me lo) (pongas|ponga|reproduzcas|empieces|abras|añadas|agregues|hagas|quiero|queremos|pongan|pongás|agregues|guardes|des)
    no (pongas|reproduzcas|quiero|queremos|quiero ver|hagas|abras|añadas|empieces|agregues|ponga) ({that}|nada|más)? (ya)?
    (he|hemos) cambiado de (idea|opinión)
    (cambié|cambiamos) de (idea|opinión)
    (no|nop) (cancela|déjalo|gracias|ahora no|mejor no|esa no|ésa no|esa|era|es) {rest}?
    (esa|esta|ésa|eso|ese) no
    (mejor|creo que) no
    nada (nada|déjalo|olvídalo)
  `),
  ],
  [
    'yes',
    lines(`
    (dale|bueno|vale|sale|órale|sí|ok|ándale) (pues|entonces|por qué no|esa|eso|hagamos eso|hagámoslo|hagamos|vamos|va)
    (hagámoslo|hagamos eso|vamos con eso|vamos)
    (ajá|aja|ajam|mjm|mhm|sipi|sí sí|sip|síp|yes|yep)
    (estaría|sería) (genial|bien|bueno|perfecto|lindo|padre|chévere|guay|estupendo)
    (supongo|creo|pienso|claro|yo digo) que sí
    (me|nos) (gustaría|encantaría|apetece) (mucho)?
    (sí|si|sip|claro|vale|ok|okay|bueno|dale|venga|de acuerdo|por supuesto|hazlo|adelante|perfecto|sí claro|claro que sí)
    (sí|si|vale|claro|dale|ok) (por favor|hazlo|adelante|claro|quiero|venga|está bien|ponla|añádela|agrégala|perfecto|dale|porfa|sí)
    (me parece (bien|genial|perfecto)|está bien|eso es|exacto|correcto|por qué no|suena bien|genial|buena idea|obvio)
    (sí|si) (esa|ésa|eso|es|la quiero|por favor|que sí) {rest}?
    (órale|ándale|simón|sale|va|cómo no|con mucho gusto|desde luego)
  `),
  ],
  [
    'thanks',
    lines(`
    (me|nos) (has|ha|han) ayudado (un montón|mucho|muchísimo|bastante|un mundo)?
    (ay|uy|oh|ah|guau) (muchas)? gracias {rest}?
    (qué|muy|tan) (amable|bueno|lindo|majo|simpático|gentil|atento) (eres|sos|es usted|de tu parte)?
    (te|se)? (lo)? agradezco (mucho|muchísimo|de corazón)?
    (muchas|mil|muchísimas)? gracias (qué {rest}|muy amable|eres {rest}|leo|por {rest}|amigo|de nuevo|otra vez|a ti|majo|guapo)?
    (te lo agradezco|se agradece|eres (el mejor|genial|un sol|muy amable|un crack|lo máximo|muy bueno|increíble|un amor|la leche|un cielo|muy majo|muy lindo|bueno|chévere))
    (bien hecho|buen trabajo|muy amable|qué amable|te quiero (mucho)?|qué bien|qué majo eres|qué bueno eres)
    (me|nos) (ha|has) (gustado|ayudado) (mucho)?
    agradecid* {rest}?
  `),
  ],
  [
    'goodbye',
    lines(`
    (adiós|chao|chau|hasta luego|hasta mañana|hasta pronto|buenas noches|nos vemos|hasta la vista|bye|hasta otra|hasta la próxima|me voy|agur)
    (adiós|chao|chau|hasta luego|hasta mañana|buenas noches|nos vemos|bye) (leo|mañana|pronto|amigo|a todos|luego|que descanses|leoncito|adiós)
    (me|nos) (voy|vamos) (a (dormir|la cama|acostar)|ya|a acostarme|a acostarnos)
    (eso es todo|ya está|nada más) (por hoy|por ahora)?
    que (descanses|duermas bien|sueñes {rest})
    (es hora de|toca) (dormir|ir a la cama|acostarse)
    cuídate (mucho)?
  `),
  ],
  [
    'greet',
    lines(`
    hol* (leo|león|leoncito|amigo)?
    (hola|buenas|buenos días|buenas tardes|buen día|hey|ey|qué tal|holi|holita|qué onda|qué hubo|qué pasa|saludos|qué hay|hola hola)
    (hola|buenas|buenos días|buenas tardes|buenas noches|hey) (leo|león|amigo)? (qué tal|cómo estás|cómo te va|cómo andas|qué hay|qué onda|qué pasa|cómo está usted|cómo va todo) (hoy|leo|amigo|todo|estás)?
    (hola|buenas|buenos días|buenas tardes|hey|qué tal|qué onda|qué pasa) (leo|amigo|leoncito|de nuevo|otra vez|qué tal|cómo estás|cómo te va|león|estás|a todos|buenas|qué hay)
    (cómo (estás|está|te va|andas|andás|vas|has estado|va (todo|eso)?)|qué (haces|cuentas)) (hoy|leo|amigo)?
    (estás|sigues|andas) (ahí|despierto|bien)
    (encantado|mucho gusto|encantada|un placer) (de conocerte)?
  `),
  ],
  [
    'who_are_you',
    lines(`
    (qué|que) (clase|tipo) de (animal|robot|cosa|bicho|león) eres
    hay alguien (ahí|dentro|ahí dentro|real|escuchando)
    (con quién) (hablo|estoy hablando|hablamos|tengo el gusto|platico)
    quién (habla|está ahí|anda ahí)
    (quién|qué|quien) eres (tú|exactamente|en realidad)?
    (quién|quien|qué) (es|sos) (leo|vos|usted|este|esto)?
    (cómo|cual|cuál) (te llamas|es tu nombre|se llama|te llamás)
    (eres|sos|es usted) (un|una|de)? (león|robot|persona|real|verdad|humano|máquina|ordenador|computadora|inteligencia artificial|astronauta|niño|ia|león de verdad|persona de verdad|robot o {rest}|animal)
    (cuántos años tienes|de dónde (eres|vienes)|dónde vives|qué edad tienes|cuántos años tenés)
    (háblame|cuéntame algo|cuéntame) (de|sobre) (ti|ti mismo|vos)
    (quién|quien) te (hizo|creó|inventó|ha hecho|ha creado)
    (tienes|tenés) (mamá|papá|familia|amigos|hermanos|melena|sueños|casa|hambre|novia|sentimientos|cola) {rest}?
    preséntate
    (duermes|comes|sueñas|roncas|ruges)
  `),
  ],
  [
    'joke',
    lines(`
    (hazme|haznos|hacenos|haceme) reír con (un|algún|una) (chiste|broma|adivinanza)
    (cuéntame|cuéntanos|dime|dinos|sabes|te sabes|cuenta|contame|contanos|cuente|cuénteme|tienes|conoces|échame|dale con|di|hazme|dame) (un|algún|otro|unos|una|tu mejor|más)? (chiste|chistes|broma|adivinanza|chascarrillo) (bueno|gracioso|divertido|más|malo|corto|de {rest}|nuevo|para niños|para {rest})?
    (un|otro|algún|unos)? (chiste|chistes|broma|adivinanza) (bueno|de {rest}|gracioso|más|corto)?
    (hazme|haznos|haceme|hacenos) reír
    (cuéntame|dime|di|contame) algo (gracioso|divertido|chistoso)
  `),
  ],
  [
    'story',
    lines(`
    (cuéntame|cuéntanos|léeme|léenos|dime|sabes|te sabes|cuenta|contame|contanos|cuénteme|tienes|invéntate|inventa|dame|regálame|oír|escuchar) (un|algún|otro|una|alguna|otra|el)? (cuento|historia|cuentito|historieta|relato|fábula|cuentecito) (corto|corta|de {rest}|sobre {rest}|para {rest}|antes de {rest}|bonito|bonita|por {rest}|con {rest}|pequeñito|cortito)?
    (un|otro|una|el)? (cuento|historia|cuentito|cuentecito) (corto|corta|de {rest}|para {rest}|bonito|antes de {rest}|por {rest}|cortito)?
  `),
  ],
  [
    'help',
    lines(`
    qué (más|otras cosas|otra cosa) (sabes|puedes) hacer {rest}?
    no (me aclaro|me entero|le entiendo|sé usarlo|doy con {rest})
    (ayuda|ayúdame|ayúdanos|socorro|necesito ayuda|auxilio|necesitamos ayuda|ayúdeme|échame una mano|ayudame)
    (qué|que) (puedes|podés|sabes|puede|se puede|puedo|podemos|cosas|más puedes|cosas puedes|cosas sabes|debo|tengo que) (hacer|preguntar|decir|decirte|preguntarte|pedir|pedirte|hacer aquí|se|puedo|hacer por mí|hacer tú) {rest}?
    (cómo|como) (funciona|va|se usa|te uso|se maneja|funcionas|te (hablo|pregunto)|hago|se hace|uso) (esto|esta cosa|esto leo|la {rest}|el {rest}|aquí|este {rest}|para {rest}|starnest)?
    no (sé|entiendo|comprendo) (cómo {rest}|esto|nada|cómo|usarlo|qué (hacer|decir|decirte|preguntar|preguntarte))
    (estoy|estamos) perdid*
    no (sé|sabemos) (qué|cómo) (te|le|se)? (puedo|podemos|pedir|pedirte|decir|preguntar|hacer|usar|usarte|hablarte) {rest}?
    me he perdido
    (explícame|enséñame|dime) (cómo {rest}|qué (puedes|sabes|puedo) {rest})
    para qué sirves
    (qué|cómo) (te|le) (puedo|podemos|debo|tengo que) (preguntar|pedir|decir|hablar) {rest}?
    (cosas que|qué cosas) {rest}? (puedes|sabes) hacer
    qué sabes hacer
    (dame|quiero) (algún|unos|algunos) (ejemplo|ejemplos)
  `),
  ],
]

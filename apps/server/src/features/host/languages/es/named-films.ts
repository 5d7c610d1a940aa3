import { type LanguageCommands, lines } from '../language.ts'

/** Words of a phrase that say what is to be done with a film whose name is in it. Spanish. */
export const named: LanguageCommands['named'] = [
  [
    'remove_from_list',
    lines(`
    (quit*|elimin*|borr*|sac*|retir*|fuera) ~ ~ ~ (lista|favoritos|favoritas|pendientes)
    (ya no|no) ~ ~ ~ (lista|favoritos|favoritas|pendientes)
    (de|fuera de) (mi|la|nuestra|mis) (lista|favoritos|favoritas|pendientes)
  `),
  ],
  [
    'add_to_list',
    lines(`
    (a|en|para) (mi|la|nuestra|mis|los)? (lista|favoritos|favoritas|pendientes)
    (añad*|agreg*|guard*|apunt*|anot*) ~
    para (luego|después|más tarde|mañana|otro día)
  `),
  ],
  [
    'start_party',
    lines(`
    (fiesta|fiestas|party)
    (ver*|ve*|mirar) ~ ~ ~ ~ (juntos|juntas|con <friends>|a la vez|al mismo tiempo)
    (invit*)
  `),
  ],
  [
    'similar',
    lines(`
    (del palo de|mismo rollo|mismo palo|igualit*|igual que|calcad*|gemel*|hermana de|a lo)
    (parecid*|similar*|parezca*|parece*|por el estilo|del estilo|ese estilo|esa línea|misma línea|ese tipo|mismo estilo|semejante*|recuerde a|del mismo tipo|tipo|en plan|onda de|misma onda|como)
    (gust*|encant*|ador*|fascin*|flip*|chifl*|loc*) ~ ~ ~ ~ ~ (otra|otras|otro|algo|más|alguna|similar)
    si (me|te|nos|le|les) (ha|han)? (gust*|encant*)
  `),
  ],
  [
    'why',
    lines(`
    (por qué|porqué|cómo es que|qué te hace pensar|motivo|razón)
  `),
  ],
  [
    'about',
    lines(`
    (de qué|trata|argumento|sinopsis|resumen|resum*|cuént* algo|cuént* más|cuént* un poco|háblame|hábla* de|saber más|qué pasa|información|info|detalles|da miedo|apta|adecuada|dura|quién sale|quiénes salen|es buena|es triste|cuenta algo|cuenta más|dime algo|dime más)
  `),
  ],
  [
    'continue',
    lines(`
    (continúa|continuar|continuemos|sigue con|seguir con|sigamos con|seguir viendo|sigue viendo|termin*|acabar|acabemos|retom*|a medias|donde la (dejé|dejamos)|donde lo (dejé|dejamos)|reanuda*|íbamos|iba por|el resto de)
  `),
  ],
  [
    'open',
    lines(`
    (página|ficha|detalles|cartel|portada|fotos|póster|tráiler)
    (muéstr*|enséñ*|déjame ver|abr*)
  `),
  ],
  [
    'play',
    lines(`
    (pon*|pón*|ver|veo|vemos|veamos|verla|reprod*|empieza|empezar|inicia*|comienza|comenzar|arranca*|échame|echa*|dale*|mirar|miremos|lanza|play|poner*|kiero|quiero ver|mirá|miramos)
  `),
  ],
  [
    'open',
    lines(`
    (muéstra*|muestr*|enseñ*|enséñ*|abr*|ábr*|busc*|búsc*|encuentr*|encontr*|mostr*|página|ficha|detalles|cartel|portada|dónde está|tienes|tienen|tenéis|hay|está|ve a|llév*|fotos|ir a)
  `),
  ],
]

import { type LanguageCommands, lines } from '../language.ts'

/** Parts of longer phrases that say what is wanted. Spanish. */
export const cues: LanguageCommands['cues'] = [
  [
    'page',
    lines(`
    (abr*|ábr*|ve|ir|vamos|llév*|muéstr*|muestr*|enséñ*|enseñ*|cambi*|dónde|pas*|entrar|entra|quiero ver|volver|vuelve|lleva|ver|acced*|revis*|mir*) ~ ~ {screen}
  `),
  ],
  [
    'add_to_list',
    lines(`
    (ponla|ponlo|añádel*|agrégal*|guárdal*|guárdamel*|apúntal*|apúntamel*|métel*|anótal*|métemel*|ponmel*|guárdenl*|añádal*) ~ <list>
    (añad*|agreg*|guard*|apunt*|pon|mete|ponme) (<this>|la {position}) ~ <list>
    (guárdal*|apúntal*|guárdamel*|apúntamel*|déjal*) ~ (luego|después|más tarde|mañana|otro día|fin de semana|otra ocasión)
  `),
  ],
  [
    'remove_from_list',
    lines(`
    (quit*|elimin*|borr*|sac*|sác*|bórr*|quítal*|retir*) ~ de <list>
    (quítal*|bórral*|sácal*|elimínal*) ~ <list>
  `),
  ],
  [
    'why',
    lines(`
    por qué ~ ~ ~ (la|el|número|opción) {position}
    (por qué|cómo es que) ~ (recomiend*|has elegido|eleg*|propon*|propuest*|suger*|sugier*|recomend*|elig*|escog*|dices|muestras|enseñas) ~ {position}
    (por qué|cómo es que) ~ (recomiend*|has elegido|eleg*|propon*|propuest*|suger*|sugier*|recomend*|elig*|escog*|dices|muestras|enseñas)
    por qué (esta|esa|ésta|ésa|esto|eso|la {position}|el {position})
  `),
  ],
  [
    'about',
    lines(`
    (de qué (va|trata|es)|cuént* (algo|más|un poco)|háblame|dime (algo|más)|explíc*) ~ (la|el) {position}
    (de qué (va|trata|es)|qué pasa en|cuéntame (más|algo) de) (<this>)?
    (da|dará|dan|es) (mucho|demasiado|muy)? (miedo|triste|larga|apta|adecuada) (<this>|para {rest})?
    cuánto dura
  `),
  ],
  [
    'captions_off',
    lines(`
    (quita|sin|apaga|fuera|desactiva|quitar|quitas|quites|apagar|saca|oculta|ocultar|desactivar|no quiero|no necesit*) ~ <captions>
  `),
  ],
  [
    'captions_on',
    lines(`
    (pon|poner|activa|activar|enciende|quiero|necesito|con|ponle|pones|pongas|ponerle|ponga|necesita|ver|muestra|activas|muéstrame) ~ <captions>
    no (entiendo|entiende|entendemos) lo que (dicen|dice|hablan)
  `),
  ],
  [
    'unmute',
    lines(`
    (pon|activa|devuelve|vuelve|enciende|activar|poner|recupera|activas) ~ (sonido|audio)
    (quita|quitar|quitas) ~ (silencio|mute)
  `),
  ],
  [
    'mute',
    lines(`
    (quita|apaga|sin|quitar|corta|quítale|apagar|quitas|quitale|silencia|silenciar) ~ (sonido|audio)
    (silencia|silenciar|silénciala|mutea|mutear|cállala|cállalo)
    en silencio
  `),
  ],
  [
    'louder',
    lines(`
    (sube|súbele|súbelo|subir|subes|subirle|aumenta|súbela|subas|suba|subile)
    más (alto|fuerte|volumen)
    (no|apenas|casi no) ~ (oigo|oye|oímos|escucho|escucha)
  `),
  ],
  [
    'quieter',
    lines(`
    (baja|bájale|bájalo|bajar|bajas|bajarle|bájala|bajes|baje|bajale|reduce) ~ (volumen|sonido|poco|tele|peli|música|audio|ruido|voz)?
    (más|muy|demasiado|tan) (bajo|bajito|flojo|suave|alto|alta|fuerte)
    menos (volumen|ruido|fuerte)
  `),
  ],
  [
    'restart',
    lines(`
    (desde el|al|del) (principio|comienzo|inicio)
    desde cero
  `),
  ],
  [
    'forward',
    lines(`
    (avanza|adelanta|adelantar|avanzar|salta|sáltate|saltar|adelántala|adelántalo|sáltatela|sáltala|pásala) ~ {span}?
  `),
  ],
  [
    'back',
    lines(`
    (retrocede|rebobina|atrás|retroceder|rebobinar|atrasa) ~ {span}?
    (me|nos) (perdí|perdimos|he perdido|hemos perdido)
    qué (ha dicho|dijo|han dicho|dijeron)
  `),
  ],
  [
    'next',
    lines(`
    (siguiente|próximo) (capítulo|episodio)
    (capítulo|episodio) (siguiente|próximo)
  `),
  ],
  [
    'previous',
    lines(`
    (capítulo|episodio) (anterior|de antes)
    anterior (capítulo|episodio)
  `),
  ],
  [
    'resume',
    lines(`
    (sigue|continúa|seguir|continuar|reanuda|sigamos)
  `),
  ],
  [
    'pause',
    lines(`
    (para|pausa|detén|párala|páralo|pausar|espera|pon en pausa|parar|detener|páusala) ~ (película|peli|momento|segundo|vídeo|pausa|rato|tele|serie|ahí|minuto)
    (pausa|párala|páralo|páusala|detenla|pausar)
  `),
  ],
  [
    'time_left',
    lines(`
    (cuánto|cuánta|cuántos) ~ ~ (queda|quedan|falta|faltan|puedo ver|podemos ver|puedo seguir)
    (me|nos) (queda|quedan) ~ (tiempo|minutos)
    tiempo ~ (queda|restante)
    cuánto ~ (puedo|podemos|deja|dejan) ~ (ver|viendo|seguir)
  `),
  ],
  [
    'coming_soon',
    lines(`
    (próximamente|próximos estrenos)
    (viene|vienen|llega|llegan|sale|salen|estrena|estrenan) ~ pronto
  `),
  ],
  [
    'history',
    lines(`
    (qué|cuál|cuáles) ~ ~ (vimos|hemos visto|vi|he visto|vieron|han visto|viste|vio|ha visto) ~ (últimamente|pasada|pasado|jueves|viernes|lunes|martes|miércoles|ayer|semana|día|antes|anoche|finde|fin|domingo|sábado|ya)
  `),
  ],
  [
    'continue',
    lines(`
    donde (lo dejamos|lo dejé|nos quedamos|me quedé|íbamos|iba|la dejamos|la dejé)
  `),
  ],
  [
    'replay_intro',
    lines(`
    (pon|ver|repite|poner|muestra|otra) ~ (intro|introducción)
  `),
  ],
  [
    'start_party',
    lines(`
    (haz|empieza|crea|monta|organiza|hacer|empezar|crear|montar) ~ fiesta
    (ver|verla) ~ (con|juntos con) <friends>
  `),
  ],
  [
    'who_are_you',
    lines(`
    (quién|qué) eres
    cómo te llamas
  `),
  ],
  [
    'joke',
    lines(`
    (cuéntame|cuéntanos|contar|sabes|cuentas|dime) ~ (chiste|chistes)
  `),
  ],
  [
    'story',
    lines(`
    (cuéntame|cuéntanos|contar|léeme|cuentas|leer) ~ (cuento|historia)
  `),
  ],
  [
    'help',
    lines(`
    (cómo|como) ~ (funciona|se usa) ~ esto
    qué (puedes|sabes) hacer
  `),
  ],
  [
    'choose',
    lines(`
    (la|el|número|numero|por|a|con|de|ha salido|dice que) {position}
    {position} (peli|película|opción|gana|ha ganado|ganó)
  `),
  ],
  [
    'more',
    lines(`
    (algo|qué|otra|otro|alguna|nada) (más|cosa|diferente|distinta|distinto|distintas|diferentes)
    (otra|otras|otros) (opciones|pelis|películas|ideas|sugerencias|cosas|peli|película|idea|opción)
    (ninguna|ninguno|no) ~ (gusta|gustan|convence|convencen|apetece|apetecen|quiero|queremos)
    (hemos|he) visto
    (las|la) (vimos|vi)
    ninguna de (estas|esas|ellas)
  `),
  ],
  [
    'play',
    lines(`
      <playit>
    `),
  ],
  [
    'no',
    lines(`
      (da igual|déjalo|olvídalo|olvidalo|dejalo|no importa|cancela*|cambié de (idea|opinión)|he cambiado de (idea|opinión)|no gracias|mejor no)
    `),
  ],
]

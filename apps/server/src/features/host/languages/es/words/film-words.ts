import { type LanguageWords, lines, words } from '../../language.ts'
import { asking, nouns, stop } from './common-words.ts'
import { countingWords } from './counting-words.ts'
import { shortForms } from './short-forms.ts'

/** What films are spoken of with in Spanish. */
export const filmWords: LanguageWords = {
  leastOfSlip: 6,
  pages: {
    home: words(
      `inicio, el inicio, página principal, página de inicio, pantalla principal, pantalla de inicio, casa, home, principal, menú principal, portada, menú, principio de todo`,
    ),
    movies: words(`películas, pelis, cine, todas las películas, todas las pelis`),
    series: words(`series, todas las series`),
    kids: words(
      `niños, infantil, peques, para niños, de niños, rincón de niños, de los niños, los niños, los peques, zona infantil, sección infantil, dibujos para niños, chicos, de los peques`,
    ),
    'my-list': words(
      `mi lista, lista, favoritos, mis favoritos, mi lista de favoritos, guardadas, mis guardadas, pendientes, lo que guardé, mis películas guardadas, películas guardadas, lista de pendientes, pelis guardadas`,
    ),
    'party-zone': words(
      `zona de fiesta, zona de fiestas, fiesta, sala de fiesta, party zone, fiestas, party, sala de fiestas, zona party, watch party`,
    ),
    media: words(
      `biblioteca, multimedia, mediateca, medios, vídeos, nuestros vídeos, vídeos de la familia, videos familiares, fotos, mis vídeos, media, vídeos familiares, biblioteca de medios, vídeos caseros, biblioteca multimedia, videoteca`,
    ),
    files: words(
      `archivos, ficheros, explorador de archivos, mis archivos, subidas, carpetas, carpeta, archivo, subir archivos, documentos`,
    ),
    profile: words(
      `perfil, perfiles, familia, perfiles de la familia, mi perfil, usuarios, quién está viendo, quién ve, cuentas, perfiles familiares, usuario`,
    ),
    parents: words(
      `padres, control parental, controles parentales, zona de padres, para padres, límites, reglas, papás, para los padres, rincón de los padres, reglas de los padres, página de padres, tutores, normas, control de padres`,
    ),
    settings: words(
      `ajustes, configuración, opciones, preferencias, los ajustes, configuraciones, ajuste`,
    ),
    'create-studio': words(
      `estudio, estudio de creación, create studio, estudio creativo, crear, el estudio, taller, estudio de animación`,
    ),
    help: words(
      `página de ayuda, centro de ayuda, ayuda, instrucciones, manual, soporte, preguntas frecuentes`,
    ),
  },
  genres: {
    adventure: words(
      `aventura, aventuras, de aventura, de aventuras, (película|peli|pelis|películas) de (aventura|aventuras)`,
    ),
    comedy: words(`comedia, comedias, cómica, cómicas, comedia romántica`),
    'sci-fi': words(
      `ciencia ficción, ciencia ficcion, sci fi, scifi, cienciaficción, ficción científica`,
    ),
    fantasy: words(`fantasía, fantástica, fantásticas, de fantasía, fantástico, fantasias`),
    anime: words(
      `anime, animes, manga, dibujos japoneses, animación japonesa, japonesa, japoneses, (peli|película|caricaturas|caricatura) (japonesa|japonesas)`,
    ),
    kids: words(
      `infantil, infantiles, para (niños|niñas|los niños|las niñas|peques|los peques|pequeños|los pequeños|mis hijos|los chicos|chicos|bebés|los más pequeños|mis niños|nenes|los nenes|críos|los críos|chiquitos|los chiquitos|mis nietos|los nietos|toddlers), de niños, para (el|la|mi) (peque|niño|niña|pequeño|pequeña|hijo|hija|nieto|nieta|bebé|nene|nena)`,
    ),
    romance: words(
      `romance, romances, de amor, (historia|historias|película|peli|pelis|cine) de amor, género romántico`,
    ),
    gothic: words(
      `terror, horror, de terror, de horror, gótica, gótico, góticas, halloween, de halloween`,
    ),
  },
  moods: {
    funny: words(
      `descojone, descacharrante, para partirse, para morirse de risa, jocosa, ridícula, guasa, risotadas, chistecitos, divertida, divertido, divertidas, divertidos, graciosa, gracioso, graciosas, chistosa, chistoso, risa, risas, de risa, de reír, reír, reírme, reírnos, que (haga|me haga|nos haga|hagan|dé|me dé) (reír|risa), para reír, humor, de humor, loca, tonta, partirse de risa, cómico, para reírse, para reírnos, troncharse, partirnos, partirme, partirse, desternillarnos, desternillarse, mearse de risa, echarnos unas risas, reírse, para reírse, cachondeo, chistes, payasadas, hilarante, hilarantes, simpática, cómica, cómicas, que dé risa, morirse de risa, chistosas, tontería, partirnos de risa, carcajadas, alocada, disparatada`,
    ),
    scary: words(
      `espantosa, espanto, espeluznantes, pánico, da pavor, pavor, terror, de sobresaltos, sobresaltos, escalofriantes, que te haga saltar, miedo, de miedo, que (dé|den|da|dan|me dé|nos dé|meta|asuste|asusten) (mucho)? (miedo|sustos|susto)?, espeluznante, terrorífica, terrorífico, sustos, susto, aterradora, tenebrosa, escalofriante, escalofríos, asustar, asuste, asusten, asusta, pesadillas, miedito, que asuste, inquietante, siniestra, tenebroso, fantasmal, terroríficas, terrores, da yuyu, miedosa`,
    ),
    calm: words(
      `sin sobresaltos, relajadita, sosegadita, mansa, para desconectar, para coger el sueño, sueñecito, tranquila, tranquilo, tranquilas, tranquilita, tranquilito, relajante, relajantes, relajada, calma, calmada, calmado, suave, suavecita, pausada, lenta, acogedora, para (dormir|relajarme|relajarnos|relajarse|calmar|calmarme|calmarnos|desconectar|descansar|antes de dormir|la siesta|conciliar el sueño|dormirse|irse a dormir), antes de (dormir|acostarse|ir a la cama|acostarnos|la cama|irse a dormir), de dormir, paz, serena, sosegada, pacífica, relax, relajarme, relajarnos, relaje, relajen, que nos relaje, que me relaje, desconectemos, relajadita, calmadita, plácida, sosiego, dormirnos, quedarme dormida, quedarme dormido, antes de ir a dormir, la hora de dormir, hora de dormir, de buenas noches, relajar, dulce para dormir, tranquilidad, que (relaje|calme|calmen|relajen), calentita, reposada, apacible, para la noche, bajar revoluciones`,
    ),
    exciting: words(
      `borde del asiento, al borde de la silla, comerse las uñas, de infarto, frenética, sin respiro, trepidantes, aventurera, palpitante, emocionante, emocionantes, acción, de acción, trepidante, intensa, emoción, suspense, suspenso, de suspense, rápida, con mucha acción, vibrante, apasionante, movida, intriga, de intriga, adrenalina, épica, con acción, animada, tensión, que enganche, con emoción, mucha acción, marcha`,
    ),
    sad: words(
      `deprimentes, sombría, amarga, desoladora, lloradera, llorona, tristísima, triste, tristes, que (haga|me haga|nos haga|hagan) llorar, llorar, de llorar, para llorar, lacrimógena, drama, dramática, melancólica, dramón, tristona, lágrimas, llorera, llorona, penosa, deprimente, tristeza, conmueva hasta llorar, llorar a (moco tendido|mares|lágrima viva), a moco tendido, para un buen llanto, que me saque lágrimas, sentimental, desgarradora`,
    ),
    heartwarming: words(
      `corazón calentito, calentito, que te (abrace|reconforte|alegre|anime), achuchable, amable, enternezca, buen corazón, tierna, tierno, tiernas, ternura, dulce, dulces, bonita, bonito, conmovedora, conmovedor, emotiva, emotivo, entrañable, entrañables, buen rollo, cálida, feliz, alegre, alegres, que (anime|me anime|nos anime|alegre|me alegre|levante el ánimo|dé ternura|haga sentir bien|me haga sentir bien|nos haga sentir bien|llegue al corazón|toque el corazón|reconforte), linda, lindo, adorable, corazón, enternecedora, reconfortante, esperanzadora, optimista, mona, amorosa, positiva, buenos sentimientos, alegría, cuqui`,
    ),
    magical: words(
      `hechicera, encantamientos, prodigiosa, fantasía mágica, mágica, mágico, mágicas, magia, encantada, de hadas, cuento de hadas, con magia, de magia, encanto, maravillosa, hechizos, encantadora, mágicos, cuentos de hadas`,
    ),
    romantic: words(
      `amorosas, enamoramiento, tortolitos, novios, romántica, romántico, románticas, románticos, amor, enamorados, enamorarse, de enamorados, romanticona, amorcito, pareja enamorada, romanticismo, que se enamoran, enamorada`,
    ),
  },
  feelings: [
    [
      lines(`
      (estoy|estamos|me siento|está|ando|me encuentro|me siento muy) (muy|un poco|algo|bastante|tan|re)? (triste|tristes|deprimid*|sol*|mal|baj*|desanimad*|de bajón|plof|depre|desilusionad*)
      (anímame|animarme|alégrame|alegrarme|anímanos|sube el ánimo|levanta el ánimo|animar|ánimo|ánimos)
      (mal|duro|horrible|fatal|malo|pésimo|terrible|feo) (día|semana)
      (día|semana) (muy)? (malo|mala|duro|dura|horrible|fatal|terrible|largo y malo|pésimo|de perros|feo|difícil)
      (extraño|echo de menos|echamos de menos|extraña|echa de menos) {rest}
      (corazón|roto|rota|me han dejado|me dejó|murió|se murió|perdí|perdido|rompí) {rest}
    `),
      { moods: ['heartwarming', 'funny'] },
    ],
    [
      lines(`
      no (puedo|puede|podemos|consigo) dormir*
      (cansad*|agotad*|reventad*|molid*|muert* de sueño|sueño|derrengad*)
      (estresad*|estrés|nervios*|ansios*|agobiad*|preocupad*|inquiet*|enferm*|fiebre|gripe|dolor de cabeza|resfriad*|catarro|malit*|acelerad*)
      (necesito|necesitamos|quiero) (calma|paz|relajarme|descansar|desconectar|tranquilidad)
      (tarde|domingo|día) (de)? (lluvia|lluvioso|lluviosa|manta|manta y sofá|sofá)
      (llueve|lloviendo|manta|frío)
    `),
      { moods: ['calm', 'heartwarming'] },
    ],
    [
      lines(`
      (pelea*|discutid*|discusión|peleamos|discutimos|reñido|enfadad*|enojad*|bronca|gruñón*|de mal humor|mal humor|rabia|furios*|pelead*|mosque*)
    `),
      { moods: ['heartwarming', 'calm'] },
    ],
    [
      lines(`
      (tiene|tengo|tienen|tenemos|le da|les da|me da|nos da|coge|pasa) (mucho|un poco de|algo de)? (miedo|pesadillas)
      (se asusta|asustadiz*|miedos*|pesadilla|pesadillas|asustad*|miedo a la oscuridad)
    `),
      { moods: ['calm', 'heartwarming'], withoutMoods: ['scary'] },
    ],
    [
      lines(`
      (cumpleaños|celebrar|celebramos|fiesta|energía|euforic*|content*|de buen humor|feliz de|super feliz)
    `),
      { moods: ['funny', 'exciting'] },
    ],
    [
      lines(`
      (enamorad*|san valentín|aniversario|mi (novio|novia|mujer|marido|esposa|esposo|pareja)|cita)
    `),
      { moods: ['romantic'] },
    ],
  ],
  lengths: {
    short: words(
      `rapidita, rapidito, cortísima, cortísimo, brevísima, cuanto más (corta|corto|breve) mejor, corta, corto, cortas, cortos, cortita, cortito, breve, breves, rápida de ver, cortometraje, cortometrajes, un corto, que no (sea|sean|dure|duren) (muy|tan|demasiado)? (larga|largas|largo|mucho|tanto), no (muy|tan|demasiado) (larga|largo|largas), poco tiempo, poquito tiempo, que dure poco, que (acabe|termine) pronto, cortitas`,
    ),
    long: words(
      `cuanto más (larga|largo) mejor, larguísimo, bien larga, larga, largo, largas, largos, largometraje, largometrajes, no (muy|tan|demasiado) (corta|corto), que dure mucho, larguísima, que dure`,
    ),
  },
  changes: {
    shorter: words(
      `más (corta|corto|cortas|cortita|breve|cortito|cortos|cortitas), menos (larga|largo|largas), demasiado (larga|largo|largas|largos), no tan (larga|largo|largas), que dure menos, muy largas, muy larga, que duren menos`,
    ),
    longer: words(
      `más (larga|largo|largas|larguita|largos), menos (corta|corto|cortas), demasiado (corta|corto|cortas), no tan (corta|corto|cortas), que dure más, muy cortas, muy corta, que duren más`,
    ),
    newer: words(
      `más (nueva|nuevo|nuevas|reciente|recientes|moderna|actual|modernas|nuevos|actuales), menos (vieja|antigua|viejas|antiguas), demasiado (vieja|antigua|viejas|antiguas|viejo|antiguo|viejos|antiguos), muy (vieja|antigua|viejas|antiguas), no tan (vieja|antigua|viejas|antiguas)`,
    ),
    older: words(
      `más (vieja|viejo|antigua|antiguas|clásica|viejas|clásicas|antiguo|viejita), menos (nueva|reciente|moderna), demasiado (nueva|moderna), no tan (nueva|moderna|reciente)`,
    ),
  },
  comparing: words(`
    (podría|podrían) ser,
    más corta, más corto, más larga, más largo, más nueva, más nuevo, más reciente, más antigua, más vieja, más clásica,
    más divertida, más divertido, más graciosa, más gracioso, más tranquila, más tranquilo, más alegre, más emocionante,
    más triste, más tierna, más tierno, más dulce, más bonita, más mágica, más romántica, más suave, más relajada, más relajante,
    más movida, más lenta, más rápida, más calmada, más animada, más chistosa, más cortita, más breve, más moderna, más loca,
    menos, no tan, demasiado, demasiada, demasiados, que dé más, que dé menos, más acción, más aventura, más magia, más risa,
    más miedo, más humor, más de risa, más de miedo, más de acción, más emoción, pero (con|de|que|sin), solo (las|los|de|con|pelis|películas|que|comedias),
    sólo (las|los|de|con|pelis|películas|que|comedias), más actual, un poco más, algo más, más infantil, más para niños, más conmovedora,
    que dure menos, que dure más, muy triste, muy larga, muy corta, más cálida, más intensa, más feliz, más entretenida, más emotiva,
    más acogedora, más cortas, más largas, más nuevas, más tranquilas, más divertidas, más tranquilita, más romántico, más mágico, muy largas
  `),
  isForAll: words(`
    (gustar|gustarnos|gustarle|gustarles|agradar|servir|valer|encantar|encantarnos|guste|valga|sirva) a (todos|todo el mundo|toda la familia|todos nosotros), para (toda la familia|todos|todos nosotros|todas|la familia|los cinco|los cuatro|los tres|todas las edades|grandes y pequeños|niños y mayores|grandes y chicos|padres e hijos|todo el mundo|todos en casa|todos los de casa|toda la casa|la familia entera|todos los públicos|mayores y pequeños|chicos y grandes),
    que (nos)? (guste|gusten|podamos ver|pueda ver|puedan ver|le guste|nos guste|vea|veamos|valga|sirva) (a)? (todos|toda la familia|todos juntos|todo el mundo|a todos),
    en familia, familiar, familiares, con (toda)? la familia, todos juntos, (noche|tarde) de cine en familia, que guste a todos,
    con los abuelos y los niños
  `),
  isNew: words(`
    (la|el|las|los|lo) más (nueva|nuevo|reciente|nuevas|nuevos|recientes|actual), nueva, nuevo, nuevas, nuevos, novedad, novedades, reciente, recientes, lo último, la última, las últimas, estreno, estrenos, recién (llegada|salida|añadida|agregada|llegado|estrenada|llegadas|salidas|añadidas|estrenado),
    lo más nuevo, lo más reciente, que (no|aún no|todavía no) (haya|hayamos|he|hemos) visto, lo nuevo, no (hemos|he) visto (todavía|aún|nunca)?, que acaba de (salir|llegar), que no hayamos visto
  `),
  without: words(`
    cualquier cosa menos, todo menos, lo que sea menos, no aguanto, no aguanta, no soporta, no soportan, odia, odian, nada que sea, fuera, no, sin, nada, nada de, ni, tampoco, que no (sea|sean|dé|den|tenga|haya|me dé|haga|hagan|meta|asuste), no quiero, no muy, no tan, menos, nunca, odio, demasiado, evita, excepto, ningún, ninguna, salvo, no demasiado, quita, que no,
    no me gusta, no me gustan, no le gusta, no le gustan, en vez de, en lugar de, no soporto, demasiada, harto de, harta de, cansado de, cansada de, sin nada de, que no haya, muy
  `),
  refusing: words(
    `no, no gracias, no por favor, no porfa, nada, no me (gusta|gustan|apetece|apetecen), no nos (gusta|gustan|apetece|apetecen), no le (gusta|gustan), no les (gusta|gustan), no quiero, no queremos, tampoco, ni hablar, no que {rest}, ni loca, ni loco, fuera`,
  ),
  denying: words(`no, nada, ni, nunca, sin, tampoco, sea, dé, den, poco`),
  nouns,
  beforeVerbs: words(
    `que, se, me, nos, le, les, te, no, ya, quien, yo, ella, ellos, nunca, siempre`,
  ),
  likening: words(`como, parecida, parecidas, parecido, parecidos, similar, similares`),
  pronouns: words(`una, uno, alguna, unas, unos, algunas, cosa`),
  occasions: words(`después, antes, tras`),
  reasons: words(`porque, puesto`),
  contrast: words(`pero, solo, sólo, aunque`),
  about: words(
    `con, sobre, de, del, donde, sale, salen, aparece, aparecen, hay, tenga, tengan, va, haya, salga, salgan, encanta, encantan, gustan, acerca, trata, trate, chiflan, chifla, flipan, flipa, fascinan, fascina, adora, adoran, adoro, ama, aman, loco, loca, hable, hablen, habla, apasionan, apasiona, protagonizada, vuelven, obsesionado, obsesionada, fan`,
  ),
  joining: words(
    `y, pero, porque, que, entonces, así, pues, o, ya, puedes, podrías, puede, me, nos, para, aunque, si, mejor`,
  ),
  but: words(`pero, sino, mejor, solo, sólo, con, prefiero, y, más bien, que sea, algo, sí`),
  shortForms,
  ...countingWords,
  this: words(
    `esta, esa, esto, eso, este, ese, la, lo, esta película, esta peli, esa película, esa peli, la película, la peli`,
  ),
  film: words(`
    novedades, peliculón, dibus, animadas,algo, alguna, película, películas, peli, pelis, dibujos, dibujitos, serie, series, vídeo, vídeos, cosa, historia, historias,
    cuento, film, films, título, títulos, caricatura, caricaturas, cinta, animación, sugerencia, recomendación, una, uno, dibujos animados,
    peliculita, pelicula, corto, largometraje, muñequitos, monitos, ver, capítulo
  `),
  asking,
  stop,
}

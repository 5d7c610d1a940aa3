import { type LanguageCommands, words } from '../language.ts'
import { cues } from './cues.ts'
import { filmCommands } from './film-commands.ts'
import { householdCommands } from './household-commands.ts'
import { named } from './named-films.ts'
import { playerCommands } from './player-commands.ts'
import { talk } from './talk.ts'

/** What is said to the host in Spanish. */
export const commands: LanguageCommands = {
  classes: {
    film: words(`
      película, peli, pelis, películas, dibujos, serie, capítulo, episodio, vídeo, caricatura, film, cinta,
      animación, título, programa, caricaturas
    `),
    this: words(`
      esta, esa, esto, eso, este, ese, la, lo, esta película, esta peli, esa película, esa peli, la película,
      la peli, este vídeo, esta serie, este título, aquella, aquella película, la que está puesta, el vídeo,
      la de la pantalla, esta misma, esa misma, ésta, ésa, la de antes, la que dijiste
    `),
    list: words(`
      mi lista, la lista, lista, nuestra lista, mis favoritos, favoritos, mi lista de favoritos, mis favoritas,
      favoritas, pendientes, mis pendientes, la lista de favoritos, mi lista de pendientes
    `),
    sound: words(
      `sonido, el sonido, volumen, el volumen, audio, el audio, la voz, la música, la tele, la peli, la película`,
    ),
    captions: words(`
      subtítulos, los subtítulos, subtítulo, subs, las letras, letreros, los letreros, el texto, los subs,
      unos subtítulos, letras, el subtítulo, subtítulos en español, las letritas, letritas, letreritos
    `),
    friends: words(`
      mis amigos, amigos, mi amigo, mi amiga, mis amigas, mis primos, los primos, mis primas, mi prima, mi primo,
      la abuela, mi abuela, el abuelo, mi abuelo, los abuelos, mis abuelos, mi familia, la familia, otros, todos,
      gente, los demás, alguien, mi hermana, mi hermano, mi tía, mi tío, mis tíos, la tía, abuelita, mi mejor amiga,
      mi mejor amigo, los amigos, unos amigos, mis compañeros
    `),
    play: words(`
      pon, ponme, ponnos, póngame, ponga, poner, ponerme, pone, poné, poneme, ver, veamos, mirar, miremos, reproduce,
      reproducir, reproduzca, empieza, empezar, inicia, iniciar, échame, echa, dale play a, dale a, comienza,
      arranca, quiero ver, vamos a ver, póngannos, pónganme, pongan, arranca con, empieza con, veo, vemos, quisiera ver
    `),
    playit: words(`
      empiece esta, ponnos esa, ponme esa, ponme esta, ponnos esta, pon esa, pon esta, pon eso, pon esto, pon esa misma, vemos esa, vemos esta, vamos con esa, vamos con esta, veamos esa, veamos esta, póngamela, pónganosla, pónganos esa, dale con esa, la ponemos, la vemos, la podemos ver, la puedes poner, nos la pones, me la pones, quiero esa, quiero esta, queremos esa, queremos esta, que empiece, empieza ya, échanosla, pónganla, ponédmela, ponedla, ponla, ponlo, pónmela, pónnosla, póngala, póngamela, póngala, reprodúcela, reprodúcelo, verla, vela,
      veámosla, empiézala, iníciala, ponerla, échala, dale play, dale al play, dásela, arráncala, reproducirla,
      ponela, poneme esa, póngalo, pónganla, quiero verla, queremos verla, dale a esa
    `),
    show: words(`
      sácame, métete en, mete, métenos en, llévenos a, llévame al, llévanos al, lléveme a, ir al, ve al, vete al, vamos al, volver al, vuelve al, regresa al, muestre, a dónde está, quiero entrar en, quiero ir al, queremos ir a, queremos ver, ponme en, pasar a, pásame a, pásanos a, accede a, acceder a, necesito, necesitamos, cámbiame a, cámbianos a, cambia al, cambiar al, devuélveme a, regresar al, ábrenos, abran, enséñame, enséñanos, muéstrame, muéstranos, muestra, enseña, abre, abrir, ve a, ir a, vamos a, llévame a,
      llévanos a, quiero ver, ábreme, muéstreme, enséñeme, abra, mostrar, enseñar, ver, déjame ver, quiero ir a,
      vuelve a, volver a, regresa a, regresar a, entra en, entrar en, entra a, pasa a, dónde está, dónde están,
      dónde encuentro, cómo llego a, cómo voy a, vete a, lleva a, mándame a, andá a, andate a, abrí, mostrame,
      pasame a, puedes abrir, ábrenos, busca, cambia a, cambiar a, cambia de, cambiar de, cambiar
    `),
  },
  beginnings: words(`
    sí, sip, nop, que, así que, uy, ah, oh, mm, ehm, bah, jo, jolín, oiga, a ver si, mira leo, leoncito, una cosa, perdone, es que, bueno pues, pues bueno, quería, queríamos saber, quiero saber, queremos saber, sabes, dime, dime si, ahora mismo, vale pues, oye mira, kiero, quiero que me, quiero que nos, eso, ya, hala, tía, tío, por fa, le ruego que, si no es molestia, porfi leo, entonces, y ahora, ahora ya, por ahora, de momento, buenas leo, oye león, yo quiero, nosotros queremos, oye, hola, eh, ey, hey, leo, oye leo, hola leo, eh leo, a ver, bueno, pues, pues nada, mmm, em, eeh, y, ay,
    por favor, porfa, porfi, porfis, me (puedes|podrías|puede|podría), nos (puedes|podrías|puede|podría),
    (puedes|podrías|puede|podría|podés|pueden) (por favor|porfa)?, (se)? (puede|podría),
    (quiero|queremos|quisiera|quisiéramos|me gustaría|nos gustaría|quería|queríamos|necesito|necesitamos|querría),
    (quiero|necesito|me gustaría) que, (tengo|tenemos) ganas de, venga, vale, ok, okay, ahora, entonces, anda, dale,
    vamos a, vamos, ándale, órale, mira, mire, disculpa, disculpe, perdona, perdón, querido leo, buenas, buenos días,
    buenas tardes, buenas noches, serías tan amable de, haz el favor de, hazme el favor de, haga el favor de,
    te importaría, te importa, le importaría, sería posible, es posible, (mamá|papá) (dice|quiere) (que)?, me dejas,
    nos dejas, déjame, déjanos, puedo, podemos, podríamos, no espera, no no, no mejor, che, híjole, creo que, yo, nosotros, ya,
    me apetece, nos apetece, se me antoja, quiere, podrá, me haces el favor de, y si, qué tal si, te pido que,
    mejor, quizás, tal vez
  `),
  endings: words(`
    por favor, porfa, porfi, porfis, leo, gracias, muchas gracias, ya, ahora, ahora mismo, vale, ok, anda, venga, dale,
    un momento, un ratito, un rato, un segundo, un segundito, un momentito, para mí, para nosotros, esta noche, hoy, si puedes, si puede, eh, no, sí,
    por fa, si no te importa, cuando puedas, rápido, rapidito, también, te lo pido, amigo, bonito, mijo, cielo, pues, entonces,
    guapo, majo, si se puede, si es posible, quieres, de una vez, aquí, ahorita, tantito, sale, va, ándale, che,
    amor, cariño, en la tele, primero, que no oigo, te lo ruego
  `),
  intents: [...talk, ...householdCommands, ...playerCommands, ...filmCommands],
  named,
  cues,
}

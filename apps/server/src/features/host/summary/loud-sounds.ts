import { foldedWords } from '../../../domain/text/fold.ts'

/** How the words of loud or frightening sounds begin, in English, Spanish and French. Each is long
 *  enough to begin no other word of captions. */
const LOUD = foldedWords(`
  thunder lightning scream shriek shout yell explo blast bang boom roar crash smash shatter gunshot gunfire
  gunsh growl snarl howl siren alarm wail hiss screech slam thud rumbl ominous eerie menacing sinister
  creepy sobbing bark cannon firework stomp cackl
  trueno tronar tormenta grito grita gritan chill explos estallido disparo rugid ruge rugen golpe golpea
  estruendo estrépito gruñ aullido aúlla sirena alarma portazo siniestr inquietante tenebros ladrid
  ladra cañon retumba carcajada
  tonnerre tonne gronde grondement orage cri crie crient hurle explosion détona coup rugi fracas brise
  grogne siren alarme claque menaçan sinistre inquiétant lugubre aboie canon ricane
`)

/** Words that would be loud by how they begin and are not. */
const QUIET = new Set(foldedWords('bangle crisp crispy critic cristal cricket boomerang tonneau'))

/** Beginnings so short that only the whole word counts. */
const WHOLE = new Set(foldedWords('bang boom cri crie coup tonne ruge bark slam thud hiss yell'))

/** Characters of one sound that are read. */
const MAX_SOUND = 80

/** Sounds of one film that are told at most. */
const MAX_SOUNDS = 12

const BRACKETED = /\[([^[\]]{1,200})\]|\(([^()]{1,200})\)|♪([^♪]{1,200})/g

/** What captions name in brackets, in parentheses or after a note, as they name it. */
const namedSounds = (text: string): string[] =>
  [...text.matchAll(BRACKETED)].map(([, square, round, music]) =>
    (square ?? round ?? music ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_SOUND),
  )

const isLoud = (word: string) =>
  !QUIET.has(word) &&
  LOUD.some((loud) =>
    WHOLE.has(loud) ? word === loud || word === `${loud}s` : word.startsWith(loud),
  )

/** The loud or frightening sounds that captions name, each once, in their order, 12 at most. */
export function loudSounds(texts: readonly string[]): string[] {
  const sounds = new Map<string, string>()
  for (const sound of texts.flatMap(namedSounds)) {
    const words = foldedWords(sound)
    const key = words.join(' ')
    if (!sounds.has(key) && words.some(isLoud)) sounds.set(key, sound)
    if (sounds.size === MAX_SOUNDS) break
  }
  return [...sounds.values()]
}

/** A text without what captions name in brackets, in parentheses or between notes. */
export const withoutSounds = (text: string): string =>
  text.replace(/\[[^[\]]{0,200}\]|\([^()]{0,200}\)|♪[^♪]{0,200}♪?/g, ' ')

/** How far a mouth is open at a second of what is said, 0 (closed) to 1. */
export type Lips = (seconds: number) => number

/** A letter of a script in which each letter is about a syllable: Chinese, Japanese, Korean. */
const SYLLABLE_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** Vowels of the Latin, Cyrillic, Greek and Devanagari scripts. */
const VOWEL = /[aeiouyäöüáéíóúàèìòùâêîôûãõåæøœаеёиоуыэюяαεηιουω\u0905-\u0914\u093e-\u094c]/iu
const PAUSE = /[.,;:!?…–—。、，！？،؛؟।\n]/u

/** Seconds in which a mouth opens or closes. */
const EDGE = 0.07
/** Syllables somebody says in a second when no words are known. */
const SYLLABLES_A_SECOND = 4.5

/** The lips of somebody who speaks for `duration` seconds: they open with each syllable of the words,
 *  rest at commas and stops, and are closed at the end. Without words, as many as one says in that
 *  time. */
export function lipsOf(duration: number, words = ''): Lips {
  const beats = beatsOf(words)
  const spoken = beats.length > 0 ? beats : chatter(duration)
  const total = spoken.reduce((sum, { length }) => sum + length, 0)
  const pace = duration / total
  let at = 0
  const syllables = spoken.map(({ length, open }) => {
    const from = at
    at += length * pace
    return { from, until: at, open }
  })
  return (seconds) => {
    if (seconds <= 0 || seconds >= duration) return 0
    const now = syllables.find(({ until }) => seconds < until)
    if (!now) return 0
    const share = (seconds - now.from) / (now.until - now.from)
    const edge = Math.min(1, (duration - seconds) / EDGE)
    return now.open * Math.sin(Math.PI * share) ** 0.7 * edge
  }
}

type Beat = { length: number; open: number }

/** One beat for each syllable, and a silent one for each pause. */
function beatsOf(words: string): Beat[] {
  const beats: Beat[] = []
  let before = { isVowel: false, consonants: 0 }
  for (const letter of words.slice(0, LONGEST)) {
    const isVowel = VOWEL.test(letter)
    const consonants = !isVowel && VOWELLESS_LETTER.test(letter) ? before.consonants + 1 : 0
    const opens =
      SYLLABLE_LETTER.test(letter) || (isVowel && !before.isVowel) || consonants === VOWELLESS
    if (PAUSE.test(letter)) beats.push({ length: 1.2, open: 0 })
    // No two in a row are equally wide: a mouth that opens like a pump looks like a puppet's.
    else if (opens) beats.push({ length: 1, open: 0.55 + 0.45 * ((beats.length * 0.618) % 1) })
    before = { isVowel, consonants: consonants % VOWELLESS }
  }
  while (beats.at(-1)?.open === 0) beats.pop()
  return beats
}

/** A letter of a script that writes few vowels, and how many of them in a row have one between them. */
const VOWELLESS_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u
const VOWELLESS = 2

/** Letters that are read at most: nobody says more in one breath. */
const LONGEST = 2000

const chatter = (duration: number): Beat[] =>
  Array.from({ length: Math.max(1, Math.round(duration * SYLLABLES_A_SECOND)) }, (_, i) => ({
    length: 1,
    open: i % 7 === 6 ? 0 : 0.55 + 0.45 * ((i * 0.618) % 1),
  }))

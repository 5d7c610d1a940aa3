const STRONG = 'aeoáéó'
const WEAK = 'iuü'
const ACCENTED = 'áéíóú'
const VOWELS = `${STRONG}${WEAK}íú`

const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && VOWELS.includes(letter)

/** Letters as they sound: `h` is silent, `b` is `v`, and `c`, `z` and `s` are one, as most speakers have it. */
const SOUNDS: readonly (readonly [spelt: string, sound: string])[] = [
  ['que', 'ke'],
  ['qué', 'ké'],
  ['qui', 'ki'],
  ['quí', 'kí'],
  ['gue', 'Ge'],
  ['gué', 'Gé'],
  ['gui', 'Gi'],
  ['guí', 'Gí'],
  ['ge', 'je'],
  ['gé', 'jé'],
  ['gi', 'ji'],
  ['gí', 'jí'],
  ['ce', 'ze'],
  ['cé', 'zé'],
  ['ci', 'zi'],
  ['cí', 'zí'],
  ['ch', 'C'],
  ['ll', 'L'],
  ['y', 'L'],
  ['h', ''],
  ['v', 'b'],
  ['c', 'k'],
  ['G', 'g'],
]

function soundsOf(word: string): string {
  let sounds = word.endsWith('y') ? `${word.slice(0, -1)}i` : word
  for (const [spelt, sound] of SOUNDS) sounds = sounds.replaceAll(spelt, sound)
  return sounds
}

/** Where each syllable has its main vowel: two strong vowels are two syllables, a weak one beside them is none. */
function nuclei(sounds: string): number[] {
  const found: number[] = []
  for (let at = 0; at < sounds.length; at += 1) {
    const letter = sounds.charAt(at)
    if (!isVowel(letter)) continue
    const isWeak = WEAK.includes(letter)
    const before = sounds[at - 1]
    const after = sounds[at + 1]
    const glidesOn = isWeak && isVowel(after) && !'íú'.includes(after ?? '')
    const glidesOff = isWeak && isVowel(before) && !'íú'.includes(before ?? '')
    if (!glidesOn && !glidesOff) found.push(at)
    else if (isWeak && isVowel(before) && WEAK.includes(before ?? '') && !glidesOn) found.push(at)
  }
  return found
}

/** A final `y` counts as a consonant where the stress is concerned, and so does `z`, but not `s`. */
function stressedAt(sounds: string, lastLetter: string): number {
  for (let at = 0; at < sounds.length; at += 1) if (ACCENTED.includes(sounds.charAt(at))) return at
  const main = nuclei(sounds)
  const isOpen = isVowel(lastLetter) || lastLetter === 'n' || lastLetter === 's'
  const isPenultimate = main.length > 1 && isOpen
  return main.at(isPenultimate ? -2 : -1) ?? 0
}

const PLAIN: Readonly<Record<string, string>> = {
  á: 'a',
  é: 'e',
  í: 'i',
  ó: 'o',
  ú: 'u',
  ü: 'u',
  z: 's',
}

/** How a Spanish word ends as it sounds, from its stressed vowel on. `word` is in small letters. Words with the same
 *  ending rhyme in full. Source: the rules of stress and spelling of the Real Academia Española. */
export function spanishEnding(word: string): string {
  const sounds = soundsOf(word)
  const ending = sounds.slice(stressedAt(sounds, word.slice(-1)))
  return Array.from(ending, (letter) => PLAIN[letter] ?? letter).join('')
}

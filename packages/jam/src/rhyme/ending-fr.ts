const VOWELS = 'aeiouyàâäéèêëîïôöùûüœ'

const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && VOWELS.includes(letter)
const isSoft = (letter: string | undefined): boolean =>
  letter !== undefined && 'eiyéèêëîï'.includes(letter)

/** Words that are not said as they are spelt. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mer: 'Er',
    fer: 'Er',
    ver: 'Er',
    cher: 'Er',
    fier: 'Er',
    hier: 'Er',
    hiver: 'Er',
    enfer: 'Er',
    amer: 'Er',
    super: 'Er',
    fils: 'is',
    os: 'os',
    bus: 'ys',
    ours: 'ur',
    est: 'E',
    les: 'É',
    des: 'É',
    mes: 'É',
    pied: 'É',
    pays: 'i',
    doigt: 'wa',
    clé: 'É',
    ville: 'il',
    mille: 'il',
    tranquille: 'il',
    gentil: 'i',
    outil: 'i',
    temps: 'ã',
    printemps: 'ã',
    corps: 'or',
    femme: 'am',
    monsieur: '2',
    six: 'is',
    dix: 'is',
    huit: 'it',
    sept: 'Et',
    net: 'Et',
    août: 'ut',
    album: 'om',
  }),
)

const CONSONANTS: readonly (readonly [spelt: string, sound: string])[] = [
  ['ch', 'S'],
  ['ph', 'f'],
  ['gn', 'N'],
  ['qu', 'k'],
  ['ss', 's'],
  ['th', 't'],
  ['ç', 's'],
  ['h', ''],
  ['x', 'ks'],
  ['w', 'v'],
]

/** One consonant as it sounds between its neighbours. */
function soundOf(word: string, at: number): string {
  const letter = word.charAt(at)
  const after = word[at + 1]
  if (letter === after && !isVowel(letter)) return ''
  if (letter === 'c') return isSoft(after) ? 's' : 'k'
  if (letter === 'g') return isSoft(after) ? 'J' : 'g'
  if (letter === 'j') return 'J'
  if (letter === 's') return isVowel(word[at - 1]) && isVowel(after) ? 'z' : 's'
  if (letter === 'u' && word[at - 1] === 'g' && isSoft(after)) return ''
  return letter
}

const LONG_S = 'ſ'

/** Consonants as they sound; vowels stay as they are spelt. */
function withSounds(word: string): string {
  const single = word.replaceAll('ss', LONG_S)
  let sounds = ''
  for (let at = 0; at < single.length; at += 1) {
    const isHardGu = single[at] === 'g' && single[at + 1] === 'u' && isSoft(single[at + 2])
    sounds += isHardGu ? 'g' : soundOf(single, at)
  }
  sounds = sounds.replaceAll(LONG_S, 's')
  for (const [spelt, sound] of CONSONANTS) sounds = sounds.replaceAll(spelt, sound)
  return sounds
}

/** The written ends that sound like another, the longest first. */
const ENDINGS: readonly (readonly [spelt: string, sound: string])[] = [
  ['tion', 'sõ'],
  ['sion', 'sõ'],
  ['euille', '2j'],
  ['ouille', 'uj'],
  ['aille', 'aj'],
  ['eille', 'Ej'],
  ['ueil', '2j'],
  ['euil', '2j'],
  ['œil', '2j'],
  ['ail', 'aj'],
  ['eil', 'Ej'],
  ['ille', 'ij'],
  ['ien', 'ẽ'],
  ['yen', 'ẽ'],
  ['er', 'É'],
  ['ez', 'É'],
  ['et', 'E'],
]

/** Vowels before `n` or `m` that are said through the nose. */
const NASALS: readonly (readonly [spelt: string, sound: string])[] = [
  ['oi', 'ẽ'],
  ['ai', 'ẽ'],
  ['ei', 'ẽ'],
  ['ie', 'ẽ'],
  ['i', 'ẽ'],
  ['y', 'ẽ'],
  ['u', 'ẽ'],
  ['o', 'õ'],
  ['a', 'ã'],
  ['e', 'ã'],
]

const VOWEL_SOUNDS: readonly (readonly [spelt: string, sound: string])[] = [
  ['eau', 'o'],
  ['oeu', '2'],
  ['œu', '2'],
  ['eu', '2'],
  ['œ', '2'],
  ['au', 'o'],
  ['ou', 'u'],
  ['où', 'u'],
  ['oû', 'u'],
  ['oi', 'wa'],
  ['oî', 'wa'],
  ['oy', 'wa'],
  ['ai', 'E'],
  ['aî', 'E'],
  ['ay', 'E'],
  ['ei', 'E'],
  ['è', 'E'],
  ['ê', 'E'],
  ['ë', 'E'],
  ['e', 'E'],
  ['é', 'É'],
  ['à', 'a'],
  ['â', 'a'],
  ['a', 'a'],
  ['î', 'i'],
  ['ï', 'i'],
  ['i', 'i'],
  ['y', 'i'],
  ['ô', 'o'],
  ['o', 'o'],
  ['û', 'y'],
  ['ù', 'y'],
  ['ü', 'y'],
  ['u', 'y'],
]

/** A word without the letters at its end that nobody says; whether its last consonants are said. */
function withoutSilentEnd(word: string) {
  const isPlural =
    word.length > 2 && (word.endsWith('s') || word.endsWith('x') || word.endsWith('z'))
  const singular = isPlural ? word.slice(0, -1) : word
  if (singular.endsWith('e')) return { singular, spoken: singular, saysConsonants: true }
  let end = singular.length
  while (end > 1 && 'tdp'.includes(singular.charAt(end - 1))) end -= 1
  if (end > 2 && 'cg'.includes(singular.charAt(end - 1)) && singular[end - 2] === 'n') end -= 1
  return { singular, spoken: singular.slice(0, end), saysConsonants: false }
}

const vowelSound = (vowels: string): string =>
  VOWEL_SOUNDS.find(([spelt]) => vowels.endsWith(spelt))?.[1] ?? vowels

function lastVowelOn(sounds: string): string {
  let end = sounds.length
  while (end > 0 && !isVowel(sounds[end - 1])) end -= 1
  let start = end
  while (start > 0 && isVowel(sounds[start - 1])) start -= 1
  const vowels = sounds.slice(start, end)
  const consonants = sounds.slice(end)
  const isNasal = consonants.startsWith('n') || consonants.startsWith('m')
  return isNasal ? nasalOn(vowels, consonants) : vowelSound(vowels) + consonants
}

function nasalOn(vowels: string, consonants: string): string {
  const nasal = NASALS.find(([spelt]) => vowels.endsWith(spelt))
  return nasal ? nasal[1] + consonants.slice(1) : vowelSound(vowels) + consonants
}

/** How a French word ends as it sounds, from its last vowel on. `word` is in small letters. Words with the same
 *  ending rhyme. It follows the rules of spelling, knows the most usual exceptions, and treats open and closed
 *  `o` and `eu` as the same. */
export function frenchEnding(word: string): string {
  const exception = EXCEPTIONS.get(word)
  if (exception !== undefined) return exception
  const { singular, spoken, saysConsonants } = withoutSilentEnd(word)
  const written = [word, singular].flatMap((form) =>
    ENDINGS.filter(([spelt]) => form.endsWith(spelt)),
  )
  if (written[0]) return written[0][1]
  if (!saysConsonants) return lastVowelOn(withSounds(spoken))
  const sounds = withSounds(spoken).slice(0, -1)
  const isNasalKept = spoken.endsWith('ne') || spoken.endsWith('me')
  return isNasalKept ? plainVowelOn(sounds) : lastVowelOn(sounds)
}

/** Before `ne` and `me` a vowel is not said through the nose: `lune`, `reine`. */
function plainVowelOn(sounds: string): string {
  const consonant = sounds.slice(-1)
  const rest = lastVowelOn(sounds.slice(0, -1))
  return rest + consonant
}

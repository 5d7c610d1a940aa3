/** Shortest word, in letters, in which a typo is forgiven: shorter ones are too near to each other. */
export const LEAST_LETTERS = 4

/** Letters that may stand in a typo's place, per script. A word of any other script is still found
 *  with a letter too many or two letters swapped. */
const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'αβγδεζηθικλμνξοπρστυφχψω',
  'абвгдежзиклмнопрстуфхцчшщъыьэюяєіґђћ',
  'אבגדהוזחטיכלמנסעפצקרשתךםןףץ',
  'ءابةتثجحخدذرزسشصضطظعغفقكلمنهوىي',
]

/** Every spelling that is one typo away from a word: a letter more, less or another, or two
 *  neighbours swapped (Damerau). None for a word that is too short. */
export function typosOf(word: string): string[] {
  const letters = [...word]
  if (letters.length < LEAST_LETTERS) return []
  const alphabet = alphabetOf(letters)
  const spellings = new Set<string>()
  for (let at = 0; at <= letters.length; at += 1) {
    const before = letters.slice(0, at).join('')
    const [here = '', next = ''] = letters.slice(at, at + 2)
    const afterHere = letters.slice(at + 1).join('')
    for (const letter of alphabet) spellings.add(before + letter + here + afterHere)
    if (!here) continue
    for (const letter of alphabet) spellings.add(before + letter + afterHere)
    spellings.add(before + afterHere)
    spellings.add(before + next + here + letters.slice(at + 2).join(''))
  }
  spellings.delete(word)
  return [...spellings]
}

function alphabetOf(letters: string[]): Set<string> {
  const used = ALPHABETS.filter((alphabet) => letters.some((letter) => alphabet.includes(letter)))
  return new Set([...letters, ...used.flatMap((alphabet) => [...alphabet])])
}

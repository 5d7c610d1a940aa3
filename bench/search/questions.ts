import { oneOf, seededRandom } from './random.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** Words and beginnings that are in thousands of titles. */
const COMMON = 'the a s m b the s the c of t the of and in a the little night love star moon th'

/** Questions of a kind, so many of each: names as they are typed letter by letter, without accents;
 *  names with a typo in one word; and the most common words. */
export function questionsAbout(names: string[], count: number): [string, string[]][] {
  const random = seededRandom(count)
  const wordsOfOne = () => {
    const words = withoutAccents(oneOf(names, random())).toLowerCase().split(' ')
    return words.slice(0, 1 + Math.floor(random() * 3))
  }
  const halfTyped = () => {
    const question = wordsOfOne().join(' ')
    return question.slice(0, 2 + Math.floor(random() * (question.length - 1)))
  }
  const mistyped = () => {
    const words = wordsOfOne()
    const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? ''
    return words.map((word) => (word === longest ? withTypo(word, random) : word)).join(' ')
  }
  const common = () => {
    const words = COMMON.split(' ')
    const pair = [oneOf(words, random()), oneOf(words, random())]
    return random() < 0.5 ? pair.join(' ') : (pair[0] ?? '')
  }
  const several = (make: () => string) => Array.from({ length: count }, make)
  return [
    ['half typed', several(halfTyped)],
    ['with a typo', several(mistyped)],
    ['common words', several(common)],
  ]
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** A letter more, less or another, or two swapped. */
function withTypo(word: string, random: () => number): string {
  const at = Math.floor(random() * word.length)
  const letter = oneOf(LETTERS, random())
  const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  return oneOf(
    [
      before + letter + here + after,
      before + after,
      before + letter + after,
      before + after.charAt(0) + here + after.slice(1),
    ],
    random(),
  )
}

import { READ_CHARACTERS } from '@starnest/contract/host/host'
import { cleanText } from '../understanding/tokens.ts'
import { checkMessage } from './gate.ts'
import { LANGUAGES } from './languages.ts'
import { addressSpans, longNumbers, numbersOf } from './personal.ts'
import { PhraseBook } from './phrase-book.ts'
import { readingsOf, writtenWords } from './readings.ts'

/** Domains that a link may end with, where it is written without anything else. */
const LINK =
  /:\/\/|\bwww\.|[\p{L}\p{N}]\.(?:com|org|net|io|tv|gg|me|co|app|info|es|fr|de|uk|ru|xyz)\b/iu

const book = new PhraseBook<'unsaid'>()
for (const language of LANGUAGES) {
  book.add('unsaid', language.unsaid)
}

/**
 * Whether Leo may say a sentence that a language model wrote. Refused are what `checkMessage` blocks,
 * links, numbers of phones and e-mail addresses, questions about the viewer, secrets, invitations to meet
 * or leave, and how to use medicine, weapons or drugs. Children and teens are also spared what would be
 * redirected. What is longer than the host reads is refused: its end was not looked at.
 */
export function isSafeToSay(text: string, age: 'child' | 'teen' | 'adult'): boolean {
  const clean = cleanText(text)
  if (text.length > READ_CHARACTERS || LINK.test(clean)) return false
  if (addressSpans(clean).length > 0 || longNumbers(clean).length > 0) return false
  const { is } = checkMessage(text)
  if (is === 'block' || is === 'distress' || (is === 'redirect' && age !== 'adult')) return false
  const words = writtenWords(clean)
  const signs = { isNumber: numbersOf(words), isCapital: words.map(() => false) }
  return book.find(readingsOf(words), signs).length === 0
}

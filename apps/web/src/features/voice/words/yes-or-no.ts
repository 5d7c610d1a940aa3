import { plainText } from './carousel-command.ts'

const YES = new Set([
  'yes',
  'yes please',
  'yeah',
  'sure',
  'do it',
  'si',
  'si por favor',
  'vale',
  'claro',
])
const NO = new Set(['no', 'no thanks', 'no thank you', 'nope', 'no gracias', 'non', 'non merci'])
for (const word of ['oui', 'oui s il te plait', 'd accord', 'ok', 'okay']) YES.add(word)

/** Whether a phrase says yes or no, in the languages of the interface; undefined: it says something else. */
export function yesOrNo(transcript: string): boolean | undefined {
  const said = plainText(transcript)
  if (YES.has(said)) return true
  return NO.has(said) ? false : undefined
}

import { plainText } from './carousel-command.ts'

const setOf = (...phrases: string[]) =>
  new Set(phrases.flatMap((some) => some.split(',').map(plainText)))

const YES = setOf(
  'yes, yes please, yeah, sure, do it, ok, okay',
  'sí, sí por favor, vale, claro, oui, oui s’il te plaît, d’accord',
  'ja, ja bitte, klar, sì, sì grazie, sim, sim por favor, да, да пожалуйста',
  '是, 是的, 好, 好的, はい, はい お願いします, お願いします, 네, 예',
  'نعم, نعم من فضلك, हाँ, हां, जी हाँ, जी हां',
)
const NO = setOf(
  'no, no thanks, no thank you, nope, no gracias, non, non merci',
  'nein, nein danke, no grazie, não, não obrigado, não obrigada, нет, нет спасибо',
  '不, 不是, 不要, 不用, 不用了, いいえ, 아니요, 아니',
  'لا, لا شكرا, नहीं, जी नहीं',
)

/** Whether a phrase says yes or no, in the languages of the interface; undefined: it says something else. */
export function yesOrNo(transcript: string): boolean | undefined {
  const said = plainText(transcript)
  if (YES.has(said)) return true
  return NO.has(said) ? false : undefined
}

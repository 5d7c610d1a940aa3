import { characterCount, MAX_LINES, type Rules, type SubtitleLanguage } from '../rules.ts'
import { cutCues } from './cut-cues.ts'
import { piecesOf } from './pieces.ts'
import { foldedText } from './script-text.ts'

/** What one more cue of a text costs that has to fit into as few as can be. */
const CUE_COST = 1000

/** "- In a minute." */
const DASH = /^[-–—―‐]/

type Measure = { language: SubtitleLanguage; rules: Rules }

/** A text in as few cues as can be, each with at most two lines of a language's length. Two that speak in one cue,
 *  each on a line with a dash, keep their lines. None for an empty text. The cues come in parts, with the work for
 *  some 2000 characters at most between two of them. */
export function* cutText(text: string, { language, rules }: Measure): Generator<readonly string[]> {
  const lines = text.split('\n').map(foldedText)
  const isDialogue = lines.length === MAX_LINES && lines.every((line) => DASH.test(line))
  const isShort = lines.every((line) => characterCount(line) <= rules.charactersPerLine)
  if (isDialogue && isShort) {
    yield [lines.join('\n')]
    return
  }
  for (const piece of piecesOf(foldedText(text))) {
    const cues = cutCues({ ...piece, language, rules, cueCost: CUE_COST })
    yield cues.map((cue) => cue.lines.join('\n'))
  }
}

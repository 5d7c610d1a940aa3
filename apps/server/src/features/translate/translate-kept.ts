import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import {
  type TranslatedSegment,
  type TranslationTask,
  type Translator,
  TranslatorError,
} from '../../ports/language/translator.ts'
import {
  type Glossary,
  hasLetters,
  keepsAll,
  type Piece,
  piecesAroundAll,
  piecesAroundKept,
  withoutSpaces,
} from './kept-parts.ts'

/** Languages that write names of the cast as English does. */
const LATIN: readonly InterfaceLanguage[] = ['en', 'es', 'fr', 'de', 'it', 'pt']

/** Has segments translated so that placeholders, numbers and names of the glossary stand in them as before. A
 *  segment in which the engine lost a number or a name is asked for once more, in pieces around them.
 *  @throws TranslatorError */
export async function translateKept(
  translator: Translator,
  task: TranslationTask,
  glossary: Glossary,
): Promise<(TranslatedSegment | null)[]> {
  const names = LATIN.includes(task.target) ? glossary : []
  const first = await inPieces(translator, task, piecesAroundKept)
  const lost = task.segments.flatMap((segment, at) => {
    const translated = first[at]
    return translated && !keepsAll(segment, translated.text, names) ? [at] : []
  })
  if (lost.length === 0) return first
  const segments = lost.map((at) => task.segments[at] ?? '')
  const again = await orNothing(task, () =>
    inPieces(translator, { ...task, segments }, (segment) => piecesAroundAll(segment, names)),
  )
  return first.map((segment, at) => {
    const nth = lost.indexOf(at)
    return nth < 0 ? segment : (again[nth] ?? null)
  })
}

/** What was translated before stays where the engine fails now. */
async function orNothing(
  { signal }: TranslationTask,
  ask: () => Promise<(TranslatedSegment | null)[]>,
): Promise<(TranslatedSegment | null)[]> {
  try {
    return await ask()
  } catch (error) {
    if (signal.aborted || !(error instanceof TranslatorError)) throw error
    return []
  }
}

async function inPieces(
  translator: Translator,
  task: TranslationTask,
  cut: (segment: string) => Piece[],
): Promise<(TranslatedSegment | null)[]> {
  const cuts = task.segments.map(cut)
  const segments = cuts.flatMap((pieces) => pieces.filter(isAsked).map(({ text }) => text.trim()))
  const answers = segments.length === 0 ? [] : await translator.translate({ ...task, segments })
  let at = 0
  return cuts.map((pieces) => {
    const asked = pieces.filter(isAsked).length
    const translated = answers.slice(at, at + asked)
    at += asked
    return joined(pieces, translated)
  })
}

const isAsked = ({ text, isKept }: Piece) => !isKept && hasLetters(text)

/** What was kept and what was translated, with the spaces that stood between; the confidence is the mean of
 *  the pieces by their length. */
function joined(
  pieces: readonly Piece[],
  translated: readonly (TranslatedSegment | null)[],
): TranslatedSegment | null {
  const [first] = translated
  if (!first || translated.includes(null)) return null
  let nth = 0
  let [text, sum, length] = ['', 0, 0]
  for (const piece of pieces) {
    const answer = isAsked(piece) ? translated[nth++] : undefined
    if (!answer) {
      text += piece.text
      continue
    }
    const { before, after } = withoutSpaces(piece.text)
    text += before + answer.text + after
    sum += (answer.confidence ?? 0) * piece.text.length
    length += piece.text.length
  }
  return { ...first, text, confidence: first.confidence === null ? null : sum / length }
}

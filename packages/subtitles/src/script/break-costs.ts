import type { SubtitleLanguage } from '../rules.ts'
import { BINDINGS, type Bindings } from './bindings.ts'
import { isAbbreviation, sentenceEnds } from './sentences.ts'
import type { Unit } from './units.ts'

/** What a break costs, by what it divides: nothing after a sentence, most inside a word. */
const COST = {
  sentence: 0,
  clause: 5,
  beforeOpener: 7,
  plain: 14,
  bound: 40,
  insideWord: 60,
} as const

/** What a break after each unit of a text costs. */
export type BreakCosts = {
  readonly costs: readonly number[]
  /** How many sentences and lines of the script end before each unit. */
  readonly sentencesBefore: readonly number[]
}

type BrokenText = {
  text: string
  units: readonly Unit[]
  lineEnds: ReadonlySet<number>
  language: SubtitleLanguage
}

/** What breaks of a text cost after each of its units, by its sentences, clauses, lines and words. */
export function breakCosts({ text, units, lineEnds, language }: BrokenText): BreakCosts {
  const ends = new Set(sentenceEnds(text, language))
  const costs: number[] = []
  const sentencesBefore: number[] = [0]
  for (const [at, unit] of units.entries()) {
    const endsSentence = ends.has(unit.end)
    const endsLine = lineEnds.has(unit.end)
    sentencesBefore.push((sentencesBefore[at] ?? 0) + (endsSentence || endsLine ? 1 : 0))
    const next = units[at + 1]
    if (endsSentence || !next) costs.push(COST.sentence)
    else if (endsLine) costs.push(COST.clause)
    else costs.push(costBetween({ unit, next, isFirst: at === 0, language }))
  }
  return { costs, sentencesBefore }
}

type Pair = { unit: Unit; next: Unit; isFirst: boolean; language: SubtitleLanguage }

const CLAUSE_END = /[,;:，；：、،؛।…—–]["'»”’)」』）]?$/
const MARK = /^[-–—―‐♪♫#¿¡"'«“„]+$/
/** What French puts a space before. */
const CLOSER = /^[!?:;»”’)\]…%.,]+$/
const NUMBER = /^[\d.,]+$/
const EDGE = /^[\p{P}\p{S}]{1,9}|[\p{P}\p{S}]{1,9}$/gu
const CAPITAL = /^["'«“„(]?\p{Lu}/u

function costBetween({ unit, next, isFirst, language }: Pair): number {
  if (unit.isCut) return COST.insideWord
  const words = BINDINGS[language]
  if (CLOSER.test(next.text) || isMarkOf(unit, next) || (isFirst && unit.text.endsWith(':')))
    return COST.bound
  if (CLAUSE_END.test(unit.text)) return COST.clause
  if (language === 'ja' && isWithinPhrase(unit.text, next.text)) return COST.bound
  if (isBound(unit, next, words) || isAbbreviation(unit.text, language)) return COST.bound
  return words.openers.has(bare(next.text)) ? COST.beforeOpener : COST.plain
}

const HIRAGANA = /^\p{Script=Hiragana}/u
const KANJI = /^\p{Script=Han}/u
const KATAKANA = /^\p{Script=Katakana}/u

/** Whether two Japanese words belong to one phrase: what begins with hiragana goes on with the word before it
 *  (particles, endings), and so does a word of the same kind of letters. */
function isWithinPhrase(word: string, next: string): boolean {
  if (HIRAGANA.test(next)) return true
  const last = word.slice(-1)
  return [KANJI, KATAKANA].some((letters) => letters.test(last) && letters.test(next))
}

/** Whether a dash, a note or an open quote stands apart from the word that it belongs to. */
const isMarkOf = (unit: Unit, next: Unit) => MARK.test(unit.text) !== MARK.test(next.text)

function isBound(
  unit: Unit,
  next: Unit,
  { next: toNext, previous: toPrevious }: Bindings,
): boolean {
  const word = bare(unit.text)
  if (toNext.has(word) || toPrevious.has(bare(next.text))) return true
  const isName = CAPITAL.test(unit.text) && CAPITAL.test(next.text)
  return isName || (NUMBER.test(unit.text) && next.length > 0)
}

const bare = (word: string) => word.replace(EDGE, '').toLowerCase()

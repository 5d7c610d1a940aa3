import { MAX_LINES, type Rules, type SubtitleLanguage } from '../rules.ts'
import { type BreakCosts, breakCosts } from './break-costs.ts'
import type { Joint } from './script-text.ts'
import { type Unit, unitsOf } from './units.ts'

/** The text of a cue: its lines, and what stands after each of them in the text that it was cut from. */
export type CutCue = { readonly lines: readonly string[]; readonly joints: readonly Joint[] }

/** A text to cut. `cueCost`: what one more cue costs, beside the costs of breaks; the larger, the fewer cues. */
export type Cutting = {
  readonly text: string
  readonly lineEnds: ReadonlySet<number>
  readonly language: SubtitleLanguage
  readonly rules: Rules
  readonly cueCost: number
}

/** What a second line costs, and what lines as unequal as can be cost: one line is better, and two are of a length. */
const TWO_LINES_COST = 2
const IMBALANCE_COST = 12
/** A break between lines of one cue disturbs less than one between cues. */
const LINE_BREAK_SHARE = 0.6
/** A sentence that ends within a cue of whole sentences, and within one that begins or ends in a sentence. */
const INNER_SENTENCE_COST = 6
const TORN_SENTENCE_COST = 20
/** A cue so short that it stands longer than it is read. */
const SHORT_COST = 4
const SHORT_SECONDS = 5 / 6

/** A text as units, and what is asked of them again and again while cues are chosen. */
type Measured = BreakCosts & {
  readonly units: readonly Unit[]
  /** Characters before each unit, spaces included. */
  readonly before: readonly number[]
  readonly line: number
  readonly shortCharacters: number
  readonly cueCost: number
}

/** Cuts a text into cues of at most two lines, where it costs least. The time it takes grows with the text's length
 *  and not faster: only so many units fit into a cue. Source: dynamic programming over the ends of cues. */
export function cutCues({ text, lineEnds, language, rules, cueCost }: Cutting): CutCue[] {
  const { charactersPerLine: line, charactersPerSecond } = rules
  const units = unitsOf(text, language, line)
  const before = [0]
  for (const [at, { length, hasSpace }] of units.entries()) {
    before.push((before[at] ?? 0) + length + (hasSpace ? 1 : 0))
  }
  const costs = breakCosts({ text, units, lineEnds, language })
  const shortCharacters = SHORT_SECONDS * charactersPerSecond
  return chosenCues({ ...costs, units, before, line, shortCharacters, cueCost })
}

/** A cue that ends at some unit: where it begins, where its second line does (0: it has one line), and what it and
 *  all cues before it cost. */
type Choice = { from: number; second: number; cost: number }

function chosenCues(text: Measured): CutCue[] {
  const best: Choice[] = [{ from: 0, second: 0, cost: 0 }]
  for (let end = 1; end <= text.units.length; end++) best.push(bestCueTo(end, text, best))
  const cues: CutCue[] = []
  for (let end = text.units.length; end > 0; ) {
    const { from, second } = best[end] ?? { from: 0, second: 0 }
    cues.push(cueOf(text, from, second, end))
    end = from
  }
  return cues.reverse()
}

function bestCueTo(end: number, text: Measured, best: readonly Choice[]): Choice {
  let choice: Choice = { from: end - 1, second: 0, cost: Number.POSITIVE_INFINITY }
  const widest = MAX_LINES * (text.line + 1)
  for (let from = end - 1; from >= 0 && lengthOf(text, from, end) <= widest; from--) {
    const lines = bestLines(text, from, end)
    const cost = (best[from]?.cost ?? 0) + cueCost(text, from, end) + lines.cost
    if (cost < choice.cost) choice = { from, second: lines.second, cost }
  }
  return choice
}

/** What a cue costs besides its lines. */
function cueCost(text: Measured, from: number, end: number): number {
  const { costs, cueCost: each, shortCharacters, sentencesBefore } = text
  const sentences = (sentencesBefore[end - 1] ?? 0) - (sentencesBefore[from] ?? 0)
  const short = lengthOf(text, from, end) < shortCharacters ? SHORT_COST : 0
  const isWhole = (costs[from - 1] ?? 0) === 0 && costs[end - 1] === 0
  const inner = sentences * (isWhole ? INNER_SENTENCE_COST : TORN_SENTENCE_COST)
  return each + (costs[end - 1] ?? 0) + short + inner
}

/** Where the second line of a cue begins, and what its lines cost; endless where it does not fit. */
function bestLines(text: Measured, from: number, end: number): Pick<Choice, 'second' | 'cost'> {
  const { line, costs, units } = text
  if (lengthOf(text, from, end) <= line) return { second: 0, cost: 0 }
  let best = { second: 0, cost: Number.POSITIVE_INFINITY }
  for (let second = end - 1; second > from; second--) {
    const lower = lengthOf(text, second, end)
    if (lower > line) break
    const upper = lengthOf(text, from, second)
    if (upper > line) continue
    const imbalance = (IMBALANCE_COST * Math.abs(upper - lower)) / line
    const broken = LINE_BREAK_SHARE * (costs[second - 1] ?? 0)
    const cost = TWO_LINES_COST + broken + imbalance
    if (cost < best.cost && units[second]) best = { second, cost }
  }
  return best
}

/** Characters of units on one line. */
function lengthOf({ before, units }: Measured, from: number, end: number): number {
  const space = units[end - 1]?.hasSpace ? 1 : 0
  return (before[end] ?? 0) - (before[from] ?? 0) - space
}

function cueOf({ units }: Measured, from: number, second: number, end: number): CutCue {
  const ranges =
    second === 0
      ? [[from, end]]
      : [
          [from, second],
          [second, end],
        ]
  const lines = ranges.map(([first, last]) => units.slice(first, last))
  return {
    lines: lines.map((line) =>
      line
        .map(({ text, hasSpace }, at) => (hasSpace && at < line.length - 1 ? `${text} ` : text))
        .join(''),
    ),
    joints: lines.map((line) => (line.at(-1)?.hasSpace ? ' ' : '')),
  }
}

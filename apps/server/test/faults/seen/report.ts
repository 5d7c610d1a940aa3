import { writeFile } from 'node:fs/promises'
import type { Outcomes } from '../device.ts'

/** What was done to the house, how often, and what was seen. */
export type Row = {
  what: string
  times: number
  /** Sentences on what was lost, done twice, or did not come back. */
  wrong: string[]
  seen: string[]
}

/** Spread of times, in seconds: half of them were no longer than the first, and none than the second. */
export function spreadOf(ms: readonly number[]): string {
  const sorted = ms.toSorted((a, b) => a - b)
  const half = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  const seconds = (one: number) => (one / 1000).toFixed(1)
  return `${seconds(half)} s (at most ${seconds(sorted.at(-1) ?? 0)} s)`
}

/** What became of calls, the most frequent first. */
export const outcomesText = ({ counts, longestMs }: Outcomes): string =>
  `${[...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([outcome, count]) => `${count} × ${outcome}`)
    .join(', ')}; the longest took ${(longestMs / 1000).toFixed(1)} s`

/** Rows as a table for a person and for docs. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ what, times, seen, wrong }) => [
    what,
    String(times),
    seen.join('; '),
    wrong.length === 0 ? 'nothing' : wrong.slice(0, 20).join('; '),
  ])
  const head = ['What was done', 'How often', 'What was seen', 'Lost, twice, or stuck']
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** Keeps the rows of a run as JSON. */
export const saveRows = (path: string, rows: readonly Row[]) =>
  writeFile(path, `${JSON.stringify(rows, null, 2)}\n`)

import { type Figure, keepsTarget } from './figure.ts'
import type { Comparison } from './run/results/compare.ts'
import type { Results } from './run/results/results.ts'

function targetText({ target, better, unit }: Figure): string {
  if (target === undefined) return ''
  return `${better === 'smaller' ? '≤' : '≥'} ${target} ${unit}`
}

const rounded = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

function verdictOf(figure: Figure): string {
  const isKept = keepsTarget(figure)
  if (isKept === undefined) return ''
  return isKept ? 'kept' : 'MISSED'
}

function besideText({ peer, unit, note }: Figure): string {
  const beside = peer ? [`${peer.name}: ${rounded(peer.value)} ${unit}`] : []
  return beside.concat(note ?? []).join(', ')
}

/** The figures as a table for a person: one line each, targets and peers beside them. */
export function figuresTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${rounded(figure.value)} ${figure.unit}`,
    targetText(figure),
    besideText(figure),
    verdictOf(figure),
  ])
  return columns([['what', 'figure', 'target', 'beside', ''], ...rows])
}

/** What a comparison of two runs has to say, for a person. */
export function comparisonText(
  { worse, fresh, missing, unlike }: Comparison,
  { before, now }: { before: Results; now: Results },
): string {
  const rows = worse.map((one) => [
    `${one.now.bench}: ${one.now.name}`,
    `${rounded(one.before.value)} → ${rounded(one.now.value)} ${one.now.unit}`,
    one.by === undefined ? 'worse' : `${Math.round(one.by * 100)} % worse`,
    verdictOf(one.now),
  ])
  const listed = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', title, ...lines]
  const named = (figures: Comparison['fresh']) => figures.map((one) => `${one.bench}: ${one.name}`)
  return [
    `Compared with ${runText(before)}; this run: ${runText(now)}.`,
    ...(before.machine === now.machine ? [] : ['These are two machines: only ratios compare.']),
    ...(worse.length === 0
      ? ['Nothing became worse by more than 15 %.']
      : listed('Worse by more than 15 %:', [columns(rows)])),
    ...listed('New:', named(fresh)),
    ...listed('Missing:', named(missing)),
    ...listed('Not compared, since one of the two was a short run:', unlike),
    ...(saysLengths(before) ? [] : ['', LENGTHS_UNKNOWN]),
  ].join('\n')
}

const LENGTHS_UNKNOWN =
  'The earlier file does not say which benches were short: they are compared whatever they were.'

const saysLengths = ({ benches }: Results) =>
  benches.every((one) => one.is === 'failed' || one.isShort !== undefined)

const runText = ({ measuredAt, machine, load }: Results) =>
  `${measuredAt}, ${machine}, load ${rounded(load)} at its beginning`

function columns(table: readonly string[][]): string {
  const widths = table[0]?.map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  )
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The value that `share` (0 to 1) of the samples do not exceed, by nearest rank.
 *  @throws RangeError for no samples. */
export function percentile(samples: number[], share: number): number {
  const sorted = samples.toSorted((one, other) => one - other)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new RangeError('a percentile of no samples')
  return value
}

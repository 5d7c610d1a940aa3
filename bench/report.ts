import type { Figure } from './figure.ts'

/** Whether a figure keeps its promise; undefined when nothing was promised. */
export function keepsTarget({ value, target }: Figure): boolean | undefined {
  if (!target) return undefined
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast
}

function targetText({ target, unit }: Figure): string {
  if (!target) return ''
  return 'atMost' in target ? `≤ ${target.atMost} ${unit}` : `≥ ${target.atLeast} ${unit}`
}

const rounded = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

/** The figures as a table for a person: one line each, targets and peers beside them. */
export function figuresTable(figures: Figure[]): string {
  const rows = figures.map((figure) => {
    const verdict = keepsTarget(figure)
    return [
      figure.name,
      `${rounded(figure.value)} ${figure.unit}`,
      targetText(figure),
      figure.peer ? `${figure.peer.name}: ${rounded(figure.peer.value)} ${figure.unit}` : '',
      verdict === undefined ? '' : verdict ? 'kept' : 'MISSED',
    ]
  })
  const table = [['what', 'figure', 'target', 'beside', ''], ...rows]
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  )
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
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

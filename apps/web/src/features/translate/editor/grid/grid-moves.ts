/** A place in a table, both from 0. */
export type Place = { row: number; column: number }

type Size = { rows: number; columns: number; isRightToLeft: boolean }

/** Rows that a Page key goes by. */
const PAGE_ROWS = 10

/** Where a key leads in a table; null: it means nothing there, or leads nowhere. Source: WAI-ARIA Authoring
 *  Practices, "Grid pattern". */
export function moveInGrid({ row, column }: Place, key: string, size: Size): Place | null {
  const { rows, columns, isRightToLeft } = size
  const sideways = isRightToLeft ? -1 : 1
  const wanted: Record<string, Place> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowRight: { row, column: column + sideways },
    ArrowLeft: { row, column: column - sideways },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
    PageUp: { row: Math.max(0, row - PAGE_ROWS), column },
    PageDown: { row: Math.min(rows - 1, row + PAGE_ROWS), column },
  }
  const to = wanted[key]
  const isInside = to && to.row >= 0 && to.row < rows && to.column >= 0 && to.column < columns
  return isInside ? to : null
}

import type { Home, HomeRow } from '@starnest/contract/catalog/catalog'

/** A home screen without a title in its Continue Watching; an empty row goes with its last title. */
export function withoutContinued(home: Home, id: number): Home {
  const rows = home.rows.map((row) => (row.id === 'continue-watching' ? without(row, id) : row))
  return { ...home, rows: rows.filter(({ tiles }) => tiles.length > 0) }
}

function without(row: HomeRow, id: number): HomeRow {
  return { ...row, tiles: row.tiles.filter(({ animation }) => animation.id !== id) }
}

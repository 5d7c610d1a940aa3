import type { Home, HomeRowId, Tile } from '@starnest/contract/catalog'
import type { Queries } from '../../../ports/database.ts'
import type { Viewer } from '../../../ports/viewer.ts'
import { animationOf } from '../animation.ts'
import { findVisibleTitles, type VisibleTitle } from '../catalog.repository.ts'
import { arrangeHome } from './arrange-home.ts'
import { type HomeChoice, placeTitles } from './home.repository.ts'

/** Titles the hero shows at most. Source: specification §9, "Hero trailer rotation". */
const HERO_TITLES = 10

type HomeRequest = { queries: Queries; viewer: Viewer; choice: HomeChoice; now: Date }

/** The home screen of a viewer, in two statements. */
export async function readHome({ queries, viewer, choice, now }: HomeRequest): Promise<Home> {
  const placements = await placeTitles(queries, viewer, choice)
  const arranged = arrangeHome(placements, viewer.maximumAge)
  const wanted = new Set([...arranged.hero, ...arranged.rows.flatMap(({ titleIds }) => titleIds)])
  const found = await findVisibleTitles(queries, viewer, [...wanted])
  const animations = new Map(
    [...found].map(([id, title]) => [id, { title, animation: animationOf(title, now) }]),
  )
  const rows = arranged.rows.map(({ id: row, titleIds }) => ({
    id: row,
    tiles: titleIds
      .map((id) => animations.get(id))
      .filter((one) => one !== undefined)
      .map(({ title, animation }, index): Tile => ({ animation, ...extrasOf(row, title, index) })),
  }))
  const hero = arranged.hero
    .map((id) => animations.get(id)?.animation)
    .filter((animation) => animation !== undefined)
    .filter(({ videoUrl }) => videoUrl !== null)
    .slice(0, HERO_TITLES)
  return { hero, rows: rows.filter(({ tiles }) => tiles.length > 0) }
}

/** What a row adds to a title. */
function extrasOf(row: HomeRowId, title: VisibleTitle, index: number): Omit<Tile, 'animation'> {
  if (row === 'top-picks') return { rank: index + 1 }
  if (row !== 'continue-watching' || title.positionSeconds === null) return {}
  const { positionSeconds, durationSeconds } = title
  return { progress: { currentTime: positionSeconds, duration: durationSeconds } }
}

import type { Animation, HomeAnswer, TileProgress } from '@starnest/contract/catalog/catalog'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { animationOf } from '../animation.ts'
import { findVisibleTitles, type VisibleTitle } from '../catalog.repository.ts'
import { type ArrangedHome, arrangeHome } from './arrange-home.ts'
import { type HomeChoice, placeTitles } from './home.repository.ts'
import { genresFor, hasRanks } from './rows-by-age.ts'

/** Titles the hero shows at most. Source: specification §9, "Hero trailer rotation". */
const HERO_TITLES = 10

type HomeRequest = { queries: Queries; viewer: Viewer; choice: HomeChoice; now: Date }

/** The home screen of a viewer, in two statements. A genre that it does not offer the viewer is empty. */
export async function readHome(request: HomeRequest): Promise<HomeAnswer> {
  const { queries, viewer, choice, now } = request
  const genres = genresFor(viewer)
  if (choice.genre && !genres.includes(choice.genre)) {
    return { titles: [], hero: [], rows: [], genres }
  }
  const arranged = await arrangedFor(request)
  const wanted = new Set([...arranged.hero, ...arranged.rows.flatMap(({ titleIds }) => titleIds)])
  const found = await findVisibleTitles(queries, viewer, [...wanted])
  const isRanked = hasRanks(viewer)
  const rows = arranged.rows.map(({ id, titleIds }) => ({
    id,
    tiles: titleIds
      .map((titleId) => found.get(titleId))
      .filter((title) => title !== undefined)
      .map((title, index) => ({
        titleId: title.id,
        ...(id === 'top-picks' && isRanked && { rank: index + 1 }),
        ...(id === 'continue-watching' && placeIn(title)),
      })),
  }))
  const titles = [...found.values()].map((title) => animationOf(title, now))
  const byId = new Map(titles.map((title) => [title.id, title]))
  const hero = playable(arranged.hero.map((id) => byId.get(id))).map(({ id }) => id)
  return { titles, hero, rows: rows.filter(({ tiles }) => tiles.length > 0), genres }
}

/** The wide picture of the title that the hero begins with; null: there is none. Never one that the
 *  viewer's home would not show. */
export async function readFirstPicture(request: HomeRequest) {
  const { queries, viewer, now } = request
  const { hero } = await arrangedFor(request)
  const found = await findVisibleTitles(queries, viewer, hero)
  const titles = hero.map((id) => found.get(id)).filter((title) => title !== undefined)
  const [first] = playable(titles.map((title) => animationOf(title, now)))
  if (!first?.backdropUrl) return null
  return { src: first.backdropUrl, widths: first.backdrop?.widths ?? [] }
}

async function arrangedFor({ queries, viewer, choice, now }: HomeRequest): Promise<ArrangedHome> {
  const placements = await placeTitles(queries, { viewer, choice, now })
  return arrangeHome(placements, viewer, `${viewer.profileId} ${now.toDateString()}`)
}

/** What the hero shows: titles that something can be played of. */
function playable(animations: (Animation | undefined)[]): Animation[] {
  return animations
    .filter((animation) => animation !== undefined)
    .filter(({ videoUrl }) => videoUrl !== null)
    .slice(0, HERO_TITLES)
}

/** Where the viewer stands in a title that was begun. */
function placeIn(title: VisibleTitle): { progress?: TileProgress } {
  const { positionSeconds, durationSeconds } = title
  if (positionSeconds === null) return {}
  return { progress: { currentTime: positionSeconds, duration: durationSeconds } }
}

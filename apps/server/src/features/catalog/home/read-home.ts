import type {
  Animation,
  HomeAnswer,
  HomeRowId,
  NextEpisode,
  TileProgress,
} from '@starnest/contract/catalog/catalog'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { animationOf } from '../animation.ts'
import { findVisibleTitles, type VisibleTitle } from '../catalog.repository.ts'
import { readEpisodes } from '../series/series.repository.ts'
import { seriesCards } from '../series/series-cards.ts'
import { type ArrangedHome, arrangeHome } from './arrange-home.ts'
import { type HomeChoice, placeTitles } from './home.repository.ts'
import { genresFor, hasRanks } from './rows-by-age.ts'
import { EPISODE_ROWS } from './spread-rows.ts'

/** Titles the hero shows at most. Source: specification §9, "Hero trailer rotation". */
const HERO_TITLES = 10

type HomeRequest = { queries: Queries; viewer: Viewer; choice: HomeChoice; now: Date }

/** The home screen of a viewer, in two statements, one more where it shows series, and one more where long ones
 *  fill the lists. A genre that it does not offer the viewer is empty. */
export async function readHome(request: HomeRequest): Promise<HomeAnswer> {
  const { queries, viewer, choice, now } = request
  const genres = genresFor(viewer)
  if (choice.genre && !genres.includes(choice.genre)) {
    return { titles: [], hero: [], rows: [], genres }
  }
  const arranged = await arrangedFor(request)
  const cards = await cardsOf(request, arranged)
  const cardOf = (row: HomeRowId, titleId: number): HomeCard =>
    (EPISODE_ROWS.has(row) ? undefined : cards.get(titleId)) ?? { titleId }
  const cardRows = arranged.rows.map(({ id, titleIds }) => ({
    id,
    cards: titleIds.map((titleId) => cardOf(id, titleId)),
  }))
  const shown = cardRows.flatMap((row) => row.cards.map(({ titleId }) => titleId))
  const found = await findVisibleTitles(queries, viewer, [...new Set([...arranged.hero, ...shown])])
  const isRanked = hasRanks(viewer)
  const rows = cardRows.map(({ id, cards: own }) => ({
    id,
    tiles: own
      .flatMap(({ titleId, next }) => {
        const title = found.get(titleId)
        return title ? [{ title, next }] : []
      })
      .map(({ title, next }, index) => ({
        titleId: title.id,
        ...(next && { next }),
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
  const arranged = arrangeHome(placements, viewer, `${viewer.profileId} ${now.toDateString()}`)
  return choice.genre || choice.shelf ? { ...arranged, rows: [] } : arranged
}

type HomeCard = { titleId: number; next?: NextEpisode }

/** The cards of the series in rows, by the ids of the episodes that stand for them. */
async function cardsOf(
  { queries, viewer }: HomeRequest,
  { rows, seriesOf }: ArrangedHome,
): Promise<Map<number, HomeCard>> {
  const episodes = rows
    .filter(({ id }) => !EPISODE_ROWS.has(id))
    .flatMap(({ titleIds }) => titleIds)
    .flatMap((id) => {
      const slug = seriesOf.get(id)
      return slug === undefined ? [] : [{ id, slug }]
    })
  const slugs = new Set(episodes.map(({ slug }) => slug))
  const cards = seriesCards(await readEpisodes(queries, viewer, [...slugs]))
  return new Map(
    episodes.flatMap(({ id, slug }) => {
      const card = cards.get(slug)
      return card ? [[id, { titleId: card.firstId, next: card.next }] as const] : []
    }),
  )
}

/** What the hero shows: titles that can be played. A stream does not move in it, so that one without a file of
 *  its own needs a picture. */
function playable(animations: (Animation | undefined)[]): Animation[] {
  return animations
    .filter((animation) => animation !== undefined)
    .filter(
      ({ videoUrl, streamUrl, backdropUrl }) =>
        videoUrl !== null || (streamUrl !== null && backdropUrl !== null),
    )
    .slice(0, HERO_TITLES)
}

/** Where the viewer stands in a title that was begun. */
function placeIn(title: VisibleTitle): { progress?: TileProgress } {
  const { positionSeconds, durationSeconds } = title
  if (positionSeconds === null) return {}
  return { progress: { currentTime: positionSeconds, duration: durationSeconds } }
}

import { avifUrl } from '@starnest/contract/catalog/catalog'
import { fullTitle } from '../../library/title/title-name.ts'
import type { FilmChoice, FilmRow } from './parts/film-chooser.tsx'
import { PANELS } from './scene/room-plan.ts'
import type { PanelPicture } from './scene/screens/side-screens.ts'

/** Width of a picture that is enough for a side screen, pixels. */
const ENOUGH_WIDTH = 480

/** What the big screen invites to, and after it what the side screens show: the first titles of the viewer's rows,
 *  each once, those with a short part that moves in front. */
export function shownFilms(rows: readonly FilmRow[]): PanelPicture[] {
  const byId = new Map<number, FilmChoice>()
  for (const film of rows.flatMap(({ films }) => films)) {
    if (!byId.has(film.playId)) byId.set(film.playId, film)
  }
  const films = [...byId.values()]
  const moving = films.filter(({ title }) => title.trailerUrl !== null)
  const still = films.filter(({ title }) => title.trailerUrl === null)
  return [...moving, ...still].slice(0, PANELS.length + 1).map(panelOf)
}

function panelOf({ playId, title }: FilmChoice): PanelPicture {
  return {
    id: playId,
    title: fullTitle(title),
    pictureUrl: smallPictureOf(title),
    loopUrl: title.trailerUrl,
  }
}

/** The smallest wide picture that is sharp enough, else the poster. */
function smallPictureOf({ backdropUrl, backdrop, thumbnailUrl }: FilmChoice['title']) {
  if (backdropUrl === null) return thumbnailUrl
  const widths = [...(backdrop?.widths ?? [])].sort((one, other) => one - other)
  const width = widths.find((one) => one >= ENOUGH_WIDTH) ?? widths.at(-1)
  return width === undefined ? backdropUrl : avifUrl(backdropUrl, width)
}

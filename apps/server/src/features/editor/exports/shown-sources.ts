import { passesAsGrownUp, type Viewer } from '../../../domain/viewer.ts'
import type { ShownSource } from '../../../tables/editor.ts'
import {
  type FoundSource,
  findSources,
  type SourceFinders,
  type Unfound,
} from '../assets/resolve-assets.ts'
import type { StoredExport } from './exports.repository.ts'

/** A film, as far as who may see it follows from it. */
type ShowingFilm = Pick<StoredExport, 'profileId' | 'shownSources'>

/** What a film shows, as the viewer finds it now, in its order; undefined: some of it is hidden from them. The film
 *  is judged by what it was made of: what its project is cut from may be something else by now. Of a film that an
 *  older version made that is not known, so only grown-ups find it. */
export async function findShown(
  finders: SourceFinders,
  viewer: Viewer,
  film: ShowingFilm,
): Promise<(FoundSource | Unfound)[] | undefined> {
  const shown = film.shownSources
  if (!shown) return passesAsGrownUp(viewer) ? [] : undefined
  const sources = shown.map(({ source }) => source)
  const found = await findSources(finders, viewer, sources)
  const isSeen = shown.every((one, at) => {
    if (found[at] === 'missing') return maySeeGone(viewer, film, one)
    return found[at] !== 'hidden'
  })
  return isSeen ? found : undefined
}

/** Whether a viewer may still see what is gone. A film had a ceiling, which nobody knows any more; a picture or a
 *  sound is for grown-ups and for the child that brought it, and no other child could have asked for a film of it.
 *  What ships is for everybody. */
function maySeeGone(viewer: Viewer, film: ShowingFilm, { source, assetType }: ShownSource) {
  if (passesAsGrownUp(viewer) || source.kind === 'beat' || source.kind === 'art') return true
  return assetType !== 'video' && film.profileId === viewer.profileId
}

/** The titles among what a film shows. */
export const titlesIn = (shown: readonly (FoundSource | Unfound)[]): number[] =>
  shown.flatMap((source) => (typeof source === 'string' ? [] : (source.titleId ?? [])))

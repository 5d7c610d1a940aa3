import { registerAr } from '../../features/ar/ar.routes.ts'
import { ArService } from '../../features/ar/ar.service.ts'
import { findShippedFilm } from '../../features/catalog/catalog.repository.ts'
import type { CatalogService } from '../../features/catalog/catalog.service.ts'
import type { Mind } from '../../features/host/mind/mind.service.ts'
import { isSafeToSay } from '../../features/host/safety/output-gate.ts'
import { readStoredCaptions } from '../../features/host/summary/read-captions.ts'
import { trackFor } from '../../features/host/summary/title-summary.ts'
import type { Slice, SliceParts } from '../slice.ts'

type ArParts = Pick<SliceParts, 'database' | 'storage' | 'foreignText'> & {
  catalog: CatalogService
  mind: Mind
}

/** Puts AR together. */
export function openAr({ database, storage, foreignText, catalog, mind }: ArParts) {
  const ar = new ArService({
    foreignText,
    isSafe: isSafeToSay,
    findTitle: (viewer, titleId) => catalog.findVisibleTitle(viewer, titleId),
    filmOf: (viewer, titleId) => findShippedFilm(database.db, viewer, titleId),
    async captionsOf(viewer, titleId) {
      const title = await catalog.findVisibleTitle(viewer, titleId)
      const track = title && trackFor(title.captions, viewer.language)
      if (!(title && track)) return { text: '', language: null }
      const { mediaId } = title
      const text = await readStoredCaptions(storage, { mediaId, file: track.file })
      return { text, language: track.language }
    },
    write: (viewer, asked) => mind.write(viewer, asked),
  })
  return { register: (scope) => registerAr(scope, ar) } satisfies Slice
}

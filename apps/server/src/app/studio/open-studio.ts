import { listShippedTitles } from '../../features/catalog/demo/shipped-titles.ts'
import { registerSite, registerStudio } from '../../features/studio/studio.routes.ts'
import { registerStudioFiles } from '../../features/studio/studio-files.ts'
import { EMPTY_STUDIO, type StudioLibrary } from '../../features/studio/studio-library.ts'
import type { Database } from '../../ports/database.ts'
import type { Slice } from '../slice.ts'

type StudioParts = {
  database: Database
  now: () => Date
  library: StudioLibrary | undefined
  studioUrl: string
}

/** Puts together what the studio shows of how films are made. */
export function openStudio({ database, now, library = EMPTY_STUDIO, studioUrl }: StudioParts) {
  return {
    async registerOpen(app) {
      registerSite(app, { library, studioUrl })
      await registerStudioFiles(app, library)
    },
    register: (scope) =>
      registerStudio(scope, {
        library,
        listShipped: (viewer) => listShippedTitles({ queries: database.db, viewer, now: now() }),
      }),
  } satisfies Slice
}

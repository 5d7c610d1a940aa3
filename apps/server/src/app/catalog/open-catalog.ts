import { englishVectors } from '../../domain/text/word-vectors.ts'
import { registerCatalog } from '../../features/catalog/catalog.routes.ts'
import { CatalogService } from '../../features/catalog/catalog.service.ts'
import { registerFamilyTitles } from '../../features/catalog/family-titles/family-titles.routes.ts'
import { FamilyTitlesService } from '../../features/catalog/family-titles/family-titles.service.ts'
import { registerLists } from '../../features/catalog/lists/lists.routes.ts'
import { ListsService } from '../../features/catalog/lists/lists.service.ts'
import { registerNews } from '../../features/catalog/news/news.routes.ts'
import { NewsService } from '../../features/catalog/news/news.service.ts'
import { registerSearch } from '../../features/catalog/search/search.routes.ts'
import type { Slice, SliceParts } from '../slice.ts'

/** Puts the catalogue together: titles, home, search, lists and news. */
export function openCatalog({ database, storage, now, announceChange, log }: SliceParts) {
  const catalog = new CatalogService({ database, now, readVectors: englishVectors })
  const familyTitles = new FamilyTitlesService({
    database,
    storage,
    announceChange,
    detail: (viewer, id) => catalog.detail(viewer, id),
  })
  let preparing = Promise.resolve()
  return {
    catalog,
    async register(scope) {
      registerCatalog(scope, catalog)
      registerSearch(scope, { search: (viewer, query) => catalog.search(viewer, query) })
      registerLists(scope, new ListsService({ database, announceChange, now }))
      registerNews(scope, new NewsService({ database, now }))
      registerFamilyTitles(scope, familyTitles)
    },
    async start({ householdId }) {
      if (householdId === undefined) return
      preparing = catalog.prepareSearch(householdId).catch((error: unknown) => {
        log.error({ err: error }, 'The search could not be prepared')
      })
    },
    // Its statements would find the database closed.
    stop: () => preparing,
  } satisfies Slice & { catalog: CatalogService }
}

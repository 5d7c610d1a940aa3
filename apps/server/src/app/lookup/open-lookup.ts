import { stat } from 'node:fs/promises'
import { openTmdb } from '../../adapters/catalogue/tmdb.ts'
import { openTvmaze } from '../../adapters/catalogue/tvmaze.ts'
import { calmAnnouncements } from '../../domain/calm-announcements.ts'
import type { CatalogService } from '../../features/catalog/catalog.service.ts'
import { readPosterChoices } from '../../features/catalog/family-titles/poster-choices.ts'
import { changeFolderTitle } from '../../features/catalog/folder-titles/folder-titles.ts'
import { isAsRead } from '../../features/files/folders/scan/origin-hash.ts'
import { genreOf } from '../../features/files/folders/sidecars/nfo.ts'
import { worldRatingOf } from '../../features/files/folders/sidecars/world-ratings.ts'
import { sniffFile } from '../../features/files/receiving/sniffing/sniff-file.ts'
import { FactFinder } from '../../features/lookup/find-facts.ts'
import { registerLookup } from '../../features/lookup/lookup.routes.ts'
import { LookupService } from '../../features/lookup/lookup.service.ts'
import { LookupRunner, type RunnerDeps } from '../../features/lookup/lookup-runner.ts'
import { TitleLookupService } from '../../features/lookup/title-lookup.service.ts'
import type { SourceFormat } from '../../ports/media/source-formats.ts'
import type { Slice, SliceParts } from '../slice.ts'

/** How public catalogues are reached. */
export type LookupParts = {
  /** What gets every call instead of them, without a slash at its end; undefined: they do. */
  mirror?: string | undefined
  /** Milliseconds that one call may take; 20 seconds unless said. */
  timeLimitMs?: number
}

type LookupSliceParts = SliceParts & {
  catalog: CatalogService
  lookup: LookupParts | undefined
}

/** How often pages are told at most while titles are looked up. */
const TELL_EVERY_MS = 2000

/** Pictures that are taken, by the extension that we give such bytes. */
const PICTURES: Readonly<Record<string, SourceFormat>> = { jpg: 'jpeg', png: 'png', webp: 'webp' }

/** Puts looking up together: the catalogues, the jobs, and what reads names and ratings. */
export function openLookup({ catalog, lookup: reach, ...deps }: LookupSliceParts) {
  const { announce, stop: stopTelling } = calmAnnouncements(deps.announceChange, {
    what: ['files', 'library'],
    pauseMs: TELL_EVERY_MS,
  })
  const runnerDeps: RunnerDeps = {
    ...deps,
    finder: new FactFinder([openTmdb(reach), openTvmaze(reach)]),
    reading: { ratingOf: worldRatingOf, genreOf, isAsRead },
    changeTitle: changeFolderTitle,
    stillOf: async (mediaId) => (await readPosterChoices(deps.storage, mediaId))[0],
    async pictureFormatOf(path) {
      const found = await sniffFile(path, (await stat(path)).size)
      return PICTURES[found?.extension ?? '']
    },
    onChanged: announce,
  }
  const runner = new LookupRunner(runnerDeps)
  const titleDeps = {
    ...{ ...runnerDeps, runner },
    pickVisible: async (viewer: Parameters<typeof catalog.pick>[0], ids: readonly number[]) =>
      new Set((await catalog.pick(viewer, [...ids])).map(({ id }) => id)),
    assertVisible: async (viewer: Parameters<typeof catalog.pick>[0], titleId: number) => {
      await catalog.detail(viewer, titleId)
    },
  }
  const lookup = new LookupService(titleDeps)
  const titles = new TitleLookupService(titleDeps)
  return {
    /** Looks up what came into a folder that was looked through, where that is wanted. */
    onScanned: (folderId: number) => void runner.begin(folderId).catch(logged(deps.log)),
    runner,
    start: () => runner.start().catch(logged(deps.log)),
    stop: () => stopTelling(),
    register: (app) => registerLookup(app, { lookup, titles }),
  } satisfies Slice & { onScanned: (folderId: number) => void; runner: LookupRunner }
}

const logged = (log: SliceParts['log']) => (error: unknown) =>
  log.error({ err: error }, 'Titles cannot be looked up')

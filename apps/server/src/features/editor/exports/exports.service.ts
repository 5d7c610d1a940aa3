import { randomBytes } from 'node:crypto'
import type { EditorExport, ExportSettings } from '@starnest/contract/editor/editor'
import { AppError } from '@starnest/contract/errors'
import type { TempFile } from '@starnest/contract/files/files'
import { creditsOf } from '@starnest/editor/draw/credits'
import { progressNotes, StoppableWork } from '../../../domain/background-work.ts'
import {
  ENCODING_SPENT,
  type EncodingLimit,
  LOOK_AGAIN_SECONDS,
} from '../../../domain/media/encoding-limit.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { whyFailed } from '../../../domain/why-failed.ts'
import type { AnnounceChange } from '../../../ports/announce-change.ts'
import type { Database } from '../../../ports/database.ts'
import { type Jobs, Postponed } from '../../../ports/jobs.ts'
import type { Media } from '../../../ports/media/media.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { AssetsService } from '../assets/assets.service.ts'
import type { SourceFinders } from '../assets/resolve-assets.ts'
import { durationOf, type StoredProject } from '../projects/projects.repository.ts'
import { foundProject } from '../projects/who-may.ts'
import { describedExport } from './described-export.ts'
import { type ExportJob, type ExportWork, exportJobSchema, exportWorkSchema } from './export-job.ts'
import {
  addExport,
  changeUnfinished,
  findExport,
  listExports,
  listUnfinished,
  removeExport,
  type StoredExport,
} from './exports.repository.ts'
import { estimatedBytes, keyOf, makeFilm } from './make-film.ts'
import { findShown, titlesIn } from './shown-sources.ts'

/** The lane of the queue in which films are made, one after the other. */
const LANE = 'editor-exports'

/** Milliseconds between two notes of how far a film is. */
const NOTE_EVERY_MS = 1000

const NOT_MADE = 'The film could not be made.'

/** What exports stand on. */
export type ExportsDeps = {
  database: Database
  storage: Storage
  media: Pick<Media, 'examine' | 'renderFilm'>
  jobs: Jobs
  now: () => Date
  announceChange: AnnounceChange
  assets: Pick<AssetsService, 'ofProject'>
  finders: SourceFinders
  encoding: EncodingLimit
  /** Asked for the film of a title. @throws AppError time_over */
  assertTime: (viewer: Viewer, titleId: number) => Promise<void>
  /** @throws AppError storage_full when a household may not store so many bytes more */
  assertRoom: (householdId: number, bytes: number) => Promise<void>
  /** Lends a household room on the disk while `work` runs. @throws AppError storage_full */
  lendRoom: <T>(need: { householdId: number; bytes: number }, work: () => Promise<T>) => Promise<T>
  /** Makes a stored film a file of the family. */
  keepFilm: (
    viewer: Viewer,
    film: { key: string; sizeBytes: number; name: string },
  ) => Promise<TempFile>
  log: { warn: (fields: object, sentence: string) => void }
}

/** Films that the server makes of projects, in the background. */
export class ExportsService {
  readonly #deps: ExportsDeps
  readonly #running = new StoppableWork<number>()

  constructor(deps: ExportsDeps) {
    this.#deps = deps
  }

  /** Begins to make films. */
  async start(): Promise<void> {
    await this.#deps.jobs.work(LANE, (payload, signal) =>
      this.#work(exportJobSchema.parse(payload), signal),
    )
    await this.addUnfinished()
  }

  /** Puts what is not finished in the queue, where it may be missing: a server was killed before it stood
   *  there, or a backup was restored, which leaves the queue out. */
  async addUnfinished(): Promise<void> {
    for (const one of await listUnfinished(this.#deps.database.db)) {
      const work = exportWorkSchema.safeParse(one.madeOf)
      if (work.success) await this.#add(one, work.data)
    }
  }

  async #add({ id, householdId }: StoredExport, work: ExportWork): Promise<void> {
    const payload: ExportJob = { exportId: id, ...work }
    await this.#deps.jobs.add(LANE, [{ key: String(id), householdId, payload, priority: 0 }])
  }

  /** The films of a project, the newest first. @throws AppError project_not_found */
  async list(viewer: Viewer, projectId: number): Promise<EditorExport[]> {
    const project = await foundProject(this.#deps.database.db, viewer, projectId)
    const all = await listExports(this.#deps.database.db, project.id)
    const visible: EditorExport[] = []
    for (const one of all) {
      if (await findShown(this.#deps.finders, viewer, one)) visible.push(this.#described(one))
    }
    return visible
  }

  /** One of them. @throws AppError export_not_found */
  async state(viewer: Viewer, id: number): Promise<EditorExport> {
    return this.#described(await this.find(viewer, id))
  }

  /** The same as the table has it. A film that shows what is hidden from the viewer is not there.
   *  @throws AppError export_not_found */
  async find(viewer: Viewer, id: number): Promise<StoredExport> {
    return (await this.#found(viewer, id)).one
  }

  /** The bytes of a film, which takes the watching time of all films in it.
   *  @throws AppError export_not_found, export_not_ready, time_over */
  async film(viewer: Viewer, id: number): Promise<{ key: string; name: string }> {
    const { one, project, shown } = await this.#found(viewer, id)
    if (one.state !== 'done') throw new AppError('export_not_ready')
    for (const titleId of titlesIn(shown)) await this.#deps.assertTime(viewer, titleId)
    return { key: keyOf(one), name: project.name }
  }

  /** Asks for a film of what a project is now. What is hidden from the viewer is not in it.
   *  @throws AppError project_not_found, storage_full, edit_refused when nothing is on the timeline */
  async begin(viewer: Viewer, projectId: number, settings: ExportSettings): Promise<EditorExport> {
    const { database, assets, now } = this.#deps
    const project = await foundProject(database.db, viewer, projectId)
    const { document, revision } = project
    if (document.items.length === 0) {
      throw new AppError('edit_refused', { message: 'There is nothing on the timeline yet.' })
    }
    await this.#deps.assertRoom(viewer.householdId, estimatedBytes({ document, settings }))
    const used = new Set(document.items.map(({ assetId }) => assetId))
    const shown = (await assets.ofProject(viewer, projectId)).flatMap(({ row, found }) =>
      used.has(row.id) && typeof found !== 'string'
        ? [{ assetId: row.id, source: row.source, ...found }]
        : [],
    )
    const sources = shown.map(({ assetId, assetType, format, storageKey: key, path, video }) => ({
      ...{ assetId, assetType, key, format, path, video },
    }))
    const credits = creditsOf(document, new Map(shown.map((asset) => [asset.assetId, asset])))
    const { householdId, profileId } = viewer
    const work: ExportWork = { sources, credits }
    const one = await addExport(database.db, {
      ...{ householdId, projectId, profileId, settings, document, revision },
      madeOf: work,
      shownSources: shown.map(({ source, assetType }) => ({ source, assetType })),
      mediaId: randomBytes(16).toString('base64url'),
      createdAt: now(),
    })
    await this.#add(one, work)
    this.#announce(one)
    return this.#described(one)
  }

  /** Cancels a film that is being made, or deletes one that is not any more.
   *  @throws AppError export_not_found */
  async remove(viewer: Viewer, id: number): Promise<EditorExport> {
    const one = await this.find(viewer, id)
    const cancelled = await this.#cancel(one)
    if (!cancelled) await this.#forget(one)
    this.#announce(one)
    return this.#described(cancelled ?? one)
  }

  /** Ends and forgets all films of a project that is deleted. */
  async drop({ id }: StoredProject): Promise<void> {
    for (const one of await listExports(this.#deps.database.db, id)) {
      await this.#cancel(one)
      await this.#forget(one)
    }
  }

  /** Makes a film a file of the family. @throws AppError export_not_found, export_not_ready, storage_full */
  async keep(viewer: Viewer, id: number, title: string | undefined): Promise<TempFile> {
    const { one, project } = await this.#found(viewer, id)
    if (one.state !== 'done') throw new AppError('export_not_ready')
    const film = { key: keyOf(one), sizeBytes: one.sizeBytes ?? 0 }
    return this.#deps.keepFilm(viewer, { ...film, name: `${title ?? project.name}.mp4` })
  }

  async #cancel({ id }: StoredExport): Promise<StoredExport | undefined> {
    const { database, jobs } = this.#deps
    const cancelled = await changeUnfinished(database.db, id, { state: 'cancelled' })
    if (cancelled) await jobs.forget(LANE, [String(id)])
    this.#running.stop(id)
    return cancelled
  }

  async #forget(one: StoredExport): Promise<void> {
    await removeExport(this.#deps.database.db, one.id)
    await this.#deps.storage.remove(one.mediaId)
  }

  /** A film with its project and what it shows. @throws AppError export_not_found */
  async #found(viewer: Viewer, id: number) {
    const { database, finders } = this.#deps
    const one = await findExport(database.db, id)
    if (!one || one.householdId !== viewer.householdId) throw new AppError('export_not_found')
    const project = await foundProject(database.db, viewer, one.projectId).catch(
      (cause: unknown) => {
        throw new AppError('export_not_found', { cause })
      },
    )
    const shown = await findShown(finders, viewer, one)
    if (!shown) throw new AppError('export_not_found')
    return { one, project, shown }
  }

  async #work(job: ExportJob, signal: AbortSignal): Promise<void> {
    const { database, encoding, now } = this.#deps
    const { exportId } = job
    const asked = await findExport(database.db, exportId)
    if (asked && (await encoding.areSpent(asked.householdId))) return this.#wait(asked)
    const startedAt = now()
    const begun = { state: 'running', percent: 0, startedAt } as const
    const change = { ...begun, reason: null, problem: null }
    const one = await changeUnfinished(database.db, exportId, change)
    if (!one) return
    this.#announce(one)
    const running = this.#running.run(exportId, {
      signal,
      work: (ending) => encoding.counting(one.householdId, () => this.#make(one, job, ending)),
      onFailed: async (error) => {
        this.#deps.log.warn({ err: error, export: exportId }, 'A film could not be made')
        const failed = { state: 'failed', ...whyFailed(error, NOT_MADE) } as const
        await changeUnfinished(database.db, exportId, failed)
      },
    })
    await running.finally(() => this.#announce(one))
  }

  /** Says that a film waits for the next day, unless it is over by now. @throws Postponed */
  async #wait(one: StoredExport): Promise<void> {
    const waits = { state: 'queued', percent: 0, ...ENCODING_SPENT } as const
    if (!(await changeUnfinished(this.#deps.database.db, one.id, waits))) return
    // It may have waited before.
    if (one.state !== 'queued' || one.problem === null) this.#announce(one)
    throw new Postponed(ENCODING_SPENT.reason, LOOK_AGAIN_SECONDS)
  }

  async #make(one: StoredExport, work: ExportWork, signal: AbortSignal): Promise<void> {
    const { database, storage, lendRoom } = this.#deps
    const onPercent = this.#noting(one)
    const onProgress = (share: number) => onPercent(100 * share)
    const sizeBytes = await lendRoom(
      { householdId: one.householdId, bytes: estimatedBytes(one) },
      () => makeFilm(this.#deps, { one, work, signal, onProgress }),
    )
    const durationMs = durationOf(one.document)
    const done = { state: 'done', percent: 100, sizeBytes, durationMs } as const
    const changed = await changeUnfinished(database.db, one.id, done)
    // It was cancelled, or its project deleted, at the last moment.
    if (!changed) await storage.remove(one.mediaId)
  }

  /** Notes how far a film is, now and then; where it was cancelled elsewhere, that ends it. */
  #noting(one: StoredExport) {
    const { database, log } = this.#deps
    return progressNotes({
      everyMs: NOTE_EVERY_MS,
      note: async (percent) =>
        (await changeUnfinished(database.db, one.id, { percent })) !== undefined,
      onNoted: () => this.#announce(one),
      onOver: () => this.#running.stop(one.id),
      onFailed: (error) => log.warn({ err: error }, 'Progress could not be noted'),
    })
  }

  #announce({ householdId }: Pick<StoredExport, 'householdId'>): void {
    this.#deps.announceChange(householdId, { what: 'editor' })
  }

  #described(one: StoredExport): EditorExport {
    return describedExport(one, this.#deps.now())
  }
}

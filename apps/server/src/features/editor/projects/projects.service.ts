import type { Command } from '@starnest/contract/editor/commands'
import { type EditorDocument, EMPTY_DOCUMENT } from '@starnest/contract/editor/document'
import {
  type EditorProject,
  MAX_PROJECTS,
  type ProjectDocument,
} from '@starnest/contract/editor/editor'
import { AppError } from '@starnest/contract/errors'
import { checkDocument, withoutLost } from '@starnest/editor/edit/check-items'
import { applyAll } from '@starnest/editor/edit/history'
import { inOrder } from '@starnest/editor/edit/items'
import { EditRefused, type Project } from '@starnest/editor/project'
import { requireSomebody } from '../../../domain/require-viewer.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { AnnounceChange } from '../../../ports/announce-change.ts'
import type { Database, Queries } from '../../../ports/database.ts'
import type { AssetsService } from '../assets/assets.service.ts'
import {
  addBatch,
  addProject,
  changeProject,
  countProjects,
  durationOf,
  findBatch,
  forgetBatches,
  listExportStates,
  listProjects,
  lockProject,
  removeProject,
  type StoredProject,
} from './projects.repository.ts'
import { foundProject, isOwnProject, mayFindProject, orNotFound } from './who-may.ts'

/** How long a call is remembered, so that it is not done twice. */
const BATCH_MS = 24 * 3_600_000

/** What projects stand on. */
export type ProjectsDeps = {
  database: Database
  now: () => Date
  announceChange: AnnounceChange
  assets: AssetsService
  /** Ends what the server makes of a project, and forgets what it made. */
  dropExports: (project: StoredProject) => Promise<void>
}

/** A name and a description as they were read. */
type Naming = { name?: string | undefined; description?: string | undefined }

/** The projects of the Video Editor and what is cut together in them. */
export class ProjectsService {
  readonly #deps: ProjectsDeps

  constructor(deps: ProjectsDeps) {
    this.#deps = deps
  }

  /** The projects that the viewer finds, changed last first. */
  async list(viewer: Viewer): Promise<EditorProject[]> {
    const all = await listProjects(this.#deps.database.db, viewer.householdId)
    return this.#described(
      viewer,
      all.filter((project) => mayFindProject(viewer, project)),
    )
  }

  /** One of them. @throws AppError project_not_found */
  async find(viewer: Viewer, id: number): Promise<EditorProject> {
    return this.#one(viewer, await this.stored(viewer, id))
  }

  /** The same as the table has it. @throws AppError project_not_found */
  stored(viewer: Viewer, id: number): Promise<StoredProject> {
    return foundProject(this.#deps.database.db, viewer, id)
  }

  /** Begins a project. @throws AppError pin_required, project_limit_reached */
  async create(
    viewer: Viewer,
    { name, description }: Naming & { name: string },
  ): Promise<EditorProject> {
    const added = await this.#deps.database.db.transaction((tx) =>
      this.#add(tx, viewer, { name, description }),
    )
    this.#announce(viewer)
    return this.#one(viewer, added)
  }

  /** Begins a project with assets and a timeline of them, all of it or nothing.
   *  @param documentOf the timeline, once the assets have their numbers
   *  @throws AppError pin_required, project_limit_reached */
  async createWith(
    viewer: Viewer,
    naming: Naming & { name: string },
    documentOf: (queries: Queries, projectId: number) => Promise<EditorDocument>,
  ): Promise<EditorProject> {
    const filled = await this.#deps.database.db.transaction(async (tx) => {
      const { id, updatedAt } = await this.#add(tx, viewer, naming)
      const document = await documentOf(tx, id)
      const { householdId } = viewer
      return changeProject(tx, { householdId, id }, { document, updatedAt })
    })
    this.#announce(viewer)
    return this.#one(viewer, orNotFound(viewer, filled))
  }

  async #add(
    queries: Queries,
    viewer: Viewer,
    { name, description }: Naming & { name: string },
  ): Promise<StoredProject> {
    requireSomebody(viewer)
    const { householdId, profileId } = viewer
    if ((await countProjects(queries, profileId)) >= MAX_PROJECTS) {
      throw new AppError('project_limit_reached')
    }
    const at = this.#deps.now()
    const times = { createdAt: at, updatedAt: at }
    const about = { name, description: description || null, document: EMPTY_DOCUMENT }
    return addProject(queries, { householdId, profileId, ...about, ...times })
  }

  /** Gives a project another name or description; an empty description is none.
   *  @throws AppError project_not_found */
  async rename(viewer: Viewer, id: number, { name, description }: Naming): Promise<EditorProject> {
    const { id: _, ...stored } = await this.stored(viewer, id)
    const changed = await changeProject(
      this.#deps.database.db,
      { householdId: viewer.householdId, id },
      {
        name: name ?? stored.name,
        description: description === undefined ? stored.description : description || null,
        updatedAt: this.#deps.now(),
      },
    )
    this.#announce(viewer)
    return this.#one(viewer, orNotFound(viewer, changed))
  }

  /** Deletes a project; the files that it used stay. @throws AppError project_not_found */
  async remove(viewer: Viewer, id: number): Promise<EditorProject> {
    const project = await this.stored(viewer, id)
    const described = await this.#one(viewer, project)
    await this.#deps.dropExports(project)
    await removeProject(this.#deps.database.db, { householdId: viewer.householdId, id })
    this.#announce(viewer)
    return described
  }

  /** Copies a project with its assets. `document` is a timeline over the assets of the copied project; what it
   *  shows of those that are gone meanwhile, or are too short for it, is left out.
   *  @throws AppError project_not_found, pin_required, project_limit_reached, edit_refused */
  async copy(
    viewer: Viewer,
    id: number,
    { name, document }: { name: string; document?: EditorDocument | undefined },
  ): Promise<EditorProject> {
    const { assets } = this.#deps
    const project = await this.stored(viewer, id)
    const facts = await assets.factsOf(viewer, id)
    const edited = document ? withoutLost({ document, assets: facts }) : project.document
    orRefused(() => checkDocument({ document: edited, assets: facts }))
    const description = project.description ?? undefined
    return this.createWith(viewer, { name, description }, async (tx, copyId) =>
      withAssets(edited, await assets.copyAll(tx, { from: id, to: copyId })),
    )
  }

  /** What is cut together in a project. @throws AppError project_not_found */
  async document(viewer: Viewer, id: number): Promise<ProjectDocument> {
    const { revision, document } = await this.stored(viewer, id)
    return { revision, document }
  }

  /** Does commands that were thought out on `revision`, all of them or none; a `batch` that was done
   *  before is not done again. Without a revision they are done on what the project is now.
   *  @throws AppError project_not_found, project_conflict, edit_refused */
  async edit(
    viewer: Viewer,
    id: number,
    edit: { revision?: number; batch?: string; commands: readonly Command[] },
  ): Promise<ProjectDocument> {
    const { database, now, assets } = this.#deps
    const { householdId } = viewer
    const { batch, commands } = edit
    const facts = await assets.factsOf(viewer, (await this.stored(viewer, id)).id)
    const edited = await database.db.transaction(async (tx) => {
      const project = orNotFound(viewer, await lockProject(tx, { householdId, id }))
      const done = batch && (await findBatch(tx, { projectId: id, batch }))
      if (typeof done === 'number') return { revision: done, document: project.document }
      if (edit.revision !== undefined && edit.revision !== project.revision) {
        throw new AppError('project_conflict', { details: { revision: project.revision } })
      }
      const before: Project = { document: project.document, assets: facts }
      const { document } = orRefused(() => applyAll(before, commands))
      const revision = project.revision + 1
      const at = now()
      await changeProject(tx, { householdId, id }, { document, revision, updatedAt: at })
      if (batch) await addBatch(tx, { householdId, projectId: id, batch, revision, doneAt: at })
      return { revision, document }
    })
    this.#announce(viewer)
    return edited
  }

  /** Forgets calls that nobody sends again. */
  async tidy(): Promise<void> {
    const { database, now } = this.#deps
    await forgetBatches(database.db, new Date(now().getTime() - BATCH_MS))
  }

  #announce({ householdId }: Viewer): void {
    this.#deps.announceChange(householdId, { what: 'editor' })
  }

  async #one(viewer: Viewer, project: StoredProject): Promise<EditorProject> {
    const [described] = await this.#described(viewer, [project])
    if (!described) throw new AppError('project_not_found')
    return described
  }

  async #described(viewer: Viewer, projects: readonly StoredProject[]): Promise<EditorProject[]> {
    const { database, assets } = this.#deps
    const states = await listExportStates(database.db, viewer.householdId)
    const pictures = await assets.picturesOf(viewer, projects)
    return projects.map((project) => {
      const { id, name, description, document, revision, profileId } = project
      const own = states.filter(({ projectId }) => projectId === id)
      const isRunning = own.some(({ state }) => state === 'queued' || state === 'running')
      const isExported = own.some((one) => one.state === 'done' && one.revision === revision)
      return {
        id,
        name,
        ...(description !== null && { description }),
        status: isRunning ? 'exporting' : isExported ? 'exported' : 'draft',
        updatedAt: project.updatedAt.toISOString(),
        createdAt: project.createdAt.toISOString(),
        profileId,
        isOwn: isOwnProject(viewer, project),
        revision,
        duration: durationOf(document),
        items: document.items.length,
        pictureUrl: pictures.get(id) ?? null,
      }
    })
  }
}

/** @throws AppError edit_refused, with why, and the item that it is about */
function orRefused<T>(edit: () => T): T {
  try {
    return edit()
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    const { refusal, itemId } = error
    throw new AppError('edit_refused', { details: { refusal, ...(itemId && { itemId }) } })
  }
}

/** A document over other assets; an item of an asset that is not among them is left out. */
function withAssets(
  document: EditorDocument,
  numbers: ReadonlyMap<number, number>,
): EditorDocument {
  const items = document.items.flatMap((item) => {
    if (item.assetId === null) return [item]
    const assetId = numbers.get(item.assetId)
    return assetId === undefined ? [] : [{ ...item, assetId }]
  })
  return { ...document, items: inOrder(items) }
}

import {
  type AssetSource,
  type EditorAsset,
  MAX_PROJECT_ASSETS,
  type NewAsset,
} from '@starnest/contract/editor/editor'
import { AppError } from '@starnest/contract/errors'
import type { AssetFacts, EditRefused } from '@starnest/editor/project'
import type { Viewer } from '../../../domain/viewer.ts'
import type { AnnounceChange } from '../../../ports/announce-change.ts'
import type { Database, Queries } from '../../../ports/database.ts'
import { changeProject, lockProject, type StoredProject } from '../projects/projects.repository.ts'
import { foundProject, orNotFound } from '../projects/who-may.ts'
import { type ProxiesService, proxyKey } from '../proxies/proxies.service.ts'
import {
  addAssets,
  changeAsset,
  countAssets,
  findAsset,
  listAssets,
  listAssetsById,
  removeAsset,
  type StoredAsset,
} from './assets.repository.ts'
import { firstPictureId, isTooShort } from './cut-from-assets.ts'
import {
  assetProxyOf,
  editorAssetOf,
  type FoundSource,
  findSources,
  proxySourceOf,
  type SourceFinders,
  type Unfound,
} from './resolve-assets.ts'

/** What assets stand on. */
export type AssetsDeps = {
  database: Database
  now: () => Date
  announceChange: AnnounceChange
  finders: SourceFinders
  proxies: Pick<ProxiesService, 'of' | 'again'>
  /** Asked for the film of a title. @throws AppError time_over */
  assertTime: (viewer: Viewer, titleId: number) => Promise<void>
}

/** An asset with what its source is for a viewer. */
export type FoundAsset = { readonly row: StoredAsset; readonly found: FoundSource | Unfound }

/** Something that a viewer may take an asset from. */
export type TakenSource = { readonly source: AssetSource; readonly found: FoundSource }

/** What projects are cut from. An asset belongs to its project; its bytes stay where they are. */
export class AssetsService {
  readonly #deps: AssetsDeps

  constructor(deps: AssetsDeps) {
    this.#deps = deps
  }

  /** The assets of a project, in the order in which they were added. @throws AppError project_not_found */
  async list(viewer: Viewer, projectId: number): Promise<EditorAsset[]> {
    await this.#project(viewer, projectId)
    return this.#told(viewer, await this.ofProject(viewer, projectId))
  }

  /** The light copy of an asset's film, by its key in storage.
   *  @throws AppError project_not_found; media_not_found where there is none, or the viewer may not see it;
   *  time_over */
  async proxy(viewer: Viewer, at: { projectId: number; id: number }, mediaId: string) {
    const found = await this.#found(viewer, at)
    const source = proxySourceOf(found)
    if (typeof found === 'string' || source?.mediaId !== mediaId)
      throw new AppError('media_not_found')
    const proxies = await this.#deps.proxies.of(viewer.householdId, [source])
    if (proxies.get(mediaId)?.state !== 'done') throw new AppError('media_not_found')
    if (found.titleId !== null) await this.#deps.assertTime(viewer, found.titleId)
    return proxyKey(mediaId)
  }

  /** Asks again for a light copy that could not be made. @throws AppError project_not_found, asset_not_found */
  async proxyAgain(viewer: Viewer, at: { projectId: number; id: number }): Promise<EditorAsset> {
    const source = proxySourceOf(await this.#found(viewer, at))
    if (source) await this.#deps.proxies.again(viewer.householdId, source)
    this.#announce(viewer)
    const asset = await findAsset(this.#deps.database.db, at)
    if (!asset) throw new AppError('asset_not_found')
    return this.#described(viewer, asset)
  }

  /** The same with where their bytes are. The project has to be one that the viewer finds. */
  async ofProject(viewer: Viewer, projectId: number): Promise<FoundAsset[]> {
    return this.#resolve(viewer, await listAssets(this.#deps.database.db, [projectId]))
  }

  /** What editing has to know of the assets of a project. */
  async factsOf(viewer: Viewer, projectId: number): Promise<Map<number, AssetFacts>> {
    const assets = await this.ofProject(viewer, projectId)
    return new Map(
      assets.map(({ row: { id, assetType }, found }) => [
        id,
        { assetType, durationMs: typeof found === 'string' ? null : found.duration },
      ]),
    )
  }

  /** Adds an asset. Its type is what its source is.
   *  @throws AppError project_not_found, asset_limit_reached; file_not_found, title_not_found,
   *  song_not_found or media_not_found for a source that the viewer does not find */
  async add(viewer: Viewer, projectId: number, asset: NewAsset): Promise<EditorAsset> {
    const { database, now } = this.#deps
    await this.#project(viewer, projectId)
    const source: AssetSource =
      'source' in asset ? asset.source : { kind: 'file', filename: asset.filename }
    const found = await this.#source(viewer, source)
    const { householdId } = viewer
    const [added] = await database.db.transaction(async (tx) => {
      orNotFound(viewer, await lockProject(tx, { householdId, id: projectId }))
      if ((await countAssets(tx, projectId)) >= MAX_PROJECT_ASSETS) {
        throw new AppError('asset_limit_reached')
      }
      const { assetType } = found
      const originalName = ('originalName' in asset && asset.originalName) || found.name
      const row = { householdId, projectId, assetType, originalName, source, addedAt: now() }
      return addAssets(tx, [row])
    })
    this.#announce(viewer)
    if (!added) throw new Error('an asset was written and not given back')
    return this.#one(viewer, { row: added, found })
  }

  /** Gives an asset another name, or another source of its type.
   *  @throws AppError project_not_found, asset_not_found; edit_refused for a source of another type or
   *  one that is too short for what is cut from it; and as of {@link AssetsService.add} */
  async change(
    viewer: Viewer,
    at: { projectId: number; id: number },
    change: { originalName?: string | undefined; source?: AssetSource | undefined },
  ): Promise<EditorAsset> {
    const { db } = this.#deps.database
    const project = await this.#project(viewer, at.projectId)
    const asset = await findAsset(db, at)
    if (!asset) throw new AppError('asset_not_found')
    const { originalName = asset.originalName, source = asset.source } = change
    if (change.source) {
      const found = await this.#source(viewer, change.source)
      if (found.assetType !== asset.assetType) refuse('wrong-type')
      if (isTooShort(project.document, asset.id, found.duration)) refuse('beyond-source')
    }
    const changed = await changeAsset(db, at, { originalName, source })
    if (!changed) throw new AppError('asset_not_found')
    this.#announce(viewer)
    return this.#described(viewer, changed)
  }

  /** Takes an asset out, with the items that show it.
   *  @throws AppError project_not_found, asset_not_found */
  async remove(viewer: Viewer, at: { projectId: number; id: number }): Promise<EditorAsset> {
    const { database, now } = this.#deps
    await this.#project(viewer, at.projectId)
    const asset = await findAsset(database.db, at)
    if (!asset) throw new AppError('asset_not_found')
    const described = await this.#described(viewer, asset)
    const { householdId } = viewer
    await database.db.transaction(async (tx) => {
      const where = { householdId, id: at.projectId }
      const project = orNotFound(viewer, await lockProject(tx, where))
      const { document, revision } = project
      const items = document.items.filter(({ assetId }) => assetId !== at.id)
      if (items.length < document.items.length) {
        const edited = { document: { ...document, items }, revision: revision + 1 }
        await changeProject(tx, where, { ...edited, updatedAt: now() })
      }
      await removeAsset(tx, at)
    })
    this.#announce(viewer)
    return described
  }

  /** Adds sources that the viewer finds to a project that was just begun, in their order. */
  async addAll(
    queries: Queries,
    { householdId }: Viewer,
    { projectId, taken }: { projectId: number; taken: readonly TakenSource[] },
  ): Promise<StoredAsset[]> {
    const addedAt = this.#deps.now()
    return addAssets(
      queries,
      taken.map(({ source, found: { assetType, name: originalName } }) => ({
        ...{ householdId, projectId, assetType, originalName, source, addedAt },
      })),
    )
  }

  /** Sources as the viewer finds them. @throws AppError as of {@link AssetsService.add} */
  async take(viewer: Viewer, sources: readonly AssetSource[]): Promise<TakenSource[]> {
    const all = await findSources(this.#deps.finders, viewer, sources)
    return sources.map((source, at) => {
      const found = all[at]
      if (!found || typeof found === 'string') throw new AppError(NOT_FOUND[source.kind])
      return { source, found }
    })
  }

  /** Copies all assets of a project into another, and says which became which. */
  async copyAll(
    queries: Queries,
    { from, to }: { from: number; to: number },
  ): Promise<Map<number, number>> {
    const assets = await listAssets(queries, [from])
    if (assets.length === 0) return new Map()
    const copies = assets.map(({ id: _, ...asset }) => ({ ...asset, projectId: to }))
    const added = await addAssets(queries, copies)
    return new Map(assets.flatMap(({ id }, at) => (added[at] ? [[id, added[at].id]] : [])))
  }

  /** A picture of each project: that of the first item which has one that the viewer may see. */
  async picturesOf(
    viewer: Viewer,
    projects: readonly StoredProject[],
  ): Promise<Map<number, string>> {
    const firstIds = projects.flatMap(({ document }) => firstPictureId(document) ?? [])
    if (firstIds.length === 0) return new Map()
    const { householdId } = viewer
    const rows = await listAssetsById(this.#deps.database.db, { householdId, ids: firstIds })
    const assets = await this.#resolve(viewer, rows)
    return new Map(
      assets.flatMap(({ row, found }) => {
        if (typeof found === 'string' || found.thumbnailUrl === null) return []
        return [[row.projectId, found.thumbnailUrl]]
      }),
    )
  }

  async #project(viewer: Viewer, id: number): Promise<StoredProject> {
    return foundProject(this.#deps.database.db, viewer, id)
  }

  async #described(viewer: Viewer, asset: StoredAsset): Promise<EditorAsset> {
    const [resolved] = await this.#resolve(viewer, [asset])
    return this.#one(viewer, resolved ?? { row: asset, found: 'missing' })
  }

  async #one(viewer: Viewer, asset: FoundAsset): Promise<EditorAsset> {
    const [told] = await this.#told(viewer, [asset])
    if (!told) throw new AppError('asset_not_found')
    return told
  }

  /** Assets as the calls tell of them, each with its light copy, which is asked for where it is new. */
  async #told(viewer: Viewer, assets: readonly FoundAsset[]): Promise<EditorAsset[]> {
    const sources = assets.map(({ found }) => proxySourceOf(found))
    const proxies = await this.#deps.proxies.of(
      viewer.householdId,
      sources.filter((source) => source !== undefined),
    )
    return assets.map(({ row, found }, at) => {
      const proxy = proxies.get(sources[at]?.mediaId ?? '')
      return editorAssetOf(row, found, proxy ? assetProxyOf(row, proxy) : null)
    })
  }

  async #found(viewer: Viewer, at: { projectId: number; id: number }) {
    await this.#project(viewer, at.projectId)
    const asset = await findAsset(this.#deps.database.db, at)
    if (!asset) throw new AppError('asset_not_found')
    const [resolved] = await this.#resolve(viewer, [asset])
    return resolved?.found ?? 'missing'
  }

  async #resolve(viewer: Viewer, rows: readonly StoredAsset[]): Promise<FoundAsset[]> {
    const sources = rows.map(({ source }) => source)
    const found = await findSources(this.#deps.finders, viewer, sources)
    return rows.map((row, at) => ({ row, found: found[at] ?? 'missing' }))
  }

  async #source(viewer: Viewer, source: AssetSource): Promise<FoundSource> {
    const [taken] = await this.take(viewer, [source])
    if (!taken) throw new AppError(NOT_FOUND[source.kind])
    return taken.found
  }

  #announce({ householdId }: Viewer): void {
    this.#deps.announceChange(householdId, { what: 'editor' })
  }
}

const NOT_FOUND = {
  file: 'file_not_found',
  title: 'title_not_found',
  beat: 'song_not_found',
  art: 'media_not_found',
} as const

function refuse(refusal: EditRefused['refusal']): never {
  throw new AppError('edit_refused', { details: { refusal } })
}

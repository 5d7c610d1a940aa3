import type { AssetProxy, AssetSource, EditorAsset } from '@starnest/contract/editor/editor'
import { EDITOR_ROUTES } from '@starnest/contract/editor/editor.routes'
import type { AssetType } from '@starnest/contract/files/files'
import { pathOf } from '@starnest/contract/route'
import type { Viewer } from '../../../domain/viewer.ts'
import type { FilmSource } from '../../../ports/media/film-renderer.ts'
import type { SourceFormat } from '../../../ports/media/source-formats.ts'
import type { StoredProxy } from '../proxies/proxies.repository.ts'
import type { ProxySource } from '../proxies/proxies.service.ts'
import type { StoredAsset } from './assets.repository.ts'

/** What is known of something that an asset can be taken from. `storageKey` is null where its bytes cannot
 *  be had now. */
export type FoundSource = Pick<
  EditorAsset,
  | 'assetType'
  | 'state'
  | 'duration'
  | 'width'
  | 'height'
  | 'hasSound'
  | 'thumbnailUrl'
  | 'credit'
  | 'beat'
> & {
  readonly name: string
  /** The title that it is, whose ceiling and watching time it has; null: none. */
  readonly titleId: number | null
  readonly url: string
  readonly storageKey: string | null
  /** Of what ships and is not in the storage: the file on this disk. */
  readonly path?: string
  readonly format: SourceFormat
  /** What has to be done to its pictures; null: that is not known, or it has none. */
  readonly video: FilmSource['video']
  readonly sizeBytes: number
  /** When it was taken, as far as can be known; null: it was not. */
  readonly takenAt: Date | null
}

/** A source that is there, and hidden from whoever asks; or one that is gone. */
export type Unfound = 'hidden' | 'missing'

/** Looks sources up for a viewer, by their kinds. Each answers as many as it was asked for, in that order. */
export type SourceFinders = {
  file: (viewer: Viewer, filenames: readonly string[]) => Promise<(FoundSource | Unfound)[]>
  title: (viewer: Viewer, titleIds: readonly number[]) => Promise<(FoundSource | Unfound)[]>
  beat: (viewer: Viewer, beatIds: readonly string[]) => Promise<(FoundSource | Unfound)[]>
  art: (artIds: readonly string[]) => (FoundSource | Unfound)[]
}

/** The sources as the viewer finds them, in their order. */
export async function findSources(
  finders: SourceFinders,
  viewer: Viewer,
  sources: readonly AssetSource[],
): Promise<(FoundSource | Unfound)[]> {
  const files = new Set<string>()
  const titles = new Set<number>()
  const beats = new Set<string>()
  const arts = new Set<string>()
  for (const source of sources) {
    if (source.kind === 'file') files.add(source.filename)
    else if (source.kind === 'title') titles.add(source.titleId)
    else if (source.kind === 'beat') beats.add(source.beatId)
    else arts.add(source.artId)
  }
  const file = byKey([...files], await finders.file(viewer, [...files]))
  const title = byKey([...titles], await finders.title(viewer, [...titles]))
  const beat = byKey([...beats], await finders.beat(viewer, [...beats]))
  const art = byKey([...arts], finders.art([...arts]))
  return sources.map((source) => {
    if (source.kind === 'file') return file.get(source.filename) ?? 'missing'
    if (source.kind === 'title') return title.get(source.titleId) ?? 'missing'
    if (source.kind === 'beat') return beat.get(source.beatId) ?? 'missing'
    return art.get(source.artId) ?? 'missing'
  })
}

const byKey = <Key, Value>(keys: readonly Key[], values: readonly Value[]) =>
  new Map(keys.flatMap((key, at) => [[key, values[at]] as [Key, Value]]))

/** An asset as the calls tell a viewer of it. Of one that is hidden nothing is told but that it is there. */
export function editorAssetOf(
  { id, assetType, originalName, source }: AssetRow,
  found: FoundSource | Unfound,
  proxy: AssetProxy | null,
): EditorAsset {
  if (typeof found === 'string') {
    const isHidden = found === 'hidden'
    return {
      ...{ id, assetType, originalName: isHidden ? '' : originalName },
      ...{ source: isHidden ? null : source, state: found, ...NOTHING },
    }
  }
  const {
    name: _name,
    titleId: _titleId,
    url,
    storageKey,
    format: _format,
    takenAt: _at,
    path,
    sizeBytes,
    video: _video,
    ...facts
  } = found
  return {
    ...facts,
    ...{ id, assetType, originalName, source, fileSize: sizeBytes },
    storageUrl: storageKey === null && path === undefined ? '' : url,
    proxy,
  }
}

/** The film in storage that a proxy is made of; undefined: the source is none. */
export function proxySourceOf(found: FoundSource | Unfound): ProxySource | undefined {
  if (typeof found === 'string' || found.assetType !== 'video' || found.state !== 'ready') return
  const { storageKey: key, format } = found
  const mediaId = key?.split('/')[0]
  return key && mediaId ? { mediaId, key, format } : undefined
}

type AssetRow = { id: number; assetType: AssetType; originalName: string; source: AssetSource }

const NOTHING = {
  storageUrl: '',
  fileSize: 0,
  duration: null,
  width: null,
  height: null,
  hasSound: false,
  thumbnailUrl: null,
  credit: null,
  beat: null,
  proxy: null,
} as const

/** The light copy of an asset as the calls tell of it; null: its film plays as it is. */
export function assetProxyOf(
  { id: assetId, projectId: id }: StoredAsset,
  { state, percent, problem, mediaId }: StoredProxy,
): EditorAsset['proxy'] {
  if (state === 'unneeded') return null
  const url = state === 'done' ? pathOf(EDITOR_ROUTES.proxy, { id, assetId, mediaId }) : null
  return { state, percent, problem, url }
}

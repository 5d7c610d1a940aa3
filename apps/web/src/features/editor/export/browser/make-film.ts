import type { EditorDocument } from '@starnest/contract/editor/document'
import type { EditorAsset, ExportSettings } from '@starnest/contract/editor/editor'
import { frameSizeOf } from '@starnest/editor/draw/placement'
import { UnsupportedInputFormatError } from 'mediabunny'
import { encodeFilm } from '../../../../platform/media/encode-film.ts'
import { wholeUrl } from '../../assets/viewed-url.ts'
import { loadFonts } from '../../preview/fonts.ts'
import { openSource } from '../../preview/source-media.ts'
import { BrokenSourceError } from './broken-source.ts'
import { mixSound } from './mix-sound.ts'
import { CHANNELS, SAMPLE_RATE } from './pieces-into.ts'
import { wholePictures } from './whole-pictures.ts'

/** What a film is made of in the page. */
export type BrowserFilmPlan = {
  document: EditorDocument
  assets: ReadonlyMap<number, EditorAsset>
  settings: ExportSettings
  name: string
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Makes a film in the page, of the same pictures and the same gains as the server. Nothing leaves the page.
 *  @throws UnreadableSourcesError, BrokenSourceError, NoVideoEncoderError, DOMException AbortError */
export async function makeFilm(plan: BrowserFilmPlan): Promise<File> {
  const { document: edited, assets, settings, signal } = plan
  const { shortSidePx, framesPerSecond } = settings
  const { widthPx, heightPx } = frameSizeOf(edited.settings.aspect, shortSidePx)
  const durationMs = edited.items.reduce(
    (end, one) => Math.max(end, one.startTime + one.duration),
    0,
  )
  await assertReadable(plan)
  await loadFonts()
  const canvas = new OffscreenCanvas(widthPx, heightPx)
  const pictures = wholePictures({ canvas, shortSidePx, scene: { document: edited, assets } })
  const pieces = mixSound({ document: edited, assets, durationMs, signal })
  const kept = await openDisk()
  try {
    const film = await encodeFilm({
      ...{ canvas, framesPerSecond, signal, onProgress: plan.onProgress },
      frames: Math.max(1, Math.round((durationMs * framesPerSecond) / 1000)),
      draw: (frame) => pictures.draw((frame * 1000) / framesPerSecond, signal),
      sound: {
        ...{ sampleRate: SAMPLE_RATE, numberOfChannels: CHANNELS },
        pieces,
      },
      open: kept && (() => kept.createWritable()),
    })
    const bytes = film.bytes ?? (await kept?.getFile())
    if (!bytes) throw new Error('a film was finished without bytes')
    const ending = film.type === 'video/mp4' ? 'mp4' : 'webm'
    return new File([bytes], `${plan.name}.${ending}`, { type: film.type })
  } finally {
    pictures.close()
    // It may not have come to its end: what it holds is released.
    await pieces.return(undefined)
  }
}

/** This browser cannot decode something that the film shows or plays. */
export class UnreadableSourcesError extends Error {
  override readonly name = 'UnreadableSourcesError'
  /** What that is called. */
  readonly sources: readonly string[]

  constructor(sources: readonly string[]) {
    super(`not to be decoded here: ${sources.join(', ')}`)
    this.sources = sources
  }
}

/** A film without one of its clips would be no film of the project.
 *  @throws UnreadableSourcesError, BrokenSourceError */
async function assertReadable({ document: edited, assets, signal }: BrowserFilmPlan) {
  const unreadable = new Set<string>()
  const used = new Map(edited.items.map(({ assetId, trackType }) => [assetId ?? 0, trackType]))
  for (const [assetId, trackType] of used) {
    signal.throwIfAborted()
    const asset = assets.get(assetId)
    const url = asset ? wholeUrl(asset) : ''
    if (!asset || url === '' || trackType === 'image') continue
    if (!(await isReadable(url, asset))) unreadable.add(asset.originalName)
  }
  if (unreadable.size > 0) throw new UnreadableSourcesError([...unreadable])
}

/** Wide ranges of brightness are for the server, which makes them fit for ordinary screens. */
async function isReadable(url: string, asset: EditorAsset): Promise<boolean> {
  const { assetType, hasSound, originalName } = asset
  const source = await openSource(url).catch((cause: unknown) => {
    if (cause instanceof UnsupportedInputFormatError) return null
    throw new BrokenSourceError(originalName, { cause })
  })
  if (!source) return false
  const { video, audio, release } = source
  try {
    if (hasSound && !audio) return false
    if (assetType !== 'video') return true
    return video !== null && !(await video.hasHighDynamicRange())
  } catch (cause) {
    throw new BrokenSourceError(originalName, { cause })
  } finally {
    release()
  }
}

/** What the site's files on the disk with films are called. */
const NAME = 'editor-film'
/** Milliseconds that such a file is kept: another tab may show it, and an upload may still read it. */
const KEPT_MS = 24 * 3_600_000

/** A new file of this site on the disk; undefined: the browser has none here, as without HTTPS, and the film is kept
 *  in memory. Those of days before are removed. */
async function openDisk(): Promise<FileSystemFileHandle | undefined> {
  try {
    const folder = await navigator.storage.getDirectory()
    for await (const entry of folder.values()) {
      if (entry.kind !== 'file' || !entry.name.startsWith(NAME)) continue
      const { lastModified } = await entry.getFile()
      if (Date.now() - lastModified > KEPT_MS) await folder.removeEntry(entry.name)
    }
    const name = `${NAME}-${crypto.randomUUID()}`
    const handle = await folder.getFileHandle(name, { create: true })
    return 'createWritable' in handle ? handle : undefined
  } catch {
    return undefined
  }
}

import type { EditorDocument } from '@starnest/contract/editor/document'
import type { EditorAsset, ExportSettings } from '@starnest/contract/editor/editor'
import { frameSizeOf } from '@starnest/editor/draw/placement'
import { encodeFilm } from '../../../../platform/media/encode-film.ts'
import { Compositor } from '../../preview/compositor.ts'
import { loadFonts } from '../../preview/fonts.ts'
import { mixSound } from './mix-sound.ts'
import { CHANNELS, SAMPLE_RATE } from './pieces-into.ts'

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
 *  @throws NoVideoEncoderError, DOMException AbortError */
export async function makeFilm(plan: BrowserFilmPlan): Promise<File> {
  const { document: edited, assets, settings, signal } = plan
  const { shortSidePx, framesPerSecond } = settings
  const { widthPx, heightPx } = frameSizeOf(edited.settings.aspect, shortSidePx)
  const durationMs = edited.items.reduce(
    (end, one) => Math.max(end, one.startTime + one.duration),
    0,
  )
  await loadFonts()
  const canvas = new OffscreenCanvas(widthPx, heightPx)
  const change = changes()
  const compositor = new Compositor(canvas, change.happened, shortSidePx)
  const kept = await openDisk()
  try {
    const film = await encodeFilm({
      ...{ canvas, framesPerSecond, signal, onProgress: plan.onProgress },
      frames: Math.max(1, Math.round((durationMs * framesPerSecond) / 1000)),
      async draw(frame) {
        const scene = { document: edited, assets }
        const ms = (frame * 1000) / framesPerSecond
        for (;;) {
          const changed = change.next()
          if (compositor.draw(scene, ms)) return
          await changed
          signal.throwIfAborted()
        }
      },
      sound: {
        ...{ sampleRate: SAMPLE_RATE, numberOfChannels: CHANNELS },
        pieces: mixSound({ document: edited, assets, durationMs, signal }),
      },
      open: kept && (() => kept.createWritable()),
    })
    const bytes = film.bytes ?? (await kept?.getFile())
    if (!bytes) throw new Error('a film was finished without bytes')
    const ending = film.type === 'video/mp4' ? 'mp4' : 'webm'
    return new File([bytes], `${plan.name}.${ending}`, { type: film.type })
  } finally {
    compositor.close()
  }
}

/** Tells of the next change. */
function changes() {
  let next = Promise.withResolvers<void>()
  return {
    next: () => next.promise,
    happened: () => {
      next.resolve()
      next = Promise.withResolvers<void>()
    },
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

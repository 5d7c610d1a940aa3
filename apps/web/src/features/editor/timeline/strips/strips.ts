import type { TrackType } from '@starnest/contract/editor/document'
import type { EditorAsset } from '@starnest/contract/editor/editor'
import { createStore } from '../../../../platform/store.ts'
import { viewedUrl } from '../../assets/viewed-url.ts'
import type { Strip } from './strip.ts'

/** Strips that are read already; null: being read, or nothing can be read. */
const strips = new Map<string, Strip | null>()
const waiting: (() => Promise<void>)[] = []
let isReading = false

/** Counts the strips that came. */
export const whenStripsChange = createStore(() => 0)

/** The strip of an asset, which is read when it is asked for first, one asset after the other; null: not yet,
 *  or never. */
export function stripOf(asset: EditorAsset, trackType: TrackType): Strip | null {
  const { duration } = asset
  const url = viewedUrl(asset)
  if (url === '' || trackType === 'text') return null
  const kind = trackType === 'audio' ? 'loudness' : 'pictures'
  const key = `${kind} ${url}`
  const known = strips.get(key)
  if (known !== undefined) return known
  strips.set(key, null)
  waiting.push(async () => {
    const { readLoudness, readPictures, readStill } = await import('./read-strip.ts')
    const strip =
      trackType === 'image'
        ? await readStill(url)
        : kind === 'loudness'
          ? await readLoudness(url, duration ?? 0)
          : await readPictures(url, duration ?? 0)
    strips.set(key, strip)
    whenStripsChange.set(whenStripsChange.get() + 1)
  })
  void readOn()
  return null
}

async function readOn(): Promise<void> {
  if (isReading) return
  isReading = true
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    // Nothing can be read of it: its clip stays plain.
    await next().catch(() => undefined)
  }
  isReading = false
}

import type { EditorDocument } from '@starnest/contract/editor/document'
import type { EditorAsset } from '@starnest/contract/editor/editor'
import { type HeardItem, heardItems } from '@starnest/editor/sound/gain'
import { wholeUrl } from '../../assets/viewed-url.ts'
import { gainNode } from '../../preview/gain-node.ts'
import { openSource, type SourceMedia } from '../../preview/source-media.ts'
import { BrokenSourceError } from './broken-source.ts'
import { CHANNELS, piecesInto, SAMPLE_RATE } from './pieces-into.ts'
import { StretchedSound } from './stretched-sound.ts'

/** Milliseconds that are mixed at once. */
const WINDOW_MS = 2000

/** What is mixed. */
export type Mix = {
  document: EditorDocument
  assets: ReadonlyMap<number, EditorAsset>
  durationMs: number
  signal: AbortSignal
}

/** What is opened of an item while it is heard. */
type Sounding = { source: SourceMedia; stretched: StretchedSound | undefined }

/** Mixes everything that is heard, in pieces that follow each other.
 *  @throws BrokenSourceError when a sound cannot be read or decoded on the way */
export async function* mixSound(mix: Mix): AsyncGenerator<AudioBuffer> {
  const { document, durationMs, signal } = mix
  const heard = heardItems(document)
  const sounding = new Map<HeardItem, Sounding>()
  const end = (one: HeardItem) => {
    sounding.get(one)?.source.release()
    sounding.delete(one)
  }
  const allFrames = framesOf(durationMs)
  try {
    for (let fromMs = 0; framesOf(fromMs) < allFrames; fromMs += WINDOW_MS) {
      signal.throwIfAborted()
      const toMs = Math.min(durationMs, fromMs + WINDOW_MS)
      const frames = Math.min(allFrames, framesOf(fromMs + WINDOW_MS)) - framesOf(fromMs)
      const context = new OfflineAudioContext(CHANNELS, frames, SAMPLE_RATE)
      for (const one of heard) {
        if (one.toMs <= fromMs) end(one)
        if (one.fromMs >= toMs || one.toMs <= fromMs) continue
        await addOrTell(mix, { context, heard: one, window: { fromMs, toMs }, sounding })
      }
      yield await context.startRendering()
    }
  } finally {
    for (const one of heard) end(one)
  }
}

const framesOf = (ms: number) => Math.round((ms * SAMPLE_RATE) / 1000)

type Adding = {
  context: OfflineAudioContext
  heard: HeardItem
  /** Of the timeline. */
  window: { fromMs: number; toMs: number }
  sounding: Map<HeardItem, Sounding>
}

/** Puts what is heard of an item in a window in line; of what is not to be had nothing is heard. */
async function addOrTell({ assets }: Mix, adding: Adding): Promise<void> {
  const asset = assets.get(adding.heard.item.assetId ?? 0)
  const url = asset ? wholeUrl(asset) : ''
  if (!asset || url === '') return
  try {
    await add(adding, url)
  } catch (cause) {
    throw new BrokenSourceError(asset.originalName, { cause })
  }
}

async function add({ context, heard, window, sounding }: Adding, url: string): Promise<void> {
  const { item } = heard
  const known = sounding.get(heard) ?? { source: await openSource(url), stretched: undefined }
  sounding.set(heard, known)
  const { audio } = known.source
  if (!audio) return
  const [beginMs, endMs] = [
    Math.max(window.fromMs, heard.fromMs),
    Math.min(window.toMs, heard.toMs),
  ]
  const node = gainNode(context, heard, { zero: -window.fromMs / 1000, beginMs })
  const atSeconds = (beginMs - window.fromMs) / 1000
  const sourceSeconds = (ms: number) =>
    (item.sourceStart + (ms - item.startTime) * item.speed) / 1000
  if (item.speed === 1) {
    const part = { fromSeconds: sourceSeconds(beginMs), toSeconds: sourceSeconds(endMs) }
    await piecesInto(node, audio, { ...part, atSeconds })
    return
  }
  known.stretched ??= new StretchedSound(audio, {
    ...{ fromSeconds: sourceSeconds(beginMs), speed: item.speed },
  })
  const frames = framesOf(endMs) - framesOf(beginMs)
  const source = context.createBufferSource()
  source.buffer = await known.stretched.take(frames)
  source.connect(node)
  source.start(atSeconds)
}

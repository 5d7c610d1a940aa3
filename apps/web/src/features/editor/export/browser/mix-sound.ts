import type { EditorDocument } from '@starnest/contract/editor/document'
import type { EditorAsset } from '@starnest/contract/editor/editor'
import { type HeardItem, heardItems } from '@starnest/editor/sound/gain'
import { wholeUrl } from '../../assets/viewed-url.ts'
import { gainNode } from '../../preview/gain-node.ts'
import { openSource } from '../../preview/source-media.ts'
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

/** Mixes everything that is heard, in pieces that follow each other. What cannot be decoded is silent. */
export async function* mixSound(mix: Mix): AsyncGenerator<AudioBuffer> {
  const { document, durationMs, signal } = mix
  const heard = heardItems(document)
  const stretched = new Map<HeardItem, StretchedSound>()
  const allFrames = framesOf(durationMs)
  for (let fromMs = 0; framesOf(fromMs) < allFrames; fromMs += WINDOW_MS) {
    signal.throwIfAborted()
    const toMs = Math.min(durationMs, fromMs + WINDOW_MS)
    const frames = Math.min(allFrames, framesOf(fromMs + WINDOW_MS)) - framesOf(fromMs)
    const context = new OfflineAudioContext(CHANNELS, frames, SAMPLE_RATE)
    for (const one of heard) {
      if (one.toMs <= fromMs) stretched.delete(one)
      if (one.fromMs >= toMs || one.toMs <= fromMs) continue
      await add(mix, { context, heard: one, window: { fromMs, toMs }, stretched }).catch(
        () => undefined,
      )
    }
    yield await context.startRendering()
  }
}

const framesOf = (ms: number) => Math.round((ms * SAMPLE_RATE) / 1000)

type Adding = {
  context: OfflineAudioContext
  heard: HeardItem
  /** Of the timeline. */
  window: { fromMs: number; toMs: number }
  stretched: Map<HeardItem, StretchedSound>
}

/** Puts what is heard of an item in a window in line. */
async function add({ assets }: Mix, { context, heard, window, stretched }: Adding): Promise<void> {
  const { item } = heard
  const asset = assets.get(item.assetId ?? 0)
  const url = asset ? wholeUrl(asset) : ''
  if (url === '') return
  const { audio } = await openSource(url)
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
  const known = stretched.get(heard)
  const sound =
    known ?? new StretchedSound(audio, { fromSeconds: sourceSeconds(beginMs), speed: item.speed })
  stretched.set(heard, sound)
  const frames = framesOf(endMs) - framesOf(beginMs)
  const source = context.createBufferSource()
  source.buffer = await sound.take(frames)
  source.connect(node)
  source.start(atSeconds)
}

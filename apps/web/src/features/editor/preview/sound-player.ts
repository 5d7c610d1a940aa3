import type { EditorDocument } from '@starnest/contract/editor/document'
import type { EditorAsset } from '@starnest/contract/editor/editor'
import { type HeardItem, heardItems } from '@starnest/editor/sound/gain'
import type { InputAudioTrack } from 'mediabunny'
import { viewedUrl } from '../assets/viewed-url.ts'
import { gainNode } from './gain-node.ts'
import { openSource, soundOf } from './source-media.ts'

/** Seconds ahead for which sound is put in line. */
const AHEAD_SECONDS = 1
/** Milliseconds between two looks at what is due. */
const LOOK_EVERY_MS = 200

type Scene = { document: EditorDocument; assets: ReadonlyMap<number, EditorAsset> }

/** Plays what is heard from a time on, on the clock of a context, until it is stopped. */
export function playSound(
  context: AudioContext,
  { document, assets }: Scene,
  fromMs: number,
): { stop: () => void } {
  const zero = context.currentTime - fromMs / 1000
  const stopping = new AbortController()
  const waiting = heardItems(document)
    .filter(({ toMs }) => toMs > fromMs)
    .sort((one, other) => one.fromMs - other.fromMs)
  const look = () => {
    const untilMs = (context.currentTime - zero + AHEAD_SECONDS) * 1000
    while (waiting[0] && waiting[0].fromMs <= untilMs) {
      const heard = waiting.shift()
      const url = heard && urlOf(assets.get(heard.item.assetId ?? 0))
      if (!heard || !url) continue
      const playing = { context, heard, zero, fromMs, signal: stopping.signal }
      // What cannot be decoded is silent; the pictures say that it cannot be shown.
      if (heard.item.speed === 1) void playPieces(playing, url).catch(() => undefined)
      else playStretched(playing, url)
    }
  }
  look()
  const timer = setInterval(look, LOOK_EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      stopping.abort()
    },
  }
}

const urlOf = (asset: EditorAsset | undefined) => asset && viewedUrl(asset)

type Playing = {
  context: AudioContext
  heard: HeardItem
  /** When the timeline began, in seconds of the context. */
  zero: number
  fromMs: number
  signal: AbortSignal
}

function gainFor({ context, heard, zero, fromMs, signal }: Playing): GainNode {
  const node = gainNode(context, heard, { zero, beginMs: Math.max(fromMs, heard.fromMs) })
  signal.addEventListener('abort', () => node.disconnect(), { once: true })
  return node
}

async function playPieces(playing: Playing, url: string): Promise<void> {
  const { audio, release } = await openSource(url)
  try {
    if (audio && !playing.signal.aborted) await playTrack(playing, audio)
  } finally {
    release()
  }
}

async function playTrack(playing: Playing, audio: InputAudioTrack): Promise<void> {
  const { context, heard, zero, fromMs, signal } = playing
  const { item, toMs } = heard
  const node = gainFor(playing)
  const beginMs = Math.max(fromMs, heard.fromMs)
  const sourceSeconds = (ms: number) => (item.sourceStart + ms - item.startTime) / 1000
  const whenOf = (timestamp: number) =>
    zero + (item.startTime + timestamp * 1000 - item.sourceStart) / 1000
  const [first, last] = [sourceSeconds(beginMs), sourceSeconds(toMs)]
  for await (const { buffer, timestamp } of soundOf(audio).buffers(first, last)) {
    if (signal.aborted) return
    const source = context.createBufferSource()
    source.buffer = buffer
    source.connect(node)
    const earliest = Math.max(context.currentTime, zero + beginMs / 1000)
    const when = whenOf(timestamp)
    const late = Math.max(0, earliest - when)
    if (late < buffer.duration) {
      source.start(Math.max(when, earliest), late, Math.max(0, last - timestamp - late))
      signal.addEventListener('abort', () => source.stop(), { once: true })
    }
    await until(context, when - AHEAD_SECONDS, signal)
  }
}

/** Waits until the clock of a context says so. */
async function until(context: AudioContext, seconds: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && context.currentTime < seconds) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

/** What plays faster or slower goes through an element of the browser, which keeps the pitch. */
function playStretched(playing: Playing, url: string): void {
  const { context, heard, zero, fromMs, signal } = playing
  const { item, toMs } = heard
  const element = new Audio(url)
  element.preservesPitch = true
  element.playbackRate = item.speed
  context.createMediaElementSource(element).connect(gainFor(playing))
  const timers = [
    setTimeout(
      () => {
        const ms = Math.max(fromMs, (context.currentTime - zero) * 1000)
        element.currentTime = (item.sourceStart + (ms - item.startTime) * item.speed) / 1000
        void element.play().catch(() => undefined)
      },
      Math.max(0, (zero + heard.fromMs / 1000 - context.currentTime) * 1000),
    ),
    setTimeout(
      () => element.pause(),
      Math.max(0, (zero + toMs / 1000 - context.currentTime) * 1000),
    ),
  ]
  signal.addEventListener(
    'abort',
    () => {
      for (const timer of timers) clearTimeout(timer)
      element.pause()
      element.removeAttribute('src')
    },
    { once: true },
  )
}

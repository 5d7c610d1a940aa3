import { ALL_FORMATS, AudioBufferSink, CanvasSink, Input, UrlSource } from 'mediabunny'
import { letOthersDecode } from '../../preview/decoding-turns.ts'
import type { LoudnessStrip, PictureStrip } from './strip.ts'

/** Height of a picture of a strip, in pixels. */
const PICTURE_PX = 80
/** Pictures that are read of a film at most. */
const MOST_PICTURES = 60
/** Milliseconds between two pictures at least. */
const LEAST_EVERY_MS = 1000
/** Milliseconds of one amplitude. */
const PEAK_MS = 20
/** The longest sound that is read whole: 20 minutes. */
const LONGEST_SOUND_MS = 1_200_000

/** Pictures of a film; null: the browser cannot decode it. */
export const readPictures = (url: string, durationMs: number): Promise<PictureStrip | null> =>
  withInput(url, async (input) => {
    const everyMs = Math.max(LEAST_EVERY_MS, Math.ceil(durationMs / MOST_PICTURES))
    const track = await input.getPrimaryVideoTrack()
    if (!track || !(await track.canDecode())) return null
    const sink = new CanvasSink(track, { height: PICTURE_PX })
    const first = await track.getFirstTimestamp()
    const times = Array.from(
      { length: Math.max(1, Math.floor(durationMs / everyMs)) },
      (_, at) => first + (at * everyMs) / 1000,
    )
    const pictures: PictureStrip['pictures'][number][] = []
    for await (const wrapped of sink.canvasesAtTimestamps(times)) {
      const before = pictures.at(-1)
      if (wrapped) pictures.push(wrapped.canvas)
      else if (before) pictures.push(before)
      await letOthersDecode()
    }
    return { is: 'pictures', pictures, everyMs }
  })

/** Opens a source, and closes it when the work is done. */
async function withInput<T>(url: string, work: (input: Input) => Promise<T>): Promise<T> {
  const input = new Input({ source: new UrlSource(url), formats: ALL_FORMATS })
  try {
    return await work(input)
  } finally {
    input.dispose()
  }
}

/** A still, as a strip of one picture. */
export async function readStill(url: string): Promise<PictureStrip> {
  const answer = await fetch(url)
  const picture = await createImageBitmap(await answer.blob(), { resizeHeight: PICTURE_PX })
  return { is: 'pictures', pictures: [picture], everyMs: Number.MAX_SAFE_INTEGER }
}

/** How loud a sound is along its time; null: there is none, or it is too long to be read whole. */
export async function readLoudness(url: string, durationMs: number): Promise<LoudnessStrip | null> {
  if (durationMs > LONGEST_SOUND_MS) return null
  return withInput(url, async (input) => {
    const track = await input.getPrimaryAudioTrack()
    if (!track || !(await track.canDecode())) return null
    const peaks = new Float32Array(Math.ceil(durationMs / PEAK_MS))
    for await (const { buffer, timestamp } of new AudioBufferSink(track).buffers()) {
      addPeaks(peaks, buffer, timestamp * 1000)
      await letOthersDecode()
    }
    return { is: 'loudness', peaks, everyMs: PEAK_MS }
  })
}

function addPeaks(peaks: Float32Array, buffer: AudioBuffer, fromMs: number): void {
  const samples = buffer.getChannelData(0)
  const perSampleMs = 1000 / buffer.sampleRate
  for (let sample = 0; sample < samples.length; sample++) {
    const at = Math.floor((fromMs + sample * perSampleMs) / PEAK_MS)
    if (at < 0 || at >= peaks.length) continue
    peaks[at] = Math.max(peaks[at] ?? 0, Math.abs(samples[sample] ?? 0))
  }
}

import type { InputAudioTrack } from 'mediabunny'
import { soundOf } from '../../preview/source-media.ts'

/** Frames of sound a second, as on the server. */
export const SAMPLE_RATE = 48_000
/** Left and right. */
export const CHANNELS = 2

/** A part of a sound in its own seconds, and when it begins in the seconds of a context. */
export type PlacedPart = { fromSeconds: number; toSeconds: number; atSeconds: number }

/** Decodes a part of a sound and lets it sound in a node at its place. */
export async function piecesInto(
  node: AudioNode,
  audio: InputAudioTrack,
  { fromSeconds, toSeconds, atSeconds }: PlacedPart,
): Promise<void> {
  for await (const { buffer, timestamp } of soundOf(audio).buffers(fromSeconds, toSeconds)) {
    const skip = Math.max(0, fromSeconds - timestamp)
    const length = Math.min(buffer.duration, toSeconds - timestamp) - skip
    if (length <= 0) continue
    const source = node.context.createBufferSource()
    source.buffer = buffer
    source.connect(node)
    source.start(atSeconds + timestamp + skip - fromSeconds, skip, length)
  }
}

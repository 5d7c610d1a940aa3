/** What was sung, as it was heard: the raw fact from which every score is computed, and can be again.
 *
 *  Frame `i` was heard around `startMs + i * hopMs` of the song's sound, as the player stood then; the delay
 *  of the microphone is not taken off. `tones` are cents from C4, `UNVOICED` where nothing was sung.
 *  `loudness` is 0 (silence) to 255 (as loud as can be), see `loudnessByte`. Both have the same length. */
export type PitchFrames = {
  /** Milliseconds from frame to frame, to the microsecond; 5 to 50. */
  hopMs: number
  /** Whole milliseconds from the beginning of the sound; may be negative. */
  startMs: number
  tones: Int16Array
  loudness: Uint8Array
}

/** The tone of a frame in which nobody sang. */
export const UNVOICED = -32_768

/** Furthest a tone may be from C4, cents: six octaves, above and below every voice. */
export const MAX_TONE_CENTS = 7_200

/** Shortest and longest step from frame to frame, milliseconds. */
export const HOP_RANGE_MS = { min: 5, max: 50 } as const

/** Most frames of one take: an hour at the shortest step, which is the longest song. */
export const MAX_FRAMES = 720_000

/** Frequency of C4 when A4 is 440 Hz. */
const C4_HZ = 440 * 2 ** (-9 / 12)

/** A frequency as cents from C4, whole. `hz` is above 0. */
export const centsOfHz = (hz: number): number => Math.round(1200 * Math.log2(hz / C4_HZ))

/** Loudness 0 to 255 of a root mean square from 0 to 1, in decibels: -64 dB and below is 0, 0 dB is 255. */
export function loudnessByte(rms: number): number {
  if (!(rms > 0)) return 0
  const decibels = 20 * Math.log10(rms)
  return Math.min(255, Math.max(0, Math.round(((decibels + 64) * 255) / 64)))
}

const VERSION = 1
/** version (1), three bytes of 0, hop in microseconds (4), start in milliseconds (4), frames (4). */
const HEAD_BYTES = 16
const FRAME_BYTES = 3

/** Frames as bytes: a head of 16 bytes, all tones, then all loudnesses, lowest byte first; 3 bytes a frame. */
export function encodePitchFrames({ hopMs, startMs, tones, loudness }: PitchFrames): Uint8Array {
  const count = tones.length
  const bytes = new Uint8Array(HEAD_BYTES + count * FRAME_BYTES)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, VERSION)
  view.setUint32(4, Math.round(hopMs * 1000), true)
  view.setInt32(8, startMs, true)
  view.setUint32(12, count, true)
  for (const [index, tone] of tones.entries()) view.setInt16(HEAD_BYTES + index * 2, tone, true)
  bytes.set(loudness.subarray(0, count), HEAD_BYTES + count * 2)
  return bytes
}

/** Why bytes are no frames: written by another version, not as long as they say, or with a step, a number of
 *  frames or a tone outside the limits. */
export type FramesRefusal = 'version' | 'length' | 'hop' | 'too_many' | 'tone'

/** What became of bytes that should be frames. */
export type DecodedFrames =
  | { is: 'frames'; frames: PitchFrames }
  | { is: 'refused'; reason: FramesRefusal }

const isTone = (tone: number): boolean => tone === UNVOICED || Math.abs(tone) <= MAX_TONE_CENTS

/** Bytes of `encodePitchFrames` as frames. Nothing in them is trusted: see `FramesRefusal`. */
export function decodePitchFrames(bytes: Uint8Array): DecodedFrames {
  const refused = (reason: FramesRefusal): DecodedFrames => ({ is: 'refused', reason })
  if (bytes.length < HEAD_BYTES) return refused('length')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(0, true) !== VERSION) return refused('version')
  const hopMs = view.getUint32(4, true) / 1000
  const count = view.getUint32(12, true)
  if (hopMs < HOP_RANGE_MS.min || hopMs > HOP_RANGE_MS.max) return refused('hop')
  if (count > MAX_FRAMES) return refused('too_many')
  if (bytes.length !== HEAD_BYTES + count * FRAME_BYTES) return refused('length')
  const tones = Int16Array.from({ length: count }, (_, index) =>
    view.getInt16(HEAD_BYTES + index * 2, true),
  )
  if (!tones.every(isTone)) return refused('tone')
  const loudness = bytes.slice(HEAD_BYTES + count * 2)
  return { is: 'frames', frames: { hopMs, startMs: view.getInt32(8, true), tones, loudness } }
}

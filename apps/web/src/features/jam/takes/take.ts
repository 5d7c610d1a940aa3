import type { JamMode } from '@starnest/contract/jam/jam'
import type { HeardTone } from '../round/take-frames.ts'

/** A recording of a round: the voice alone, and what it was sung to. It stays in this browser until somebody
 *  takes it out. */
export type Take = {
  id: string
  /** Whose it is; nobody else on this device sees it. */
  profileId: number
  mode: JamMode
  trackId: string
  title: string
  /** When it was recorded, milliseconds since 1970. */
  recordedAtMs: number
  /** The stretch of the track's sound that was sung, in milliseconds. */
  fromMs: number
  toMs: number
  /** The sound of the voice. Its beginning stands at `voiceFromMs` of the track's sound. */
  voice: Blob
  voiceFromMs: number
  /** What was heard of it, oldest first. */
  tones: readonly HeardTone[]
  /** 0: it was not scored. */
  score: number
  points: number
}

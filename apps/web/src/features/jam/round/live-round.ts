import type { Song } from '@starnest/jam/song/song'
import type { HeardTone } from './take-frames.ts'

/** What a screen draws of a round while it is sung; asked anew for each picture. */
export type LiveRound = {
  /** Where the music is that is heard now, in milliseconds. */
  positionMs: () => number
  fromMs: number
  toMs: number
  /** What was sung so far, oldest first; of several singers, what the first one sang. */
  tones: readonly HeardTone[]
  /** What the others sang; left out: somebody sings alone. */
  others?: readonly (readonly HeardTone[])[]
}

/** A song and the voice of it that is sung. */
export type SungVoice = { song: Song; voiceIndex: number }

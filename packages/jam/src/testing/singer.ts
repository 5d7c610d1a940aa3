import { type PitchFrames, UNVOICED } from '../sing/pitch-frames.ts'
import { lastNoteEndMs, type Song, type SongNote, timeOfBeatMs } from '../song/song.ts'
import { seededNormal } from './random.ts'

/** How somebody sings who exists only in tests. */
export type Singing = {
  /** Sung this much too high, cents. */
  offsetCents?: number
  /** Standard deviation of each frame's tone, cents. */
  jitterCents?: number
  /** At the beginning of a note, how long the voice is missing (a consonant) or still on its way; ms. */
  consonantMs?: number
  /** How late the microphone hears it, milliseconds. */
  delayMs?: number
  /** Milliseconds between frames; 512 samples at 48 kHz when not said. */
  hopMs?: number
  /** Whether a note is sung at all. */
  sings?: (note: SongNote) => boolean
  seed?: number
}

/** Loudness of the singer, 0 to 255. */
const LOUDNESS = 190

/** Somebody sings one voice of a song from its beginning to half a second after its end. */
export function singSong(song: Song, voiceIndex = 0, singing: Singing = {}): PitchFrames {
  const { offsetCents = 0, jitterCents = 0, consonantMs = 0, delayMs = 0, seed = 1 } = singing
  const { hopMs = 10.667, sings = () => true } = singing
  const count = Math.ceil((lastNoteEndMs(song) + delayMs + 500) / hopMs)
  const tones = new Int16Array(count).fill(UNVOICED)
  const loudness = new Uint8Array(count)
  const normal = seededNormal(seed)
  const notes = song.voices[voiceIndex]?.lines.flatMap((line) => line.notes) ?? []
  for (const note of notes.filter(sings)) {
    const fromMs = timeOfBeatMs(song, note.startBeat) + consonantMs + delayMs
    const toMs = timeOfBeatMs(song, note.startBeat + note.lengthBeats) + delayMs
    const first = Math.max(0, Math.ceil(fromMs / hopMs))
    for (let index = first; index * hopMs < toMs && index < count; index += 1) {
      tones[index] = Math.round(note.pitch * 100 + offsetCents + jitterCents * normal())
      loudness[index] = LOUDNESS
    }
  }
  return { hopMs, startMs: 0, tones, loudness }
}

/** Somebody says nothing for the whole song. */
export const keepSilent = (song: Song): PitchFrames => singSong(song, 0, { sings: () => false })

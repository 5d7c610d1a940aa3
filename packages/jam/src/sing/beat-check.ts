import { beatMs, type Song, type SongNote, timeOfBeatMs } from '../song/song.ts'
import { type Credit, type Difficulty, foldedErrorCents } from './credit.ts'
import { type PitchFrames, UNVOICED } from './pitch-frames.ts'

/** A stretch of a song's sound, in milliseconds. */
export type Span = { startMs: number; endMs: number }

/** Share of a beat's frames in which a voice has to be heard. */
const VOICED_SHARE = 0.5

/** How often each beat of a note counts. Source: UltraStar Deluxe, `UNote.pas`. */
const WEIGHTS = { freestyle: 0, normal: 1, golden: 2, rap: 1, goldenRap: 2 } as const

/** How often each beat of this note counts: 0, 1 or 2. */
export const weightOf = ({ kind }: Pick<SongNote, 'kind'>): number => WEIGHTS[kind]

/** What is sung of a song when nothing else is said: from where its sound is begun to where it is ended. */
export const wholeSpan = ({ startMs, endMs }: Pick<Song, 'startMs' | 'endMs'>): Span => ({
  startMs: Math.max(0, startMs ?? 0),
  endMs: endMs ?? Number.POSITIVE_INFINITY,
})

/** Whether a note lies wholly inside a span, to the microsecond. */
export function isInside(song: Song, note: SongNote, span: Span): boolean {
  const slackMs = 0.001
  return (
    timeOfBeatMs(song, note.startBeat) >= span.startMs - slackMs &&
    timeOfBeatMs(song, note.startBeat + note.lengthBeats) <= span.endMs + slackMs
  )
}

/** The first frame heard at or after a time of the song. `delayMs` is how late the microphone hears. */
export function firstFrameFrom(
  { hopMs, startMs }: Pick<PitchFrames, 'hopMs' | 'startMs'>,
  timeMs: number,
  delayMs: number,
): number {
  // A millionth of a step, so that a frame that stands on a beat belongs to it whatever the rounding.
  return Math.max(0, Math.ceil((timeMs + delayMs - startMs) / hopMs - 1e-6))
}

/** The frames of one beat: from the first to before the last. A beat that is shorter than the step between two
 *  frames may have none; then the one that follows counts. */
export function framesOfBeat(
  song: Song,
  beat: number,
  heard: Pick<PitchFrames, 'hopMs' | 'startMs'> & { delayMs: number },
): { from: number; to: number } {
  const from = firstFrameFrom(heard, timeOfBeatMs(song, beat), heard.delayMs)
  const to = firstFrameFrom(heard, timeOfBeatMs(song, beat + 1), heard.delayMs)
  return to > from || beatMs(song) >= heard.hopMs ? { from, to } : { from, to: from + 1 }
}

/** The tone in the middle of some tones, the lower of two; they are put in order. */
function middleTone(tones: number[]): number {
  tones.sort((one, other) => one - other)
  return tones[(tones.length - 1) >> 1] ?? UNVOICED
}

/** The tone of some frames, cents from C4: the middle one of those with a voice; null when the voice is
 *  missing in more than half of them, or in frames that were never heard. */
export function toneOf(tones: ArrayLike<number>, from: number, to: number): number | null {
  const voiced: number[] = []
  for (let index = from; index < to; index += 1) {
    const tone = tones[index] ?? UNVOICED
    if (tone !== UNVOICED) voiced.push(tone)
  }
  if (to <= from || voiced.length < (to - from) * VOICED_SHARE) return null
  return middleTone(voiced)
}

/** What a beat of a note is worth, 0 to 1. Spoken notes ask only for a voice. */
export function creditOfBeat(
  note: SongNote,
  toneCents: number | null,
  { credit, difficulty }: { credit: Credit; difficulty: Difficulty },
): number {
  if (toneCents === null || note.kind === 'freestyle') return 0
  if (note.kind === 'rap' || note.kind === 'goldenRap') return 1
  return credit(foldedErrorCents(toneCents, note.pitch * 100), difficulty)
}

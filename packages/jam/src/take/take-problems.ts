import { REFRACTORY_MS } from '../rap/onset-detector.ts'
import { type Beat, barMs, type RapTake } from '../rap/score-rap.ts'
import { encodePitchFrames, type PitchFrames, UNVOICED } from '../sing/pitch-frames.ts'
import { lastNoteEndMs, type Song } from '../song/song.ts'

/** What the server itself knows of a take. */
export type TakeFacts = {
  /** Milliseconds of the server's clock from the beginning of the take to the arrival of its frames. */
  elapsedMs: number
  /** Where in the sound the take began, milliseconds. */
  fromMs: number
  /** Length of the sound, milliseconds; null when it is not known: then its last note or bar ends it. */
  soundMs: number | null
}

/** Why frames cannot be those of the take they are sent for. */
export type TakeProblem =
  /** More time was sung than has passed since the take began. */
  | 'longer_than_elapsed'
  /** Frames stand at a place of the song that cannot have been reached yet. */
  | 'in_the_future'
  /** Frames stand before the place where the take began. */
  | 'before_the_take'
  /** Frames stand behind the end of the sound. */
  | 'beyond_the_song'
  /** Tones without any loudness, which no microphone gives. */
  | 'tone_without_sound'
  /** Syllables out of order, closer than any are heard, or where nothing was recorded. */
  | 'impossible_syllables'

/** How far clocks, buffers and the network may be apart, milliseconds. */
const SLACK_MS = 2_000

/** How long a microphone may go on after the end of the sound, or of the last note, milliseconds. */
const TAIL_MS = 10_000

/** Share of the frames with a tone that may be silent: the middle of five may fill single ones. */
const SILENT_SHARE = 0.2

function hasToneWithoutSound({ tones, loudness }: PitchFrames): boolean {
  let voiced = 0
  let silent = 0
  for (const [index, tone] of tones.entries()) {
    if (tone === UNVOICED) continue
    voiced += 1
    if (!loudness[index]) silent += 1
  }
  return silent > voiced * SILENT_SHARE
}

/** What speaks against frames standing where they do. `endMs` is the end of the sound, milliseconds. */
function frameProblems(frames: PitchFrames, facts: TakeFacts, endMs: number): TakeProblem[] {
  const { hopMs, startMs, tones } = frames
  const lengthMs = tones.length * hopMs
  const found: [boolean, TakeProblem][] = [
    [lengthMs > facts.elapsedMs + SLACK_MS, 'longer_than_elapsed'],
    [startMs + lengthMs > facts.fromMs + facts.elapsedMs + SLACK_MS, 'in_the_future'],
    [startMs < facts.fromMs - SLACK_MS, 'before_the_take'],
    [startMs + lengthMs > endMs + TAIL_MS, 'beyond_the_song'],
    [hasToneWithoutSound(frames), 'tone_without_sound'],
  ]
  return found.filter(([is]) => is).map(([, problem]) => problem)
}

/** What speaks against frames being those of this take; none: nothing does.
 *
 *  Singing that never wavers is not among the reasons. A toy piano, a voice box or the tone of a test held still
 *  gives the same whole cents for seconds, so the rule would refuse honest takes; and whoever forges frames can
 *  add chance to them in one line. What a server can know for certain is time, and that is what it checks. */
export const takeProblems = (song: Song, frames: PitchFrames, facts: TakeFacts): TakeProblem[] =>
  frameProblems(frames, facts, facts.soundMs ?? lastNoteEndMs(song))

/** How far apart the two ways of telling an onset's time may round, milliseconds. */
const ROUNDING_MS = 1

function areSyllables({ onsetsMs, voice }: RapTake): boolean {
  const endMs = voice.startMs + voice.tones.length * voice.hopMs
  return onsetsMs.every((onsetMs, index) => {
    const beforeMs = onsetsMs[index - 1] ?? Number.NEGATIVE_INFINITY
    const isRecorded = onsetMs >= voice.startMs - SLACK_MS && onsetMs <= endMs + SLACK_MS
    return isRecorded && onsetMs - beforeMs >= REFRACTORY_MS - ROUNDING_MS
  })
}

/** What speaks against a rap being that of this take; none: nothing does. */
export function rapTakeProblems(take: RapTake, beat: Beat, facts: TakeFacts): TakeProblem[] {
  const endMs = facts.soundMs ?? beat.firstBeatMs + beat.bars * barMs(beat)
  const problems = frameProblems(take.voice, facts, endMs)
  return areSyllables(take) ? problems : [...problems, 'impossible_syllables']
}

/** Fewest frames with a voice by which a take can be told from others: about half a second. */
const MIN_VOICED_FRAMES = 50

/** The bytes by whose digest a take that is sent again is recognised: its frames from the first voice to the last,
 *  wherever they are said to stand. Null: too little was sung to tell takes apart, so any two may be alike. */
export function canonicalTakeBytes({ hopMs, tones, loudness }: PitchFrames): Uint8Array | null {
  const isVoiced = (tone: number) => tone !== UNVOICED
  const voiced = tones.filter(isVoiced).length
  if (voiced < MIN_VOICED_FRAMES) return null
  const first = tones.findIndex(isVoiced)
  const end = tones.findLastIndex(isVoiced) + 1
  return encodePitchFrames({
    hopMs,
    startMs: 0,
    tones: tones.slice(first, end),
    loudness: loudness.slice(first, end),
  })
}

import { medianOf } from '../numbers/median.ts'
import { type PitchFrames, UNVOICED } from '../sing/pitch-frames.ts'
import { ALL_GRIDS, bestGrid, type Grid, phaseCoherence } from './coherence.ts'
import { randomFloor } from './random-floor.ts'

/** What somebody raps over: `bars` bars of four beats, the first beat at `firstBeatMs` of the sound. */
export type Beat = { bpm: number; firstBeatMs: number; bars: number }

/** What was heard of a rap: when syllables began (milliseconds of the sound, in order) and the voice. */
export type RapTake = { onsetsMs: readonly number[]; voice: PitchFrames }

/** How a rap over a beat was: whole `points`, 0 to 10,000, and the parts they are the sum of, each rounded.
 *  `coherence` 0 to 1 says how steady the syllables were on `grid`, the steadiest. */
export type RapScore = {
  points: number
  /** 0 to 6,000. */
  timingPoints: number
  /** 0 to 2,000: bars with a voice in them. */
  barPoints: number
  /** 0 to 1,000: as many syllables in each bar. */
  densityPoints: number
  /** 0 to 1,000: phrases that all end at the same place of the bar. */
  phrasePoints: number
  grid: Grid
  coherence: number
  syllables: number
}

/** Source: research, "rap". */
const POINTS = { timing: 6_000, bars: 2_000, density: 1_000, phrases: 1_000 } as const

/** Steadier than this nobody raps: it gives all points. At 15 ms on eighths of 100 BPM it is reached. */
const FULL_COHERENCE = 0.95

/** With fewer syllables steadiness is chance. */
const MIN_SYLLABLES = 8

/** A syllable has a voice within this time before or after its beginning, in milliseconds; a drum in the speaker
 *  has none. */
export const VOICE_BEFORE_MS = 20
/** See {@link VOICE_BEFORE_MS}. */
export const VOICE_AFTER_MS = 150

/** Share of a bar in which a voice is heard when somebody raps in it. */
const BAR_VOICED_SHARE = 0.15

/** A phrase has ended when the next syllable comes this much later than usual for this rapper, and at least so
 *  many milliseconds later. */
const PHRASE_GAP = 1.5
const PHRASE_GAP_MS = 350

/** Fewest phrases whose ends say something. */
const MIN_PHRASES = 4

/** Syllables a bar below which density earns less, and spreads (standard deviation over mean) for all and none. */
const FULL_DENSITY = 3
const SPREAD = { full: 0.2, none: 0.8 } as const

/** Beats of a bar: all beats of Starnest count to four. */
export const BEATS_PER_BAR = 4

/** Milliseconds of one bar of four beats. */
export const barMs = ({ bpm }: Pick<Beat, 'bpm'>): number => (60_000 / bpm) * BEATS_PER_BAR

const toUnit = (value: number): number => Math.min(1, Math.max(0, value))

/** How steady syllables are, 0 to 1: 0 for what chance gives as many of them, 1 for the steadiest rappers. */
export function timingShare(
  onsetsMs: readonly number[],
  bpm: number,
  grids: readonly Grid[] = ALL_GRIDS,
): number {
  if (onsetsMs.length < MIN_SYLLABLES) return 0
  const floor = randomFloor(onsetsMs.length, grids.length === 1 ? 'one_grid' : 'all_grids')
  const { coherence } = bestGrid(onsetsMs, bpm, grids)
  return toUnit((coherence - floor) / (FULL_COHERENCE - floor))
}

/** Counts frames with a voice up to each frame, so that any stretch can be counted at once. */
function voiceCounter({ tones, hopMs, startMs }: PitchFrames) {
  const upTo = new Uint32Array(tones.length + 1)
  for (const [index, tone] of tones.entries()) {
    upTo[index + 1] = (upTo[index] ?? 0) + (tone === UNVOICED ? 0 : 1)
  }
  const frameAt = (timeMs: number) =>
    Math.min(tones.length, Math.max(0, Math.ceil((timeMs - startMs) / hopMs - 1e-6)))
  return (fromMs: number, toMs: number): number =>
    (upTo[frameAt(toMs)] ?? 0) - (upTo[frameAt(fromMs)] ?? 0)
}

/** The beginnings of syllables that have a voice. A drum that the microphone hears is exactly on the beat, and
 *  would be the best rapper of the house. */
export function voicedOnsets({ onsetsMs, voice }: RapTake): number[] {
  const voicedFrames = voiceCounter(voice)
  return onsetsMs.filter(
    (onsetMs) => voicedFrames(onsetMs - VOICE_BEFORE_MS, onsetMs + VOICE_AFTER_MS) > 0,
  )
}

/** Syllables of each bar; what comes a little before the first or after the last bar belongs to them. */
function syllablesByBar(onsetsMs: readonly number[], beat: Beat): number[] {
  const counts = Array.from({ length: beat.bars }, () => 0)
  for (const onsetMs of onsetsMs) {
    const bar = Math.floor((onsetMs - beat.firstBeatMs) / barMs(beat))
    const within = Math.min(beat.bars - 1, Math.max(0, bar))
    counts[within] = (counts[within] ?? 0) + 1
  }
  return counts
}

function barShare(counts: readonly number[], beat: Beat, voice: PitchFrames): number {
  const voicedFrames = voiceCounter(voice)
  const length = barMs(beat)
  const needed = (BAR_VOICED_SHARE * length) / voice.hopMs
  const rapped = counts.filter((count, bar) => {
    const fromMs = beat.firstBeatMs + bar * length
    return count > 0 && voicedFrames(fromMs, fromMs + length) >= needed
  })
  return rapped.length / counts.length
}

function densityShare(counts: readonly number[]): number {
  let total = 0
  for (const count of counts) total += count
  const mean = total / counts.length
  if (mean === 0) return 0
  let squares = 0
  for (const count of counts) squares += (count - mean) ** 2
  const spread = Math.sqrt(squares / counts.length) / mean
  const steady = toUnit((SPREAD.none - spread) / (SPREAD.none - SPREAD.full))
  return steady * toUnit(mean / FULL_DENSITY)
}

/** The last syllables before a pause, and the very last. */
function phraseEnds(onsetsMs: readonly number[]): number[] {
  const gapsMs = onsetsMs.slice(1).map((onsetMs, index) => onsetMs - (onsetsMs[index] ?? 0))
  const pauseMs = Math.max(PHRASE_GAP_MS, medianOf(gapsMs) * PHRASE_GAP)
  return onsetsMs.filter((_, index) => (gapsMs[index] ?? Number.POSITIVE_INFINITY) >= pauseMs)
}

function phraseShare(onsetsMs: readonly number[], beat: Beat): number {
  const ends = phraseEnds(onsetsMs)
  if (ends.length < MIN_PHRASES) return 0
  const floor = randomFloor(ends.length, 'one_grid')
  return toUnit((phaseCoherence(ends, barMs(beat)) - floor) / (FULL_COHERENCE - floor))
}

/** How somebody rapped over a beat. Being late by the same time throughout changes next to nothing, so it asks
 *  for no calibration. `grids` is `CHILD_GRIDS` for children. Source: research, "rap". */
export function scoreRap(take: RapTake, beat: Beat, grids: readonly Grid[] = ALL_GRIDS): RapScore {
  const onsetsMs = voicedOnsets(take)
  const { grid, coherence } = bestGrid(onsetsMs, beat.bpm, grids)
  const none = { timing: 0, bars: 0, density: 0, phrases: 0 }
  const counts = syllablesByBar(onsetsMs, beat)
  const isRap = onsetsMs.length > 0 && beat.bars > 0
  const shares = isRap
    ? {
        timing: timingShare(onsetsMs, beat.bpm, grids),
        bars: barShare(counts, beat, take.voice),
        density: densityShare(counts),
        phrases: phraseShare(onsetsMs, beat),
      }
    : none
  const timingPoints = Math.round(POINTS.timing * shares.timing)
  const barPoints = Math.round(POINTS.bars * shares.bars)
  const densityPoints = Math.round(POINTS.density * shares.density)
  const phrasePoints = Math.round(POINTS.phrases * shares.phrases)
  return {
    points: timingPoints + barPoints + densityPoints + phrasePoints,
    timingPoints,
    barPoints,
    densityPoints,
    phrasePoints,
    grid,
    coherence: isRap ? coherence : 0,
    syllables: onsetsMs.length,
  }
}

/** How far back the flow meter looks, milliseconds. */
const FLOW_MS = 8_000

/** The flow meter of the screen: how steady the syllables of the last eight seconds were, 0 to 1. `onsetsMs` are
 *  those with a voice, in order. */
export function flowAt(
  onsetsMs: readonly number[],
  nowMs: number,
  { bpm, grids = ALL_GRIDS }: { bpm: number; grids?: readonly Grid[] },
): number {
  const recent = onsetsMs.filter((onsetMs) => onsetMs > nowMs - FLOW_MS && onsetMs <= nowMs)
  return timingShare(recent, bpm, grids)
}

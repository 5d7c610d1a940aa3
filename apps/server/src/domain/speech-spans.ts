import { yieldToLoop } from './time/in-turns.ts'

/** Loudness of a sound, frame by frame. */
export type Loudness = {
  /** dB below full scale of each frame; -Infinity: silence. */
  readonly levels: Float32Array
  readonly frameSeconds: number
}

/** What counts as speech. `likely`: all that may be, also whispered. `clear`: also nearly as loud as the loudest,
 *  as the voices of films are over their music. */
export type SpeechKind = 'likely' | 'clear'

/** A part of a sound, in seconds. */
type Span = { readonly startSeconds: number; readonly endSeconds: number }

/** Nothing below this is heard as speech, and no floor lies lower. */
const QUIETEST_DB = -55
/** By how much speech is louder than what is around it. */
const ABOVE_FLOOR_DB = 8
/** By how much clear speech may be quieter than the loudest twentieth of the sound. */
const CLEAR = { share: 0.95, belowDb: 10 }
/** The floor is what the quietest tenth of the sound is like, around each moment. */
const FLOOR = { seconds: 8, share: 0.1 }
/** Speech goes on through pauses as short as this, and a part that is shorter is no speech. */
const HANGOVER_SECONDS = 0.3
const SHORTEST_SECONDS = 0.2
/** What is kept before and after, so that no first or last letter is cut. */
const MARGIN_SECONDS = 0.1
/** Speech grows louder and quieter with every syllable; a tone that is held does not. */
const LEAST_SWING_DB = 2.5
/** Levels that are told apart where many are counted. */
const COUNTED = { fromDb: -120, toDb: 20, perDb: 100 }
/** Blocks of {@link FLOOR} that are looked at before others get their turn. */
const BLOCKS_AT_ONCE = 100

/** When somebody speaks, as far as loudness tells: louder than what is around, and not evenly so. Song and
 *  music with a beat are taken for speech too; even noise and held tones are not. Others get their turn in
 *  between, because a film has half a million frames. */
export async function speechSpans(
  { levels, frameSeconds }: Loudness,
  kind: SpeechKind,
): Promise<Span[]> {
  const block = Math.max(1, Math.floor(Math.round(FLOOR.seconds / frameSeconds) / 2))
  const leastDb = kind === 'clear' ? levelOfMany(levels, CLEAR.share) - CLEAR.belowDb : QUIETEST_DB
  await yieldToLoop()
  const floors = await floorsOf(levels, block)
  const isLoud = (at: number, level: number) =>
    level > leastDb && level > (floors[Math.floor(at / block)] ?? QUIETEST_DB) + ABOVE_FLOOR_DB
  const hangover = Math.round(HANGOVER_SECONDS / frameSeconds)
  const shortest = Math.round(SHORTEST_SECONDS / frameSeconds)
  const ends = levels.length * frameSeconds
  const runs = runsOf(levels, isLoud, hangover)
  await yieldToLoop()
  const spans: { startSeconds: number; endSeconds: number }[] = []
  for (const [from, to] of runs) {
    if (to - from < shortest || swingOf(levels.subarray(from, to)) < LEAST_SWING_DB) continue
    const startSeconds = Math.max(0, from * frameSeconds - MARGIN_SECONDS)
    const endSeconds = Math.min(ends, to * frameSeconds + MARGIN_SECONDS)
    const last = spans.at(-1)
    if (last && startSeconds <= last.endSeconds) last.endSeconds = endSeconds
    else spans.push({ startSeconds, endSeconds })
  }
  return spans
}

/** The floor around each block of frames: the lowest of the quiet levels of three blocks in a row. */
async function floorsOf(levels: Float32Array, block: number): Promise<number[]> {
  const quiet: number[] = []
  for (let at = 0; at < levels.length; at += block) {
    quiet.push(levelAt(levels.subarray(at, at + block), FLOOR.share))
    if (quiet.length % BLOCKS_AT_ONCE === 0) await yieldToLoop()
  }
  return quiet.map((own, nth) =>
    Math.max(QUIETEST_DB, Math.min(quiet[nth - 1] ?? own, own, quiet[nth + 1] ?? own)),
  )
}

/** The level that this share of the frames stays below. */
function levelAt(levels: Float32Array, share: number): number {
  return levels.toSorted()[Math.floor(levels.length * share)] ?? QUIETEST_DB
}

/** As {@link levelAt}, to a hundredth of a dB, in a time that half a million frames do not block. */
function levelOfMany(levels: Float32Array, share: number): number {
  const counts = new Uint32Array((COUNTED.toDb - COUNTED.fromDb) * COUNTED.perDb + 1)
  for (const level of levels) {
    const within = Math.min(COUNTED.toDb, Math.max(COUNTED.fromDb, level))
    const place = Math.floor((within - COUNTED.fromDb) * COUNTED.perDb)
    counts[place] = (counts[place] ?? 0) + 1
  }
  const wanted = Math.floor(levels.length * share)
  let passed = 0
  const place = counts.findIndex((count) => {
    passed += count
    return passed > wanted
  })
  return place < 0 ? QUIETEST_DB : COUNTED.fromDb + place / COUNTED.perDb
}

/** Runs of loud frames, from and to, with pauses of at most so many frames in them. */
function runsOf(
  levels: Float32Array,
  isLoud: (at: number, level: number) => boolean,
  hangover: number,
): [number, number][] {
  const runs: [number, number][] = []
  for (let at = 0; at < levels.length; at++) {
    if (!isLoud(at, levels[at] ?? QUIETEST_DB)) continue
    const last = runs.at(-1)
    if (last && at - last[1] <= hangover) last[1] = at + 1
    else runs.push([at, at + 1])
  }
  return runs
}

/** How much a loudness goes up and down: its standard deviation, dB. */
function swingOf(levels: Float32Array): number {
  let [sum, squares] = [0, 0]
  for (const level of levels) {
    const heard = Math.max(QUIETEST_DB, level)
    sum += heard
    squares += heard ** 2
  }
  const mean = sum / levels.length
  return Math.sqrt(Math.max(0, squares / levels.length - mean ** 2))
}

/** Loudness of a sound, frame by frame. */
export type Loudness = {
  /** dB below full scale of each frame; -Infinity: silence. */
  readonly levels: readonly number[]
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

/** When somebody speaks, as far as loudness tells: louder than what is around, and not evenly so. Song and
 *  music with a beat are taken for speech too; even noise and held tones are not. */
export function speechSpans({ levels, frameSeconds }: Loudness, kind: SpeechKind): Span[] {
  const floors = floorsOf(levels, Math.max(1, Math.round(FLOOR.seconds / frameSeconds)))
  const leastDb = kind === 'clear' ? levelAt(levels, CLEAR.share) - CLEAR.belowDb : QUIETEST_DB
  const isLoud = levels.map(
    (level, at) => level > leastDb && level > (floors[at] ?? QUIETEST_DB) + ABOVE_FLOOR_DB,
  )
  const hangover = Math.round(HANGOVER_SECONDS / frameSeconds)
  const shortest = Math.round(SHORTEST_SECONDS / frameSeconds)
  const ends = levels.length * frameSeconds
  return runsOf(isLoud, hangover)
    .filter(
      ([from, to]) => to - from >= shortest && swingOf(levels.slice(from, to)) >= LEAST_SWING_DB,
    )
    .map(([from, to]) => ({
      startSeconds: Math.max(0, from * frameSeconds - MARGIN_SECONDS),
      endSeconds: Math.min(ends, to * frameSeconds + MARGIN_SECONDS),
    }))
    .reduce<{ startSeconds: number; endSeconds: number }[]>((spans, span) => {
      const last = spans.at(-1)
      if (last && span.startSeconds <= last.endSeconds) last.endSeconds = span.endSeconds
      else spans.push({ ...span })
      return spans
    }, [])
}

/** The floor around each frame: of blocks of half the width, the quiet level, and the lowest of three blocks
 *  in a row. */
function floorsOf(levels: readonly number[], width: number): number[] {
  const block = Math.max(1, Math.floor(width / 2))
  const quiet: number[] = []
  for (let at = 0; at < levels.length; at += block) {
    quiet.push(levelAt(levels.slice(at, at + block), FLOOR.share))
  }
  return levels.map((_, at) => {
    const nth = Math.floor(at / block)
    const around = [quiet[nth - 1], quiet[nth], quiet[nth + 1]].filter((one) => one !== undefined)
    return Math.max(QUIETEST_DB, Math.min(...around))
  })
}

/** The level that this share of the frames stays below. */
function levelAt(levels: readonly number[], share: number): number {
  const sorted = levels.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? QUIETEST_DB
}

/** Runs of loud frames, from and to, with pauses of at most so many frames in them. */
function runsOf(isLoud: readonly boolean[], hangover: number): [number, number][] {
  const runs: [number, number][] = []
  for (const [at, loud] of isLoud.entries()) {
    if (!loud) continue
    const last = runs.at(-1)
    if (last && at - last[1] <= hangover) last[1] = at + 1
    else runs.push([at, at + 1])
  }
  return runs
}

/** How much a loudness goes up and down: its standard deviation, dB. */
function swingOf(levels: readonly number[]): number {
  const heard = levels.map((level) => Math.max(QUIETEST_DB, level))
  const mean = heard.reduce((sum, level) => sum + level, 0) / heard.length
  return Math.sqrt(heard.reduce((sum, level) => sum + (level - mean) ** 2, 0) / heard.length)
}

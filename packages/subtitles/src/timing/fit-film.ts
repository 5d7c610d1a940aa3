import { type Cue, cueOfMs, toMs } from '../cue.ts'
import { MAX_CUE_MS, MIN_GAP_MS, type Rules, readingMs } from '../rules.ts'
import { closeGaps, pauseBefore, type TimedText } from './out-times.ts'

/** Cues in the time of a film. `overflowSeconds`: how much longer the film would have to be for all of them to be
 *  read; 0: they fit. */
export type FilmFit = { readonly cues: readonly Cue[]; readonly overflowSeconds: number }

/** Spreads cues over a film of this length, in their order and within the rules. In a longer film they stand longer
 *  and farther apart; in a shorter one the pauses between them go first. When even then they do not fit, they run on
 *  past its end, as fast as they can be read, and the rest is told. @throws RangeError when the length is no positive
 *  number. */
export function fitToFilm(
  cues: readonly Cue[],
  { durationSeconds, rules }: { durationSeconds: number; rules: Rules },
): FilmFit {
  if (!(durationSeconds > 0 && Number.isFinite(durationSeconds))) {
    throw new RangeError('A film lasts longer than nothing')
  }
  const filmMs = toMs(durationSeconds)
  const needs = cues.map(({ text }) => Math.min(MAX_CUE_MS, readingMs(text, rules)))
  const pauses = cues.map((cue, at) => pauseBefore(cue, cues[at - 1]))
  const leastMs = sum(needs) + MIN_GAP_MS * Math.max(0, cues.length - 1)
  const freeMs = filmMs - leastMs
  if (freeMs < 0) return { cues: laidOut(cues, { needs }), overflowSeconds: -freeMs / 1000 }
  const pausesMs = sum(pauses)
  if (pausesMs >= freeMs) {
    const share = pausesMs === 0 ? 0 : freeMs / pausesMs
    return {
      cues: laidOut(cues, { needs, pauses: pauses.map((ms) => ms * share) }),
      overflowSeconds: 0,
    }
  }
  return { cues: stretched(cues, { needs, pauses, filmMs }), overflowSeconds: 0 }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

type Spacing = { needs: readonly number[]; pauses?: readonly number[] }

/** Cues one after the other, each as long as it is read. */
function laidOut(cues: readonly Cue[], { needs, pauses = [] }: Spacing): Cue[] {
  let fromMs = 0
  const timed = cues.map(({ text }, at): TimedText => {
    const startMs = fromMs + Math.floor(pauses[at] ?? 0)
    const endMs = startMs + (needs[at] ?? 0)
    fromMs = endMs + MIN_GAP_MS
    return { startMs, endMs, text }
  })
  return finished(cues, timed)
}

/** Cues whose times all grow by the same factor, as far as a cue may stand. */
function stretched(
  cues: readonly Cue[],
  { needs, pauses, filmMs }: Required<Spacing> & { filmMs: number },
): Cue[] {
  const gapsMs = MIN_GAP_MS * Math.max(0, cues.length - 1)
  const factor = (filmMs - gapsMs) / (sum(needs) + sum(pauses))
  let fromMs = 0
  const timed = cues.map(({ text }, at): TimedText => {
    const startMs = Math.floor(fromMs + (pauses[at] ?? 0) * factor)
    const slotMs = (needs[at] ?? 0) * factor
    const standsMs = Math.max(needs[at] ?? 0, Math.min(MAX_CUE_MS, Math.floor(slotMs)))
    fromMs = startMs + Math.max(standsMs, slotMs) + MIN_GAP_MS
    return { startMs, endMs: startMs + standsMs, text }
  })
  return finished(cues, timed)
}

function finished(cues: readonly Cue[], timed: readonly TimedText[]): Cue[] {
  closeGaps(timed)
  return cues.map((cue, at) => {
    const { startMs = 0, endMs = 0 } = timed[at] ?? {}
    return { ...cue, ...cueOfMs(startMs, endMs, cue.text) }
  })
}

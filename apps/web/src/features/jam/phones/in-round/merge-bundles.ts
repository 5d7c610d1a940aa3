import type { JamBundle } from '@starnest/contract/jam/stage'
import type { HeardTone } from '../../round/take-frames.ts'

/** Bundles that wait for a missing one: 0.3 s. Then it counts as lost. */
const MOST_WAITING = 4

/** What a bundle says: tones with the times at which they were heard, and the beginnings of syllables, all in
 *  milliseconds of the song. */
export type ToldVoice = { tones: HeardTone[]; onsetsMs: readonly number[] }

/** Puts the bundles of one phone in order. Each is told once; one that comes when later ones were told already
 *  is dropped, since what was sung goes forward. A phone that opens its microphone anew, or is loaded again, counts
 *  from 0: a lower number from further on in the song is the first of a new row. */
export function createBundleMerge() {
  let next: number | undefined
  /** Where in the song the bundle began that was told last, in milliseconds. */
  let toldMs = Number.NEGATIVE_INFINITY
  const waiting = new Map<number, JamBundle>()

  const told = (isLast: boolean): ToldVoice[] => {
    const ready: ToldVoice[] = []
    while (waiting.size > 0) {
      const isGivenUp = isLast || waiting.size > MOST_WAITING
      if (next === undefined || (isGivenUp && !waiting.has(next)))
        next = Math.min(...waiting.keys())
      const bundle = waiting.get(next)
      if (!bundle) break
      ready.push(voiceOf(bundle))
      toldMs = bundle.startMs
      waiting.delete(next)
      next += 1
    }
    return ready
  }

  return {
    /** Takes a bundle; returns what can be told now, in order. */
    add(bundle: JamBundle): ToldVoice[] {
      const isLower = next !== undefined && bundle.sequence < next
      if (isLower && bundle.startMs <= toldMs) return []
      const ofLastRow = isLower ? told(true) : []
      if (isLower) next = undefined
      waiting.set(bundle.sequence, bundle)
      return [...ofLastRow, ...told(false)]
    },
    /** No more will come: returns what has waited. */
    end: (): ToldVoice[] => told(true),
  }
}

function voiceOf({ startMs, hopMs, tones, loudness, onsetsMs }: JamBundle): ToldVoice {
  return {
    onsetsMs,
    tones: tones.map((cents, at) => ({
      atMs: startMs + at * hopMs,
      cents,
      loudness: loudness[at] ?? 0,
    })),
  }
}

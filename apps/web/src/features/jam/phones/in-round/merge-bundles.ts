import type { JamBundle } from '@starnest/contract/jam/stage'
import type { HeardTone } from '../../round/take-frames.ts'

/** Bundles that wait for a missing one: 0.3 s. Then it counts as lost. */
const MOST_WAITING = 4

/** What a bundle says: tones with the times at which they were heard, and the beginnings of syllables, all in
 *  milliseconds of the song. */
export type ToldVoice = { tones: HeardTone[]; onsetsMs: readonly number[] }

/** Puts the bundles of one phone in order. Each is told once; one that comes when later ones were told already
 *  is dropped, since what was sung goes forward. */
export function createBundleMerge() {
  let next: number | undefined
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
      waiting.delete(next)
      next += 1
    }
    return ready
  }

  return {
    /** Takes a bundle; returns what can be told now, in order. */
    add(bundle: JamBundle): ToldVoice[] {
      if (next !== undefined && bundle.sequence < next) return []
      waiting.set(bundle.sequence, bundle)
      return told(false)
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

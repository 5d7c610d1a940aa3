import type { SungPart } from '../../round/sung-part.ts'
import { createBundleMerge, type ToldVoice } from './merge-bundles.ts'
import type { RoundVoice, StagePhones } from './round-singers.ts'

/** Gives what phones hear to their singers of a round. `voices` and `parts` go together; `reachedMs`: where the
 *  song is. Returns the way to stop, which gives what was still waiting. */
export function listenToPhones(
  phones: StagePhones,
  to: {
    voices: readonly RoundVoice[]
    parts: readonly SungPart[]
    reachedMs: () => number
  },
): () => void {
  const places = to.voices.flatMap(({ from }, at) => {
    const part = to.parts[at]
    if (from.is === 'here' || !part) return []
    return { number: from.number, part, merge: createBundleMerge() }
  })
  const tell = (part: SungPart, told: readonly ToldVoice[]) => {
    for (const { tones, onsetsMs } of told) {
      for (const tone of tones) part.add(tone, to.reachedMs())
      for (const onsetMs of onsetsMs) part.addOnset(onsetMs, to.reachedMs())
    }
  }
  const stop = phones.onBundle(({ number, bundle }) => {
    const place = places.find((one) => one.number === number)
    if (place) tell(place.part, place.merge.add(bundle))
  })
  return () => {
    stop()
    for (const { part, merge } of places) tell(part, merge.end())
  }
}

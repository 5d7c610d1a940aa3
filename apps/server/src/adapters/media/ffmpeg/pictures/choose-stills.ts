import { differenceOf, type SmallPicture, stillScore } from './still-score.ts'

/** A still and where in the film it is. */
export type Sample = { readonly atSeconds: number; readonly picture: SmallPicture }

/** Part of a film, at its beginning and its end, from which no still is taken: titles and credits. */
const FIRST_SHARE = 0.1
const LAST_SHARE = 0.8

/** Part of a film that lies at least between two stills, unless it is too short for that. */
const APART_SHARE = 0.08

/** Mean difference of two stills below which they are the same to a person. */
const ALIKE = 6

/** Places to look at, seconds, spread evenly between 10 and 80 % of the film. */
export function sampleTimes(durationSeconds: number, count: number): number[] {
  const share = (nth: number) => FIRST_SHARE + ((LAST_SHARE - FIRST_SHARE) * (nth + 0.5)) / count
  return Array.from({ length: count }, (_, nth) => durationSeconds * share(nth))
}

/** The best stills, best first: none black, blurred or plain while there are others, no two
 *  alike, and no two from the same moment. At least one of any. */
export function chooseStills<T extends Sample>(samples: readonly T[], count: number): T[] {
  const ranked = samples
    .map((sample) => ({ sample, score: stillScore(sample.picture) }))
    .sort((one, other) => other.score - one.score)
  const times = samples.map(({ atSeconds }) => atSeconds)
  const apart = (Math.max(...times) - Math.min(...times)) * APART_SHARE
  const chosen: T[] = []
  for (const { sample, score } of ranked) {
    const isGood = score >= 1 || chosen.length === 0
    const isNew = chosen.every(
      ({ picture, atSeconds }) =>
        Math.abs(atSeconds - sample.atSeconds) >= apart &&
        differenceOf(picture, sample.picture) > ALIKE,
    )
    if (chosen.length < count && isGood && isNew) chosen.push(sample)
  }
  return chosen
}

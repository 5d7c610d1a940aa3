import {
  CONTENT_RATINGS,
  maximumAgeOf,
  minimumAgeOf,
  UNRATED_MINIMUM_AGE,
} from '@starnest/contract/age-rating'
import type { Profile } from '@starnest/contract/household/profiles'

/** Years from which a song is seen; null: it is for grown-ups. */
export type SongAge = number | null

/** Ages that part the family: one for each ceiling that a child or teen may have, and grown-ups. */
const AGES: readonly SongAge[] = [
  ...CONTENT_RATINGS.filter((rating) => rating !== 'R').map(minimumAgeOf),
  null,
]

/** Ages to choose from, the lowest first; `current` is among them, whoever said it. */
export function agesWith(current: SongAge): SongAge[] {
  if (AGES.includes(current)) return [...AGES]
  const years = AGES.filter((age) => age !== null)
  return [...[...years, current ?? 0].sort((one, other) => one - other), null]
}

/** Who of the family sees a song from this age, when watching alone. The same rule as the server's. */
export function whoSees<Somebody extends Pick<Profile, 'ageGroup' | 'contentRating'>>(
  family: readonly Somebody[],
  age: SongAge,
): Somebody[] {
  return family.filter(({ ageGroup, contentRating }) => {
    const maximumAge = maximumAgeOf(contentRating)
    if (age !== null) return age <= maximumAge
    return ageGroup === 'adult' && maximumAge >= UNRATED_MINIMUM_AGE
  })
}

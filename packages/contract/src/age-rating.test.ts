import { describe, expect, it } from 'vitest'
import { AGE_RATINGS, CONTENT_RATINGS, maximumAgeOf, minimumAgeOf } from './age-rating.ts'

/** What each ceiling shows; whatever is not named here must stay hidden. */
const VISIBLE: Record<(typeof CONTENT_RATINGS)[number], readonly (string | null)[]> = {
  G: ['G', 'TV-Y', 'TV-G'],
  PG: ['G', 'TV-Y', 'TV-G', 'TV-Y7', 'PG', 'TV-PG'],
  'PG-13': ['G', 'TV-Y', 'TV-G', 'TV-Y7', 'PG', 'TV-PG', 'PG-13'],
  R: [...AGE_RATINGS, null],
}

describe.each(CONTENT_RATINGS)('a profile with the ceiling %s', (ceiling) => {
  it.each([...AGE_RATINGS, null])('sees a title rated %s exactly when it may', (rating) => {
    const isVisible = minimumAgeOf(rating) <= maximumAgeOf(ceiling)
    expect(isVisible).toBe(VISIBLE[ceiling].includes(rating))
  })
})

it('asks for an age from 0 to 18 years for every rating', () => {
  for (const rating of [...AGE_RATINGS, null]) {
    expect(minimumAgeOf(rating)).toBeGreaterThanOrEqual(0)
    expect(minimumAgeOf(rating)).toBeLessThanOrEqual(18)
  }
})

it('keeps unrated titles for adults', () => {
  expect(minimumAgeOf(null)).toBe(18)
})

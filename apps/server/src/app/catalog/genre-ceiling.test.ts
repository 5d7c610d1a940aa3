import { type AgeRating, CONTENT_RATINGS } from '@starnest/contract/age-rating'
import { animationListSchema, homeAnswerSchema } from '@starnest/contract/catalog/catalog'
import { shelfAnswerSchema } from '@starnest/contract/catalog/shelf'
import type { TitleRule } from '@starnest/contract/parents/parents'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EVERY_RATING, isMeantFor } from '../../../test/ceiling/golden-ceilings.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'

type Film = { id: number; rating: AgeRating | null; rule: TitleRule | null }

const RULES: readonly (TitleRule | null)[] = [null, 'approved', 'blocked']

let home: TestHome
const films: Film[] = []
beforeAll(async () => {
  home = await openTestHome()
  for (const rule of RULES) {
    for (const rating of EVERY_RATING) {
      const id = await home.addTitle({ rating, genre: 'fantasy', hasTrailer: true })
      films.push({ id, rating, rule })
    }
  }
  await home.addTitle({ rating: 'G', genre: 'anime' })
})
afterAll(() => home.close())

const WATCHERS = [false, true].flatMap((isApprovedOnly) =>
  CONTENT_RATINGS.map((ceiling) => ({ ceiling, isApprovedOnly })),
)

it.each(WATCHERS)(
  'a genre holds what is meant for $ceiling, approved alone: $isApprovedOnly',
  async ({ ceiling, isApprovedOnly }) => {
    const child = await home.addSomebody(ceiling, { isApprovedOnly })
    for (const { id, rule } of films) if (rule) await home.addRule(child, id, rule)
    const answerOf = async (path: string) => (await child.get(`${path}?genre=fantasy`)).json()
    const meant = films
      .filter((film) => isMeantFor(film, { ceiling, isApprovedOnly }))
      .map(({ id }) => id)
    const list = animationListSchema.parse(await answerOf('/api/animations'))
    expect(list.map(({ id }) => id)).toEqual(meant.toReversed())
    const { tiles } = shelfAnswerSchema.parse(await answerOf('/api/shelf'))
    expect(tiles.map(({ animation }) => animation.id)).toEqual(meant.toReversed())
    const { hero } = homeAnswerSchema.parse(await answerOf('/api/home'))
    expect(hero).toHaveLength(Math.min(meant.length, 10))
    expect(meant).toEqual(expect.arrayContaining(hero))
  },
)

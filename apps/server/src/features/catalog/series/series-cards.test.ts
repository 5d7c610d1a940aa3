import { describe, expect, it } from 'vitest'
import { type SeenEpisode, seriesCards } from './series-cards.ts'

type Seen = Partial<Pick<SeenEpisode, 'isWatched' | 'isBegun' | 'seenAtMs'>>

const WATCHED = { isWatched: true, isBegun: true }
const BEGUN = { isWatched: false, isBegun: true }

/** Episodes 1, 2, 3 … of a first season, with what was seen of each. */
const season = (...seen: Seen[]): SeenEpisode[] =>
  seen.map((one, index) => ({
    slug: 'band',
    part: null,
    id: 10 + index,
    season: 1,
    episode: index + 1,
    isWatched: false,
    isBegun: false,
    seenAtMs: 0,
    ...one,
  }))

const nextOf = (episodes: SeenEpisode[]) => seriesCards(episodes).get('band')?.next.episode

describe('the episode that is next', () => {
  it.each([
    ['the first, of a series nobody began', season({}, {}, {}), 1],
    [
      'the one that was begun',
      season({ ...WATCHED, seenAtMs: 1 }, { ...BEGUN, seenAtMs: 2 }, {}),
      2,
    ],
    ['the one after the last watched', season({ ...WATCHED, seenAtMs: 1 }, {}, {}), 2],
    ['after it, not before it', season({}, { ...WATCHED, seenAtMs: 1 }, {}), 3],
    [
      'one that was passed over, when all after it were watched',
      season({}, { ...WATCHED, seenAtMs: 1 }, { ...WATCHED, seenAtMs: 2 }),
      1,
    ],
    ['the first again, when all were watched', season(WATCHED, WATCHED), 1],
  ])('is %s', (_which, episodes, expected) => {
    expect(nextOf(episodes)).toBe(expected)
  })
})

it('shows the pictures of the first episode, in whatever order they are read; specials are last', () => {
  const [one, two] = season({}, {})
  const special = season({}).map((episode) => ({ ...episode, id: 5, season: 0 }))
  const cards = seriesCards([...special, ...(two ? [two] : []), ...(one ? [one] : [])])
  expect(cards.get('band')).toEqual({ firstId: 10, next: { id: 10, season: 1, episode: 1 } })
})

it('goes on with the next part of an episode before the next episode', () => {
  const [one, two] = season({ ...WATCHED, seenAtMs: 1 }, {})
  const second = season({}).map((episode) => ({ ...episode, id: 99, part: 2 }))
  const cards = seriesCards([
    ...(two ? [two] : []),
    ...second,
    ...(one ? [{ ...one, part: 1 }] : []),
  ])
  expect(cards.get('band')?.next).toEqual({ id: 99, season: 1, episode: 1 })
})

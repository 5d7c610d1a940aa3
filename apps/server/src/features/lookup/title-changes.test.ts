import { expect, it } from 'vitest'
import { hashOfValue, LOOKED_UP_FOLDER } from '../../domain/looked-up.ts'
import type { SourceRating } from '../../domain/ratings/certificates.ts'
import type { CatalogueFacts } from '../../ports/film-catalogue.ts'
import type { WorkTitle } from './lookup.repository.ts'
import { changesOf, type Reading, ratingFor, writingOf } from './title-changes.ts'

const RATINGS: Readonly<Record<string, SourceRating>> = {
  'DE:12': { rating: 'PG-13', certificate: 'de:12' },
  'US:PG': { rating: 'PG', certificate: 'us:pg' },
}

/** Reads 'as read' where a value is what the test's title began with. */
const reading: Reading = {
  ratingOf: (text) => RATINGS[text] ?? { rating: null, certificate: null },
  genreOf: ([name]) => (name === 'Adventure' ? 'adventure' : null),
  isAsRead: (_hash, field, value) =>
    ({ title: 'Salt', description: '', genre: null, releaseYear: 1998 })[field] === value,
}

const title = (changes: Partial<WorkTitle> = {}): WorkTitle => ({
  ...{ id: 1, title: 'Salt', tagline: null, description: '', genre: null, category: 'movie' },
  ...{ releaseYear: 1998, rating: null, familyRating: null, ratingLapsedAt: null, cast: [] },
  ...{ series: null, originHash: 'x', nfoFields: [], lookedUp: null, mediaId: 'm', poster: null },
  ...{ pictureFolder: 'candidate-0/', hasPoster: true },
  ...changes,
})

const FACTS: CatalogueFacts = {
  ...{ kind: 'movie', id: '41', url: 'https://www.themoviedb.org/movie/41', year: 1999 },
  ...{ title: 'Salz', tagline: 'Low tide.', description: 'It runs dry.', genres: ['Adventure'] },
  ratings: [
    { country: 'US', label: 'PG' },
    { country: 'DE', label: '12' },
  ],
  cast: [{ name: 'Ada', role: 'Pilot' }],
  poster: '/a.jpg',
  episodes: [],
}

const kept = (own: WorkTitle, facts = FACTS) =>
  Object.fromEntries(
    changesOf(own, facts, { language: 'de', reading }).map((one) => [one.field, one.kept]),
  )

it('fills what nobody says, and leaves the year that the file is named with', () => {
  expect(kept(title())).toEqual({
    ...{ title: null, tagline: null, description: null, genre: null, rating: null, cast: null },
    ...{ poster: null, releaseYear: 'said' },
  })
  expect(kept(title({ releaseYear: null }), { ...FACTS, year: null })).not.toHaveProperty(
    'releaseYear',
  )
})

it('goes over nothing that an NFO file says, not even a rating that is not known', () => {
  const nfoFields = ['title', 'description', 'genre', 'rating', 'cast', 'tagline'] as const
  const own = title({ nfoFields: [...nfoFields] })
  for (const field of nfoFields) expect([field, kept(own)[field]]).toEqual([field, 'beside'])
})

it('goes over nothing that the family wrote or rated', () => {
  const own = title({
    ...{ title: 'Our Salt', description: 'Ours', genre: 'kids', familyRating: 'G' },
  })
  expect(kept(own)).toMatchObject({
    ...{ title: 'family', description: 'family', genre: 'family', rating: 'family' },
  })
})

it('rates nothing whose file was replaced', () => {
  expect(kept(title({ ratingLapsedAt: new Date() })).rating).toBe('replaced')
})

it.each([
  [{ hasPoster: false, pictureFolder: '' }, null],
  [{ pictureFolder: '' }, 'beside'],
  [{ pictureFolder: 'candidate-0/' }, null],
  [{ pictureFolder: 'candidate-2/' }, 'family'],
  [{ pictureFolder: LOOKED_UP_FOLDER }, null],
  [{ pictureFolder: `${LOOKED_UP_FOLDER}0a1b2c3d/` }, null],
] as const)('of a picture in %o it keeps: %s', (changes, says) => {
  expect(kept(title(changes)).poster).toBe(says)
})

it('keeps a still that the family put in the place of the poster', () => {
  const wrote = { poster: { before: null, after: 'x' } }
  const own = title({ lookedUp: { lookupId: 1, mediaId: 'm', wrote } })
  expect(kept(own).poster).toBe('family')
})

it.each([
  [
    'de',
    [
      ['US', 'PG'],
      ['DE', '12'],
    ],
    'PG-13',
  ],
  [
    'en',
    [
      ['US', 'PG'],
      ['DE', '12'],
    ],
    'PG',
  ],
  // None of the countries of the language, but that of the United States.
  [
    'fr',
    [
      ['US', 'PG'],
      ['DE', '12'],
    ],
    'PG',
  ],
  // A country's rating that is not known is not guessed from another.
  [
    'de',
    [
      ['US', 'PG'],
      ['DE', 'odd'],
    ],
    null,
  ],
  [
    'de',
    [
      ['US', 'NR'],
      ['PL', '12'],
    ],
    null,
  ],
  [
    'de',
    [
      ['US', 'PG'],
      ['DE', ''],
    ],
    null,
  ],
  ['ja', [], null],
] as const)('in %s the ratings %j come to %s', (language, ratings, rating) => {
  const told = ratings.map(([country, label]) => ({ country, label }))
  expect(ratingFor({ ratings: told }, language, reading.ratingOf).rating).toBe(rating)
})

it('takes the words of its own episode, else those of the series', () => {
  const facts: CatalogueFacts = {
    ...FACTS,
    kind: 'series',
    episodes: [
      { season: 1, episode: 2, title: 'Fog', description: '' },
      { season: 1, episode: 3, title: 'Rope', description: 'They tie up.' },
    ],
  }
  const said = (episode: number) => {
    const series = { slug: 'family:salt', title: 'Salt', season: 1, episode }
    const found = changesOf(title({ series }), facts, { language: 'de', reading })
    return Object.fromEntries(found.map(({ field, after }) => [field, after]))
  }
  expect(said(3)).toMatchObject({ title: 'Rope', description: 'They tie up.' })
  expect(said(2)).toMatchObject({ title: 'Fog', description: 'It runs dry.' })
  expect(said(9)).not.toHaveProperty('title')
  expect(said(9)).not.toHaveProperty('tagline')
})

it('notes what was there before, and gives back what a later look-up does not say', () => {
  const changes = changesOf(title(), FACTS, { language: 'de', reading })
  const { words, wrote } = writingOf(title(), changes)
  expect(words).toMatchObject({ title: 'Salz', tagline: 'Low tide.', rating: 'PG-13' })
  expect(words).toHaveProperty('certificate', 'de:12')
  expect(wrote.title).toEqual({ before: 'Salt', after: hashOfValue('Salz') })
  const looked = title({ ...words, lookedUp: { lookupId: 1, mediaId: 'm', wrote } })
  const again = changesOf(looked, { ...FACTS, tagline: null }, { language: 'de', reading })
  expect(writingOf(looked, again)).toMatchObject({
    words: { tagline: null, title: 'Salz' },
    wrote: { title: { before: 'Salt' } },
  })
  expect(writingOf(looked, []).words).toMatchObject({ title: 'Salt', rating: null, cast: [] })
  expect(writingOf(looked, []).words).toHaveProperty('certificate', null)
  // What the family wrote since is its own.
  const renamed = { ...looked, title: 'Our Salt' }
  expect(writingOf(renamed, []).words).not.toHaveProperty('title')
})

import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type FakeCatalogue,
  type FakeEntry,
  openFakeCatalogue,
  TEST_KEY,
  TEST_TOKEN,
} from '../../../test/lookup/fake-catalogue.ts'
import { answersJson } from '../../../test/translate/fake-service.ts'
import type { CatalogueError, FilmCatalogue } from '../../ports/film-catalogue.ts'
import { openTmdb } from './tmdb.ts'
import { openTvmaze } from './tvmaze.ts'

const FILM: FakeEntry = {
  ...{ id: 41, kind: 'movie', title: 'The Salt Harbour', date: '1998-05-02' },
  originalTitle: 'Der Salzhafen',
  overview: 'A harbour runs dry.',
  tagline: 'Low tide.',
  genres: ['Drama', 'Adventure'],
  ratings: { US: ['PG'], DE: ['6', '12'] },
  cast: [{ name: 'Ada Reed', character: 'The pilot' }],
  poster: '/poster41.jpg',
}
const SERIES: FakeEntry = {
  ...{ id: 52, kind: 'tv', title: 'Night Ferry', date: '2004-09-01', overview: 'It <b>sails</b>.' },
  poster: '/uploads/images/original_untouched/1/52.jpg',
  cast: [{ name: 'Ada Reed', character: 'The pilot' }],
  episodes: [
    { season: 1, number: 1, name: 'Ropes', overview: 'They cast off.' },
    { season: 2, number: 1, name: 'Fog' },
  ],
}

let fake: FakeCatalogue
beforeEach(async () => {
  fake = await openFakeCatalogue([FILM, SERIES], { '/t/p/w780/poster41.jpg': Buffer.from('bytes') })
})
afterEach(() => fake.close())

const ask = () => ({ key: TEST_KEY, signal: new AbortController().signal })
const tmdb = (timeLimitMs?: number) => openTmdb({ mirror: fake.mirror, timeLimitMs })
const tvmaze = (timeLimitMs?: number) => openTvmaze({ mirror: fake.mirror, timeLimitMs })
const paths = () => fake.asked.map(({ path }) => decodeURIComponent(path).replaceAll('+', ' '))

const film = { kind: 'movie', title: 'The Salt Harbour', year: 1998, language: 'pt' } as const
const series = { kind: 'series', title: 'Night Ferry', year: null, language: 'en' } as const

describe('TMDB', () => {
  it('is sent the name, the year and the language, and nothing else', async () => {
    expect(await tmdb().search(film, ask())).toEqual([
      {
        ...{ id: '41', title: 'The Salt Harbour', originalTitle: 'Der Salzhafen', year: 1998 },
        description: 'A harbour runs dry.',
      },
    ])
    expect(paths()).toEqual([
      `/api.themoviedb.org/3/search/movie?query=The Salt Harbour&language=pt-BR&include_adult=false&primary_release_year=1998&api_key=${TEST_KEY}`,
    ])
  })

  it('is asked again without the year when nothing has it', async () => {
    expect(await tmdb().search({ ...film, year: 1999 }, ask())).toHaveLength(1)
    expect(fake.asked).toHaveLength(2)
  })

  it('takes a token of version 4 in a header', async () => {
    await tmdb().search(film, { ...ask(), key: TEST_TOKEN })
    expect(paths()[0]).not.toContain('api_key')
  })

  it('tells of a film', async () => {
    const query = { kind: 'movie', id: '41', language: 'en', seasons: [] } as const
    expect(await tmdb().facts(query, ask())).toEqual({
      ...{ kind: 'movie', id: '41', url: 'https://www.themoviedb.org/movie/41', year: 1998 },
      ...{ title: 'The Salt Harbour', tagline: 'Low tide.', description: 'A harbour runs dry.' },
      genres: ['Drama', 'Adventure'],
      ratings: [
        { country: 'US', label: 'PG' },
        { country: 'DE', label: '6' },
        { country: 'DE', label: '12' },
      ],
      cast: [{ name: 'Ada Reed', role: 'The pilot' }],
      poster: '/poster41.jpg',
      episodes: [],
    })
    expect(Buffer.from(await tmdb().poster('/poster41.jpg', ask())).toString()).toBe('bytes')
  })

  it('tells of a series and the seasons that are there', async () => {
    const query = { kind: 'series', id: '52', language: 'en', seasons: [1] } as const
    const { episodes, cast } = await tmdb().facts(query, ask())
    expect(cast).toEqual([{ name: 'Ada Reed', role: 'The pilot' }])
    expect(episodes).toEqual([
      { season: 1, episode: 1, title: 'Ropes', description: 'They cast off.' },
    ])
  })

  it('is not asked without a key', async () => {
    expect(await problemOf(tmdb().search(film, { ...ask(), key: null }))).toBe('no_key')
    expect(fake.asked).toEqual([])
  })

  it('says that a key is not taken', async () => {
    const wrong = { ...ask(), key: 'f'.repeat(32) }
    expect(await problemOf(tmdb().search(film, wrong))).toBe('key_refused')
  })

  it.each(['http://elsewhere/a.jpg', '/../a.jpg', '/a.svg', '//elsewhere/a.jpg', '/a b.jpg'])(
    'asks for no poster that is called %s',
    async (poster) => {
      fake.script = (_path, response) => {
        answersJson(response, { id: 41, title: 'A', poster_path: poster })
        return true
      }
      const query = { kind: 'movie', id: '41', language: 'en', seasons: [] } as const
      expect((await tmdb().facts(query, ask())).poster).toBeNull()
      await expect((async () => tmdb().poster(poster, ask()))()).rejects.toThrow()
      expect(fake.asked).toHaveLength(1)
    },
  )
})

describe('TVmaze', () => {
  it('is sent the name alone, without a key', async () => {
    expect(await tvmaze().search(series, ask())).toMatchObject([{ id: '52', year: 2004 }])
    expect(paths()).toEqual(['/api.tvmaze.com/search/shows?q=Night Ferry'])
    expect(await tvmaze().search(film, ask())).toEqual([])
  })

  it('tells of a series, without tags and without ages', async () => {
    const query = { kind: 'series', id: '52', language: 'en', seasons: [1] } as const
    expect(await tvmaze().facts(query, ask())).toMatchObject({
      url: 'https://www.tvmaze.com/shows/52',
      description: 'It sails.',
      ratings: [],
      poster: '/uploads/images/original_untouched/1/52.jpg',
      episodes: [{ season: 1, episode: 1, title: 'Ropes', description: 'They cast off.' }],
    })
  })

  it('is asked for pictures of its own host alone', async () => {
    const image = { original: 'https://elsewhere.example/uploads/images/a/1/1.jpg' }
    fake.script = (_path, response) => {
      answersJson(response, { id: 52, name: 'A', image })
      return true
    }
    const query = { kind: 'series', id: '52', language: 'en', seasons: [] } as const
    expect((await tvmaze().facts(query, ask())).poster).toBeNull()
  })
})

type Doing = (response: ServerResponse) => void
const status =
  (code: number, headers = {}): Doing =>
  (response) =>
    void response.writeHead(code, headers).end('{}')
const json =
  (text: string): Doing =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(text)

describe.each([
  ['TMDB', tmdb, film],
  ['TVmaze', tvmaze, series],
])('what %s can do wrong', (_name, open: (ms?: number) => FilmCatalogue, query) => {
  it.each<[string, string, Doing]>([
    ['401', 'key_refused', status(401)],
    ['404', 'gone', status(404)],
    ['429', 'busy', status(429)],
    ['500', 'busy', status(500)],
    ['503', 'busy', status(503)],
    ['no JSON', 'odd_answer', json('<html>')],
    ['JSON of another kind', 'odd_answer', json('{"results":"none"}')],
    [
      'bytes that are no text',
      'odd_answer',
      (to) => {
        to.writeHead(200, { 'content-type': 'application/json' }).end(
          Buffer.from([0xff, 0xfe, 0x22]),
        )
      },
    ],
    [
      'a page',
      'odd_answer',
      (to) => {
        to.writeHead(200, { 'content-type': 'text/html' }).end('{"results":[]}')
      },
    ],
    [
      'an answer that breaks off',
      'offline',
      (to) => {
        to.writeHead(200, { 'content-type': 'application/json', 'content-length': '900' })
        to.write('{"results":[')
        setImmediate(() => to.destroy())
      },
    ],
  ])('%s is %s', async (_what, problem, answer) => {
    fake.script = (_path, response) => {
      answer(response)
      return true
    }
    expect(await problemOf(open().search(query, ask()))).toBe(problem)
  })

  it.each([301, 302, 307, 308])('does not follow a redirect with %i', async (code) => {
    fake.script = (path, response) => {
      if (path.startsWith('elsewhere')) return false
      status(code, { location: `${fake.mirror}/elsewhere/` })(response)
      return true
    }
    expect(await problemOf(open().search(query, ask()))).toBe('odd_answer')
    expect(fake.asked).toHaveLength(1)
  })

  it('rests for as long as it is told, and asks nobody meanwhile', async () => {
    fake.script = (_path, response) => {
      status(429, { 'retry-after': '7' })(response)
      return true
    }
    const catalogue = open()
    const first = await failureOf(catalogue.search(query, ask()))
    expect(first).toMatchObject({ problem: 'busy', waitMs: 7000, wasAsked: true })
    const second = await failureOf(catalogue.search(query, ask()))
    expect(second).toMatchObject({ problem: 'busy', wasAsked: false })
    expect(second.waitMs).toBeGreaterThan(6000)
    expect(fake.asked).toHaveLength(1)
  })

  it('gives up one that sends more than it may', async () => {
    fake.script = (_path, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const piece = Buffer.alloc(1024 * 1024, 0x20)
      const more = () => void (response.destroyed || response.write(piece, more))
      more()
      return true
    }
    expect(await problemOf(open().search(query, ask()))).toBe('too_large')
  })

  it('gives up one that takes too long', async () => {
    fake.script = (_path, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[')
      return true
    }
    expect(await problemOf(open(200).search(query, ask()))).toBe('offline')
  })

  it('takes what is meant to do harm for text, and cuts it', async () => {
    const evil = `A\u0000\u202e<script>alert(1)</script>${'x'.repeat(100_000)}`
    const entry = { id: 7, title: evil, overview: evil, name: evil, summary: evil }
    fake.script = (path, response) => {
      const isTmdb = path.startsWith('api.themoviedb')
      const odd = [null, 7, { id: 'x' }, { id: -1, title: 'A' }]
      const found = [...odd, entry]
      answersJson(response, isTmdb ? { results: found } : found.map((show) => ({ show })))
      return true
    }
    const [found, ...more] = await open().search(query, ask())
    expect(more).toEqual([])
    expect(found?.title.length).toBeLessThanOrEqual(200)
    expect(found?.description.length).toBeLessThanOrEqual(4000)
    for (const text of [found?.title, found?.description]) {
      expect(text).not.toMatch(/\p{Cc}|\u202e/u)
    }
  })

  it('is offline where nobody listens, and ends at once when it is told to', async () => {
    await fake.close()
    expect(await problemOf(open().search(query, ask()))).toBe('offline')
    const ended = AbortSignal.abort(new Error('enough'))
    await expect(open().search(query, { key: TEST_KEY, signal: ended })).rejects.toThrow('enough')
    fake = await openFakeCatalogue([])
  })
})

async function failureOf(work: Promise<unknown>): Promise<CatalogueError> {
  return work.then(
    () => {
      throw new Error('it answered')
    },
    (error: CatalogueError) => error,
  )
}
const problemOf = async (work: Promise<unknown>) => (await failureOf(work)).problem

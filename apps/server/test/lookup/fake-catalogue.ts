import type { ServerResponse } from 'node:http'
import { answersJson, openFakeService } from '../translate/fake-service.ts'

/** A film or series as the made-up catalogue has it. */
export type FakeEntry = {
  id: number
  kind: 'movie' | 'tv'
  title: string
  originalTitle?: string
  date?: string
  overview?: string
  genres?: string[]
  /** By country, as its board calls it. */
  ratings?: Record<string, string[]>
  cast?: { name: string; character: string }[]
  poster?: string | null
  tagline?: string
  episodes?: { season: number; number: number; name: string; overview?: string }[]
}

/** The key that the made-up TMDB takes, in the form of its version 3. */
export const TEST_KEY = '0123456789abcdef0123456789abcdef'

/** How one host answers instead of as it documents; undefined: as it documents. */
type Script = (path: string, response: ServerResponse) => boolean

/**
 * A server on this machine that speaks as TMDB and TVmaze document, for whatever entries a test gives it.
 * `posters`: bytes by the path of a picture. Nothing of it is a real film.
 */
export async function openFakeCatalogue(
  entries: FakeEntry[],
  posters: Record<string, Buffer> = {},
) {
  const catalogue: { script: Script; entries: FakeEntry[] } = { script: () => false, entries }
  const service = await openFakeService((response, { request }) => {
    const [, host = '', ...rest] = (request.url ?? '').split('/')
    const url = new URL(`http://catalogue/${rest.join('/')}`)
    if (catalogue.script(`${host}${url.pathname}`, response)) return
    if (host === 'image.tmdb.org' || host === 'static.tvmaze.com') {
      const bytes = posters[url.pathname]
      if (!bytes) return void response.writeHead(404).end()
      return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes)
    }
    if (host === 'api.tvmaze.com') return answerTvmaze(response, url, catalogue.entries)
    const key = url.searchParams.get('api_key') ?? request.headers.authorization
    if (key !== TEST_KEY && key !== `Bearer ${TEST_TOKEN}`) {
      const refusal = { success: false, status_code: 7, status_message: 'Invalid API key.' }
      return answersJson(response, refusal, 401)
    }
    answerTmdb(response, url, catalogue.entries)
  })
  return Object.assign(catalogue, {
    mirror: service.url,
    /** The calls so far: host and path, with what was asked. */
    asked: service.asked,
    close: service.close,
  })
}

/** The made-up catalogue, running. */
export type FakeCatalogue = Awaited<ReturnType<typeof openFakeCatalogue>>

/** A key in the form of TMDB's version 4. */
export const TEST_TOKEN = `eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(120)}.bcdef`

const NOT_THERE = { success: false, status_code: 34, status_message: 'Not found.' }

const isAlike = (entry: FakeEntry, words: string) =>
  `${entry.title} ${entry.originalTitle ?? ''}`.toLowerCase().includes(words.toLowerCase())

function answerTmdb(response: ServerResponse, url: URL, entries: readonly FakeEntry[]) {
  const [, , first, second] = url.pathname.split('/')
  const asked = url.searchParams
  if (first === 'search') {
    const year = asked.get('primary_release_year') ?? asked.get('first_air_date_year')
    const found = entries
      .filter(({ kind }) => kind === second)
      .filter((entry) => isAlike(entry, asked.get('query') ?? ''))
      .filter(({ date }) => year === null || date?.startsWith(year))
    const results = found.map(resultOf)
    return answersJson(response, { page: 1, results, total_pages: 1, total_results: found.length })
  }
  const found = entries.find(({ id, kind }) => kind === first && String(id) === second)
  if (!found) return answersJson(response, NOT_THERE, 404)
  const { genres = [], ratings = {}, cast = [], episodes = [] } = found
  const parts = asked.get('append_to_response')?.split(',') ?? []
  const seasons = parts.flatMap((part) => {
    const season = Number(/^season\/(\d+)$/.exec(part)?.[1])
    const own = episodes.filter((one) => one.season === season)
    if (own.length === 0) return []
    return [[part, { season_number: season, episodes: own.map(tmdbEpisode) }]] as const
  })
  const countries = Object.entries(ratings)
  answersJson(response, {
    ...resultOf(found),
    tagline: found.tagline ?? '',
    genres: genres.map((name, id) => ({ id, name })),
    ...(parts.includes('release_dates') && {
      release_dates: {
        results: countries.map(([country, labels]) => ({
          iso_3166_1: country,
          release_dates: labels.map((certification) => ({ certification, type: 3 })),
        })),
      },
    }),
    ...(parts.includes('content_ratings') && {
      content_ratings: {
        results: countries.map(([country, [rating]]) => ({ iso_3166_1: country, rating })),
      },
    }),
    ...(parts.includes('credits') && { credits: { cast } }),
    ...(parts.includes('aggregate_credits') && {
      aggregate_credits: {
        cast: cast.map(({ name, character }) => ({ name, roles: [{ character }] })),
      },
    }),
    ...Object.fromEntries(seasons),
  })
}

const tmdbEpisode = (one: { season: number; number: number; name: string; overview?: string }) => ({
  season_number: one.season,
  episode_number: one.number,
  name: one.name,
  overview: one.overview ?? '',
})

function resultOf({ kind, title, originalTitle = title, date, ...rest }: FakeEntry) {
  const words = { id: rest.id, overview: rest.overview ?? '', poster_path: rest.poster ?? null }
  return kind === 'movie'
    ? { ...words, title, original_title: originalTitle, release_date: date ?? '', adult: false }
    : { ...words, name: title, original_name: originalTitle, first_air_date: date ?? '' }
}

function answerTvmaze(response: ServerResponse, url: URL, entries: readonly FakeEntry[]) {
  const shows = entries.filter(({ kind }) => kind === 'tv')
  if (url.pathname === '/search/shows') {
    const found = shows.filter((one) => isAlike(one, url.searchParams.get('q') ?? ''))
    return answersJson(
      response,
      found.map((one) => ({ score: 0.9, show: showOf(one) })),
    )
  }
  const found = shows.find(({ id }) => url.pathname === `/shows/${id}`)
  if (!found) return answersJson(response, { name: 'Not Found', status: 404 }, 404)
  const { episodes = [], cast = [] } = found
  answersJson(response, {
    ...showOf(found),
    _embedded: {
      episodes: episodes.map(({ season, number, name, overview = '' }, id) => ({
        ...{ id, season, number, name, summary: `<p>${overview}</p>` },
      })),
      cast: cast.map(({ name, character }) => ({
        person: { name },
        character: { name: character },
      })),
    },
  })
}

function showOf({ id, title, date, overview = '', genres = [], poster }: FakeEntry) {
  const image = poster ? { medium: null, original: `https://static.tvmaze.com${poster}` } : null
  return { id, name: title, premiered: date ?? null, summary: `<p>${overview}</p>`, genres, image }
}

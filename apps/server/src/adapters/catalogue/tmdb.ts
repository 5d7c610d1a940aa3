import { z } from 'zod'
import {
  type CatalogueAsk,
  type CatalogueEntry,
  type CatalogueEpisode,
  CatalogueError,
  type CatalogueFacts,
  type CatalogueQuery,
  type FactsQuery,
  type FilmCatalogue,
} from '../../ports/film-catalogue.ts'
import { askForJson, askForPicture, type Caller } from './catalogue-call.ts'
import { each, entryNumber, maybeText } from './each.ts'
import { Pace, type Rate } from './pace.ts'
import { plainLine, plainText, yearOf } from './plain-text.ts'

const API = 'api.themoviedb.org'
const PICTURES = 'image.tmdb.org'

/** TMDB asks for no more than some 40 calls a second, and to heed 429. A tenth of that is enough here.
 *  Source: TMDB, "Rate limiting". */
const RATE: Rate = { calls: 4, perMs: 1000 }

/** Width of posters in pixels that is fetched. Source: TMDB, GET /configuration, "poster_sizes". */
const POSTER_SIZE = 'w780'

/** A key of version 3; anything else is a token of version 4, which both versions take.
 *  Source: TMDB, "Authentication". */
const KEY_OF_VERSION_3 = /^[0-9a-f]{32}$/i

/** Languages that TMDB has in several forms, as ours is written. Source: TMDB, "Languages". */
const FORMS: Readonly<Record<string, string>> = { pt: 'pt-BR', zh: 'zh-CN' }

/** Results, names and countries of one answer that count. */
const MAX = { results: 20, cast: 30, genres: 20, countries: 300, releases: 50, episodes: 400 }
/** Seasons of a series that can be asked for in one call. Source: TMDB, "Append to response": 20 parts. */
const SEASONS_A_CALL = 15
/** Seasons of a series whose episodes are asked for. */
const MAX_SEASONS = 60

const resultSchema = z.object({
  id: entryNumber,
  title: maybeText,
  name: maybeText,
  original_title: maybeText,
  original_name: maybeText,
  release_date: maybeText,
  first_air_date: maybeText,
  overview: maybeText,
})
const searchSchema = z.object({ results: each(resultSchema, MAX.results) })

const certificationsSchema = z
  .object({
    results: each(
      z.object({
        iso_3166_1: z.string().regex(/^[A-Z]{2}$/),
        rating: maybeText,
        release_dates: each(z.object({ certification: maybeText }), MAX.releases).optional(),
      }),
      MAX.countries,
    ),
  })
  .optional()
const castSchema = z
  .object({
    cast: each(
      z.object({
        name: z.string(),
        character: maybeText,
        roles: each(z.object({ character: maybeText }), 1).optional(),
      }),
      MAX.cast,
    ),
  })
  .optional()
const factsSchema = resultSchema.extend({
  tagline: maybeText,
  genres: each(z.object({ name: z.string() }), MAX.genres).optional(),
  poster_path: maybeText,
  release_dates: certificationsSchema,
  content_ratings: certificationsSchema,
  credits: castSchema,
  aggregate_credits: castSchema,
})
const seasonSchema = z.object({
  episodes: each(
    z.object({
      season_number: z.number().int().min(0).max(9999),
      episode_number: z.number().int().min(0).max(9999),
      name: maybeText,
      overview: maybeText,
    }),
    MAX.episodes,
  ),
})

/** Opens TMDB, The Movie Database: its API of version 3. Asks nothing yet.
 *  Source: TMDB, "Search: movie", "Search: tv", "Movies: details", "TV series: details", "Image basics". */
export function openTmdb(options: Omit<Caller, 'pace'> = {}): FilmCatalogue {
  const caller = { ...options, pace: new Pace(RATE) }
  const ask = (
    path: `/${string}`,
    query: Record<string, string>,
    { key, signal }: CatalogueAsk,
  ) => {
    if (key === null) throw new CatalogueError('no_key')
    const isOld = KEY_OF_VERSION_3.test(key)
    return askForJson(caller, {
      host: API,
      path: `/3${path}`,
      query: { ...query, ...(isOld && { api_key: key }) },
      headers: isOld ? {} : { authorization: `Bearer ${key}` },
      signal,
    })
  }
  return {
    source: 'tmdb',
    kinds: ['movie', 'series'],
    needsKey: true,
    async search({ kind, title, year, language }: CatalogueQuery, how) {
      const isFilm = kind === 'movie'
      const ofYear = isFilm ? 'primary_release_year' : 'first_air_date_year'
      const look = async (asked: Record<string, string>) => {
        const words = { query: title, language: FORMS[language] ?? language }
        const query = { ...words, include_adult: 'false', ...asked }
        const found = await ask(isFilm ? '/search/movie' : '/search/tv', query, how)
        return parsed(searchSchema, found).results.flatMap(entryOf)
      }
      const found = await look(year === null ? {} : { [ofYear]: String(year) })
      // Years of files are off by one often enough.
      return found.length > 0 || year === null ? found : look({})
    },
    async facts(query: FactsQuery, how) {
      const { kind, id } = query
      const language = FORMS[query.language] ?? query.language
      const isFilm = kind === 'movie'
      const parts = isFilm ? ['release_dates', 'credits'] : ['content_ratings', 'aggregate_credits']
      const path = `/${isFilm ? 'movie' : 'tv'}/${id}` as const
      const found = await ask(path, { language, append_to_response: parts.join(',') }, how)
      const facts = parsed(factsSchema, found)
      if (facts.id !== id) throw new CatalogueError('odd_answer')
      const seasons = isFilm ? [] : query.seasons.slice(0, MAX_SEASONS)
      const episodes: CatalogueEpisode[] = []
      for (let at = 0; at < seasons.length; at += SEASONS_A_CALL) {
        const some = seasons.slice(at, at + SEASONS_A_CALL).map((season) => `season/${season}`)
        const told = await ask(path, { language, append_to_response: some.join(',') }, how)
        const answer = parsed(z.record(z.string(), z.unknown()), told)
        for (const season of some) episodes.push(...episodesIn(answer[season]))
      }
      return { ...factsOf(facts, kind), episodes }
    },
    poster: (poster, { signal }) => {
      if (!POSTER.test(poster)) throw new CatalogueError('odd_answer')
      return askForPicture(caller, {
        ...{ host: PICTURES, path: `/t/p/${POSTER_SIZE}${poster}`, signal },
      })
    },
  }
}

/** Name of a poster, as "poster_path" has it. */
const POSTER = /^\/[A-Za-z0-9_-]{1,100}\.(?:jpg|jpeg|png|webp)$/

function parsed<T>(schema: z.ZodType<T>, answer: unknown): T {
  const { data } = schema.safeParse(answer)
  if (data === undefined) throw new CatalogueError('odd_answer')
  return data
}

function entryOf(result: z.infer<typeof resultSchema>): CatalogueEntry[] {
  const title = plainLine(result.title ?? result.name)
  if (title === null) return []
  return [
    {
      id: result.id,
      title,
      originalTitle: plainLine(result.original_title ?? result.original_name),
      year: yearOf(result.release_date ?? result.first_air_date),
      description: plainText(result.overview),
    },
  ]
}

function factsOf(
  facts: z.infer<typeof factsSchema>,
  kind: CatalogueFacts['kind'],
): Omit<CatalogueFacts, 'episodes'> {
  const [entry] = entryOf(facts)
  if (!entry) throw new CatalogueError('odd_answer')
  const { poster_path: poster } = facts
  return {
    ...{ kind, id: entry.id, title: entry.title, year: entry.year },
    url: `https://www.themoviedb.org/${kind === 'movie' ? 'movie' : 'tv'}/${entry.id}`,
    description: entry.description,
    tagline: plainLine(facts.tagline),
    genres: (facts.genres ?? []).flatMap(({ name }) => plainLine(name) ?? []),
    ratings: ratingsIn(kind === 'movie' ? facts.release_dates : facts.content_ratings),
    cast: (facts.credits ?? facts.aggregate_credits)?.cast.flatMap(castMember) ?? [],
    poster: poster && POSTER.test(poster) ? poster : null,
  }
}

const castMember = (one: { name: string; character?: unknown; roles?: unknown[] | undefined }) => {
  const name = plainLine(one.name)
  const [role] = z
    .array(z.object({ character: maybeText }))
    .catch([])
    .parse(one.roles ?? [])
  const said = typeof one.character === 'string' ? one.character : role?.character
  return name === null ? [] : [{ name, role: plainLine(said) ?? '' }]
}

function ratingsIn(told: z.infer<typeof certificationsSchema>): CatalogueFacts['ratings'] {
  return (told?.results ?? []).flatMap(({ iso_3166_1: country, rating, release_dates: dates }) => {
    const labels = [rating, ...(dates ?? []).map(({ certification }) => certification)]
    return [...new Set(labels.flatMap((label) => plainLine(label) ?? []))].map((label) => ({
      country,
      label,
    }))
  })
}

function episodesIn(season: unknown): CatalogueEpisode[] {
  const { data } = seasonSchema.safeParse(season)
  return (data?.episodes ?? []).map((one) => ({
    season: one.season_number,
    episode: one.episode_number,
    title: plainLine(one.name),
    description: plainText(one.overview),
  }))
}

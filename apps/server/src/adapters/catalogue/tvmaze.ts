import { z } from 'zod'
import {
  type CatalogueEntry,
  CatalogueError,
  type CatalogueFacts,
  type FilmCatalogue,
} from '../../ports/film-catalogue.ts'
import { askForJson, askForPicture, type Caller } from './catalogue-call.ts'
import { each, entryNumber, maybeText } from './each.ts'
import { Pace, type Rate } from './pace.ts'
import { plainLine, textOfHtml, yearOf } from './plain-text.ts'

const API = 'api.tvmaze.com'
const PICTURES = 'static.tvmaze.com'

/** TVmaze lets everybody make at least 20 calls in 10 seconds; the half second is for clocks that differ.
 *  Source: TVmaze API, "Rate limiting". */
const RATE: Rate = { calls: 20, perMs: 10_500 }

/** Results, names and episodes of one answer that count. */
const MAX = { results: 20, cast: 30, genres: 20, episodes: 5000 }

const showSchema = z.object({
  id: entryNumber,
  name: z.string(),
  premiered: maybeText,
  summary: maybeText,
  genres: each(z.string(), MAX.genres).nullish().catch(null),
  image: z.object({ medium: maybeText, original: maybeText }).nullish().catch(null),
})
const searchSchema = each(z.object({ show: showSchema }), MAX.results)
const factsSchema = showSchema.extend({
  _embedded: z
    .object({
      episodes: each(
        z.object({
          season: z.number().int().min(0).max(9999),
          // null: a special, which has no number there.
          number: z.number().int().min(0).max(9999),
          name: maybeText,
          summary: maybeText,
        }),
        MAX.episodes,
      ).optional(),
      cast: each(
        z.object({
          person: z.object({ name: z.string() }),
          character: z.object({ name: maybeText }).nullish(),
        }),
        MAX.cast,
      ).optional(),
    })
    .optional(),
})

/** Opens TVmaze. It knows series alone, in English, and says nothing of ages. Asks nothing yet.
 *  Source: TVmaze API, "Show search", "Show main information", "Embedding". */
export function openTvmaze(options: Omit<Caller, 'pace'> = {}): FilmCatalogue {
  const caller = { ...options, pace: new Pace(RATE) }
  return {
    source: 'tvmaze',
    kinds: ['series'],
    needsKey: false,
    async search({ kind, title }, { signal }) {
      if (kind !== 'series') return []
      const call = { host: API, path: '/search/shows', query: { q: title }, signal } as const
      const { data } = searchSchema.safeParse(await askForJson(caller, call))
      if (data === undefined) throw new CatalogueError('odd_answer')
      return data.flatMap(({ show }) => entryOf(show))
    },
    async facts({ id, seasons }, { signal }) {
      const path = `/shows/${id}?embed[]=episodes&embed[]=cast` as const
      const answer = await askForJson(caller, { host: API, path, signal })
      const { data } = factsSchema.safeParse(answer)
      if (data?.id !== id) throw new CatalogueError('odd_answer')
      return factsOf(data, new Set(seasons))
    },
    poster(poster, { signal }) {
      if (!POSTER.test(poster)) throw new CatalogueError('odd_answer')
      return askForPicture(caller, { host: PICTURES, path: poster as `/${string}`, signal })
    },
  }
}

/** Path of a picture on their host for pictures. */
const POSTER = /^\/uploads\/images\/[a-z_]{1,40}\/\d{1,6}\/\d{1,12}\.(?:jpg|jpeg|png|webp)$/

function entryOf(show: z.infer<typeof showSchema>): CatalogueEntry[] {
  const title = plainLine(show.name)
  if (title === null) return []
  return [
    {
      ...{ id: show.id, title, originalTitle: null },
      year: yearOf(show.premiered),
      description: textOfHtml(show.summary),
    },
  ]
}

function factsOf(show: z.infer<typeof factsSchema>, seasons: ReadonlySet<number>): CatalogueFacts {
  const [entry] = entryOf(show)
  if (!entry) throw new CatalogueError('odd_answer')
  const { episodes = [], cast = [] } = show._embedded ?? {}
  return {
    ...{ kind: 'series', id: entry.id, title: entry.title, year: entry.year },
    url: `https://www.tvmaze.com/shows/${entry.id}`,
    tagline: null,
    description: entry.description,
    genres: (show.genres ?? []).flatMap((name) => plainLine(name) ?? []),
    ratings: [],
    cast: cast.flatMap(({ person, character }) => {
      const name = plainLine(person.name)
      return name === null ? [] : [{ name, role: plainLine(character?.name) ?? '' }]
    }),
    poster: posterIn(show.image?.original ?? show.image?.medium),
    episodes: episodes
      .filter(({ season }) => seasons.has(season))
      .map(({ season, number, name, summary }) => ({
        ...{ season, episode: number, title: plainLine(name), description: textOfHtml(summary) },
      })),
  }
}

/** Its path, where the picture lies on their own host. */
function posterIn(address: string | null | undefined): string | null {
  const url = URL.parse(address?.slice(0, 300) ?? '')
  return url?.hostname === PICTURES && POSTER.test(url.pathname) ? url.pathname : null
}

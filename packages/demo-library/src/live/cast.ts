import type { LiveActors, LiveCharacter, LiveLevel } from '@starnest/film-kit/live/character'

/** One of a title's own characters that can act on a page. */
export type LiveCastMember = {
  /** Unique among all titles: `<film>/<character>`. */
  id: string
  /** As the credits name it; a proper name, the same in every language. */
  name: string
  /** The film's slug, as in the library. */
  film: string
}

type Scenes = () => Promise<{ live: LiveActors }>

/** Whom each film brings, in the order of its credits, and where they come from: the film's own sets,
 *  loaded when somebody is asked for. */
const CASTS: Record<string, { names: Record<string, string>; scenes: Scenes }> = {
  'a-slow-waltz': {
    names: { basil: 'Basil', posy: 'Posy' },
    scenes: () => import('../../films/a-slow-waltz/live.ts'),
  },
  'leo-and-the-lost-star': {
    names: { leo: 'Leo', star: 'Little Star' },
    scenes: () => import('../../films/leo-and-the-lost-star/live.ts'),
  },
}

/** All titles that have live characters, by slug. */
export const liveFilms = (): readonly string[] => Object.keys(CASTS)

/** The live characters of a title: at least two of its own; none for a title that is not shipped.
 *  Light data, without three.js. */
export function liveCastOf(filmSlug: string): readonly LiveCastMember[] {
  const cast = Object.hasOwn(CASTS, filmSlug) ? CASTS[filmSlug] : undefined
  return Object.entries(cast?.names ?? {}).map(([key, name]) => ({
    id: `${filmSlug}/${key}`,
    name,
    film: filmSlug,
  }))
}

/** Builds a character in slices; `pause` is awaited after each, so that the page answers in between
 *  (`scheduler.yield`, or a timer). Loads three.js and the film's sets the first time.
 *  @throws Error when nobody has this id */
export async function makeLiveCharacter(
  id: string,
  level: LiveLevel,
  { pause }: { pause: () => Promise<void> },
): Promise<LiveCharacter> {
  const [film = '', key = ''] = id.split('/')
  const cast = Object.hasOwn(CASTS, film) ? CASTS[film] : undefined
  if (!cast || !Object.hasOwn(cast.names, key)) throw new Error(`nobody is called "${id}"`)
  const [{ live }, { liveCharacter }] = await Promise.all([
    cast.scenes(),
    import('@starnest/film-kit/live/character'),
  ])
  const bring = live[key]
  if (!bring) throw new Error(`the cast of "${film}" lacks "${key}"`)
  return liveCharacter(bring, level, { pause })
}

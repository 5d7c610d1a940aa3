import type { Animation } from '@starnest/contract/catalog/catalog'
import type { Viewer } from '../../../domain/viewer.ts'
import { likenessOf } from './match-title.ts'

/** The search of the catalogue: titles that the viewer may see. */
export type SearchTitles = (viewer: Viewer, q: string, limit: number) => Promise<Animation[]>

/** A film that may have been meant, and how likely, 0 to 1. */
export type NamedTitle = { animation: Animation; likeness: number }

/** Titles of which each name is looked at. */
const MOST_LOOKED_AT = 12
/** Longest beginning of what was said that is looked for when the whole is not found, in words. */
const MOST_WORDS = 6

/** The title that was most likely meant by a name; undefined: none is like it. A series is named by its own
 *  name or by an episode's. */
export async function findNamedTitle(
  viewer: Viewer,
  said: string,
  search: SearchTitles,
): Promise<NamedTitle | undefined> {
  const whole = await search(viewer, said, MOST_LOOKED_AT)
  const best = nearest(said, whole)
  if (best && best.likeness >= 0.9) return best
  const words = said.split(' ')
  const shorter = words.length > 2 ? words.slice(0, MOST_WORDS).join(' ') : undefined
  const more = [...words]
    .sort((one, other) => other.length - one.length)
    .slice(0, 2)
    .concat(shorter ?? [])
  const found = await Promise.all(more.map((part) => search(viewer, part, MOST_LOOKED_AT)))
  return nearest(said, [...whole, ...found.flat()])
}

function nearest(said: string, animations: readonly Animation[]): NamedTitle | undefined {
  let best: NamedTitle | undefined
  for (const animation of animations) {
    const { title, series } = animation
    const names = series ? [title, series.title, `${series.title} ${title}`] : [title]
    const likeness = Math.max(...names.map((name) => likenessOf(said, name)))
    if (!best || likeness > best.likeness) best = { animation, likeness }
  }
  return best
}

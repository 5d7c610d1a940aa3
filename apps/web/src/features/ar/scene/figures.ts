import { liveCastOf, makeLiveCharacter } from '@starnest/demo-library/live/cast'
import type { LiveCharacter, LiveLevel } from '@starnest/film-kit/live/character'
import { yieldToMain } from '../../../platform/screen/yield-to-main.ts'

/** The character that acts as the guide for titles that name no characters. */
const GUIDE = { film: 'leo-and-the-lost-star', name: 'Leo' }

/** Who is meant: by the film that ships, null for the family's own, and by the name in its own language. */
type Wanted = { readonly film: string | null; readonly character: string }

/** The id of a character of our films that can act on a page; undefined: nobody of that name can. */
export function figureIdOf({ film, character }: Wanted): string | undefined {
  const cast = liveCastOf(film ?? GUIDE.film)
  const name = film === null ? GUIDE.name : character
  return cast.find((one) => one.name === name)?.id
}

/** A character of the film, to be put into a scene; undefined: nobody of that name can act, or the code
 *  could not be had. */
export async function bringFigure(
  wanted: Wanted,
  level: LiveLevel,
): Promise<LiveCharacter | undefined> {
  const id = figureIdOf(wanted)
  if (id === undefined) return undefined
  try {
    return await makeLiveCharacter(id, level, { pause: yieldToMain })
  } catch {
    return undefined
  }
}

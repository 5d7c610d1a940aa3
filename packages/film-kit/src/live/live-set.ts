import { Group } from 'three'
import { FilmSet } from '../film/film-set.ts'
import { looks } from '../light/looks.ts'

/** A set that is never filmed: for a film's own functions that bring a character on, so that it can
 *  be taken from there to a page. */
export const liveSet = (): FilmSet => new FilmSet(looks.day, { width: 16, height: 9, fps: 24 })

/** All figures that stand on a set, in one group: for functions that put a character on a set and
 *  keep its root to themselves. Lamps and shadows stay behind. */
export function figuresOf(set: FilmSet): Group {
  const root = new Group()
  const figures = set.scene.children.filter((child) => child instanceof Group)
  if (figures.length > 0) root.add(...figures)
  return root
}

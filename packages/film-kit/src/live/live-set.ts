import { FilmSet } from '../film/film-set.ts'
import { looks } from '../light/looks.ts'

/** A set that is never filmed: for a film's own functions that bring a character on, so that it can
 *  be taken from there to a page. */
export const liveSet = (): FilmSet => new FilmSet(looks.day, { width: 16, height: 9, fps: 24 })

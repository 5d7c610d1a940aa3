import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this film its own. */
export const craft: FilmCraft = {
  hero: 'plum bat vampire with a spotted toothache cloth',
  world: 'crooked dentist cellar under a castle',
  light: 'candles on bottle-green stone',
  camera: 'shadow play first, then the face; deep corridor',
  story: 'two frightened strangers, one sore tooth',
  music: '3/8 sneaky habanera in C minor, cello, dulcimer, organ',
  lettering: 'Henny Penny',
}

import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What sets this film apart. */
export const craft: FilmCraft = {
  hero: 'heron ronin with a red paper umbrella',
  world: 'bamboo forest in rain',
  light: 'pale green mist, one red',
  camera: 'extreme wide stills against extreme close-ups, one whip pan',
  story: 'duel that ends in shelter',
  music: 'free metre then 4/4, In scale on D, koto, flute and taiko',
  lettering: 'Kaushan Script',
}

import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this film its own. */
export const craft: FilmCraft = {
  hero: 'raven clock-keeper with spectacles and a red scarf',
  world: 'clock tower of huge gears above sleeping roofs',
  light: 'teal moonlight, amber dial lit from behind, one candle',
  camera: 'silhouettes on the dial, Dutch tilts, slow vertical moves among gears',
  story: 'a mystery whose thief steals an hour so that babies may sleep',
  music: '5/4 in C minor, organ, low strings and ticking',
  lettering: 'Grenze Gotisch',
}

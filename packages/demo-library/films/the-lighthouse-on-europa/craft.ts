import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this film look and sound like no other. */
export const craft: FilmCraft = {
  hero: 'old keeper robot with a beard of icicles',
  world: 'ice moon under Jupiter',
  light: 'bone white and ice blue, one orange lamp',
  camera: 'very long lens, nearly still, dissolves of light',
  story: 'a promise that finds another use',
  music: 'slow piano and glass, A minor to A major',
  lettering: 'Poiret One',
}

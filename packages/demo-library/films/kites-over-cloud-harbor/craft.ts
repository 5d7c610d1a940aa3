import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this film look and sound like no other. */
export const craft: FilmCraft = {
  hero: 'girl messenger with a glider',
  world: 'harbor town above the clouds',
  light: 'high summer noon, towering clouds',
  camera: 'wide skies and held poses',
  story: 'a letter is delivered against the wind',
  music: '4/4 in D, flute and piano',
  lettering: 'Amatic SC',
}

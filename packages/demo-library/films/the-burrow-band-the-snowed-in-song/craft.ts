import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this episode its own. */
export const craft: FilmCraft = {
  hero: 'hedgehog drummer',
  world: 'burrow under two metres of cut-open snow',
  light: 'one lantern in dark blue, then a green thaw',
  camera: 'slow vertical crane through earth and snow',
  story: 'a lullaby turned round: waking spring',
  music: '3/4 D minor to D major, choir, glass, harp',
  lettering: 'Fredoka',
}

import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this film look and sound like no other. */
export const craft: FilmCraft = {
  hero: 'pancake on legs',
  world: "half-timbered baker's village",
  light: 'bright storybook morning',
  camera: 'side-on chase, quick pans',
  story: 'a chase that everybody joins',
  music: '2/4 oompah in C, clarinet and tuba',
  lettering: 'Titan One',
}

import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this film look and sound like no other. */
export const craft: FilmCraft = {
  hero: 'lion cub in a space suit',
  world: 'a hill under stars, and the moon',
  light: 'lantern gold in violet night',
  camera: 'slow cranes up and away',
  story: 'a lost thing is brought home',
  music: '3/4 in F, celesta and harp',
  lettering: 'Baloo 2',
}

import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this film look and sound like no other. */
export const craft: FilmCraft = {
  hero: 'baby whale',
  world: 'undersea reef and trench',
  light: 'shafts of sun into blue dark',
  camera: 'floating drift without a horizon',
  story: 'a song is sent out and answered',
  music: '6/8 in D, harp and humming voices',
  lettering: 'Sniglet',
}

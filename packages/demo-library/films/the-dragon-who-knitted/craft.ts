import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this film its own. */
export const craft: FilmCraft = {
  hero: 'round coral dragon who breathes wool',
  world: 'snow-capped castle on a crag above the clouds',
  light: 'alpine morning gold, then blizzard blue with wool as the only warm color',
  camera: 'spiralling crane round the castle keep',
  story: 'an embarrassing gift becomes the one thing everybody needs',
  music: '6/8 jig in D, recorder and harp, a brass fanfare that goes wrong and then right',
  lettering: 'Cherry Bomb One',
}

import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this film its own. */
export const craft: FilmCraft = {
  hero: 'fennec with goggled headscarf',
  world: 'dunes and half-buried ruins',
  light: 'scorching noon to teal oasis night',
  camera: 'map that becomes the land, match cuts',
  story: 'treasure clues taken literally',
  music: '7/8 Phrygian dominant, guitar and koto',
  lettering: 'Caveat Brush',
}

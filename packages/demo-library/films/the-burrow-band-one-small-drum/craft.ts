import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this episode its own. */
export const craft: FilmCraft = {
  hero: 'hedgehog drummer',
  world: 'cut-open burrow under a summer meadow',
  light: 'July noon above, acorn lamps below',
  camera: "doll's-house cross-section, square on",
  story: 'finding the one instrument that fits',
  music: '4/4 C major, ukulele, marimba, woodblock',
  lettering: 'Fredoka',
}

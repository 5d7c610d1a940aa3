import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes the heist a film of its own. */
export const craft: FilmCraft = {
  hero: 'tiny masked mouse boss and two clumsy helpers',
  world: 'giant kitchen table at night',
  light: 'one warm lamp against a blue moonlit window',
  camera: 'tilt-shift miniature, dolly at cube height, rack focus',
  story: 'heist that fails into kindness; a freeze as running gag',
  music: 'swing jazz in G minor, muted trumpet over walking bass',
  lettering: 'Bangers',
}

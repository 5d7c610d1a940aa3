import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this film its own. */
export const craft: FilmCraft = {
  hero: 'tamarin with white moustache',
  world: 'jungle and river',
  light: 'green-gold shafts to firefly blue',
  camera: 'lateral side-scroll, parallax planes',
  story: 'call and answer',
  music: '12/8 marimba, kalimba, deep drums',
  lettering: 'Chewy',
}

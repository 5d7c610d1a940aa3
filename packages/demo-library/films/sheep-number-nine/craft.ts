import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes Nine's film a film of its own. */
export const craft: FilmCraft = {
  hero: 'deadpan sheep in a teal nightcap',
  world: 'quilted dream pasture with pillow hills',
  light: 'pink lilac night, one enormous apricot moon',
  camera: 'locked-off, perfectly symmetrical frontal tableaux',
  story: 'a refusal that nobody asked the reason of',
  music: 'sleepy 2/4 oompah lullaby in F, bassoon and clarinet over tuba',
  lettering: 'Luckiest Guy',
}

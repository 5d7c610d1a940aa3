import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this film its own. */
export const craft: FilmCraft = {
  hero: 'puffin in a rose rain hat',
  world: 'two cliffs over a slate-blue sea',
  light: 'a rose lamp and a gold lamp at night',
  camera: 'mirrored left and right, meeting in the middle',
  story: 'call and answer across water',
  music: '6/8 E flat major, harp and flute answering',
  lettering: 'Dancing Script',
}

import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this film look and sound like no other. */
export const craft: FilmCraft = {
  hero: 'window-washing robot',
  world: 'city of neon and rain',
  light: 'neon on wet roofs, then first sun',
  camera: 'vertical climbs along façades',
  story: 'a color nobody remembers is searched for',
  music: '4/4 in E minor, vibes and ocarina',
  lettering: 'Sniglet',
}

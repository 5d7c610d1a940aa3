import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this film its own. */
export const craft: FilmCraft = {
  hero: 'flat cut-out prince on a stick',
  world: 'toy theater of cut paper with sliding waves',
  light: 'footlights, sheets throwing shadows on the sheets behind',
  camera: 'frontal proscenium, push-ins only, puppets on twos',
  story: 'fear of water meets real water, and somebody else is wetter',
  music: '3/4 minuet in G, hammered dulcimer, glockenspiel and pizzicato',
  lettering: 'Cinzel Decorative',
}

import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this film look and sound like no other. */
export const craft: FilmCraft = {
  hero: 'octopus postman in a fish bowl',
  world: 'ringed toy planets',
  light: 'coral and teal in deep indigo',
  camera: 'chase behind the handlebars, jumps of scale',
  story: 'a letter to oneself',
  music: '4/4 synth motor with marimba and brass, 132 bpm',
  lettering: 'Orbitron',
}

import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What sets this film apart. */
export const craft: FilmCraft = {
  hero: 'hare girl in a soapbox cart',
  world: 'mountain road above a town of lights',
  light: 'magenta night, gold comet',
  camera: 'low tracking, sky in three quarters of the frame',
  story: 'race against a comet for a promise',
  music: '160 bpm rock in D, guitar, piano and soaring choir',
  lettering: 'Bungee',
}

import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this episode its own. */
export const craft: FilmCraft = {
  hero: 'hedgehog drummer',
  world: 'music room that leaks into pots and cups',
  light: 'cool rain light with one warm lamp',
  camera: 'macro close-ups, racking from drop to face',
  story: 'a nuisance turns out to be a tune',
  music: '6/8 G major, drips, kalimba, pizzicato',
  lettering: 'Fredoka',
}

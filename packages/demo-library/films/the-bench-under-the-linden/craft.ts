import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this film its own. */
export const craft: FilmCraft = {
  hero: 'a tortoise couple, young to old',
  world: 'one park bench under one linden',
  light: 'six seasons of daylight on the same place',
  camera: 'one fixed frame, never moved',
  story: 'a whole life passes one bench',
  music: 'solo piano in B flat, slower each time, one voice missing',
  lettering: 'Limelight',
}

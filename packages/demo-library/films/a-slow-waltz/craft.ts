import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes the waltz a film of its own. */
export const craft: FilmCraft = {
  hero: 'two snails who act with their eye-stalks',
  world: 'mossy garden wall after rain',
  light: 'one day from gold to rose, dewdrops as lanterns',
  camera: 'one unbroken macro orbit of the whole film',
  story: 'slowness gives shyness its time',
  music: 'slow 3/4 waltz in D, strings, accordion and harp',
  lettering: 'Pacifico',
}

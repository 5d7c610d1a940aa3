import type { FilmCraft } from '@starnest/film-kit/film/script'

/** What makes this film look and sound like no other. */
export const craft: FilmCraft = {
  hero: "small ghost with a lantern's glow",
  world: 'haunted manor',
  light: 'one cold lamp, moonlit windows',
  camera: 'creeping dolly through halls and stairs',
  story: 'fear is shared and shrinks',
  music: '3/4 in D minor, celesta and cello',
  lettering: 'Amatic SC',
}

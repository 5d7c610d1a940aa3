import type { LiveActors, LiveCharacter, LiveLevel } from '@starnest/film-kit/live/character'

/** One of a title's own characters that can act on a page. */
export type LiveCastMember = {
  /** Unique among all titles: `<film>/<character>`. */
  id: string
  /** As the credits name it; a proper name, the same in every language. */
  name: string
  /** The film's slug, as in the library. */
  film: string
}

type Scenes = () => Promise<{ live: LiveActors }>

/** Whom each film brings, in the order of its credits, and where they come from: the film's own sets,
 *  loaded when somebody is asked for. */
const CASTS: Record<string, { names: Record<string, string>; scenes: Scenes }> = {
  'a-slow-waltz': {
    names: { basil: 'Basil', posy: 'Posy' },
    scenes: () => import('../../films/a-slow-waltz/live.ts'),
  },
  'bolt-and-the-rain-garden': {
    names: { bolt: 'Bolt', sprout: 'The Sprout' },
    scenes: () => import('../../films/bolt-and-the-rain-garden/live.ts'),
  },
  'downhill-comet': {
    names: { miko: 'Miko', grandpa: 'Grandpa' },
    scenes: () => import('../../films/downhill-comet/live.ts'),
  },
  'kites-over-cloud-harbor': {
    names: { suzu: 'Suzu', momo: 'Momo', mother: 'Mother' },
    scenes: () => import('../../films/kites-over-cloud-harbor/live.ts'),
  },
  'leo-and-the-lost-star': {
    names: { leo: 'Leo', star: 'Little Star' },
    scenes: () => import('../../films/leo-and-the-lost-star/live.ts'),
  },
  'mail-for-planet-nine': {
    names: { otto: 'Otto', little: 'Little Otto' },
    scenes: () => import('../../films/mail-for-planet-nine/live.ts'),
  },
  'sheep-number-nine': {
    names: { nine: 'Nine', seven: 'Seven' },
    scenes: () => import('../../films/sheep-number-nine/live.ts'),
  },
  'song-of-the-little-whale': {
    names: { luma: 'Luma', pip: 'Pip', turtle: 'Old Turtle' },
    scenes: () => import('../../films/song-of-the-little-whale/live.ts'),
  },
  'the-bench-under-the-linden': {
    names: { anton: 'Anton', lotte: 'Lotte', little: 'Little Lotte' },
    scenes: () => import('../../films/the-bench-under-the-linden/live.ts'),
  },
  'the-burrow-band-one-small-drum': {
    names: { bramble: 'Bramble', clover: 'Clover', gulp: 'Gulp' },
    scenes: () => import('../../films/the-burrow-band-one-small-drum/live.ts'),
  },
  'the-burrow-band-rain-makes-music': {
    names: { bramble: 'Bramble', clover: 'Clover', gulp: 'Gulp' },
    scenes: () => import('../../films/the-burrow-band-rain-makes-music/live.ts'),
  },
  'the-burrow-band-the-snowed-in-song': {
    names: { bramble: 'Bramble', clover: 'Clover', gulp: 'Gulp' },
    scenes: () => import('../../films/the-burrow-band-the-snowed-in-song/live.ts'),
  },
  'the-clock-tower-ravens': {
    names: { corvin: 'Corvin', hush: 'Mrs. Hush' },
    scenes: () => import('../../films/the-clock-tower-ravens/live.ts'),
  },
  'the-dragon-who-knitted': {
    names: { purl: 'Purl', king: 'King Hob', knight: 'Sir Trunkett', page: 'Pip' },
    scenes: () => import('../../films/the-dragon-who-knitted/live.ts'),
  },
  'the-jungle-drum': {
    names: { tiko: 'Tiko', frog: 'The Frog' },
    scenes: () => import('../../films/the-jungle-drum/live.ts'),
  },
  'the-lantern-ghost': {
    names: { wisp: 'Wisp', morrow: 'Morrow' },
    scenes: () => import('../../films/the-lantern-ghost/live.ts'),
  },
  'the-lighthouse-on-europa': {
    names: { keeper: 'The Keeper', deep: 'The Light of the Deep' },
    scenes: () => import('../../films/the-lighthouse-on-europa/live.ts'),
  },
  'the-map-in-the-sand': {
    names: { zuri: 'Zuri', pearl: 'The Pearl' },
    scenes: () => import('../../films/the-map-in-the-sand/live.ts'),
  },
  'the-paper-prince': {
    names: { prince: 'The Prince', marigold: 'Marigold' },
    scenes: () => import('../../films/the-paper-prince/live.ts'),
  },
  'the-runaway-pancake': {
    names: { bruno: 'Bruno', pancake: 'The Pancake', pip: 'Pip', fox: 'The Fox' },
    scenes: () => import('../../films/the-runaway-pancake/live.ts'),
  },
  'the-sugar-cube-heist': {
    names: { pepper: 'Pepper', nib: 'Nib', dumpling: 'Dumpling' },
    scenes: () => import('../../films/the-sugar-cube-heist/live.ts'),
  },
  'the-umbrella-samurai': {
    names: { heron: 'The Heron', cub: 'The Fox Cub' },
    scenes: () => import('../../films/the-umbrella-samurai/live.ts'),
  },
  'the-vampires-toothache': {
    names: { otto: 'Count Otto', pim: 'Doctor Pim' },
    scenes: () => import('../../films/the-vampires-toothache/live.ts'),
  },
  'two-lighthouses': {
    names: { pelle: 'Pelle', oda: 'Oda' },
    scenes: () => import('../../films/two-lighthouses/live.ts'),
  },
  'a-hug-for-a-cactus': {
    names: { gus: 'Gus', bella: 'Bella' },
    scenes: () => import('../../trailers/a-hug-for-a-cactus/live.ts'),
  },
  'a-town-on-the-line': {
    names: { tolly: 'Tolly', house: 'A House of the Town' },
    scenes: () => import('../../trailers/a-town-on-the-line/live.ts'),
  },
  'bless-you-countess': {
    names: { pim: 'Pim', countess: 'The Countess' },
    scenes: () => import('../../trailers/bless-you-countess/live.ts'),
  },
  'dusty-and-the-milky-way': {
    names: { dusty: 'Dusty', star: 'A Star' },
    scenes: () => import('../../trailers/dusty-and-the-milky-way/live.ts'),
  },
  'noodle-ronin': {
    names: { kuma: 'Master Kuma', pi: 'Pi' },
    scenes: () => import('../../trailers/noodle-ronin/live.ts'),
  },
  'the-island-that-blinked': {
    names: { pip: 'Pip', island: 'The Island' },
    scenes: () => import('../../trailers/the-island-that-blinked/live.ts'),
  },
  'the-moon-who-was-afraid-of-the-dark': {
    names: { moon: 'The Moon', owl: 'The Owl' },
    scenes: () => import('../../trailers/the-moon-who-was-afraid-of-the-dark/live.ts'),
  },
  'the-snow-express': {
    names: { pilou: 'Pilou', star: 'The First Star' },
    scenes: () => import('../../trailers/the-snow-express/live.ts'),
  },
  'the-star-gardener': {
    names: { juniper: 'Juniper', star: 'The Young Star' },
    scenes: () => import('../../trailers/the-star-gardener/live.ts'),
  },
  'the-very-big-egg': {
    names: { pip: 'Pip', egg: 'The Egg' },
    scenes: () => import('../../trailers/the-very-big-egg/live.ts'),
  },
  'thunder-in-a-jar': {
    names: { rin: 'Rin', goro: 'Goro' },
    scenes: () => import('../../trailers/thunder-in-a-jar/live.ts'),
  },
  'where-is-hector': {
    names: { hector: 'Hector', mimi: 'Mimi' },
    scenes: () => import('../../trailers/where-is-hector/live.ts'),
  },
}

/** All titles that have live characters, by slug. */
export const liveFilms = (): readonly string[] => Object.keys(CASTS)

/** The live characters of a title: at least two of its own; none for a title that is not shipped.
 *  Light data, without three.js. */
export function liveCastOf(filmSlug: string): readonly LiveCastMember[] {
  const cast = Object.hasOwn(CASTS, filmSlug) ? CASTS[filmSlug] : undefined
  return Object.entries(cast?.names ?? {}).map(([key, name]) => ({
    id: `${filmSlug}/${key}`,
    name,
    film: filmSlug,
  }))
}

/** Builds a character in slices; `pause` is awaited after each, so that the page answers in between
 *  (`scheduler.yield`, or a timer). Loads three.js and the film's sets the first time.
 *  @throws Error when nobody has this id */
export async function makeLiveCharacter(
  id: string,
  level: LiveLevel,
  { pause }: { pause: () => Promise<void> },
): Promise<LiveCharacter> {
  const [film = '', key = ''] = id.split('/')
  const cast = Object.hasOwn(CASTS, film) ? CASTS[film] : undefined
  if (!cast || !Object.hasOwn(cast.names, key)) throw new Error(`nobody is called "${id}"`)
  const [{ live }, { liveCharacter }] = await Promise.all([
    cast.scenes(),
    import('@starnest/film-kit/live/character'),
  ])
  const bring = live[key]
  if (!bring) throw new Error(`the cast of "${film}" lacks "${key}"`)
  return liveCharacter(bring, level, { pause })
}

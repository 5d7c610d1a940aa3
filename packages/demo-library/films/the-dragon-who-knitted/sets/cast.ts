import { type Dragon, dragonOn } from '@starnest/film-kit/creature/dragon'
import type { Species } from '@starnest/film-kit/critter/species'
import type { Actor, FilmSet } from '@starnest/film-kit/film/film-set'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { knittedScarf, knittedSleeve } from '@starnest/film-kit/world/castle/knitwear'

/** Purl's wool, in the order it comes. */
export const WOOL = ['#ff5f9e', '#ffd23f', '#34c6c0', '#ff8a3c', '#9a6cf0'] as const

/** Lettering of film, poster and trailer: a woolly sticker. */
export const titleLook = {
  family: 'Cherry Bomb One',
  weight: 400,
  top: '#fff6d8',
  bottom: '#ffc2d6',
  outline: '#b3265e',
  outlineWidth: 0.2,
  spacing: 0.01,
}

/** Crisp alpine morning. */
export const morning: Look = {
  ...looks.snow,
  key: '#ffe2b0',
  keyPower: 3.1,
  keyFrom: [-7, 7, 7],
  ambient: 1.1,
  skyLight: '#a8c4ff',
  groundLight: '#a48ad8',
  fog: { color: '#9db8f6', near: 34, far: 130 },
  rim: '#fff0d0',
  rimPower: 0.9,
  saturation: 1.14,
  vignette: 0.3,
}

/** A blizzard at dusk: nothing warm is left. */
export const blizzard: Look = {
  ...looks.moonlit,
  skyLight: '#86a6ff',
  groundLight: '#5a5ab8',
  ambient: 1.3,
  key: '#c4d8ff',
  keyPower: 2.1,
  keyFrom: [-5, 8, 5],
  fill: { color: '#ffc89a', power: 0.9, from: [6, 3, 6] },
  fog: { color: '#5c6fc4', near: 12, far: 50 },
  saturation: 1.06,
  vignette: 0.46,
}

const KING: Species = {
  fur: '#d8b48c',
  furLow: '#a8705e',
  belly: '#fff0dc',
  ears: 'long',
  tail: 'puff',
  nose: '#d8607a',
  cape: '#7a4ad0',
  hat: { kind: 'crown', color: '#ffc83f', trim: '#ff5f7a' },
  size: 0.92,
  seed: 4,
}
const KNIGHT: Species = {
  fur: '#9fb2d8',
  furLow: '#6f7cc0',
  belly: '#d4def2',
  ears: 'elephant',
  face: 'trunk',
  suit: { cloth: '#b8c4e4', trim: '#5a6ad0' },
  size: 1.08,
  seed: 7,
}
const PAGE: Species = {
  fur: '#c9b8c4',
  furLow: '#8f7a9c',
  belly: '#fff0f0',
  ears: 'round',
  nose: '#ff7a9a',
  headWidth: 0.96,
  eyeSize: 1.1,
  size: 0.56,
  seed: 9,
}

/** The castle's small dragon. */
export const purl = (set: FilmSet, size = 0.95): Dragon => dragonOn(set, { size })

/** The court; `warm` dresses them in what Purl knitted. */
export function court(set: FilmSet, { warm = false, size = 1 } = {}) {
  const cast = (species: Species): Actor =>
    set.cast({ ...species, size: (species.size ?? 1) * size })
  const [king, knight, page] = [cast(KING), cast(KNIGHT), cast(PAGE)]
  const woollens = [...earSleeves(king), trunkSleeve(knight), pageScarf(page)]
  for (const one of woollens) one.visible = warm
  return { king, knight, page, ears: woollens.slice(0, 2), scarf: woollens[3] }
}

/** Knitted sleeves for the king's ears. */
function earSleeves(king: Actor) {
  return ([-1, 1] as const).map((side) =>
    knittedSleeve(
      king.head,
      [0.2, 0.34, 0.48, 0.62, 0.76, 0.9, 1.02].map((y) => [
        side * (0.33 + y * 0.1),
        0.6 + y * 0.98,
        -0.05,
      ]),
      { radius: [0.2, 0.225, 0.24, 0.24, 0.23, 0.2, 0.15], colors: [WOOL[0], WOOL[1], WOOL[2]] },
    ),
  )
}

const trunkSleeve = (knight: Actor) =>
  knittedSleeve(
    knight.head,
    [
      [0, -0.24, 0.9],
      [0.01, -0.38, 0.95],
      [0.02, -0.53, 1],
      [0.04, -0.66, 1.06],
      [0.06, -0.76, 1.13],
    ],
    { radius: [0.2, 0.21, 0.21, 0.205, 0.2], colors: [WOOL[3], WOOL[4]] },
  )

/** Pip's scarf. */
export const pageScarf = (page: Actor) =>
  knittedScarf(page.hips, [0, 1.18, 0.04], { radius: 0.42, colors: [WOOL[0], WOOL[1]] })

import type { FilmSet } from '@starnest/film-kit/film/film-set'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { cycle } from '@starnest/film-kit/time/random'
import { lowHill, turf } from '@starnest/film-kit/world/burrow/earth'
import { HOME } from '@starnest/film-kit/world/burrow/home'
import { cloudBank, strew } from '@starnest/film-kit/world/nature/landscape'
import { bush, flower, grassTuft } from '@starnest/film-kit/world/nature/small-plants'
import { leafyTree } from '@starnest/film-kit/world/nature/trees'
import { type SkyPlan, sky } from '@starnest/film-kit/world/sky'

/** Music of the film: 120 beats a minute. */
export const BPM = 120

/** Height of the three floors, metres. */
export const FLOOR = { den: HOME.den.at[1], music: HOME.music.at[1], pantry: HOME.pantry.at[1] }

/** Noon above the ground. */
export const noon: Look = {
  ...looks.day,
  ambient: 1.55,
  keyPower: 2.7,
  keyFrom: [-5, 9, 8],
  fog: { color: '#bfe6f4', near: 30, far: 110 },
  rim: '#fff0c0',
  vignette: 0.25,
  contrast: 0.3,
}

/** Inside: the light of the lens comes straight in, warm lamps answer, the edges go violet. */
export const inside: Look = {
  ...looks.candle,
  skyLight: '#ffe6d0',
  groundLight: '#a06a9a',
  ambient: 1.25,
  key: '#ffe2bc',
  keyPower: 1.7,
  keyFrom: [-3.5, 3.5, 9],
  fill: { color: '#9a8cff', power: 0.55, from: [6, 2, 4] },
  fog: { color: '#6a4a6a', near: 40, far: 120 },
  rim: '#ffd8a8',
  rimPower: 0.9,
  exposure: 1.08,
  bloom: 0.45,
  saturation: 1.12,
  contrast: 0.3,
  vignette: 0.4,
}

const NOON_SKY: SkyPlan = {
  stops: [
    [0, '#2f86e0'],
    [0.3, '#57aef2'],
    [0.44, '#a2dcf8'],
    [0.51, '#e8f8ec'],
    [1, '#c8ecc8'],
  ],
  glows: [{ around: 0.66, height: 0.36, width: 0.3, color: '#5a4a20' }],
}

/** The meadow on the hill, with far hills and trees. Comes before the burrow is cut into it. */
export function meadowTop(set: FilmSet, { plan = NOON_SKY, clouds = true, blossoms = 46 } = {}) {
  sky(set, plan)
  if (clouds) cloudBank(set, ['#ffffff', '#cfe4ff'])
  turf(set)
  sculpt(
    (s) => {
      for (const [x, z, width, tall, hue] of [
        [-17, -34, 20, 6, '#7cc872'],
        [15, -38, 24, 8, '#6abf86'],
        [0, -30, 18, 3, '#8ad06a'],
        [34, -30, 16, 6, '#7cc872'],
      ] as const)
        s.ball(hue, [x, -2, z], [width, tall, 9], { grad: '#3f9a6a', segments: 28 })
      for (const [x, z, height] of [
        [-9.5, -9, 4.2],
        [-13, -13, 5],
        [8.6, -8, 3.8],
        [12.4, -12, 5.2],
      ] as const)
        leafyTree(s, [x, lowHill(x) - 0.1, z], height, ['#7fd05a', '#2f8a5a'])
      for (const [x, z, height] of [
        [-5.6, -4.5, 1],
        [5.2, -4, 0.9],
        [10.5, -3, 1.1],
        [-10.5, -3, 1.2],
      ] as const)
        bush(s, [x, lowHill(x), z], height, ['#6cc45a', '#2f8a5a'], '#ff6a6a')
      // The chimney that music comes out of.
      s.cylinder('#d87a5a', [2.6, lowHill(2.6) + 0.4, -1.6], [0.3, 0.36, 0.9], { grad: '#a04a4a' })
      s.ring('#f0a878', [2.6, lowHill(2.6) + 0.86, -1.6], [0.31, 0.07], {
        rotate: [Math.PI / 2, 0, 0],
      })
    },
    { to: set.scene },
  )
  strew(set, { count: 430, field: [-12, 12, -9, 0.1], seed: 4, shadow: false }, (s, at, random) =>
    grassTuft(s, at, 0.2 + random() * 0.24, ['#a6e065', '#4aa04e'], random),
  )
  strew(
    set,
    {
      count: blossoms,
      field: [-10, 10, -6, 0],
      seed: 9,
      shadow: false,
      free: (x, z) => Math.abs(x) < 2.6 && z > -2.6,
    },
    (s, at, random, index) =>
      flower(
        s,
        at,
        0.4 + random() * 0.3,
        cycle(['#ff7f9a', '#ffffff', '#ffb04a', '#b08cff'], index),
      ),
  )
}

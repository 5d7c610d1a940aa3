import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { progress } from '@starnest/film-kit/time/keyframes'
import { cycle } from '@starnest/film-kit/time/random'
import {
  cragCastle,
  KEEP,
  peaksAndClouds,
  SIDE_TOWERS,
} from '@starnest/film-kit/world/castle/crag-castle'
import { bobbleHat } from '@starnest/film-kit/world/castle/knitwear'
import {
  BRAZIER_FIRE,
  brazier,
  fireOn,
  pennant,
  terrace,
} from '@starnest/film-kit/world/castle/terrace'
import { coilPath, woolThread } from '@starnest/film-kit/world/castle/wool'
import { type SkyPlan, sky } from '@starnest/film-kit/world/sky'
import { WOOL } from './cast.ts'

const MORNING_SKY: SkyPlan = {
  stops: [
    [0, '#1f56d0'],
    [0.3, '#3f86ec'],
    [0.43, '#86b8fa'],
    [0.5, '#ffc8b8'],
    [0.55, '#ffd8a8'],
    [1, '#c4ccff'],
  ],
  glows: [{ around: 0.68, height: 0.46, width: 0.3, color: '#5a3a18' }],
}
const STORM_SKY: SkyPlan = {
  stops: [
    [0, '#232f86'],
    [0.35, '#3a4aa8'],
    [0.5, '#6478cc'],
    [1, '#5567bc'],
  ],
}

/** Height of the top of the keep, metres. */
export const KEEP_TOP = KEEP.height + 0.55

/** The whole castle from outside, above the clouds in the morning. */
export function castleOutside(set: FilmSet, { clouds = 7 } = {}): void {
  sky(set, MORNING_SKY)
  // A deck on the keep, or its merlons would hide who stands there.
  sculpt(
    (s) => s.cylinder('#cdbfe0', [0, KEEP.height + 0.25, 0], [2.3, 2.3, 0.6], { segments: 30 }),
    {
      to: set.scene,
    },
  )
  peaksAndClouds(set, { clouds })
  cragCastle(set)
}

/** Wool round the keep, from 0 to 1 of its height. */
export function keepWool(set: FilmSet) {
  const coil = woolThread(set.scene, {
    colors: [WOOL[0], WOOL[1], WOOL[2], WOOL[3], WOOL[4], WOOL[0], WOOL[1]],
    radius: 0.36,
    rings: 250,
    sides: 8,
  })
  coil.lay(KEEP_COIL)
  return coil
}

/** Where the wool round the keep runs. */
export const KEEP_COIL = coilPath({
  radius: 2.38,
  low: 7.4,
  high: 12.2,
  turns: 7,
  start: 0.4,
})

/** A hat for each side tower; they pop up one after another from `from` seconds on. */
export function towerHats(set: FilmSet) {
  const hats = SIDE_TOWERS.map(({ at, radius, height, roof }, index) =>
    bobbleHat(set.scene, {
      at: [at[0], at[1] + height + 0.05, at[2]],
      radius: radius * 1.42,
      height: roof * 1.05,
      colors: [
        cycle(WOOL, index + 1),
        cycle(WOOL, index),
        '#fff4e0',
        cycle(WOOL, index),
        cycle(WOOL, index + 2),
        cycle(WOOL, index),
      ],
      bobble: [cycle(WOOL, index + 1), cycle(WOOL, index + 3)],
    }),
  )
  return (t: number, from: number, gap: number) => {
    for (const [index, hat] of hats.entries()) {
      const begin = from + index * gap
      const come = progress(t, begin, begin + 0.5, ease.back)
      hat.visible = come > 0.01
      hat.scale.set(1 / Math.sqrt(Math.max(0.2, come)), Math.max(0.01, come), 1)
      hat.scale.z = hat.scale.x
      hat.position.y =
        (SIDE_TOWERS[index]?.height ?? 0) + 0.05 + 1.6 * (1 - progress(t, begin, begin + 0.3))
    }
  }
}

/** Where the brazier stands on the terrace. */
export const BRAZIER_AT = [1.9, 0, -0.5] as const

/** The terrace on the keep: brazier, torches, pennants. Flames: the brazier's first. */
export function terraceTop(set: FilmSet, { storm = false } = {}) {
  sky(set, storm ? STORM_SKY : MORNING_SKY)
  peaksAndClouds(
    set,
    storm
      ? { clouds: 0, peaks: 12, hues: ['#dfe6ff', '#6a74c4', '#ffffff', '#c2ccf4'] }
      : { clouds: 5, low: -24 },
  )
  terrace(set, { snowy: storm ? 1.3 : 0.7 })
  sculpt(
    (s) => {
      brazier(s, BRAZIER_AT)
      pennant(s, [-4.7, 0, -3.9], 4.4, ['#ff5f7a', '#fff0d8'])
      pennant(s, [4.6, 0, -4.1], 4.4, ['#ffc83f', '#7a4ad0'])
      for (const [x, z] of TORCHES)
        s.pill('#8a5a4a', [x, 1.1, z], 0.08, 2.1, { segments: 8, grad: '#5a3a48' }).cylinder(
          '#6a5a8c',
          [x, 2.2, z],
          [0.2, 0.11, 0.26],
          { segments: 12 },
        )
    },
    { to: set.scene },
  )
  const [x, y, z] = BRAZIER_AT
  const fires = [
    fireOn(set, [x, y + BRAZIER_FIRE - 0.1, z], { size: 1.1, lampPower: storm ? 9 : 0 }),
    ...TORCHES.map(([a, b], index) => fireOn(set, [a, 2.3, b], { size: 0.5, seed: index + 2 })),
  ]
  return { fires, heap: joint(set.scene, [x, y + BRAZIER_FIRE - 0.05, z]) }
}

const TORCHES = [
  [-3.2, -4.9],
  [-0.6, -5.6],
  [3.4, -4.9],
] as const

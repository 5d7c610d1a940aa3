import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { motes } from '@starnest/film-kit/particles/ambience'
import { dewBlade, dewString } from '@starnest/film-kit/world/mossy-wall/dew'
import { gardenRing, mossyWall } from '@starnest/film-kit/world/mossy-wall/wall'
import { type SkyPlan, sky } from '@starnest/film-kit/world/sky'

const base: Look = {
  ...looks.sunset,
  skyLight: '#fff0d0',
  groundLight: '#8a9a4a',
  ambient: 1.35,
  key: '#fff0c4',
  keyPower: 2.9,
  keyFrom: [-4, 6, -6],
  fill: { color: '#ffe4c0', power: 1.3, from: [3, 4, 8] },
  fog: { color: '#e8e0a0', near: 19, far: 70 },
  rim: '#fff0b0',
  rimPower: 1.2,
  exposure: 1.02,
  bloom: 0.5,
  bloomFrom: 0.95,
  saturation: 1.08,
  vignette: 0.38,
}

/** The day in four lights, one a shot: pale gold after the rain, gold, amber, rose dusk. */
export const hours = {
  rain: base,
  gold: {
    ...base,
    key: '#ffe2a0',
    keyFrom: [-5, 5, -5],
    fog: { color: '#f4d888', near: 19, far: 70 },
  },
  amber: {
    ...base,
    skyLight: '#ffd0a0',
    key: '#ffc070',
    keyPower: 3.2,
    keyFrom: [-4, 3.6, -6],
    groundLight: '#a0784a',
    fog: { color: '#ffb468', near: 19, far: 70 },
    rim: '#ffd890',
  },
  dusk: {
    ...base,
    skyLight: '#b8b0ff',
    groundLight: '#a07ac0',
    ambient: 1.6,
    key: '#ffb0a0',
    keyPower: 2.2,
    keyFrom: [-3, 4.5, -7],
    fill: { color: '#ffd8b0', power: 1.4, from: [2, 5, 8] },
    fog: { color: '#a878c0', near: 18, far: 64 },
    rim: '#ffc8d0',
    bloom: 0.6,
    vignette: 0.45,
  },
} satisfies Record<string, Look>

const skiesOf: Record<keyof typeof hours, SkyPlan> = {
  rain: {
    stops: [
      [0, '#3f9ad0'],
      [0.3, '#6fc4c8'],
      [0.45, '#c8e49a'],
      [0.53, '#f4e88a'],
      [1, '#a8c868'],
    ],
  },
  gold: {
    stops: [
      [0, '#4fa4c0'],
      [0.3, '#a8c888'],
      [0.45, '#f4d468'],
      [0.53, '#ffc85a'],
      [1, '#a8b850'],
    ],
  },
  amber: {
    stops: [
      [0, '#c87a98'],
      [0.3, '#ff9a78'],
      [0.45, '#ffb858'],
      [0.53, '#ff9a50'],
      [1, '#a87840'],
    ],
  },
  dusk: {
    stops: [
      [0, '#3a2a78'],
      [0.3, '#7a4aa0'],
      [0.44, '#d86a9a'],
      [0.52, '#ff9a8a'],
      [1, '#7a3a70'],
    ],
    stars: 160,
    seed: 6,
  },
}

/** Lettering of the title, on film and poster. */
export const titleLook = {
  family: 'Pacifico',
  weight: 400,
  top: '#fffdf0',
  bottom: '#ffe0a0',
  outline: '#8a2f4a',
  outlineWidth: 0.13,
} as const

/** The wall at an hour of the day. Its drops become lanterns by `power` 0 to 1. */
export function wallAt(
  set: FilmSet,
  hour: keyof typeof hours,
  free?: (x: number, z: number) => boolean,
) {
  sky(set, skiesOf[hour])
  mossyWall(set, {
    ...(hour === 'dusk' ? { hues: ['#a4d488', '#5f9f70', '#3f7a66'] } : {}),
    ...(free ? { free } : {}),
  })
  gardenRing(set)
  motes(set, { count: 50, color: '#fff0b8', spread: 12, depth: 10, height: 4, size: 0.07 })
  const sun = glow(set.scene, hour === 'dusk' ? '#ff9a8a' : '#ffe49a', 26, [-9, 5, -26], 0.9)
  sun.set(0.5)
  const halo = hour === 'dusk' ? '#ffb45a' : '#ffe09a'
  const dew = [
    dewString(set, [-6.4, 2.5, -2.8], [-0.6, 2.7, -3], { count: 8, sag: 0.5, halo }),
    dewString(set, [-0.6, 2.7, -3], [6.2, 2.4, -2.7], { count: 9, sag: 0.5, halo }),
    dewBlade(set, [-5.2, 0, -2.9], [-4, 1.9, -2.4], { halo }),
    dewBlade(set, [4.8, 0, -2.7], [3.6, 2, -2.1], { halo }),
    dewBlade(set, [4.7, 0, 2.4], [3.5, 1.7, 1.9], { halo }),
    dewBlade(set, [0.9, 0, -3], [-0.2, 2.1, -2.6], { halo, size: 0.5 }),
  ]
  return {
    shine(t: number, power: number) {
      for (const one of dew) one.set(t, power)
    },
  }
}

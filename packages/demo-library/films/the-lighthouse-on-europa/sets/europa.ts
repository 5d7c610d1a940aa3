import type { FilmSet } from '@starnest/film-kit/film/film-set'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { iceField } from '@starnest/film-kit/world/ice-moon/ice-field'
import { type GiantPlan, giant } from '@starnest/film-kit/world/ice-moon/jupiter'
import {
  GALLERY_HEIGHT,
  lighthouse,
  RAIL_RADIUS,
  ROOM_RADIUS,
} from '@starnest/film-kit/world/ice-moon/lighthouse'
import { sky } from '@starnest/film-kit/world/sky'
import { starsAround } from '@starnest/film-kit/world/space/mail/planets'
import { rocket } from '@starnest/film-kit/world/space/rocket'

/** Thin cold light: bone white from the giant, ice blue from the ice. */
export const iceLook: Look = {
  ...looks.moonlit,
  skyLight: '#b4c8e8',
  groundLight: '#5a7fb4',
  ambient: 1.2,
  key: '#fff2dc',
  keyPower: 1.9,
  keyFrom: [-8, 7, 7],
  fill: { color: '#7fb4f0', power: 0.8, from: [7, 3, 4] },
  fog: { color: '#8fa9cc', near: 40, far: 150 },
  rim: '#d4e6ff',
  rimPower: 0.9,
  exposure: 1.02,
  bloom: 0.5,
  bloomFrom: 0.95,
  saturation: 0.92,
  contrast: 0.2,
  lift: '#0c1836',
  gain: [1, 1, 1.02],
  vignette: 0.42,
  skySoftness: 0.4,
}

/** The same in the dark half of the day, when the lamp is all there is. */
export const darkLook: Look = {
  ...iceLook,
  skyLight: '#7f9ad0',
  groundLight: '#36558c',
  ambient: 0.95,
  key: '#c4d8f8',
  keyPower: 1.1,
  fog: { color: '#3f5a8c', near: 36, far: 140 },
  exposure: 1.06,
}

/** Night on the ice, so that what shines in it can be seen from far off. */
export const deepLook: Look = {
  ...darkLook,
  skyLight: '#5f80c4',
  groundLight: '#22407c',
  ambient: 0.62,
  key: '#a8c4f0',
  keyPower: 0.75,
  fill: { color: '#5f9cf0', power: 0.35, from: [7, 3, 4] },
  fog: { color: '#2a4478', near: 60, far: 175 },
  bloom: 0.7,
  exposure: 1.1,
}

/** Lettering of the title, on film and poster. */
export const titleLook = {
  family: 'Poiret One',
  weight: 400,
  top: '#1c3766',
  bottom: '#3a5f9c',
  outline: '#f4efe4',
  outlineWidth: 0.05,
  spacing: 0.05,
}

/** The ice moon with its lighthouse; the gallery's floor lies at y 0 when `up`, the ice otherwise. */
export function europa(
  set: FilmSet,
  { up = false, jupiter = {} as GiantPlan, dark = false, stars = 220 } = {},
) {
  const level = up ? -GALLERY_HEIGHT : 0
  sky(set, {
    stops: dark
      ? [
          [0, '#060b1e'],
          [0.35, '#0e1a3c'],
          [0.47, '#22386a'],
          [0.52, '#4a6698'],
          [1, '#3a5484'],
        ]
      : [
          [0, '#0a1430'],
          [0.32, '#1a2e5a'],
          [0.45, '#43629a'],
          [0.52, '#a9bcd8'],
          [1, '#8fa9cc'],
        ],
  })
  starsAround(set, { count: stars, color: '#e8f0ff' })
  const { at = [12, 24, -72] as Vec3 } = jupiter
  const planet = giant(set, { ...jupiter, at: [at[0], at[1] + level, at[2]] })
  iceField(set, { level, clear: 25 })
  const tower = lighthouse()
  tower.root.position.y = level
  set.add(tower.root)
  return { tower, planet, level }
}

/** The little ship on the rail: all that he has of the real one. */
export function toyShip(set: FilmSet, at: Vec3) {
  const root = set.add(joint(undefined, at))
  const hull = rocket({ hull: '#f6efe2', trim: '#7f9cc8', porthole: true })
  hull.scale.setScalar(0.16)
  root.add(hull)
  sculpt((s) => s.cylinder('#5d7599', [0, -0.03, 0], [0.17, 0.2, 0.05]), { to: root })
  return root
}

/** Groups of five strokes scratched into the wall of the lamp room; `set(n)` shows the first n. */
export function tallies(to: ReturnType<typeof joint>, rows = 4, columns = 6) {
  const groups = Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    const angle = -1.02 + column * 0.2 + 0.01 * (row % 2)
    const group = joint(to, [
      Math.sin(angle) * (ROOM_RADIUS + 0.012),
      0.88 - row * 0.17,
      Math.cos(angle) * (ROOM_RADIUS + 0.012),
    ])
    group.rotation.y = angle
    sculpt(
      (s) => {
        for (let k = 0; k < 4; k++) {
          s.box('#3f5a88', [(k - 1.5) * 0.04, 0, 0], [0.014, 0.11, 0.014], { rim: 0 })
        }
        s.box('#3f5a88', [0, 0, 0.004], [0.2, 0.014, 0.014], { rotate: [0, 0, 0.35], rim: 0 })
      },
      { to: group, shadow: false },
    )
    return group
  })
  return (shown: number) => {
    for (const [i, group] of groups.entries()) group.visible = i < shown
  }
}

/** Snow that lies along the front of the rail; `set(deep)` 0 to 1. */
export function railSnow(to: ReturnType<typeof joint>) {
  const snow = joint(to, [0, 0.88, 0])
  sculpt(
    (s) => {
      for (let i = 0; i < 22; i++) {
        const angle = (i - 10.5) * 0.115
        const swell = 0.05 + 0.035 * ((i * 0.618) % 1)
        s.ball(
          '#fbfcff',
          [Math.sin(angle) * RAIL_RADIUS, 0, Math.cos(angle) * RAIL_RADIUS],
          [0.17, swell, 0.08],
          {
            grad: '#c4d8f0',
            segments: 12,
            rotate: [0, angle, 0],
          },
        )
      }
    },
    { to: snow, shadow: false },
  )
  return (deep: number) => {
    snow.visible = deep > 0.02
    snow.scale.y = Math.max(0.05, deep * 1.6)
  }
}

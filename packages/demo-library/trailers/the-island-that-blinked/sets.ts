import type { FilmSet } from '@starnest/film-kit/film/film-set'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { motes } from '@starnest/film-kit/particles/ambience'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { clamp } from '@starnest/film-kit/time/easing'
import { between, scatter, seededRandom } from '@starnest/film-kit/time/random'
import { jungleFlower, leafFan } from '@starnest/film-kit/world/jungle/foliage'
import { frog } from '@starnest/film-kit/world/jungle/frog'
import { lilyPad } from '@starnest/film-kit/world/jungle/planes'
import { cloudBank } from '@starnest/film-kit/world/nature/landscape'
import { grassTuft } from '@starnest/film-kit/world/nature/small-plants'
import { water } from '@starnest/film-kit/world/sea/sea'
import { skies } from '@starnest/film-kit/world/skies'
import { sky } from '@starnest/film-kit/world/sky'

/** Bright morning over a lake. */
export const lakeLook: Look = {
  ...looks.day,
  fog: { color: '#c8f0e8', near: 20, far: 70 },
  groundLight: '#5ac0a8',
  vignette: 0.34,
}

/** The lettering: a stamp on a sea chart. */
export const titleLook = {
  family: 'Luckiest Guy',
  weight: 400,
  top: '#fffce8',
  bottom: '#ffe04a',
  outline: '#0f4a6a',
  outlineWidth: 0.16,
} as const

/** How much larger than a frog the island is. */
const SIZE = 4.6
/** The top of the island over its foot when it is at rest, metres. */
const TOP = 4.8

/** A lake with lily pads and the island; `rise` in metres, `open` 0 to 1. */
export function lake(set: FilmSet) {
  sky(set, skies.day)
  cloudBank(set, ['#ffffff', '#c8e4f8'])
  water(set, { level: 0, deep: '#127a9a', light: '#7af0d8', height: 0.07, size: 130 })
  motes(set, { color: '#fffad0', count: 40, spread: 14 })
  for (const [x, z, radius] of [
    [-4.4, 1.6, 1.1],
    [4.8, 0.6, 1.3],
    [3.6, -3.4, 0.9],
    [-5.6, -3, 1.4],
    [6.8, -6, 1.6],
    [-2.8, 3.8, 0.7],
  ] as const) {
    const pad = lilyPad(set, radius, ['#7ad85a', '#2a9a5a'])
    pad.position.set(x, 0.06, z)
  }
  const random = seededRandom(3)
  const reeds = set.add(joint())
  sculpt(
    (s) => {
      for (const x of [-11, -7.5, 8, 12, 15, -15])
        leafFan(s, [x, -0.2, -12], 3.4, ['#7acc5a', '#3a9a6a'], random, { rise: 1.5 })
      jungleFlower(s, [-4.2, 0.5, 1.7], 0.7, '#ff8ab8')
      jungleFlower(s, [4.9, 0.5, 0.7], 0.7, '#ffffff')
    },
    { to: reeds, shadow: false },
  )
  const island = frog(set, { size: SIZE, skin: '#5ac84a', low: '#2a8a5a' })
  const greens = set.add(joint())
  const tufts = scatter(46, 6, (next) => ({
    a: next() * 6.283,
    out: Math.sqrt(next()),
    tall: between(next, 0.25, 0.5),
  }))
  sculpt(
    (s) => {
      for (const { a, out, tall } of tufts) {
        const [x, z] = [Math.cos(a) * out * 1.7, Math.sin(a) * out * 1.1 - 0.15]
        if (Math.abs(x) < 0.6 && z > -0.4) continue
        const y = 1.28 * Math.sqrt(clamp(1 - (x / 2.35) ** 2 - ((z + 0.15) / 1.8) ** 2)) - 1.3
        grassTuft(s, [x, y, z + 0.5], tall, ['#8fe06a', '#2f9a5a'], random)
      }
      leafFan(s, [-1.15, -0.32, 0], 0.75, ['#4fd07a', '#1f7a5a'], random, { count: 6 })
      jungleFlower(s, [1.3, -0.2, 0.5], 0.32, '#ff7ab0')
    },
    { to: greens, shadow: false },
  )
  return {
    /** Height of the island's top, metres. */
    set(t: number, rise: number, open: number, look: readonly [number, number]) {
      const foot = 1.35 - TOP + rise
      island.place([0, foot, 0], 0)
      island.pose(t, { blink: 1 - open, look: [look[0], look[1]], puff: 0.5 * clamp(rise) })
      greens.position.y = foot + TOP
      return foot + TOP
    },
  }
}

/** Pip: a hedgehog in a yellow rain hat. */
export function pipOn(set: FilmSet) {
  const pip = set.cast({
    fur: '#f2cfa2',
    furLow: '#c8915a',
    belly: '#fff2dc',
    nose: '#3a2028',
    ears: 'round',
    tail: 'none',
    paw: '#e0a878',
    muzzle: 1.05,
    scarf: '#e8403a',
    size: 0.62,
  })
  const prickles = scatter(64, 12, (next) => ({ a: next() * Math.PI * 2, b: next() }))
  sculpt(
    (s) => {
      for (const { a, b } of prickles) {
        const polar = 0.35 + b * 1.35
        const [x, y] = [Math.sin(polar) * Math.cos(a), Math.sin(polar) * Math.sin(a)]
        const z = -Math.cos(polar)
        if (y < -0.75) continue
        s.cone('#8a5a3c', [x * 0.78, y * 0.7, z * 0.62], 0.13, 0.42, {
          rotate: [
            Math.PI / 2 - Math.PI + Math.atan2(Math.hypot(x, y), -z) * 0 - y * 0.9 + 0.2,
            0,
            -x * 1.1,
          ],
          grad: '#4a2c2a',
          segments: 7,
        })
      }
      s.turn(
        '#ffd02a',
        [
          [1.02, 0],
          [0.98, 0.07],
          [0.72, 0.12],
          [0.66, 0.36],
          [0.4, 0.56],
          [0.001, 0.6],
        ],
        { at: [0, 0.42, -0.02], rotate: [-0.14, 0, 0.06], grad: '#f09a1a', segments: 28 },
      )
    },
    { to: pip.head },
  )
  return pip
}

/** The flag of Pip Island, hung on `set`. */
export function flag(set: FilmSet) {
  const root = set.add(joint())
  sculpt(
    (s) =>
      s
        .pill('#a8703c', [0, 0.85, 0], 0.045, 1.8, { segments: 8 })
        .ball('#ffd84a', [0, 1.85, 0], 0.1, { segments: 10 })
        .box('#8a4ae8', [0.45, 1.5, 0], [0.86, 0.52, 0.03], { grad: '#5a2ab8' })
        .ball('#ffd84a', [0.45, 1.5, 0.02], [0.15, 0.15, 0.03], { segments: 14 }),
    { to: root },
  )
  return root
}

import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { fireflies } from '@starnest/film-kit/particles/ambience'
import { starOutline } from '@starnest/film-kit/sculpt/outline'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { cycle } from '@starnest/film-kit/time/random'
import { ground, hilltop } from '@starnest/film-kit/world/ground'
import { meadow } from '@starnest/film-kit/world/nature/landscape'
import { bareTree } from '@starnest/film-kit/world/nature/trees'
import { skies } from '@starnest/film-kit/world/skies'
import { sky } from '@starnest/film-kit/world/sky'

/** A plum-blue night lit by what grows. */
export const gardenLook: Look = {
  ...looks.night,
  skyLight: '#9a8cff',
  groundLight: '#5a2f8a',
  ambient: 1.45,
  fill: { color: '#ffc070', power: 1.3, from: [4, 2, 7] },
  fog: { color: '#3a2a78', near: 16, far: 60 },
  rim: '#c0b0ff',
  bloom: 0.6,
}

/** The lettering: moonlight on round letters. */
export const titleLook = {
  family: 'Cherry Bomb One',
  weight: 400,
  top: '#fffbe0',
  bottom: '#ffd060',
  outline: '#3a1a7a',
  outlineWidth: 0.15,
  halo: '#ffb84a',
} as const

const HUES = ['#ffe27a', '#ffc0e0', '#a8f0ff', '#ffd08a'] as const

/** A star on its stalk: `grown` 0 to 1, `flown` metres above its place. */
export function starFlower(set: FilmSet, at: Vec3, hue: string, size = 0.42) {
  const root = set.add(joint(undefined, at))
  const stalk = joint(root)
  sculpt(
    (s) =>
      s
        .tube(
          '#5ad0a0',
          [
            [0, 0, 0],
            [0.07, 0.4, 0],
            [-0.05, 0.8, 0],
            [0, 1.15, 0],
          ],
          0.045,
          { grad: '#2a7a7a', segments: 10 },
        )
        .ball('#6ae0b0', [0.17, 0.42, 0], [0.18, 0.05, 0.09], { rotate: [0, 0, 0.5], segments: 10 })
        .ball('#6ae0b0', [-0.17, 0.62, 0], [0.18, 0.05, 0.09], {
          rotate: [0, 0, -0.5],
          segments: 10,
        }),
    { to: stalk },
  )
  const star = joint(root)
  sculpt(
    (s) =>
      s.puff(hue, starOutline(), 0.3, { size: [size, size, size * 0.7], glow: 0.75, rim: 0.2 }),
    { to: star, shadow: false },
  )
  const shine = glow(root, hue, 2.4, [0, 1.5, 0], 0.8)
  return (t: number, grown: number, flown = 0) => {
    const sway = 0.08 * Math.sin(t * 1.4 + at[0])
    stalk.scale.set(1, Math.max(0.01, grown), 1)
    stalk.rotation.z = sway * (flown > 0 ? 0.4 : 1)
    star.position.set(-sway * 1.2, 1.42 * grown + flown, 0.02)
    star.rotation.set(0, 0.3 * Math.sin(t * 1.1 + at[2]) + flown * 0.9, sway)
    star.scale.setScalar(Math.max(0.01, grown))
    shine.sprite.position.set(-sway * 1.2, 1.42 * grown + flown, 0.1)
    shine.set(0.75 * grown, 2.4 * grown + 0.2 * Math.sin(t * 3 + at[0]))
  }
}

/** The hill, its beds of stars, and the one place that is still bare. */
export function garden(set: FilmSet) {
  sky(set, { ...skies.night, stars: 420 })
  ground(set, { heightAt: hilltop(1.2), colors: ['#4a5aa8', '#3a3a88'] })
  meadow(set, { grass: ['#6a8ae0', '#3a4a98'], flowers: ['#d8b0ff', '#a0e0ff'], tufts: 380 })
  sculpt((s) => bareTree(s, [-5.4, set.heightAt(-5.4, -4) - 0.1, -4], 5, '#3a2a68'), {
    to: set.scene,
  })
  fireflies(set, { count: 40, color: '#ffe6a0', spread: 13 })
  const flowers = (
    [
      [-2.9, -0.7],
      [-2, -2.2],
      [2.7, -1.5],
      [3.5, 0.2],
      [-3.9, 0.9],
      [1.2, -3.2],
      [4.8, -2.6],
      [-0.6, -4],
    ] as const
  ).map(([x, z], i) =>
    starFlower(set, [x, set.heightAt(x, z), z], cycle(HUES, i), 0.36 + 0.05 * (i % 3)),
  )
  const at: Vec3 = [1.4, set.heightAt(1.4, 0.7), 0.7]
  const young = starFlower(set, at, '#fff0a0', 0.46)
  const lamp = pointLamp(set.scene, '#ffd880', [1.2, at[1] + 2, 2.2], 0, 8)
  sculpt(
    (s) => s.ball('#3a2458', [at[0], at[1] - 0.03, at[2]], [0.42, 0.16, 0.34], { segments: 16 }),
    { to: set.scene },
  )
  return { flowers, young, lamp, at }
}

/** Juniper: a badger with glasses and a long striped nightcap. */
export function juniperOn(set: FilmSet) {
  const juniper = set.cast({
    fur: '#6a6a8c',
    furLow: '#3c3c60',
    belly: '#f4eefc',
    mask: '#fffaff',
    stripes: '#34345a',
    nose: '#2a1a34',
    eye: '#2a1a3a',
    eyeLow: '#6a4a98',
    ears: 'round',
    tail: 'puff',
    paw: '#40406a',
    glasses: '#ffcf6a',
    hat: { kind: 'nightcap', color: '#2fb8a0', trim: '#ffd878' },
    size: 0.95,
  })
  const can = joint(juniper.handR, [0.05, -0.12, 0.2])
  sculpt(
    (s) =>
      s
        .cylinder('#f08a4a', [0, -0.1, 0.1], [0.2, 0.24, 0.42], {
          grad: '#b8483a',
          gloss: 0.4,
          segments: 20,
        })
        .tube(
          '#f08a4a',
          [
            [0, -0.15, 0.28],
            [0, 0, 0.52],
            [0, 0.14, 0.72],
          ],
          0.06,
          { gloss: 0.4 },
        )
        .cylinder('#ffcf6a', [0, 0.17, 0.76], [0.13, 0.07, 0.1], { rotate: [0.9, 0, 0] })
        .ring('#b8483a', [0, 0.12, 0.06], [0.17, 0.035], { rotate: [0, Math.PI / 2, 0] }),
    { to: can },
  )
  return { ...juniper, can }
}

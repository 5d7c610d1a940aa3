import { stick, walnutDrum } from '@starnest/film-kit/creature/band/instruments'
import { bramble, clover, gulp } from '@starnest/film-kit/creature/band/members'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { clamp } from '@starnest/film-kit/time/easing'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { cutaway, turf } from '@starnest/film-kit/world/burrow/earth'
import { picture, roundDoor, rug, shelf, stool } from '@starnest/film-kit/world/burrow/furniture'
import { HOME } from '@starnest/film-kit/world/burrow/home'
import { snowCover } from '@starnest/film-kit/world/burrow/snow-cover'
import { pine } from '@starnest/film-kit/world/nature/trees'
import { sky } from '@starnest/film-kit/world/sky'
import { lantern } from '@starnest/film-kit/world/town/lantern'

/** Three beats to a bar of two seconds: 90 a minute. */
export const BPM = 90

/** Height of the music room's floor, metres. */
export const FLOOR: number = HOME.music.at[1]

/** Where spring sleeps in the earth over the room. */
export const BULB: Vec3 = [0.75, -0.85, 0.16]

/** The root of the bulb: down through the ceiling, to where a small drum can reach it. */
export const ROOT: readonly Vec3[] = [
  [0.72, FLOOR + 1.42, -0.62],
  [0.82, FLOOR + 2.2, -0.6],
  [0.62, FLOOR + 3.2, -0.45],
  [0.78, FLOOR + 4.1, -0.1],
  [0.68, FLOOR + 4.6, 0.1],
  [BULB[0], BULB[1] - 0.38, 0.14],
]

/** Night under the snow: dark blue, and whatever the lantern gives. */
export const deep: Look = {
  ...looks.night,
  skyLight: '#7088e8',
  groundLight: '#2a2a78',
  ambient: 0.95,
  key: '#8fb0ff',
  keyPower: 0.85,
  keyFrom: [-5, 6, 8],
  fill: { color: '#5a6ae0', power: 0.35, from: [6, 2, 4] },
  fog: { color: '#26307a', near: 26, far: 90 },
  rim: '#9fc4ff',
  rimPower: 0.95,
  exposure: 1.16,
  bloom: 0.55,
  contrast: 0.3,
  vignette: 0.54,
}

/** The first morning of spring. */
export const green: Look = {
  ...looks.day,
  skyLight: '#d4f0ff',
  groundLight: '#9ac47a',
  ambient: 1.4,
  key: '#fff0b8',
  keyPower: 2.6,
  keyFrom: [5, 7, 7],
  fog: { color: '#d4f4e0', near: 26, far: 100 },
  rim: '#f4ffc0',
  vignette: 0.26,
  saturation: 1.2,
  contrast: 0.38,
}

/** The cut hill in winter: stars, firs, snow, and the music room; `depth` metres of snow. */
export function winterHill(set: FilmSet, { depth = 2.4, room = true } = {}) {
  turf(set, { hues: ['#6fb870', '#2f7a6a'] })
  const snow = snowCover(set, { depth })
  sculpt(
    (s) => {
      for (const [x, z, height] of [
        [-7, -5, 4.4],
        [-10, -8, 5.6],
        [-4.6, -9, 3.8],
        [6, -6, 4.8],
        [9.5, -5, 4.2],
        [3.6, -10, 4.4],
        [12, -10, 6],
      ] as const)
        pine(s, [x, snow.topAt(x) - 0.3, z], height, ['#3f6aa8', '#1f3a78'], '#eaf2ff')
    },
    { to: set.scene },
  )
  if (room) winterRoom(set)
  return snow
}

/** Stars and a cold glow over the hill. */
export function winterSky(set: FilmSet): void {
  sky(set, {
    stops: [
      [0, '#0a1244'],
      [0.3, '#16267a'],
      [0.45, '#2f4ab0'],
      [0.52, '#7a9ae8'],
      [1, '#3a54b0'],
    ],
    glows: [{ around: 0.8, height: 0.34, width: 0.22, color: '#2a4a9a' }],
    stars: 420,
    seed: 5,
  })
}

/** The music room with its lamp out, cut into the hill. */
function winterRoom(set: FilmSet): void {
  cutaway(set, {
    rooms: [{ ...HOME.music, wall: ['#8a86d8', '#4a4a9a'] }],
    earth: ['#5a5278', '#221f52'],
    free: [[BULB[0], BULB[1], 1.1]],
  })
  const [x, y] = HOME.music.at
  sculpt(
    (s) => {
      rug(s, [x, y + 0.02, -1.4], 2.2, ['#ff9a4a', '#fff0d0', '#d85a68', '#ffd08a'])
      roundDoor(s, [x + 2.05, y, -3.12], 1.5, { light: '#8fb0ff' })
      shelf(s, [x - 1.9, y + 2, -3], 1.5, 3)
      picture(s, [x - 0.5, y + 2.5, -3.13], 0.42, '#ffd05a')
      picture(s, [x + 0.6, y + 2.85, -3.13], 0.26, '#7ad0b0')
      stool(s, [x - 2.45, y, -2.3], 0.6)
      s.tube('#d8b08c', ROOT, 0.055, { segments: 40, grad: '#a8806a' })
      s.tube(
        '#c8a080',
        [
          [0.72, FLOOR + 2.6, -0.52],
          [0.98, FLOOR + 2.3, -0.5],
          [1.02, FLOOR + 1.95, -0.5],
        ],
        0.028,
      )
    },
    { to: set.scene },
  )
}

/** The band round its lantern under one blanket. */
export function huddled(set: FilmSet) {
  const lamp = lantern(set.scene, [-0.28, FLOOR + 0.03, -0.12], {
    metal: '#8a5a3a',
    light: '#ffc060',
    reach: 7,
  })
  lamp.root.scale.setScalar(0.95)
  sculpt(
    (s) => {
      const middle: Vec3 = [0.1, FLOOR + 0.16, -1.1]
      s.ball('#f0a83c', middle, [1.95, 0.46, 0.62], { segments: 34, grad: '#a8403a' })
      // Stripes are slices of the same shape, a little larger.
      for (const [i, across] of [-0.86, -0.66, -0.44, -0.2, 0.06, 0.32, 0.56, 0.78].entries()) {
        const slice = Math.sqrt(1 - across * across) + 0.016
        s.ball(
          i % 2 ? '#fff0d0' : '#d8485e',
          [middle[0] + across * 1.95, middle[1], middle[2]],
          [i % 2 ? 0.05 : 0.1, 0.46 * slice, 0.62 * slice],
          { segments: 26, rim: 0.5, grad: i % 2 ? '#c88a7a' : '#7a2a5a' },
        )
      }
    },
    { to: set.scene },
  )
  const hero = bramble(set)
  const rabbit = clover(set)
  const frog = gulp(set)
  hero.place(0.2, -1.15, 0)
  rabbit.place(-0.98, -1.45, 0.3)
  frog.place(1.38, -1.4, -0.3)
  return { lamp, hero, rabbit, frog }
}

/** Bramble's drum and sticks, hung on her. */
export function withDrum(hero: ReturnType<typeof bramble>): void {
  walnutDrum(hero.hips, [0, 0.56, 0.72], 1.2)
  stick(hero.handL)
  stick(hero.handR)
}

/** Sparks that run up the root, one for each knock: call it with the seconds, and the seconds at which
 *  the knocks fall. A spark takes 1.6 s to the bulb. */
export function rootSparks(set: FilmSet, knocks: readonly number[]): (t: number) => void {
  const sparks = knocks.map((at) => ({ at, halo: glow(set.scene, '#ffe08a', 0.9, [0, 0, 0], 1.2) }))
  return (t) => {
    for (const { at, halo } of sparks) {
      const way = (t - at) / 1.6
      halo.sprite.visible = way > 0 && way < 1
      const [x, y, z] = along(clamp(way))
      halo.sprite.position.set(x, y, z + 0.12)
      halo.set(Math.min(1, way * 8, (1 - way) * 6), 0.55 + 0.3 * Math.sin(t * 20))
    }
  }
}

/** A point of the root, 0 at its lower end. */
export function along(share: number): Vec3 {
  const place = share * (ROOT.length - 1)
  const i = Math.min(ROOT.length - 2, Math.floor(place))
  const [from, to] = [ROOT[i] ?? BULB, ROOT[i + 1] ?? BULB]
  const part = place - i
  return [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ]
}

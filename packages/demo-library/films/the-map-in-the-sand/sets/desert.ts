import type { FilmSet } from '@starnest/film-kit/film/film-set'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { puffs } from '@starnest/film-kit/particles/puffs'
import { falling } from '@starnest/film-kit/particles/weather'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { between, cycle, scatter } from '@starnest/film-kit/time/random'
import { datePalm } from '@starnest/film-kit/world/desert/date-palm'
import { dunes, sand } from '@starnest/film-kit/world/desert/dunes'
import { colossus, column, type Stone } from '@starnest/film-kit/world/desert/ruins'
import { type SkyPlan, sky } from '@starnest/film-kit/world/sky'

/** The hours of Zuri's day. */
export type Hour = 'noon' | 'afternoon' | 'sunset' | 'night'

const noon: Look = {
  ...looks.day,
  skyLight: '#bfe6ff',
  groundLight: '#ffb870',
  ambient: 1.35,
  key: '#ffe8c8',
  keyPower: 3.1,
  keyFrom: [4, 10, 5],
  fill: { color: '#ff9a5a', power: 0.6, from: [-6, 2, 5] },
  fog: { color: '#ffdca0', near: 30, far: 105 },
  rim: '#fff0c0',
  rimPower: 0.7,
  exposure: 1,
  saturation: 1.12,
  vignette: 0.3,
}

/** Light by hour: the shadows go from noon blue to sunset violet to night teal. */
export const hours: Record<Hour, Look> = {
  noon,
  afternoon: {
    ...noon,
    skyLight: '#b8d0ff',
    groundLight: '#ff9a6a',
    key: '#ffd488',
    keyFrom: [-8, 6, 6],
    fog: { color: '#ffc48a', near: 26, far: 95 },
  },
  sunset: {
    ...looks.sunset,
    skyLight: '#c08ae8',
    groundLight: '#9a5a8a',
    ambient: 1.25,
    key: '#ffb870',
    keyPower: 3.2,
    keyFrom: [-7, 4.2, 5],
    fill: { color: '#ffc8b0', power: 0.9, from: [6, 4, 7] },
    fog: { color: '#f0706a', near: 22, far: 85 },
    rim: '#ffc080',
    rimPower: 1.2,
    exposure: 1.04,
    saturation: 1,
  },
  night: {
    ...looks.moonlit,
    skyLight: '#3fb8c0',
    groundLight: '#1a4a78',
    ambient: 1.35,
    key: '#bff4f0',
    keyPower: 2.3,
    keyFrom: [-4, 8, -4],
    fill: { color: '#ffc878', power: 1.25, from: [1, 1.6, 8] },
    fog: { color: '#0e5a70', near: 16, far: 64 },
    rim: '#8ff4e8',
    rimPower: 1.1,
    exposure: 1.16,
    bloom: 0.55,
    saturation: 1.06,
    lift: '#041a2e',
    gain: [1, 1.01, 1.03],
    vignette: 0.5,
  },
}

const SKIES: Record<Hour, SkyPlan> = {
  noon: {
    stops: [
      [0, '#0a86c8'],
      [0.32, '#2cb4dc'],
      [0.45, '#9fe4e0'],
      [0.51, '#fff0c0'],
      [1, '#ffe0a0'],
    ],
    glows: [{ around: 0.82, height: 0.28, width: 0.2, color: '#8a7a40' }],
  },
  afternoon: {
    stops: [
      [0, '#2a78c8'],
      [0.3, '#5ab4dc'],
      [0.44, '#ffd8a0'],
      [0.51, '#ffb870'],
      [1, '#ffb870'],
    ],
    glows: [{ around: 0.66, height: 0.42, width: 0.26, color: '#8a5a20' }],
  },
  sunset: {
    stops: [
      [0, '#3a2a8a'],
      [0.28, '#8a3fa0'],
      [0.41, '#f05a80'],
      [0.48, '#ff9a50'],
      [0.52, '#ffd070'],
      [1, '#ff9a60'],
    ],
    glows: [{ around: 0.68, height: 0.47, width: 0.24, color: '#a05a18' }],
    stars: 60,
    seed: 4,
  },
  night: {
    stops: [
      [0, '#04203e'],
      [0.28, '#0a4a68'],
      [0.42, '#12808a'],
      [0.5, '#4fc4ac'],
      [1, '#2a8a94'],
    ],
    glows: [{ around: 0.78, height: 0.36, width: 0.26, color: '#2a5a50' }],
    stars: 520,
    starColor: '#fff4d0',
    seed: 7,
  },
}

const SANDS: Record<Hour, { lit: string; shade: string; ripple: string; glow?: number }> = {
  noon: { lit: '#f29c50', shade: '#b4482e', ripple: '#ffb670' },
  afternoon: { lit: '#ffa850', shade: '#b04a34', ripple: '#ffbe70' },
  sunset: { lit: '#f08a54', shade: '#7a3474', ripple: '#ffa06a' },
  night: { lit: '#5a9a9c', shade: '#1c4a74', ripple: '#7cb8ac', glow: 0.05 },
}

/** Stone by hour. */
export const stones: Record<Hour, Stone> = {
  noon: ['#f6cf8e', '#b87a4a'],
  afternoon: ['#f2c080', '#a8623e'],
  sunset: ['#e89a6a', '#6a3a6a'],
  night: ['#7ab4b0', '#2a5478'],
}

/** Sky, dunes and drifting sand of an hour. */
export function desert(
  set: FilmSet,
  hour: Hour,
  {
    height = 4.5,
    stage = 7,
    shift = 0,
    hill = 0,
    hillAt = [0, -16] as readonly [number, number],
  } = {},
): void {
  sky(set, SKIES[hour])
  const base = dunes({ height, stage, shift })
  sand(set, {
    ...SANDS[hour],
    heightAt: (x, z) =>
      base(x, z) + hill * Math.exp(-((x - hillAt[0]) ** 2 + (z - hillAt[1]) ** 2) / 60),
  })
  if (hour !== 'night')
    falling(set, {
      count: 70,
      box: [10, 5, 6],
      at: [0, 2, 1],
      fall: 0.15,
      wind: 1.6,
      size: 0.07,
      colors: ['#ffe8b0', '#ffd080'],
      opacity: 0.55,
    })
}

/** Columns at [x, z, height, tilt]. */
export function columns(
  set: FilmSet,
  hour: Hour,
  places: readonly (readonly [x: number, z: number, height: number, tilt: number])[],
): void {
  sculpt(
    (s) => {
      for (const [x, z, height, tilt] of places)
        column(s, [x, set.heightAt(x, z) - 0.3, z], height, stones[hour], { tilt })
    },
    { to: set.scene },
  )
}

/** The old listening king, up to his chin in sand. */
export function oldKing(set: FilmSet, hour: Hour, [x, y, z]: Vec3, size: number, turn = 0) {
  const root = set.add(joint(undefined, [x, y, z]))
  root.rotation.set(0.08, turn, 0.1)
  sculpt((s) => colossus(s, size, stones[hour]), { to: root })
  return root
}

/** Palms at [x, z, height, lean]. */
export function palms(
  set: FilmSet,
  places: readonly (readonly [x: number, z: number, height: number, lean: number])[],
  hues: readonly [string, string] = ['#2fae84', '#0f5a6a'],
): void {
  sculpt(
    (s) => {
      for (const [index, [x, z, height, lean]] of places.entries())
        datePalm(s, [x, set.heightAt(x, z) - 0.1, z], height, hues, { lean, turn: index })
    },
    { to: set.scene },
  )
}

/** Sand thrown up behind somebody who digs at `at`; `power` 0 to 1. */
export function flyingSand(set: FilmSet, at: Vec3, color: string, grad: string) {
  const lumps = puffs(set, 46, { color, grad, segments: 8, shadow: false })
  const habits = scatter(46, 5, (random) => ({
    dx: (random() < 0.5 ? -1 : 1) * between(random, 1.3, 3.4),
    up: between(random, 2.6, 5.2),
    dz: between(random, -0.8, 1),
    size: between(random, 0.1, 0.28),
    birth: random(),
  }))
  return (t: number, power: number) =>
    lumps.set((i) => {
      const { dx, up, dz, size, birth } = cycle(habits, i)
      const age = ((t / 0.95 + birth) % 1) * 0.95
      return {
        at: [at[0] + dx * age, at[1] + up * age - 5 * age * age, at[2] + dz * age],
        size: size * power * (1 - (age / 0.95) ** 4),
        turn: age * 5,
      }
    })
}

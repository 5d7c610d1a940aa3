import type { FilmSet } from '@starnest/film-kit/film/film-set'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { burst } from '@starnest/film-kit/particles/effects'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { type Drip, dripping } from '@starnest/film-kit/world/burrow/drips'
import { HOME } from '@starnest/film-kit/world/burrow/home'
import { type Vessel, type VesselKind, vessel } from '@starnest/film-kit/world/burrow/vessels'

/** Height of the music room's floor, metres. */
export const FLOOR: number = HOME.music.at[1]

/** Beats a minute of the dotted quarter: half a bar. */
export const BPM = 60

/** Rain light comes in blue from the left, one lamp answers. */
export const rainy: Look = {
  ...looks.candle,
  skyLight: '#94c8ff',
  groundLight: '#4a4a98',
  ambient: 1.15,
  key: '#94d0ff',
  keyPower: 1.9,
  keyFrom: [-6, 4.5, 7],
  fill: { color: '#ff9a58', power: 0.95, from: [6, 2.5, 3] },
  fog: { color: '#3a4a7a', near: 40, far: 120 },
  rim: '#a8dcff',
  rimPower: 1,
  exposure: 1.1,
  bloom: 0.5,
  saturation: 1.1,
  contrast: 0.3,
  lift: '#0a1a3c',
  gain: [0.92, 1.01, 1.08],
  vignette: 0.46,
}

/** A drop that breaks on something that is no vessel. Call it with the seconds since. */
export function splat(set: FilmSet, at: Vec3, size = 0.07): (since: number) => void {
  const drops = burst(set, at, {
    count: 14,
    colors: ['#bfeaff', '#ffffff'],
    size,
    speed: 0.35,
    life: 0.7,
    gravity: 1.6,
  })
  return (since) => drops.set(since < 0.7 ? since : -1)
}

/** A vessel with the drip above it: `t` moves both. */
export type Catch = { vessel: Vessel; drip: Drip; act: (t: number) => void }

/** Stands a vessel in the music room under its own leak. */
export function caught(
  set: FilmSet,
  kind: VesselKind,
  [x, z]: readonly [x: number, z: number],
  lands: readonly number[],
  size = 1,
): Catch {
  const one = vessel(set, kind, [x, FLOOR + 0.02, z], size)
  const drip = dripping(set, {
    from: [x, FLOOR + 3.7, z],
    landY: FLOOR + one.level * size,
    lands,
    size: 0.1,
  })
  return { vessel: one, drip, act: (t) => one.splash(drip(t).since) }
}

import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { heartOutline } from '@starnest/film-kit/sculpt/outline'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { cycle, scatter, seededRandom } from '@starnest/film-kit/time/random'
import { ground } from '@starnest/film-kit/world/ground'
import { flower, grassTuft } from '@starnest/film-kit/world/nature/small-plants'
import { bareTree, leafyTree } from '@starnest/film-kit/world/nature/trees'
import { parkBench } from '@starnest/film-kit/world/park/bench'
import { type LindenSeason, linden } from '@starnest/film-kit/world/park/linden'
import { type SkyPlan, sky } from '@starnest/film-kit/world/sky'

/** One season of the place. */
export type Season = {
  sky: SkyPlan
  lawn: readonly [string, string]
  path: string
  linden: LindenSeason
  /** Hues of the far trees; bare unless given. */
  wood?: readonly [string, string]
  tufts?: readonly [string, string]
  flowers?: readonly string[]
  snow?: string
  lamp?: number
  heart?: boolean
}

/** Foot of the linden. */
const TREE: Vec3 = [-2.75, 0, -1.5]
const LAMP: Vec3 = [3.05, 0, -0.9]

/** The one camera of the film. */
export function fixedCamera(set: FilmSet): void {
  set.camera.shoot({ t: 0, from: [0, 2.0, 8.2], at: [0, 1.98, 0], sway: 0 })
}

/** Dresses the place for a season; gives the light of the heart on the bark, 0 to 1. */
export function placeOf(set: FilmSet, season: Season): (heart: number) => void {
  sky(set, season.sky)
  ground(set, {
    heightAt: (x, z) =>
      z < -5 ? (-z - 5) * 0.09 + 0.5 * Math.sin(x * 0.2 + 1) * Math.min(1, (-z - 5) / 8) : 0,
    colors: season.lawn,
    size: 80,
  })
  sculpt(
    (s) => {
      s.ball(season.path, [0, -0.02, 1.5], [16, 0.035, 1.25], { segments: 40, rim: 0.1 })
    },
    { to: set.scene, shadow: false },
  )
  sculpt((s) => parkBench(s, [0, 0, 0], { snow: season.snow ?? '' }), { to: set.scene })
  sculpt((s) => linden(s, TREE, season.linden), { to: set.scene })
  backdropOf(set, season)
  lampOf(set, season)
  if (!season.heart) return () => undefined
  const bark = joint(set.scene, [TREE[0] + 0.1, 2.05, TREE[2] + 0.44])
  sculpt((s) => s.puff('#ffe8c0', heartOutline(), 0.06, { size: 0.2, rim: 0.4, glow: 0.25 }), {
    to: bark,
    shadow: false,
  })
  const shine = glow(bark, '#ffd8a0', 1.5, [0, 0, 0.1], 0.9)
  shine.set(0)
  return (heart) => shine.set(heart)
}

function backdropOf(set: FilmSet, season: Season): void {
  sculpt(
    (s) => {
      farTrees(s, set, season)
      undergrowth(s, season)
      for (let i = 0; season.snow && i < 9; i++)
        s.ball(season.snow, [-5 + i * 1.25, 0, i % 2 ? 3.4 : -1.2], [0.8, 0.14, 0.4], {
          segments: 14,
        })
    },
    { to: set.scene, shadow: false },
  )
}

function farTrees(s: Sculptor, set: FilmSet, { wood, snow }: Season): void {
  const far = scatter(17, 31, (random) => ({
    x: (random() - 0.5) * 36,
    z: -11 - random() * 12,
    height: 2.6 + random() * 2.2,
  }))
  for (const { x, z, height } of far) {
    const at: Vec3 = [x, set.heightAt(x, z) - 0.1, z]
    if (wood) leafyTree(s, at, height, wood)
    else bareTree(s, at, height, snow ? '#6a6880' : '#7a7078')
  }
}

function undergrowth(s: Sculptor, { tufts, flowers }: Season): void {
  const random = seededRandom(12)
  const small = scatter(46, 8, (next) => ({ x: (next() - 0.5) * 11, z: next(), hue: next() }))
  for (const [i, { x, z, hue }] of small.entries()) {
    const at: Vec3 = [x, 0, i % 2 === 0 ? 3 + z * 0.9 : -1 - z * 2.6]
    if (tufts) grassTuft(s, at, 0.22 + hue * 0.14, tufts, random)
    if (flowers && i % 3 === 0)
      flower(s, [at[0] + 0.2, 0, at[2]], 0.34 + hue * 0.16, cycle(flowers, i))
  }
}

function lampOf(set: FilmSet, { lamp = 0, snow }: Season): void {
  const iron = '#3a3e52'
  sculpt(
    (s) => {
      s.cylinder(iron, [0, 0.14, 0], [0.15, 0.24, 0.28], { segments: 12 })
        .cylinder(iron, [0, 1.6, 0], [0.06, 0.09, 3], { segments: 12, rim: 0.8 })
        .cylinder(iron, [0, 3.08, 0], [0.2, 0.1, 0.12], { segments: 12 })
        .cone(iron, [0, 3.62, 0], 0.32, 0.26, { segments: 14 })
      if (snow) s.ball(snow, [0, 3.76, 0], [0.28, 0.1, 0.28], { segments: 12 })
    },
    { to: set.scene, at: LAMP },
  )
  sculpt(
    (s) =>
      s.cylinder(lamp > 0 ? '#ffd890' : '#e8ecec', [0, 3.38, 0], [0.24, 0.16, 0.48], {
        segments: 14,
        glow: lamp > 0 ? 1.4 : 0.1,
      }),
    { to: set.scene, at: LAMP, shadow: false },
  )
  if (lamp <= 0) return
  glow(set.scene, '#ffc878', 3.6, [LAMP[0], 3.4, LAMP[2] + 0.3], 0.8 * lamp)
  pointLamp(set.scene, '#ffbe70', [LAMP[0] - 0.5, 3.2, 0.9], 14 * lamp, 8)
}

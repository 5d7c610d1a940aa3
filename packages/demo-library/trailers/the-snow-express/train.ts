import type { Species } from '@starnest/film-kit/critter/species'
import { starling } from '@starnest/film-kit/critter/starling'
import type { Actor, FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { type PlumePlan, steamPlume } from '@starnest/film-kit/particles/puffs'
import { starOutline } from '@starnest/film-kit/sculpt/outline'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { coach, type Wagon } from '@starnest/film-kit/world/railway/coach'
import {
  FUNNEL_MOUTH,
  type SteamEngine,
  steamEngine,
} from '@starnest/film-kit/world/railway/steam-engine'
import type { Track } from '@starnest/film-kit/world/railway/track'
import { wheels } from '@starnest/film-kit/world/railway/wheels'

const CAP_RED = '#d8324a'
const BRASS = '#ffcf72'

const pilou: Species = {
  fur: '#3d4f9c',
  furLow: '#27336e',
  belly: '#fff4e4',
  mask: '#fff1e0',
  face: 'beak',
  nose: '#ffa13c',
  eye: '#2a1a3a',
  eyeLow: '#5a4a9a',
  ears: 'none',
  tail: 'none',
  hat: { kind: 'cap', color: CAP_RED, trim: '#8f1d40' },
  scarf: '#ee4257',
  headWidth: 1.04,
  eyeSize: 1.08,
  size: 0.62,
  seed: 4,
}

/** Pilou with his cap badge, a whistle in the left flipper and the green signal in the right. */
export function stationmaster(set: FilmSet, at: readonly [x: number, z: number] = [0, 0]): Actor {
  const actor = set.cast(pilou, at)
  sculpt((s) => s.ball(BRASS, [0, 0.66, 0.62], [0.13, 0.13, 0.06], { gloss: 0.8, segments: 14 }), {
    to: actor.head,
  })
  sculpt(
    (s) =>
      s
        .pill(BRASS, [0.06, 0.06, 0.2], 0.07, 0.16, { rotate: [1.2, 0, 0], gloss: 0.8 })
        .ball(BRASS, [0.06, 0.02, 0.1], 0.12, { gloss: 0.8, segments: 12 }),
    { to: actor.handL },
  )
  return actor
}

/** A green disc on a stick, for the right flipper of a stationmaster. */
export function signalDisc(actor: Actor): void {
  sculpt(
    (s) =>
      s
        .pill('#fff4e4', [0, -0.2, 0.08], 0.05, 0.7, { segments: 8 })
        .cylinder('#fff4e4', [0, -0.85, 0.08], [0.42, 0.42, 0.08], {
          rotate: [Math.PI / 2, 0, 0],
          segments: 26,
        })
        .cylinder('#49d69a', [0, -0.85, 0.08], [0.33, 0.33, 0.12], {
          rotate: [Math.PI / 2, 0, 0],
          segments: 26,
          glow: 0.35,
        }),
    { to: actor.handR },
  )
}

/** The first star of winter behind the ribs of a brass lantern on a flat wagon. */
export function starWagon() {
  const root = joint()
  sculpt(
    (s) => {
      s.box('#34406e', [0, 0.72, 0], [3, 0.24, 1.2])
      s.box('#d23a4c', [0, 0.94, 0], [3.1, 0.24, 1.76], { grad: '#8a1e44', gloss: 0.2 })
      s.box(BRASS, [0, 1.08, 0], [3.14, 0.06, 1.8], { gloss: 0.5 })
      s.cylinder(BRASS, [0, 1.2, 0], [0.86, 1, 0.22], { segments: 30, gloss: 0.5 })
      for (let rib = 0; rib < 3; rib++) {
        s.ring(BRASS, [0, 2.18, 0], [1.02, 0.04], {
          rotate: [0, (rib * Math.PI) / 3 + 0.52, 0],
          segments: 36,
          gloss: 0.6,
        })
      }
      s.cone(BRASS, [0, 3.06, 0], 0.5, 0.4, { segments: 24, gloss: 0.5 })
      s.ring(BRASS, [0, 3.62, 0], [0.18, 0.045], { gloss: 0.6 })
      for (const x of [-1.25, 1.25]) {
        s.ball('#eef3ff', [x, 1.12, 0], [0.34, 0.12, 0.8], { segments: 14 })
      }
    },
    { to: root },
  )
  const rolling = wheels(root, [
    { x: -1, radius: 0.4 },
    { x: 1, radius: 0.4 },
  ])
  const star = starling({
    color: '#ffe9a0',
    low: '#ffae4a',
    size: 0.62,
    outline: starOutline({ points: 6, inner: 0.64 }),
  })
  star.root.position.set(0, 2.18, 0)
  root.add(star.root)
  const halo = glow(root, '#ffb85a', 4.6, [0, 2.2, -0.5], 0.34)
  pointLamp(root, '#ffb850', [0, 1.9, 2.6], 3.2, 9)
  return { root, star, halo, roll: rolling.roll }
}

/** Metres from the engine's middle to the middles of the star wagon and the coaches. */
const COUPLINGS = [-3.85, -7.85, -12.6] as const

/** The whole Snow Express on a line. `metresAt` says how far its engine is after so many seconds,
 *  so that the steam knows where it was born. */
export function snowExpress(
  set: FilmSet,
  track: Track,
  metresAt: (t: number) => number,
  plume: PlumePlan = {},
) {
  const engine = steamEngine({})
  const wagon = starWagon()
  const rest = [coach(), coach({ paint: '#3a8a86' })]
  for (const { root } of [engine, wagon, ...rest]) set.add(root)
  pointLamp(engine.cab, '#ffa860', [0.3, 1.2, 1.5], 3, 4)
  const put = (vehicle: Wagon, metres: number) => {
    const { at, turn } = track(metres)
    vehicle.root.position.set(...at)
    vehicle.root.rotation.y = turn
    vehicle.roll(metres)
  }
  const steam = steamPlume(
    set,
    (t) => {
      const { at, turn } = track(metresAt(t))
      const [along, up] = FUNNEL_MOUTH
      return [at[0] + Math.cos(turn) * along, at[1] + up, at[2] - Math.sin(turn) * along]
    },
    plume,
  )
  return {
    engine,
    star: wagon.star,
    halo: wagon.halo,
    set(t: number, steamPower = 1) {
      const metres = metresAt(t)
      put(engine, metres)
      for (const [index, vehicle] of [wagon, ...rest].entries()) {
        put(vehicle, metres + (COUPLINGS[index] ?? 0))
      }
      steam.set(t, steamPower)
    },
  }
}

/** Puts Pilou into the cab, `out` metres towards the viewer's side and `along` it, turned by `turn`. */
export function drive(
  actor: Actor,
  cab: SteamEngine['cab'],
  out = 0.44,
  turn = 0.9,
  along = 0.1,
): void {
  cab.add(actor.root)
  actor.shadow.fade(0)
  actor.root.position.set(along, 0, out)
  actor.root.rotation.y = turn
}

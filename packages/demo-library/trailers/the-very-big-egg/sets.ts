import { eyes } from '@starnest/film-kit/critter/eyes'
import type { Intent } from '@starnest/film-kit/critter/intent'
import { completeSpecies, type Species } from '@starnest/film-kit/critter/species'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { seededRandom } from '@starnest/film-kit/time/random'
import { ground, valley } from '@starnest/film-kit/world/ground'
import { cloudBank, meadow, wood } from '@starnest/film-kit/world/nature/landscape'
import { skies } from '@starnest/film-kit/world/skies'
import { sky } from '@starnest/film-kit/world/sky'

/** Pip: small, round, yellow and resolved. */
export const PIP: Species = {
  fur: '#ffd23f',
  furLow: '#ff9a3c',
  belly: '#fff3c4',
  mask: '#fff0b0',
  face: 'beak',
  nose: '#ff7a2f',
  eye: '#3a2418',
  eyeLow: '#8a5a30',
  ears: 'tuft',
  tail: 'puff',
  wings: '#ffb43a',
  size: 0.6,
  eyeSize: 1.12,
  seed: 2,
}

/** A spring meadow under a tall sky. */
export function spring(set: FilmSet): void {
  sky(set, skies.day)
  ground(set, { heightAt: valley(1.1), colors: ['#8fd45a', '#5fb04a'], mottle: 0.08 })
  wood(set, {
    pine: ['#6fc870', '#2f8a6a'],
    leafy: ['#9fe060', '#3f9f5a'],
    count: 30,
    clearing: 2,
  })
  cloudBank(set, ['#ffffff', '#cfe4ff'])
  meadow(set, { grass: ['#a4e060', '#5fb84c'], flowers: ['#ffffff', '#ff9ac0', '#ffd84d'] })
}

/** A nest of twigs, 2.3 m across the rim, round the middle of the set. */
export function nest(set: FilmSet): void {
  const random = seededRandom(9)
  sculpt(
    (s) => {
      for (let i = 0; i < 80; i++) {
        const angle = random() * Math.PI * 2
        const row = i % 4
        const away = 1.62 + row * 0.13
        s.pill(
          ['#b07a48', '#8f5e3a', '#caa068'][i % 3] ?? '#b07a48',
          [Math.cos(angle) * away, 0.12 + row * 0.17 + random() * 0.1, Math.sin(angle) * away],
          0.055,
          0.9 + random() * 0.5,
          {
            rotate: [0, Math.PI / 2 - angle, Math.PI / 2 - 0.25 + random() * 0.5],
            segments: 7,
          },
        )
      }
      s.ring('#7a5234', [0, 0.3, 0], [1.7, 0.3], { rotate: [Math.PI / 2, 0, 0], segments: 30 })
    },
    { to: set.scene },
  )
}

/** Height of the egg's top over its foot, metres. */
export const EGG_TOP = 3.15
/** Middle of the hole that opens in the shell, metres of the egg. */
const HOLE: Vec3 = [0, 1.62, 1.36]

/** The egg, standing on its origin, with somebody inside. */
export function bigEgg(set: FilmSet) {
  const root = set.add(joint(undefined, [0, 0.12, 0]))
  sculpt(
    (s) => {
      s.turn(
        '#fff4e0',
        [
          [0.02, 0],
          [0.8, 0.14],
          [1.36, 0.8],
          [1.44, 1.4],
          [1.2, 2.2],
          [0.72, 2.86],
          [0.02, EGG_TOP],
        ],
        { segments: 40, grad: '#f0c8b8', gloss: 0.2, rows: 26 },
      )
      for (const [angle, y, r] of [
        [0.95, 0.9, 0.26],
        [-0.85, 2.15, 0.2],
        [-1.1, 1.1, 0.3],
        [0.75, 2.3, 0.16],
        [0.3, 0.62, 0.17],
        [-0.35, 2.65, 0.13],
        [1.4, 1.7, 0.22],
      ] as const) {
        const out = 1.43 * Math.sqrt(Math.max(0.05, 1 - ((y - 1.35) / 1.8) ** 2))
        s.ball('#4fc4b8', [Math.sin(angle) * out, y, Math.cos(angle) * out], [r, r * 1.1, 0.06], {
          rotate: [(1.4 - y) * 0.45, angle, 0],
          segments: 18,
        })
      }
    },
    { to: root },
  )
  const crack = joint(root, [HOLE[0], HOLE[1], HOLE[2] + 0.1])
  sculpt(
    (s) =>
      s.tube(
        '#6a4a5a',
        [
          [-0.72, 0.1, -0.16],
          [-0.45, -0.08, 0],
          [-0.2, 0.14, 0.06],
          [0.06, -0.1, 0.07],
          [0.3, 0.12, 0.04],
          [0.5, -0.04, -0.03],
          [0.72, 0.12, -0.16],
        ],
        0.035,
        { segments: 40, rim: 0 },
      ),
    { to: crack, shadow: false },
  )
  const hole = joint(root, HOLE)
  sculpt(
    (s) => {
      s.ball('#3a2452', [0, 0, -0.02], [0.88, 0.57, 0.13], {
        segments: 28,
        rim: 0,
        grad: '#241638',
      })
      for (let i = 0; i < 14; i++) {
        const angle = (i / 14) * Math.PI * 2
        const long = i % 2 ? 0.2 : 0.34
        s.cone('#32204a', [Math.cos(angle) * 0.78, Math.sin(angle) * 0.5, -0.03], 0.16, long, {
          rotate: [0, 0, angle - Math.PI / 2],
          size: [1, 1, 0.4],
          segments: 8,
          rim: 0,
        })
      }
    },
    { to: hole, shadow: false },
  )
  const gazeRoot = joint(hole, [0, -0.04, -0.82])
  gazeRoot.scale.setScalar(1.5)
  const species = completeSpecies({
    fur: '#8f6fd8',
    furLow: '#c8a8ff',
    eye: '#2f7a4a',
    eyeLow: '#a8f06a',
    seed: 6,
  })
  const gaze = eyes(species, gazeRoot)
  glow(hole, '#c8a0ff', 1.8, [0, 0, 0.2], 0.25)
  const lid = set.add(joint())
  sculpt(
    (s) =>
      s
        .ball('#fff4e0', [0, 0, 0], [0.74, 0.5, 0.12], { segments: 24, grad: '#f0c8b8' })
        .ball('#4fc4b8', [0.2, 0.08, 0.1], [0.2, 0.18, 0.05]),
    { to: lid },
  )
  return {
    root,
    /** `puff` 0 to 1 draws breath; `cracked` draws the line, `open` opens the hole and throws the
     *  piece of shell, seconds since it flew. */
    pose(
      t: number,
      plan: {
        puff: number
        rock: number
        cracked: number
        open: number
        flown: number
        intent: Intent
      },
    ) {
      const { puff, rock, cracked, open, flown } = plan
      root.scale.set(1 + 0.05 * puff, 1 + 0.1 * puff, 1 + 0.05 * puff)
      root.rotation.set(0, 0, rock)
      crack.visible = cracked > 0.02 && open < 0.02
      crack.scale.set(Math.max(0.02, cracked), 1, 1)
      hole.visible = open > 0.02
      hole.scale.setScalar(Math.max(0.02, open))
      lid.visible = flown > 0 && flown < 1.6
      lid.position.set(0.9 * flown, 1.7 + 2.6 * flown - 4.2 * flown * flown, 1.6 + 2.2 * flown)
      lid.rotation.set(-flown * 5, flown * 2, flown * 3)
      gaze.pose(t, plan.intent)
      root.updateMatrixWorld(true)
    },
  }
}

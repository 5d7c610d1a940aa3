import type { Group, Object3D } from 'three'
import { joint, sculpt } from '../sculpt/sculptor.ts'
import { type FullSpecies, SIDES, type Side, skinOf } from './species.ts'

/** The joints a pose turns. L is at -x, the viewer's left when the character faces the camera;
 *  `wings` is empty for a species without them. */
export type Limbs = {
  armL: Group
  armR: Group
  legL: Group
  legR: Group
  wings: Group[]
  tail: Group
}

/** Arms, legs, wings and tail, each turning about its own joint. */
export function limbs(species: FullSpecies, hips: Object3D): Limbs {
  return {
    armL: arm(species, hips, -1),
    armR: arm(species, hips, 1),
    legL: leg(species, hips, -1),
    legR: leg(species, hips, 1),
    wings: species.wings ? SIDES.map((side) => wing(species.wings ?? '', hips, side)) : [],
    tail: tail(species, hips),
  }
}

function arm(species: FullSpecies, hips: Object3D, side: Side): Group {
  const skin = skinOf(species)
  const shoulder = joint(hips, [side * 0.43, 1.06, 0.04])
  sculpt(
    (s) =>
      s
        .pill(skin.top, [0, -0.26, 0], 0.155, 0.3, { grad: skin.low })
        .ball(skin.paw, [0, -0.5, 0.02], [0.185, 0.18, 0.185], { segments: 14 })
        .ball(skin.paw, [-side * 0.13, -0.44, 0.1], [0.075, 0.1, 0.075], { segments: 10 }),
    { to: shoulder },
  )
  return shoulder
}

function leg(species: FullSpecies, hips: Object3D, side: Side): Group {
  const skin = skinOf(species)
  const hip = joint(hips, [side * 0.27, 0.38, 0.02])
  const foot = { segments: 14, ...(species.suit ? {} : { grad: species.furLow }) }
  sculpt(
    (s) =>
      s
        .pill(skin.top, [0, -0.1, 0], 0.19, 0.14, { grad: skin.low })
        .ball(skin.paw, [0, -0.24, 0.1], [0.23, 0.16, 0.32], foot),
    { to: hip },
  )
  return hip
}

function wing(color: string, hips: Object3D, side: Side): Group {
  const root = joint(hips, [side * 0.22, 0.95, -0.38])
  sculpt(
    (s) =>
      s
        .ball(color, [side * 0.36, 0.08, -0.04], [0.46, 0.2, 0.07], {
          rotate: [0, side * 0.5, side * 0.65],
        })
        .ball(color, [side * 0.3, -0.12, -0.04], [0.36, 0.14, 0.06], {
          rotate: [0, side * 0.5, side * 0.1],
        }),
    { to: root },
  )
  return root
}

function tail(species: FullSpecies, hips: Object3D): Group {
  const root = joint(hips, [0, 0.38, -0.45])
  const { fur, furLow } = species
  if (species.tail === 'thin') {
    const tuft = species.tuft ?? species.mane?.[0] ?? fur
    sculpt(
      (s) =>
        s
          .tube(
            fur,
            [
              [0, 0, 0],
              [0.05, -0.05, -0.35],
              [0.1, 0.25, -0.62],
              [0.12, 0.6, -0.62],
            ],
            0.075,
          )
          .ball(tuft, [0.12, 0.72, -0.62], [0.17, 0.2, 0.17], { segments: 12 }),
      { to: root },
    )
  }
  if (species.tail === 'bushy') {
    const up = [-0.7, 0, 0] as const
    sculpt(
      (s) =>
        s
          .ball(fur, [0, 0.22, -0.4], [0.26, 0.5, 0.28], { rotate: up, grad: furLow })
          .ball(species.tip ?? '#fff4e2', [0, 0.6, -0.72], [0.17, 0.22, 0.17], { rotate: up }),
      { to: root },
    )
  }
  if (species.tail === 'puff') {
    sculpt((s) => s.ball(species.belly, [0, 0.02, -0.12], 0.19, { segments: 12 }), { to: root })
  }
  if (species.tail === 'fin') {
    sculpt(
      (s) => {
        s.tube(
          fur,
          [
            [0, 0, 0],
            [0, -0.08, -0.3],
            [0, 0.02, -0.6],
          ],
          0.12,
        )
        for (const side of SIDES) {
          s.ball(fur, [side * 0.2, 0.06, -0.72], [0.26, 0.06, 0.16], {
            rotate: [0, side * 0.5, 0],
            grad: furLow,
          })
        }
      },
      { to: root },
    )
  }
  return root
}

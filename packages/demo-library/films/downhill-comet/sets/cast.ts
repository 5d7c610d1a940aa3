import type { Intent } from '@starnest/film-kit/critter/intent'
import type { Species } from '@starnest/film-kit/critter/species'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { soapbox } from '@starnest/film-kit/world/mountain/soapbox'

type Joint = ReturnType<typeof joint>

const CREAM = '#fbe3c8'

const miko: Species = {
  fur: CREAM,
  furLow: '#e0a090',
  belly: '#fff6ea',
  ears: 'none',
  tail: 'puff',
  nose: '#e8508a',
  eye: '#5a1a8a',
  eyeLow: '#ff6ac0',
  eyeSize: 1.22,
  headWidth: 1.02,
  muzzle: 0.98,
  scarf: '#ffc02e',
  size: 0.8,
  seed: 5,
}

/** Grandpa as he is. */
export const grandpa: Species = {
  fur: '#b9b4dc',
  furLow: '#7f76b8',
  belly: '#f4f0ff',
  ears: 'long',
  tail: 'puff',
  nose: '#c8607a',
  eye: '#2a3a8a',
  eyeLow: '#7ab0ff',
  glasses: '#ffc24a',
  muzzle: 1.05,
  scarf: '#d0308a',
  size: 0.95,
  seed: 6,
}

/** What Miko's ears do besides an intent: `back` 0 upright to 1 streaming behind, `wide` 0 to 1
 *  spread like wings. */
export type EarIntent = { back?: number; wide?: number }

/** Miko with helmet, blue jacket and long ears of two links each. */
export function bringMiko(set: FilmSet) {
  const actor = set.cast(miko)
  sculpt(
    (s) =>
      s
        .ball('#b0482c', [0, 0.04, -0.04], [0.86, 0.78, 0.75], {
          segments: 30,
          grad: '#7a2a3a',
          gloss: 0.2,
          deform: (v) => {
            const edge = 0.34 + 0.42 * v.z
            if (v.y < edge) {
              v.y = edge
              v.x *= 0.95
              v.z *= 0.95
            }
          },
        })
        .ring('#ffc83a', [-0.25, 0.62, 0.42], [0.2, 0.055], { rotate: [-0.85, -0.3, 0] })
        .ring('#ffc83a', [0.25, 0.62, 0.42], [0.2, 0.055], { rotate: [-0.85, 0.3, 0] })
        .ball('#8ff0ff', [-0.25, 0.61, 0.41], [0.18, 0.18, 0.06], {
          rotate: [-0.85, -0.3, 0],
          gloss: 0.9,
          glow: 0.25,
        })
        .ball('#8ff0ff', [0.25, 0.61, 0.41], [0.18, 0.18, 0.06], {
          rotate: [-0.85, 0.3, 0],
          gloss: 0.9,
          glow: 0.25,
        }),
    { to: actor.head },
  )
  sculpt(
    (s) =>
      s
        .turn(
          '#3a5cf0',
          [
            [0.57, 0.3],
            [0.625, 0.56],
            [0.545, 0.86],
            [0.4, 1.13],
          ],
          { size: [1, 1, 0.93], grad: '#2432a8', segments: 26, rows: 10 },
        )
        .ball('#ffc83a', [0.05, 0.92, 0.48], 0.05, { segments: 10, gloss: 0.5 })
        .ball('#ffc83a', [0.05, 0.7, 0.56], 0.05, { segments: 10, gloss: 0.5 }),
    { to: actor.hips },
  )
  const ears = [-1, 1].map((side) => {
    const root = joint(actor.head, [side * 0.26, 0.66, -0.12])
    sculpt(
      (s) =>
        s
          .ball(CREAM, [0, 0.36, 0], [0.185, 0.46, 0.13], { grad: '#e8b0a0' })
          .ball('#ff8ab4', [0, 0.36, 0.075], [0.1, 0.36, 0.08], { rim: 0.3 }),
      { to: root },
    )
    const tip = joint(root, [0, 0.7, 0])
    sculpt(
      (s) =>
        s
          .ball(CREAM, [0, 0.26, 0], [0.165, 0.42, 0.11], { grad: CREAM })
          .ball('#7a2f7a', [0, 0.48, 0], [0.125, 0.26, 0.1]),
      { to: tip },
    )
    return { root, tip, side }
  })
  const streamers = [
    streamer(actor.hips, '#ffc02e', [0.16, 1.2, -0.3]),
    streamer(actor.hips, '#f09a1e', [-0.12, 1.18, -0.3]),
  ]
  return {
    ...actor,
    act(t: number, intent: Intent, { back = 0, wide = 0 }: EarIntent = {}) {
      actor.pose(t, intent)
      const flutter = 0.03 + 0.1 * back
      for (const { root, tip, side } of ears) {
        const wave = Math.sin(t * (2 + 9 * back) + side)
        root.rotation.set(
          -1.25 * back + flutter * wave - 0.05,
          0,
          -side * (0.14 + 0.95 * wide + (intent.earDroop ?? 0)),
        )
        tip.rotation.set(
          -0.25 * back + flutter * 1.8 * Math.sin(t * (2 + 9 * back) - 1 + side),
          0,
          0,
        )
      }
      for (const [index, one] of streamers.entries()) one(t + index * 0.5, 0.15 + 0.85 * back)
    },
  }
}

/** Four links of a scarf's end; the wind blows it back from hanging (0) to level (1). */
function streamer(to: Joint, color: string, at: Vec3) {
  let parent = to
  const chain = Array.from({ length: 5 }, (_, index) => {
    const link = joint(parent, index === 0 ? at : [0, 0, -0.3])
    sculpt(
      (s) => s.ball(color, [0, 0, -0.15], [0.15 - index * 0.012, 0.045, 0.22], { segments: 12 }),
      { to: link },
    )
    parent = link
    return link
  })
  return (t: number, wind: number) => {
    for (const [index, link] of chain.entries()) {
      const wave = Math.sin(t * (2 + 8 * wind) - index * 1.1)
      link.rotation.x = (index === 0 ? -1.3 * (1 - wind) : 0) + 0.26 * wave * wind
      link.rotation.y = 0.14 * Math.sin(t * 4.3 - index * 0.8) * wind
    }
  }
}

/** Miko in her cart: `drive` puts both on the set, nose towards +x, and rolls the wheels. */
export function bringDriver(set: FilmSet) {
  const cart = soapbox(set.scene)
  const girl = bringMiko(set)
  cart.seat.add(girl.root)
  girl.shadow.fade(0)
  cart.root.rotation.order = 'YXZ'
  return {
    cart,
    girl,
    /** Place of the wheels, turn about the vertical (0 is along +x), pitch (above 0 nose up) and
     *  metres rolled. */
    drive([x, y, z]: Vec3, { turn = 0, pitch = 0, lean = 0, rolled = x, steer = 0 } = {}) {
      cart.root.position.set(x, y, z)
      cart.root.rotation.set(-pitch, Math.PI / 2 + turn, lean)
      cart.roll(rolled)
      cart.steer(steer)
      cart.root.updateMatrixWorld(true)
    },
  }
}

/** A child's drawing of two hares, a bell and a comet, 0.8 m wide, facing +z. */
export function drawing(to: Joint): Joint {
  const root = joint(to)
  sculpt(
    (s) => {
      s.box('#fff8e8', [0, 0, 0], [0.86, 0.64, 0.02], { glow: 0.25 })
      for (const [x, size] of [
        [-0.24, 0.1],
        [-0.02, 0.075],
      ] as const) {
        s.ball('#7a4ad0', [x, -0.16, 0.015], [size, size * 1.2, 0.012], { segments: 12 })
        for (const side of [-1, 1])
          s.ball('#7a4ad0', [x + side * size * 0.45, -0.02, 0.015], [0.022, size, 0.012], {
            segments: 8,
          })
      }
      s.cone('#ffb02e', [0.27, -0.26, 0.01], 0.11, 0.2, { segments: 12, size: [1, 1, 0.12] })
      s.ball('#ff3f94', [0.22, 0.17, 0.015], [0.065, 0.065, 0.012], { segments: 12 })
      for (const turn of [-0.25, 0, 0.25])
        s.box('#ff3f94', [-0.02, 0.18 + turn * 0.22, 0.014], [0.36, 0.02, 0.008], {
          rotate: [0, 0, turn * 0.5],
        })
    },
    { to: root, shadow: false },
  )
  return root
}

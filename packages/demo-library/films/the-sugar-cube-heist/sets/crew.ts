import type { Intent } from '@starnest/film-kit/critter/intent'
import type { Species } from '@starnest/film-kit/critter/species'
import type { Actor, FilmSet } from '@starnest/film-kit/film/film-set'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec2, Vec3 } from '@starnest/film-kit/time/keyframes'

type MouseLook = { species: Species; shape: Vec3; ear: number; knot: string }

const MASK = '#221c3e'

const pepper: MouseLook = {
  species: {
    fur: '#bcb6da',
    furLow: '#7d74ac',
    belly: '#fff3e4',
    nose: '#ff6f8a',
    eye: '#2a3a6a',
    eyeLow: '#5ab8e8',
    ears: 'none',
    tail: 'thin',
    tuft: '#f29ab0',
    patches: MASK,
    scarf: '#ffc928',
    whiskers: '#fff6ea',
    paw: '#f4a8b4',
    eyeSize: 1.12,
    muzzle: 0.96,
    size: 0.62,
    seed: 2,
  },
  shape: [1, 1, 1],
  ear: 0.5,
  knot: '#221c3e',
}

const nib: MouseLook = {
  species: {
    fur: '#b98a5f',
    furLow: '#7d523f',
    belly: '#ffe6c4',
    nose: '#e0607a',
    ears: 'none',
    tail: 'thin',
    tuft: '#e8a090',
    patches: MASK,
    glasses: '#ffe08a',
    paw: '#eeb59a',
    headWidth: 0.9,
    eyeSize: 0.95,
    size: 0.6,
    seed: 5,
  },
  shape: [0.88, 1.16, 0.88],
  ear: 0.4,
  knot: '#221c3e',
}

const dumpling: MouseLook = {
  species: {
    fur: '#f2e6dc',
    furLow: '#c09ab4',
    belly: '#ffffff',
    nose: '#ff7d92',
    ears: 'none',
    tail: 'thin',
    tuft: '#f7a8b8',
    patches: MASK,
    scarf: '#3fc0b4',
    paw: '#f9b6be',
    headWidth: 1.1,
    size: 0.62,
    seed: 8,
  },
  shape: [1.22, 0.98, 1.2],
  ear: 0.42,
  knot: '#221c3e',
}

/** A mouse on the set; its big ears follow `earDroop` like those of every other critter. */
export type Mouse = Actor

function mouse(set: FilmSet, { species, shape, ear, knot }: MouseLook, at: Vec2): Mouse {
  const actor = set.cast(species, at)
  const [x, y, z] = shape
  const size = species.size ?? 1
  actor.root.scale.set(size * x, size * y, size * z)
  const width = species.headWidth ?? 1
  const ears = [-1, 1].map((side) => {
    const root = joint(actor.head, [side * 0.5 * width, 0.5, -0.08])
    sculpt(
      (s) =>
        s
          .ball(species.fur, [side * 0.24, 0.28, 0], [ear, ear * 1.02, 0.13], {
            rotate: [0, -side * 0.25, 0],
            grad: species.furLow ?? species.fur,
            segments: 24,
          })
          .ball('#ff9fb0', [side * 0.25, 0.27, 0.06], [ear * 0.72, ear * 0.74, 0.1], {
            rotate: [0, -side * 0.25, 0],
            rim: 0.4,
            glow: 0.1,
            segments: 20,
          }),
      { to: root },
    )
    return { root, side }
  })
  sculpt(
    (s) => {
      s.ball(MASK, [0, 0.05, 0.5], [0.24 * width, 0.13, 0.19], { rim: 0.4 })
      s.ring(MASK, [0, 0.05, -0.01], [0.735, 0.1], {
        // Open in front, or it would lie over the eyes.
        rotate: [-Math.PI / 2, 0, -0.75],
        arc: Math.PI + 1.5,
        size: [width * 1.06, 0.96, 1.3],
        segments: 36,
      })
      for (const side of [-1, 1])
        s.ball(MASK, [side * 0.36 * width, 0.05, 0.4], [0.36 * width, 0.29, 0.235], {
          rotate: [0, side * 0.35, side * 0.12],
          rim: 0.4,
          segments: 22,
        })
      for (const side of [-1, 1])
        s.ball(knot, [side * 0.18, -0.02, -0.85], [0.2, 0.09, 0.06], {
          rotate: [0, side * 0.6, side * -0.5],
        })
    },
    { to: actor.head },
  )
  // The kit's happy arcs are dark and would be lost on the mask.
  const arcs = [-1, 1].map((side) => {
    const arc = joint(actor.head, [side * 0.29 * width, 0.0, 0.7])
    arc.rotation.y = side * 0.2
    sculpt((s) => s.ring('#fff4e0', [0, 0, 0], [0.15, 0.04], { arc: Math.PI, glow: 0.6 }), {
      to: arc,
      shadow: false,
    })
    return arc
  })
  return {
    ...actor,
    pose(t: number, intent: Intent = {}) {
      actor.pose(t, intent)
      const smile = Math.max(0, Math.min(1, (intent.happy ?? 0) * 2 - 1))
      for (const arc of arcs) {
        arc.visible = smile > 0.04
        arc.scale.set(1, 0.25 + 0.75 * smile, 1)
      }
      const flick = 0.12 * Math.max(0, Math.sin(t * 1.9 + (species.seed ?? 0)) - 0.85) * 6
      for (const { root, side } of ears)
        root.rotation.set(0, 0, -side * ((intent.earDroop ?? 0) * 0.8 + flick * 0.4))
    },
  }
}

/** Pepper, Nib and Dumpling, in this order. */
export function crew(set: FilmSet): { boss: Mouse; nib: Mouse; dumpling: Mouse } {
  return {
    boss: mouse(set, pepper, [0, 0]),
    nib: mouse(set, nib, [-2, 0]),
    dumpling: mouse(set, dumpling, [-4, 0]),
  }
}

import fc from 'fast-check'
import { Box3, type Object3D, Vector3 } from 'three'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { critter } from './critter.ts'
import type { Intent } from './intent.ts'
import type { Ears, Face, Species, Tail } from './species.ts'

/** A critter of size 1 never sinks deeper into the ground, metres: soles are soft. */
const SOLES = 0.2
/** Nor is any of it farther from where it stands: ears, wings and hops included. */
const REACH = 5.2
/** Radians a neck turns without looking broken. */
const NECK_LIMIT = 1.3

const EARS: Ears[] = ['round', 'long', 'point', 'elephant', 'tuft', 'none']
const TAILS: Tail[] = ['thin', 'bushy', 'puff', 'fin', 'none']
const FACES: Face[] = ['muzzle', 'beak', 'trunk']

const share = fc.double({ min: 0, max: 1, noNaN: true })
const way = fc.double({ min: -1, max: 1, noNaN: true })
const arm = fc.tuple(
  fc.double({ min: -0.6, max: 2.6, noNaN: true }),
  fc.double({ min: -0.9, max: 1.4, noNaN: true }),
)

/** All that an actor may be asked for, within what the intent's docblock allows. */
const intents: fc.Arbitrary<Intent> = fc.record({
  look: fc.tuple(way, way),
  tilt: fc.double({ min: -0.4, max: 0.4, noNaN: true }),
  nod: fc.double({ min: -0.4, max: 0.4, noNaN: true }),
  lean: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
  roll: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
  squash: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
  stride: share,
  walk: fc.double({ min: 0, max: 12, noNaN: true }),
  armL: arm,
  armR: arm,
  ...{ wave: share, talk: share, grin: share, wow: share, sad: share, brave: share },
  ...{ happy: share, sleepy: share, shiver: share },
})

const species: fc.Arbitrary<Species> = fc.record({
  fur: fc.constantFrom('#e8743a', '#88a', '#fff'),
  ears: fc.constantFrom(...EARS),
  tail: fc.constantFrom(...TAILS),
  face: fc.constantFrom(...FACES),
  size: fc.constant(1),
})

/** Bounds of all vertices in the set, metres. */
function boundsOf(root: Object3D): Box3 {
  root.updateWorldMatrix(true, true)
  return new Box3().setFromObject(root, true)
}

const angles = (object: Object3D): number[] => [
  object.rotation.x,
  object.rotation.y,
  object.rotation.z,
]

/** Cheeks are painted on a canvas; what it looks like does not matter to a rig. */
beforeAll(() => {
  const context = { createRadialGradient: () => ({ addColorStop: () => {} }), fillRect: () => {} }
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) })
})

describe('a rig', () => {
  it('keeps feet on the ground, its neck whole and its limbs to itself in every pose', () => {
    fc.assert(
      fc.property(
        species,
        intents,
        fc.double({ min: 0, max: 60, noNaN: true }),
        (look, pose, t) => {
          const actor = critter(look)
          actor.pose(t, pose)
          const { min, max } = boundsOf(actor.root)
          expect(min.y).toBeGreaterThan(-SOLES)
          for (const corner of [min, max]) expect(corner.length()).toBeLessThan(REACH)
          const neck = actor.head.parent
          if (!neck) throw new Error('a head without a neck')
          for (const angle of angles(neck)) expect(Math.abs(angle)).toBeLessThan(NECK_LIMIT)
        },
      ),
      { numRuns: 25, endOnFailure: true },
    )
  })

  it('takes the same pose at the same time, whatever it did before', () => {
    const [first, second] = [critter({ fur: '#e8743a' }), critter({ fur: '#e8743a' })]
    second.pose(17, { sit: 1, wave: 1, wow: 1, hop: 6 })
    for (const actor of [first, second]) actor.pose(3.5, { walk: 8.4, look: [0.4, 0.2] })
    expect(boundsOf(second.root)).toEqual(boundsOf(first.root))
  })

  it('looks at what it is told to look at, and never farther than its neck turns', () => {
    const actor = critter({ fur: '#e8743a' })
    const [right] = actor.lookAt([3, 1.85, 3])
    const [left] = actor.lookAt([-3, 1.85, 3])
    expect(right).toBeGreaterThan(0)
    expect(left).toBeCloseTo(-right)
    expect(actor.lookAt([-5, 9, -5]).every((value) => Math.abs(value) <= 1)).toBe(true)
  })

  it('opens its mouth with the voice', () => {
    const heights = [0, 0.5, 1].map((talk) => {
      const actor = critter({ fur: '#e8743a' })
      actor.pose(1, { talk })
      return mouthHeight(actor.head)
    })
    expect(heights[1]).toBeGreaterThan(heights[0] ?? 0)
    expect(heights[2]).toBeGreaterThan(heights[1] ?? 0)
  })
})

/** Sum of the heights of all visible parts whose scale the mouth changes. */
function mouthHeight(head: Object3D): number {
  let sum = 0
  const size = new Vector3()
  head.updateWorldMatrix(true, true)
  head.traverseVisible((part) => {
    if (part.children.length > 0) return
    new Box3().setFromObject(part, true).getSize(size)
    sum += size.y
  })
  return sum
}

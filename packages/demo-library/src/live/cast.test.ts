import { readdirSync } from 'node:fs'
import path from 'node:path'
import {
  LEVEL_TRIANGLES,
  type LiveActors,
  type LiveCharacter,
} from '@starnest/film-kit/live/character'
import { LIVE_LOOKS, liveLights } from '@starnest/film-kit/live/lights'
import { buildInSteps } from '@starnest/film-kit/live/mesh/in-steps'
import { bytesOf } from '@starnest/film-kit/live/stats'
import { LIVE_WORLDS, liveWorld } from '@starnest/film-kit/live/worlds'
import { clay, facetedClay } from '@starnest/film-kit/sculpt/clay-material'
import {
  Box3,
  type BufferGeometry,
  type Material,
  Mesh,
  type Object3D,
  Scene,
  type SkinnedMesh,
  Sprite,
  Vector3,
} from 'three'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { liveCastOf, liveFilms, makeLiveCharacter } from './cast.ts'

const LIBRARY = path.join(import.meta.dirname, '../..')
const LEVELS = ['low', 'middle', 'high'] as const
const EVERYBODY = liveFilms().flatMap(liveCastOf)
const now = { pause: () => Promise.resolve() }

/** Cheeks and halos are painted on a canvas; what they look like does not matter here. */
beforeAll(() => {
  const context = { createRadialGradient: () => ({ addColorStop: () => {} }), fillRect: () => {} }
  vi.stubGlobal('document', {
    createElement: () => ({ getContext: () => context, width: 64, height: 64 }),
  })
})

/** All that is drawn of an object, as a camera sees it. */
function drawn(object: Object3D): (Mesh | Sprite)[] {
  const seen: (Mesh | Sprite)[] = []
  object.traverseVisible((part) => {
    if ((part instanceof Mesh || part instanceof Sprite) && part.layers.isEnabled(0))
      seen.push(part)
  })
  return seen
}

const trianglesOf = (object: Object3D): number =>
  drawn(object).reduce((sum, { geometry }) => sum + (geometry.index?.count ?? 0) / 3, 0)

/** How much of what a renderer would hold of an object was not freed yet. */
function heldOf(object: Object3D): () => number {
  const held = new Set<BufferGeometry | Material>()
  for (const { geometry, material } of drawn(object))
    for (const one of [geometry, material].flat()) held.add(one)
  // The clay is everybody's.
  held.delete(clay)
  held.delete(facetedClay)
  for (const one of held) one.addEventListener('dispose', () => held.delete(one))
  return () => held.size
}

describe('who there is', () => {
  it('has at least two characters for each title that ships, each with an id of its own', () => {
    const slugs = ['films', 'trailers'].flatMap((kind) => readdirSync(path.join(LIBRARY, kind)))
    expect([...liveFilms()].sort()).toEqual(slugs.sort())
    for (const slug of slugs) expect(liveCastOf(slug).length, slug).toBeGreaterThanOrEqual(2)
    expect(new Set(EVERYBODY.map(({ id }) => id)).size).toBe(EVERYBODY.length)
  })

  it('has nobody for a title that does not ship', () => {
    expect(liveCastOf('a-film-of-the-family')).toEqual([])
    expect(liveCastOf('constructor')).toEqual([])
  })

  it.each(['leo', 'leo-and-the-lost-star/nobody', 'constructor/name', ''])(
    'refuses "%s"',
    async (id) => {
      await expect(makeLiveCharacter(id, 'low', now)).rejects.toThrow('nobody is called')
    },
  )
})

type Cost = { drawCalls: number; triangles: number; textureBytes: number }

/** What each character costs at the middle level. */
const costs: Cost[] = []

describe.each(LEVELS)('at the %s level', (level) => {
  it.each(EVERYBODY)(
    '$id stands on the floor, within its budget, and leaves nothing behind',
    async ({ id }) => {
      const character = await makeLiveCharacter(id, level, now)
      const { object, height, radius } = character
      expect(trianglesOf(object)).toBeGreaterThan(500)
      expect(trianglesOf(object)).toBeLessThanOrEqual(LEVEL_TRIANGLES[level])
      expect(drawn(object).length).toBeLessThanOrEqual(6)
      expect(bytesOf(object).textureBytes).toBeLessThan(1_000_000)
      expect(height).toBeGreaterThan(1)
      expect(height).toBeLessThan(5)
      expect(radius).toBeLessThan(4)
      if (level === 'middle')
        costs.push({
          drawCalls: drawn(object).length,
          triangles: trianglesOf(object),
          textureBytes: bytesOf(object).textureBytes,
        })
      const scene = new Scene().add(object)
      const held = heldOf(object)
      expect(held()).toBeGreaterThan(0)
      character.dispose()
      expect(scene.children).toEqual([])
      expect(held()).toBe(0)
    },
  )
})

/** Vertices that may be painted without a pause, by whom the level is for: a slow phone paints some 70 in
 *  a millisecond, a faster one 100, a computer 150. The most at once are Leo's mane and a sheep's wool. */
const MOST_AT_ONCE = { low: 2000, middle: 4000, high: 6000 } as const

it.each(LEVELS)('no step at the %s level takes longer than a page may be busy', async (level) => {
  const scenes = await Promise.all(
    ['leo-and-the-lost-star', 'the-jungle-drum', 'sheep-number-nine'].map(
      async (film): Promise<{ live: LiveActors }> => import(`../../films/${film}/live.ts`),
    ),
  )
  for (const bring of scenes.flatMap(({ live }) => Object.values(live))) {
    let pauses = 0
    const pause = async () => {
      pauses++
    }
    const { steps } = await buildInSteps(bring, { triangles: LEVEL_TRIANGLES[level], pause })
    expect(Math.max(...steps)).toBeLessThanOrEqual(MOST_AT_ONCE[level])
    expect(pauses).toBe(steps.length + 1)
  }
})

const GESTURES = ['wave', 'cheer', 'laugh', 'nod'] as const

/** Lets time pass as frames. */
function play(character: LiveCharacter, seconds: number, options?: { isCalm?: boolean }): void {
  for (let t = 0; t < seconds; t += 1 / 12) character.update(1 / 12, options)
}

/** Where the joints of somebody are, as numbers that change when anything moves. */
function pose({ object }: LiveCharacter): number[] {
  object.updateMatrixWorld(true)
  const numbers: number[] = []
  object.traverse((part) => {
    numbers.push(...part.matrixWorld.elements, part.visible ? 1 : 0)
  })
  return numbers
}

const moved = (before: number[], after: number[]): number =>
  before.reduce((sum, value, index) => sum + Math.abs(value - (after[index] ?? 0)), 0)

describe('acting', () => {
  it.each(EVERYBODY)(
    '$id does each gesture, ends it, and speaks with a moving face',
    async ({ id }) => {
      const [acts, rests] = [
        await makeLiveCharacter(id, 'low', now),
        await makeLiveCharacter(id, 'low', now),
      ]
      const difference = (seconds: number) => {
        play(acts, seconds)
        play(rests, seconds)
        return moved(pose(rests), pose(acts))
      }
      for (const gesture of GESTURES) {
        acts.play(gesture)
        expect(difference(0.5), gesture).toBeGreaterThan(0.05)
        expect(difference(2.5), `after ${gesture}`).toBeLessThan(0.01)
      }
      acts.setMouth(1)
      expect(difference(0.1), 'mouth').toBeGreaterThan(0.01)
      acts.setMouth(0)
      acts.speak(0.5, 'Hello there')
      expect(difference(0.6), 'after speaking').toBeLessThan(0.01)
      acts.dispose()
      rests.dispose()
    },
  )

  it('sits until it is told to stand', async () => {
    const leo = await makeLiveCharacter('leo-and-the-lost-star/leo', 'low', now)
    const standing = pose(leo)
    leo.play('sit')
    play(leo, 10, { isCalm: true })
    expect(moved(standing, pose(leo))).toBeGreaterThan(1)
    leo.play('stand')
    play(leo, 2, { isCalm: true })
    expect(moved(standing, pose(leo))).toBeLessThan(0.01)
  })

  it('drifts by itself, and not where calm is asked for', async () => {
    const leo = await makeLiveCharacter('leo-and-the-lost-star/leo', 'low', now)
    const before = pose(leo)
    play(leo, 3, { isCalm: true })
    expect(pose(leo)).toEqual(before)
    play(leo, 3)
    expect(moved(before, pose(leo))).toBeGreaterThan(0.05)
  })

  it('holds a gesture still where calm is asked for', async () => {
    const leo = await makeLiveCharacter('leo-and-the-lost-star/leo', 'low', now)
    leo.play('wave')
    play(leo, 0.8, { isCalm: true })
    const held = pose(leo)
    play(leo, 0.6, { isCalm: true })
    expect(moved(held, pose(leo))).toBeLessThan(1e-6)
  })

  it('looks to where it is told, wherever it stands', async () => {
    const leo = await makeLiveCharacter('leo-and-the-lost-star/leo', 'low', now)
    leo.object.position.set(4, 0, -2)
    leo.object.scale.setScalar(0.2)
    const ahead = pose(leo)
    leo.lookAt(new Vector3(4.5, 0.4, -2))
    play(leo, 1, { isCalm: true })
    expect(moved(ahead, pose(leo))).toBeGreaterThan(0.05)
    leo.lookAt(null)
    play(leo, 2, { isCalm: true })
    expect(moved(ahead, pose(leo))).toBeLessThan(0.01)
  })

  it('looks the same in a corner of the world as in its middle', async () => {
    const heron = () => makeLiveCharacter('the-umbrella-samurai/heron', 'low', now)
    const [here, there] = [await heron(), await heron()]
    there.object.position.set(30, 2, -7)
    for (const one of [here, there]) play(one, 1)
    const size = (one: LiveCharacter) => {
      one.object.updateMatrixWorld(true)
      return jointsOf(one)
        .getSize(new Vector3())
        .toArray()
        .map((value) => value.toFixed(4))
    }
    expect(size(there)).toEqual(size(here))
  })
})

/** Bounds of the joints that a character's meshes hang on. */
function jointsOf({ object }: LiveCharacter): Box3 {
  const bounds = new Box3()
  for (const mesh of drawn(object))
    if ('skeleton' in mesh)
      for (const joint of (mesh as SkinnedMesh).skeleton.bones)
        bounds.expandByPoint(new Vector3().setFromMatrixPosition(joint.matrixWorld))
  return bounds
}

it('four of any crew at the middle level keep within what a room may cost', () => {
  expect(costs.length).toBe(EVERYBODY.length)
  const dearest = (cost: (one: Cost) => number) =>
    costs
      .map(cost)
      .sort((a, b) => b - a)
      .slice(0, 4)
      .reduce((sum, value) => sum + value, 0)
  // Each is drawn once more for a shadow.
  expect(2 * dearest(({ drawCalls }) => drawCalls)).toBeLessThanOrEqual(60)
  expect(dearest(({ triangles }) => triangles)).toBeLessThanOrEqual(80_000)
  expect(dearest(({ textureBytes }) => textureBytes)).toBeLessThan(48_000_000)
})

describe('what stands round them', () => {
  it.each(LIVE_WORLDS)('a world "%s" is small, and one picture to draw', (name) => {
    const world = liveWorld(name)
    expect(world.triangles).toBeLessThan(8000)
    expect(drawn(world.object)).toHaveLength(1)
    const held = heldOf(world.object)
    world.dispose()
    expect(held()).toBe(0)
  })

  it('lights switch their shadows, and leave', () => {
    const lights = liveLights(LIVE_LOOKS.room)
    const scene = new Scene().add(lights.object)
    const shadows = () => {
      let count = 0
      scene.traverse((part) => {
        if (part.castShadow) count++
      })
      return count
    }
    lights.setShadows(true)
    expect(shadows()).toBe(1)
    lights.setShadows(false)
    expect(shadows()).toBe(0)
    lights.dispose()
    expect(scene.children).toEqual([])
  })
})

import type { FramePlan } from '@starnest/film-kit/film/script'
import { shot } from '@starnest/film-kit/film/script'
import type { Vec2, Vec3 } from '@starnest/film-kit/time/keyframes'
import { bringBruno } from '../sets/cast.ts'
import { pancake } from '../sets/pancake.ts'
import { bunting, flowerTub, morning, slope, village } from '../sets/village.ts'
import { titleLook } from './bakery.ts'

type Composition = {
  name: string
  lens: number
  bruno: Vec2
  /** Raise and spread of the arm with the pan. */
  panArm: Vec2
  /** Place of the pancake, its height above the street. */
  runaway: Vec3
  tubs: readonly Vec2[]
  from: Vec3
  at: Vec3
  lettering?: NonNullable<FramePlan['lettering']>
}

/** The chase: the pancake towards the lens, Bruno after it. */
const keyArt = (plan: Composition) =>
  shot({
    name: plan.name,
    seconds: 2,
    lens: plan.lens,
    look: { ...morning, vignette: 0.2, contrast: 0.4 },
    shadowSpan: 9,
    stage(set) {
      village(set, { from: -15, to: 15, seed: 3, bakeryAt: -2 })
      bunting(set, [-8, 6.2, -2.6], [8, 5.2, -2.6], { flags: 18, sag: 1, size: 1.2 })
      for (const [x, z] of plan.tubs) flowerTub(set, x, z, 1.1, x < 0 ? '#d9704f' : '#5fa8c9')
      const bruno = bringBruno(set)
      const runaway = pancake()
      set.add(runaway.root)
      const [x, height, z] = plan.runaway
      return () => {
        bruno.place(...plan.bruno, 0.5)
        bruno.pose(2.04, {
          walk: 8.4,
          stride: 1.1,
          lean: 0.2,
          look: [0.3, -0.2],
          wow: 1,
          armR: plan.panArm,
          armL: [1.5, 0.5],
        })
        runaway.root.position.set(x, slope(x, z) + height, z)
        runaway.pose({ spin: -0.24, yaw: 0.1, grin: 1, look: [-0.5, 0.3], sly: 0.3 })
        set.camera.shoot({ t: 0, sway: 0, from: plan.from, at: plan.at, roll: 0.03 })
        return {
          focus: [0.2, 1.8, 1.4],
          range: 2,
          blur: 0.72,
          ...(plan.lettering ? { lettering: plan.lettering } : {}),
        }
      }
    },
  })

export const poster = keyArt({
  name: 'poster',
  lens: 34,
  bruno: [-0.6, 0.2],
  panArm: [2.8, 0.1],
  runaway: [0.85, 0.82, 2.3],
  tubs: [
    [-2.5, -1.6],
    [2.9, -1.8],
  ],
  from: [0.28, 1.5, 10.2],
  at: [0.28, 2.42, 0.6],
  lettering: {
    ...titleLook,
    x: 240,
    y: 112,
    lines: [
      { text: 'The Runaway', size: 58 },
      { text: 'Pancake', size: 96 },
    ],
  },
})

export const backdrop = keyArt({
  name: 'backdrop',
  lens: 28,
  bruno: [-0.1, 0.2],
  panArm: [2.7, 0.55],
  runaway: [2.5, 0.95, 2.1],
  tubs: [
    [-4.4, -1.6],
    [4.8, -1.8],
  ],
  from: [-0.2, 1.7, 10],
  at: [-0.2, 1.8, 0.6],
})

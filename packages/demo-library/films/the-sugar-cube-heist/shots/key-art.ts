import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec2, Vec3 } from '@starnest/film-kit/time/keyframes'
import { catTail } from '@starnest/film-kit/world/kitchen/sleeping-cat'
import { crew } from '../sets/crew.ts'
import { backOfTable, kitchenLook, looseCube, table, titleLook } from '../sets/kitchen.ts'

/** Pepper with her loot overhead, her crew behind her, and the tail they have not seen yet. */
function keyArt(set: FilmSet, tailPath: readonly Vec3[], [x, z]: Vec2) {
  table(set)
  sculpt((s) => backOfTable(s), { to: set.scene })
  const { boss, nib, dumpling } = crew(set)
  const tail = catTail(set, { thick: 0.6 })
  tail.pose(tailPath)
  // Its shadow would fall over the look-out's face.
  tail.mesh.castShadow = false
  boss.place(x, z, 0.1)
  boss.pose(1, {
    look: [0.1, 0.1],
    grin: 0.9,
    brave: 0.4,
    armL: [2.9, 0.3],
    armR: [2.9, 0.3],
    tilt: 0.08,
  })
  const [, , deep] = boss.faceAt()
  const loot = looseCube(set, 0.85)
  loot.position.set(x + 0.02, 2.12, deep + 0.05)
  loot.rotation.set(0.1, 0.5, 0.1)
  nib.place(x - 1.18, z - 0.4, 0.25)
  nib.pose(1.2, { look: [-0.3, 0.9], wow: 1, armL: [1.5, 0.2], armR: [1.5, 0.2] })
  dumpling.place(x + 1.3, z - 1.15, -0.2)
  dumpling.pose(1.4, { look: [-0.1, 0.9], wow: 0.9, armL: [1.3, 0.3], armR: [1.3, 0.3] })
  return boss
}

/** The heist, under the title. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: { ...kitchenLook, exposure: 1.16 },
  lens: 32,
  stage(set) {
    const boss = keyArt(
      set,
      [
        [9, 0.6, -6],
        [5, 0.7, -4.6],
        [3.6, 2.2, -3.4],
        [2.5, 4, -2.4],
        [0.7, 4.4, -1.6],
        [-0.5, 3.7, -1.3],
      ],
      [0, 1.1],
    )
    return () => {
      set.camera.shoot({ t: 0, from: [0.1, 1.35, 8.9], at: [0.05, 2.25, 0], sway: 0 })
      return {
        focus: boss.faceAt(),
        range: 1.6,
        blur: 0.8,
        lettering: {
          lines: [
            { text: 'The Great', size: 48 },
            { text: 'Sugar Cube', size: 84 },
            { text: 'Heist', size: 96 },
          ],
          x: 240,
          y: 118,
          ...titleLook,
        },
      }
    }
  },
})

/** The same crime, wide; the crew stand right of the middle. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: { ...kitchenLook, exposure: 1.14 },
  lens: 30,
  stage(set) {
    const boss = keyArt(
      set,
      [
        [13, 0.6, -6],
        [8, 0.7, -4.6],
        [6.2, 2, -3.4],
        [4.9, 3.3, -2.6],
        [3.1, 3.7, -1.8],
        [1.9, 3.1, -1.5],
      ],
      [2.2, 1.1],
    )
    return () => {
      set.camera.shoot({ t: 0, from: [0.3, 1.2, 7.9], at: [0.45, 1.55, 0], sway: 0 })
      return { focus: boss.faceAt(), range: 1.6, blur: 0.85 }
    }
  },
})

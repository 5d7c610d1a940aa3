import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { snow } from '@starnest/film-kit/particles/weather'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { europa, iceLook, railSnow, titleLook, toyShip } from '../sets/europa.ts'
import { keeper } from '../sets/keeper.ts'

/** The giant's hues at dusk: darker than the keeper's face. */
const DUSK = ['#b4bfd6', '#8fa2c4', '#7d7f9c', '#56699a', '#c98a70'] as const

function keyArt(set: FilmSet, at: Vec3, radius: number) {
  const { tower } = europa(set, {
    up: true,
    dark: true,
    jupiter: { at, radius, sun: [0.55, 0.4, 0.75], hues: DUSK },
  })
  railSnow(tower.gallery)(0.9)
  tower.set(1, { yaw: 1.25, pitch: 0.1, air: 1.3 })
  toyShip(set, [-0.5, 0.92, 2.3])
  pointLamp(set.scene, '#5fc4ff', [1.4, 0.2, 3.6], 3.5, 6)
  snow(set, { count: 70, size: 0.06, box: [4, 5, 3], at: [0, 1.4, 2], opacity: 0.8 })
  const old = keeper()
  set.add(old.root)
  old.root.scale.setScalar(0.84)
  old.root.position.set(0.35, 0, 1.72)
  old.root.rotation.y = -0.2
  old.pose(1, {
    frost: 0.85,
    look: [0.1, 0.25],
    wow: 0.2,
    lean: 0.05,
    handL: [-0.72, 1.12, 0.72],
    handR: [0.6, 1.06, 0.66],
  })
  return old
}

/** The keeper under the giant, the lamp behind his shoulder. */
export const poster = shot({
  name: 'poster',
  seconds: 1,
  look: { ...iceLook, exposure: 1.06 },
  lens: 20,
  stage(set) {
    const old = keyArt(set, [-9, 13, -76], 21)
    return () => {
      set.camera.shoot({ t: 0, from: [-1.1, 0.1, 13], at: [0.12, 0.72, 1.5], sway: 0 })
      return {
        focus: old.faceAt(),
        range: 1.6,
        blur: 0.55,
        lettering: {
          lines: [
            { text: 'The', size: 52 },
            { text: 'Lighthouse', size: 94 },
            { text: 'on Europa', size: 84 },
          ],
          x: 240,
          y: 590,
          ...titleLook,
          top: '#ffffff',
          bottom: '#dbe9fb',
          outline: '#14264c',
          outlineWidth: 0.14,
        },
      }
    }
  },
})

/** The same, wide, with the keeper on the right. */
export const backdrop = shot({
  name: 'backdrop',
  seconds: 1,
  look: { ...iceLook, exposure: 1.06 },
  lens: 16,
  stage(set) {
    const old = keyArt(set, [-21, 17, -76], 24)
    return () => {
      set.camera.shoot({ t: 0, from: [-1.6, 0.9, 14.5], at: [-0.75, 1.45, 1.5], sway: 0 })
      return { focus: old.faceAt(), range: 1.6, blur: 0.55 }
    }
  },
})

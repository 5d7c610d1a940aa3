import { shot } from '@starnest/film-kit/film/script'
import { looks } from '@starnest/film-kit/light/looks'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { crystalMoon, titleLook } from './sets.ts'

export const arrival = shot({
  name: 'arrival',
  seconds: 5.5,
  look: looks.crystal,
  fadeIn: 0.3,
  stage(set) {
    const { cub, star, shine } = crystalMoon(set)
    return (t) => {
      const way = progress(t, 0.2, 3.6, ease.linear)
      const x = lerp(-4.6, -0.9, way)
      cub.place(x, lerp(0.9, 0.7, way), keys(t, [0, 0.95], [3.4, 0.95], [4.1, 0.62]))
      cub.pose(t, {
        walk: 8.4,
        stride: 1 - progress(t, 3.3, 3.7),
        look: keys(t, [0, [0, 0]], [1, [-0.8, 0.15]], [2.2, [0.35, 0.1]], [3.6, [0.45, -0.12]]),
        tilt: 0.16 * progress(t, 3.9, 4.4),
        wow: 0.8 * progress(t, 3.7, 3.95),
        armR: [0.6 * progress(t, 3.9, 4.3), 0.25 * progress(t, 3.9, 4.3)],
      })
      star.root.position.set(
        2.05,
        set.heightAt(2, -1.2) + lerp(0.95, 1.3, progress(t, 3.9, 4.6)),
        -0.95,
      )
      star.pose(t, {
        sad: 1,
        shiver: 1,
        roll: -0.18,
        yaw: -0.3,
        look: [keys(t, [3.6, 0.6], [4.2, -0.9]), -0.3],
      })
      shine(0.25 + 0.05 * Math.sin(t * 6))
      set.camera.shoot({
        t,
        from: keys(t, [0, [-0.6, 2.6, 11.8]], [5.5, [0.35, 2, 8.6]]),
        at: keys(t, [0, [-0.9, 1.5, -0.4]], [5.5, [0.45, 1.55, -0.2]]),
      })
      return { focus: [x, 1.6, 0.8], range: 2.2, blur: 0.95 }
    }
  },
})

export const promise = shot({
  name: 'promise',
  seconds: 8,
  look: looks.crystal,
  lens: 27,
  fadeOut: 0.35,
  stage(set) {
    const { cub, star, shine } = crystalMoon(set)
    return (t, { talk }) => {
      const joy = progress(t, 4.6, 5.6)
      const smile = pulse(t, 5.9, 7.6)
      cub.place(-0.55, 0.8, 0.72)
      cub.pose(t, {
        lean: 0.1,
        look: [0.34 - joy * 0.12, -0.12 + joy * 0.25],
        tilt: 0.14 * pulse(t, 0.2, 3.6, 0.4) - 0.06 * joy,
        talk: talk('leo'),
        sad: 0.6 * (1 - progress(t, 2.6, 3.4)),
        happy: smile,
        grin: 0.75 * progress(t, 5.7, 6),
        armR: [keys(t, [0, 0.5], [3.4, 0.5], [4.2, 1.35]), keys(t, [3.4, 0.2], [4.2, 0.35])],
        armL: [0.3, 0.05],
      })
      const rise = lerp(1.3, 2.15, ease.back(progress(t, 4.6, 5.7, ease.linear)))
      star.root.position.set(
        lerp(1.75, 1.35, joy),
        set.heightAt(1.8, 0) + rise + 0.1 * Math.sin(t * 2.2) * joy,
        lerp(0.15, 0.55, joy),
      )
      star.pose(t, {
        yaw: -0.55 + joy * 0.15,
        look: [-0.9, 0.35],
        talk: talk('star'),
        sad: 1 - progress(t, 4.4, 4.7),
        shiver: 1 - joy,
        roll: -0.12 * (1 - joy),
        grin: progress(t, 5.3, 5.6),
      })
      shine(0.3 + 0.7 * joy + 0.08 * Math.sin(t * 5) * joy)
      set.camera.shoot({
        t,
        sway: 0.035,
        from: keys(t, [0, [1.2, 2.05, 6.6]], [8, [0.75, 2, 5.9]]),
        at: keys(t, [0, [0.45, 1.72, 0.5]], [8, [0.4, 1.88, 0.6]]),
      })
      return { focus: [0.2, 1.8, 0.8], range: 1.1 }
    }
  },
})

/** The two of them on the crystal moon, for poster and backdrop. */
export const keyArt = (wide: boolean) =>
  shot({
    name: wide ? 'backdrop' : 'poster',
    seconds: 2,
    lens: wide ? 27 : 33,
    look: { ...looks.crystal, vignette: 0.4, contrast: 0.35, exposure: 1.16 },
    stage(set) {
      const { cub, star, shine } = crystalMoon(set)
      return (t) => {
        cub.place(-0.35, 0.8, 0.3)
        cub.pose(2.2, { look: [0.3, 0.35], armR: [1.9, 0.5], armL: [0.5, 0.25], grin: 0.8 })
        star.root.position.set(wide ? 1.9 : 1.15, wide ? 2.7 : 3.35, 1)
        star.root.scale.setScalar(0.6)
        star.pose(0.4, { yaw: -0.4, look: [-0.7, -0.4], grin: 1, roll: 0.15 })
        shine(1)
        set.camera.shoot({
          t,
          sway: 0,
          from: wide ? [-0.6, 1.8, 8.6] : [0.5, 1.7, 10.6],
          at: wide ? [-0.6, 1.9, 0.6] : [0.12, 2.75, 0.6],
        })
        const lettering = {
          ...titleLook,
          x: 240,
          y: 108,
          lines: [
            { text: 'Leo and the', size: 42 },
            { text: 'Lost Star', size: 78 },
          ],
        }
        return { focus: [0, 2, 0.9], range: 1.5, lettering: wide ? undefined : lettering }
      }
    },
  })

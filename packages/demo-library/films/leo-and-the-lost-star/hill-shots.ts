import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { looks } from '@starnest/film-kit/light/looks'
import { burst, trail } from '@starnest/film-kit/particles/effects'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { fullMoon } from '@starnest/film-kit/world/space/celestial'
import { rocket } from '@starnest/film-kit/world/space/rocket'
import { lantern } from '@starnest/film-kit/world/town/lantern'
import { hill, leo, littleStar, spaceSuit, titleLook } from './sets.ts'

export const wish = shot({
  name: 'wish',
  seconds: 11,
  look: looks.night,
  lens: 31,
  shadowSpan: 10,
  fadeIn: 0.8,
  fadeOut: 0.3,
  stage(set) {
    hill(set, 'night')
    fullMoon(set, [-19, 28.5, -48])
    const cub = set.cast(leo, [-0.5, 0.6])
    const ship = set.add(rocket())
    ship.position.set(2.7, set.heightAt(2.7, -1.4) + 0.42, -1.4)
    ship.rotation.z = -0.06
    glow(set.scene, '#ffb45a', 3.2, [2.6, ship.position.y + 1.7, -0.3], 0.5)
    lantern(set.scene, [0.95, set.heightAt(0.95, 1.1), 1.1])
    const falling = (t: number): Vec3 => {
      const k = (t - 3) / 2.6
      return [lerp(14, -4, k), lerp(31, 5, k * k * 0.4 + k * 0.6), -34 + k * 4]
    }
    const tail = trail(set, falling, {
      count: 110,
      color: '#ffe9a0',
      life: 0.9,
      spread: 1.1,
      size: 0.95,
      seed: 5,
    })
    const head = glow(set.scene, '#fff0b0', 5, [0, 0, 0], 1.4)
    return (t) => {
      const seen = pulse(t, 3, 5.7, 0.3)
      tail.set(t, seen)
      head.sprite.position.set(...falling(t))
      head.set(seen)
      const up = progress(t, 8.5, 8.75)
      cub.place(-0.5, 0.6, keys(t, [0, 0.35], [8.6, 0.2], [9.4, 0.05]))
      cub.pose(t, {
        sit: 1 - up,
        squash:
          0.13 *
          Math.sin(progress(t, 8.5, 9.1, ease.linear) * Math.PI * 2) *
          (1 - progress(t, 8.6, 9.4)),
        look: keys(
          t,
          [0, [0.5, 0.9]],
          [5.4, [0.55, 0.95]],
          [6.6, [-0.35, 0.75]],
          [7.6, [0.45, 0.8]],
          [8.3, [0.3, 0.9]],
          [10.2, [0.1, 0.2]],
        ),
        wow: pulse(t, 8.2, 10.1),
        brave: progress(t, 9.6, 10.2),
        grin: 0.6 * progress(t, 10, 10.3),
        armR: [keys(t, [6, 0], [6.3, 1.9], [8, 1.9], [8.4, 0.2], [9.2, 2.2], [10.6, 2.2]), 0.35],
        armL: [0.35 + up * 0.3, 0.05 + up * 0.4],
      })
      set.camera.shoot({
        t,
        sway: 0.06,
        from: keys(
          t,
          [0, [0, 4.2, 13]],
          [3.3, [0, 4, 13]],
          [6.4, [0.5, 3, 8.9], ease.smoother],
          [11, [0.15, 2.95, 7.5]],
        ),
        at: keys(
          t,
          [0, [0, 17.6, -20]],
          [3.3, [0, 17.2, -20]],
          [6.4, [0.55, 2.95, 0], ease.smoother],
          [11, [0.25, 3, 0.2]],
        ),
      })
      return {
        focus: keys(t, [4.2, 40], [6.2, set.camera.distanceTo([-0.5, 3, 0.6])]),
        range: 2.4,
        blur: progress(t, 4.6, 6.4),
        lettering:
          t > 4.6
            ? undefined
            : {
                ...titleLook,
                x: 640,
                y: 322,
                age: t - 0.5,
                gone: progress(t, 3.7, 4.4),
                lines: [
                  { text: 'Leo and the', size: 88 },
                  { text: 'Lost Star', size: 138 },
                ],
                subtitle: { text: 'a tiny bedtime story', size: 30, color: '#fff3dc' },
              },
      }
    }
  },
})

export const home = shot({
  name: 'home',
  seconds: 8.5,
  look: looks.dawn,
  fadeIn: 0.35,
  shadowSpan: 10,
  stage(set) {
    hill(set, 'dawn')
    const cub = set.cast({ ...leo, suit: spaceSuit.suit, seed: 3 }, [0, 0.6])
    const star = littleStar(set, 0.6)
    const lamp = pointLamp(star.root, '#ffc060', [-1.6, 0, 1.8], 3)
    const ground = set.heightAt(0, 0)
    const path = (t: number): Vec3 => [
      keys(t, [0, 1.35], [1.6, 1.5], [5.2, 3.6, ease.in]),
      ground + keys(t, [0, 2.2], [1.5, 2.5], [5.2, 11.5, ease.in]),
      keys(t, [0, 0.9], [1.6, 0.6], [5.2, -22, ease.in]),
    ]
    const tail = trail(set, path, {
      count: 170,
      color: '#ffe08a',
      life: 1.6,
      spread: 0.8,
      size: 0.3,
      lag: 0.4,
      seed: 6,
    })
    const twinkle = burst(set, path(5.2))
    return (t) => {
      star.root.position.set(...path(t))
      star.root.visible = t < 5.25
      star.pose(t, {
        yaw: -0.5 * (1 - progress(t, 1.2, 2)),
        grin: 1 - progress(t, 1.8, 2.1),
        look: [-0.7, 0.1],
        roll: Math.sin(t * 5) * 0.2 * progress(t, 1.6, 2.4),
      })
      tail.set(t, progress(t, 2.7, 3.5))
      lamp.intensity = 3 * (1 - progress(t, 1.6, 3))
      twinkle.set(t - 5.2)
      cub.place(0, 0.6, keys(t, [0, 0.5], [1.8, 0.45], [4.8, 0.35], [5.8, 0.02]))
      cub.pose(t, {
        look: keys(
          t,
          [0, [0.4, 0.15]],
          [1.6, [0.45, 0.2]],
          [3.4, [0.3, 0.85]],
          [5.4, [0.2, 0.8]],
          [6.2, [0, 0.02]],
        ),
        wave: pulse(t, 2.2, 5.4, 0.4),
        hop: 4.49,
        hopHeight: 0.3 * pulse(t, 5.6, 7),
        happy: progress(t, 6.1, 6.35),
        grin: keys(t, [2, 0], [2.3, 0.35], [5.2, 0.35], [5.5, 0.85]),
      })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.4, 3, 7.4]],
          [2, [0.3, 2.7, 8.2]],
          [5.4, [0.1, 2.3, 9.6]],
          [7, [0, 3, 7.2]],
        ),
        at: keys(
          t,
          [0, [0.5, 3.05, 0.3]],
          [2, [0.5, 3.4, 0]],
          [4.6, [0.5, 4.6, 0]],
          [5.6, [0.4, 4.4, 0]],
          [7, [0, 3.2, 0.5]],
        ),
      })
      const closing = {
        radius: keys(t, [6.9, 1.6], [7.5, 0.3, ease.out], [7.9, 0.27], [8.4, -0.05, ease.in]),
        at: set.camera.project(cub.faceAt()),
      }
      return { focus: [0, 3, 0.6], range: 3, blur: 0.75, iris: t > 6.9 ? closing : undefined }
    }
  },
})

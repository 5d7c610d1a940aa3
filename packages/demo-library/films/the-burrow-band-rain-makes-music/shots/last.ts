import { bramble, clover, gulp } from '@starnest/film-kit/creature/band/members'
import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { lightShaft } from '@starnest/film-kit/light/window-light'
import { songRings } from '@starnest/film-kit/particles/song-rings'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { dripping } from '@starnest/film-kit/world/burrow/drips'
import { burrowHome } from '@starnest/film-kit/world/burrow/home'
import { vessel } from '@starnest/film-kit/world/burrow/vessels'
import { LAST } from '../drops.ts'
import { caught, FLOOR, rainy } from '../sets/rainy.ts'

/** Height of the acorn cup on Bramble's head, and of the tip the last drop hangs from. */
const [CUP_Y, TIP_Y] = [FLOOR + 1.86, FLOOR + 3.05]
const LANDS = LAST.acorn[0]

/** The rain stops one note too early. Everybody waits. */
export const last = shot({
  name: 'last',
  seconds: 8,
  look: rainy,
  lens: 29,
  shadowSpan: 6,
  stage(set) {
    const lamps = burrowHome(set, { lit: ['music'] })
    const row = [
      caught(set, 'bowl', [-1.05, -0.2], LAST.bowl),
      caught(set, 'mug', [-0.5, 0], LAST.mug, 1.1),
      caught(set, 'jar', [1.1, -0.2], LAST.jar),
      caught(set, 'teacup', [0.5, 0], LAST.teacup, 1.1),
    ]
    const hero = bramble(set)
    const rabbit = clover(set)
    const frog = gulp(set)
    const cup = vessel(set, 'acorn', [0, 0.88, 0.16], 2.1)
    hero.head.add(cup.root)
    const lastDrop = dripping(set, {
      from: [0.02, TIP_Y, -0.72],
      landY: CUP_Y,
      lands: LAST.acorn,
      size: 0.17,
      swell: 3,
    })
    const sun = lightShaft(set.scene, [-2.2, FLOOR + 4, -1.9], [3.4, -4, 0.4], {
      height: 1.7,
      color: '#ffc860',
      power: 0,
    })
    const warm = glow(set.scene, '#ffd08a', 7, [-2, FLOOR + 3.4, -2.2], 0.8)
    const rings = songRings(set, {
      count: 3,
      gap: 0.2,
      life: 1.6,
      width: 3.6,
      power: 0.35,
      color: '#fff0b0',
    })
    return (t) => {
      lamps.music.swing(0.03 * Math.sin(t * 2))
      for (const one of row) one.act(t)
      const drop = lastDrop(t)
      cup.splash(t > 4 ? drop.since : -1)
      rings(t - LANDS, [0.02, CUP_Y + 0.1, -0.6])
      const clear = progress(t, 1.6, 3.4)
      sun.set(0.22 * clear)
      warm.set(0.22 * clear)
      const waiting = pulse(t, 1.5, LANDS, 0.3)
      const glad = progress(t, LANDS + 0.1, LANDS + 0.35)
      const jump = pulse(t, LANDS, LANDS + 0.3, 0.1)
      hero.place(0, -0.95, 0)
      hero.pose(t + 0.9, {
        look: keys(
          t,
          [0, [0, 0]],
          [1.3, [-0.4, 0]],
          [1.9, [0.4, 0]],
          [2.4, [0, 0.5]],
          [LANDS, [0, 0.75]],
          [LANDS + 0.5, [0, 0.15]],
        ),
        nod: 0.18 * waiting,
        wow: 0.55 * waiting + 0.8 * jump,
        happy: glad,
        grin: glad,
        armL: [0.3 + 1.2 * glad, 0.2 + 1.1 * glad],
        armR: [0.3 + 1.2 * glad, 0.2 + 1.1 * glad],
        squash: -0.1 * jump,
      })
      rabbit.place(-1.15, -1.25, keys(t, [0, 0.2], [1.6, 0.2], [2.1, 0.75]))
      rabbit.pose(t, {
        armL: [0.95, -0.62],
        armR: [1.12, -0.05],
        happy: 1 - progress(t, 1.2, 1.5) + glad,
        look: keys(t, [1.2, [0, 0]], [1.8, [0.2, 0.5]], [3.2, [0.4, 0.8]]),
        wow: 0.5 * waiting,
        grin: glad,
        tilt: -0.1 * waiting,
        earDroop: -0.1 * waiting,
      })
      frog.place(1.15, -1.25, keys(t, [0, -0.2], [1.7, -0.2], [2.2, -0.75]))
      frog.pose(t, {
        look: keys(t, [1.2, [0, 0]], [1.9, [-0.2, 0.5]], [3.2, [-0.4, 0.8]]),
        talk: 1 - progress(t, 0.9, 1.3),
        grin: 0.9 * glad,
        happy: glad,
        wow: 0.4 * waiting,
        armL: [0.3 + glad, 0.4 * glad],
        armR: [0.3 + glad, 0.4 * glad],
      })
      frog.puff(0.9 - 0.2 * glad)
      const up =
        progress(t, 3.2, 4.5, ease.smoother) *
        (1 - progress(t, LANDS - 0.46, LANDS + 0.02, ease.in))
      const near = progress(t, 1.2, 3.2)
      set.camera.shoot({
        t,
        sway: 0.02,
        from: [
          0.05,
          FLOOR + 1.45 + 0.35 * near + 0.85 * up,
          3.5 - 1.2 * near - 0.2 * up + 0.4 * glad,
        ],
        at: [0.02, FLOOR + 1.12 + 0.45 * near + 1.02 * up, -0.85],
      })
      const face = set.camera.distanceTo(hero.faceAt()) - 0.4
      const tip = set.camera.distanceTo([0.02, TIP_Y, -0.72])
      const [ix, iy] = set.camera.project([0.02, CUP_Y, -0.75])
      return {
        focus: lerp(face, tip, progress(t, 2.8, 3.6) * (1 - glad)),
        range: 0.9,
        blur: 0.9,
        ...(t > 6.3
          ? { iris: { radius: keys(t, [6.7, 1.5], [7.85, 0, ease.in]), at: [ix, iy] as const } }
          : {}),
      }
    }
  },
})

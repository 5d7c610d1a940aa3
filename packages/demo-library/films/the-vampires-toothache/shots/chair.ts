import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { burst } from '@starnest/film-kit/particles/effects'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, mixVec3, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { CELLAR_WALL, cellarOn, SEAT, STOOL } from '../sets/cellar.ts'
import { cellarLook } from '../sets/looks.ts'
import { fang, ottoOn } from '../sets/otto.ts'
import { pimOn } from '../sets/pim.ts'
import { ottoShadow, pimShadow } from '../sets/shadows.ts'

/** A thread between two moving points. */
function threadOn(set: FilmSet) {
  const root = set.add(joint())
  sculpt(
    (s) =>
      s.cylinder('#fff4e0', [0, 0, 0.5], [0.012, 0.012, 1], {
        rotate: [Math.PI / 2, 0, 0],
        segments: 6,
        glow: 0.5,
      }),
    {
      to: root,
      shadow: false,
    },
  )
  return (from: Vec3, to: Vec3, seen: boolean) => {
    root.visible = seen
    root.position.set(...from)
    root.lookAt(...to)
    root.scale.z = Math.max(0.01, Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]))
  }
}

/** Open wide: and now the dentist is the one who is frightened. */
export const open = shot({
  name: 'open',
  seconds: 8.5,
  look: cellarLook,
  lens: 29,
  shadowSpan: 6,
  stage(set) {
    const light = cellarOn(set)
    const otto = ottoOn(set, { sitting: true })
    const pim = pimOn(set, { size: 0.5 })
    return (t, { talk }) => {
      light(t)
      otto.place(SEAT.x, SEAT.z, SEAT.turn, SEAT.lift)
      const wide = keys(t, [1.1, 0], [1.5, 1, ease.back], [2.9, 1], [3.2, 0])
      const kind = progress(t, 6.8, 7.4)
      otto.pose(t, {
        sit: 1,
        open: wide,
        talk: talk('otto') * (1 - wide),
        look: keys(
          t,
          [0, [0.6, -0.1]],
          [1.2, [0.5, 0.2]],
          [2.4, [0.6, -0.1]],
          [3.4, [0.1, -0.5]],
          [5, [0.5, -0.1]],
          [6.4, [0.75, -0.1]],
        ),
        sad: 0.8 * (1 - wide) * (1 - kind),
        wow: pulse(t, 5.6, 6.9, 0.2) * 0.7,
        grin: 0.5 * kind,
        happy: pulse(t, 7.4, 8.5, 0.3) * 0.6,
        shiver: 0.6 * pulse(t, 3.2, 5.4, 0.3),
        earDroop: 0.7 - 0.5 * kind,
        armL: [0.9, -0.1],
        armR: [0.9, -0.1],
      })
      const fright = pulse(t, 1.5, 6.9, 0.2)
      pim.place(
        STOOL[0],
        STOOL[2],
        keys(t, [0, -0.95], [1.4, -0.95], [1.8, -0.6, ease.back], [3.2, -0.5], [6.8, -0.8]),
        STOOL[1] + 0.22 * pulse(t, 1.45, 1.9, 0.2),
      )
      pim.pose(t, {
        talk: talk('pim'),
        look: keys(
          t,
          [0, [-0.3, 0.2]],
          [1.5, [-0.4, 0.1]],
          [2.4, [-0.7, 0.1]],
          [3.4, [0, -0.4]],
          [4.6, [-0.4, 0]],
          [5.4, [0.1, -0.1]],
          [6.8, [-0.5, 0.1]],
        ),
        wow: pulse(t, 1.5, 3.4, 0.15),
        sad: 0.8 * pulse(t, 3.2, 6.9, 0.3),
        shiver: fright,
        earDroop: 0.9 * fright,
        squash: 0.14 * pulse(t, 1.4, 1.9, 0.2) - 0.06 * fright,
        grin: 0.7 * kind,
        armL: [1.6 * fright, -0.2 * fright],
        armR: [1.6 * fright, -0.2 * fright],
      })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.5, 2.3, 5.9]],
          [1.6, [0.4, 2.25, 5.3]],
          [3.2, [0.35, 2.2, 5.1]],
          [8.5, [0.25, 2.15, 4.6]],
        ),
        at: keys(t, [0, [0.05, 2.0, 0]], [8.5, [0.0, 1.98, 0]]),
      })
      return { focus: [-0.1, 2, 0.5], range: 1.5, blur: 0.8 }
    }
  },
})

/** Both shut their eyes; the shadows on the wall pull; and pop. */
export const pull = shot({
  name: 'pull',
  seconds: 7,
  look: cellarLook,
  lens: 30,
  shadowSpan: 6,
  stage(set) {
    const light = cellarOn(set)
    const sore = ottoOn(set, { sitting: true })
    const cured = ottoOn(set, { cured: true, sitting: true })
    const pim = pimOn(set, { size: 0.5 })
    const thread = threadOn(set)
    const castOtto = ottoShadow(set)
    const castPim = pimShadow(set)
    const loose = set.add(joint())
    sculpt((s) => fang(s, [0, 0.12, 0], 0.26, '#ffe6a8'), { to: loose })
    const sparks = burst(set, [-0.3, 1.9, 0.9], {
      count: 70,
      colors: ['#fff0b8', '#ff9ac0', '#9affe0'],
      size: 0.2,
      speed: 1.6,
      life: 1.6,
    })
    const POP = 4.1
    return (t, { talk }) => {
      light(t)
      const after = progress(t, POP, POP + 0.16)
      const tug =
        pulse(t, 1.2, 1.7, 0.2) * 0.4 + pulse(t, 2.1, 2.6, 0.2) * 0.6 + pulse(t, 3, POP, 0.35)
      const glad = progress(t, 5.3, 5.7)
      for (const [one, seen] of [
        [sore, t < POP],
        [cured, t >= POP],
      ] as const) {
        one.root.visible = seen
        one.shadow.fade(0)
        one.place(SEAT.x, SEAT.z, SEAT.turn, SEAT.lift)
        one.pose(t, {
          sit: 1,
          open: keys(t, [0, 0.85], [POP, 1], [POP + 0.5, 0.9], [POP + 0.9, 0]),
          happy: keys(t, [0, 1], [POP + 0.5, 1], [POP + 0.8, 0], [5.5, 0], [5.8, 1]),
          look: keys(
            t,
            [0, [0.4, -0.1]],
            [POP, [0.55, 0.1]],
            [4.9, [0.2, 0.1]],
            [5.4, [0.6, 0.2]],
            [6.4, [0.5, -0.1]],
          ),
          lean: 0.1 * tug - 0.2 * pulse(t, POP, POP + 0.8, 0.14),
          wow: pulse(t, POP + 0.8, 5.4, 0.2),
          talk: t > 5 ? talk('otto') : 0,
          grin: glad,
          earDroop: 0.7 * (1 - after),
          squash: 0.1 * pulse(t, POP, POP + 0.5, 0.14) + 0.06 * glad * Math.abs(Math.sin(t * 6)),
          armL: [0.9 + 0.5 * glad, -0.1 + 0.7 * glad],
          armR: [0.9 + 0.3 * glad, -0.1 + 0.5 * glad],
          ache: 1 - after,
        })
      }
      const fall = progress(t, POP, POP + 0.4)
      pim.place(
        STOOL[0] + 0.1 * tug,
        STOOL[2],
        keys(t, [0, -0.75], [POP, -0.75], [POP + 0.6, -0.35]),
        STOOL[1],
      )
      pim.pose(t, {
        talk: talk('pim'),
        look: [-0.5, 0.1],
        happy: keys(t, [0, 1], [POP + 0.5, 1], [POP + 0.8, 0], [5.6, 0], [5.9, 1]),
        roll: -0.22 * tug * (1 - fall),
        sit: fall * (1 - progress(t, 5, 5.4)),
        grin: 0.9 * progress(t, POP + 0.7, POP + 1),
        wow: pulse(t, POP + 0.2, POP + 0.8, 0.15),
        squash: -0.1 * pulse(t, POP + 0.15, POP + 0.6, 0.15),
        armL: [1.7 - 0.6 * fall, -0.35 + 0.9 * glad],
        armR: [1.7 + 0.6 * glad, -0.35 + 0.6 * glad],
        hop: 6,
        hopHeight: 0.12 * glad,
      })
      const hand = pim.handAt()
      const root = sore.soreAt()
      thread(root, hand, t < POP)
      const flight = progress(t, POP, POP + 0.9, ease.linear)
      const arc = mixVec3(root, [hand[0] - 0.05, hand[1] + 0.24, hand[2] + 0.15], flight)
      loose.visible = t >= POP
      loose.position.set(
        arc[0],
        arc[1] + 0.9 * 4 * flight * (1 - flight) * 0.6,
        arc[2] + 0.2 * Math.sin(Math.PI * flight),
      )
      loose.rotation.z = 9 * flight
      sparks.set(t - POP)
      const dark = 0.78
      castOtto([-1.9, 0.2, CELLAR_WALL + 0.12], 4.2, dark, 0, t)
      castPim([2.1 + 0.4 * tug, 1.3, CELLAR_WALL + 0.13], 2.9, dark, { tools: 0 })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.2, 2.9, 7.4]],
          [2.6, [0.2, 2.3, 6]],
          [POP, [0.2, 2.2, 5]],
          [5.2, [0.2, 2.2, 4.9]],
          [7.5, [0.15, 2.2, 5.3]],
        ),
        at: keys(t, [0, [0, 2.9, -2]], [2.4, [0, 2.1, 0]], [7.5, [0, 2.0, 0]]),
      })
      return {
        focus: [-0.1, 2, 0.5],
        range: keys(t, [0, 5], [2.6, 1.6]),
        blur: keys(t, [0, 0.15], [2.6, 0.6]),
      }
    }
  },
})

import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { shot } from '@starnest/film-kit/film/script'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { fireflies } from '@starnest/film-kit/particles/ambience'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { scatter, seededRandom } from '@starnest/film-kit/time/random'
import { moonPool } from '@starnest/film-kit/world/desert/pool'
import { wellRing } from '@starnest/film-kit/world/desert/ruins'
import { tortoise } from '@starnest/film-kit/world/desert/tortoise'
import { flower, grassTuft } from '@starnest/film-kit/world/nature/small-plants'
import { columns, desert, hours, oldKing, palms, stones } from '../sets/desert.ts'
import { zuriOn } from '../sets/zuri.ts'

/** The pool with everything that grows round it; the moon lies in it. */
export function oasis(set: FilmSet, { radius = 2.2, moonSize = 0.5 } = {}) {
  desert(set, 'night', { shift: 4.1, height: 5, stage: 7 })
  columns(set, 'night', [
    [-6.4, -6.5, 3.6, 0.14],
    [7.4, -7, 4.8, -0.1],
  ])
  oldKing(set, 'night', [5.6, 0, -15], 1.5, -0.3)
  palms(set, [
    [-4.6, -2.6, 4.6, 1.2],
    [4.9, -2, 4, -0.9],
    [-6.6, -0.4, 3.4, -0.6],
    [3.4, -5.4, 5.2, 0.7],
    [-2, -6.4, 4.4, -0.8],
  ])
  sculpt((s) => wellRing(s, [0, 0, 0], radius, stones.night), { to: set.scene })
  const random = seededRandom(6)
  const places = scatter(120, 14, (next) => ({
    angle: next() * 6.283,
    out: 1.35 + next() ** 2 * 1.3,
    size: next(),
  }))
  sculpt(
    (s) => {
      for (const [index, { angle, out, size }] of places.entries()) {
        const [x, z] = [Math.cos(angle) * radius * out, Math.sin(angle) * radius * out]
        const at = [x, set.heightAt(x, z), z] as const
        if (index % 7 === 0) flower(s, at, 0.3 + size * 0.2, index % 2 ? '#ff9fc0' : '#fff0c8')
        else grassTuft(s, at, 0.25 + size * 0.3, ['#4fd0a0', '#12707a'], random)
      }
    },
    { to: set.scene, shadow: false },
  )
  fireflies(set, { count: 60, color: '#ffe28a', spread: 13, depth: 9 })
  const pool = moonPool(set.scene, [0, 0.2, 0], { radius: radius * 0.97, moonSize })
  const shine = glow(set.scene, '#ffcf60', 4.2, [0, 0.6, 0], 0.8)
  const lamp = pointLamp(set.scene, '#ffcf78', [0, 1.1, 0.2], 6, 7)
  return { pool, shine, lamp }
}

/** And there is the gold. */
export const share = shot({
  name: 'share',
  seconds: 8.75,
  look: hours.night,
  lens: 30,
  shadowSpan: 8,
  fadeIn: 0.3,
  stage(set) {
    const { pool, shine, lamp } = oasis(set)
    const zuri = zuriOn(set)
    const guests = [0, 1, 2, 3, 4].map((i) =>
      tortoise(set, { seed: i * 1.3, size: i % 2 ? 0.82 : 0.92 }),
    )
    const angles = [0.55, 1.35, 2.05, 2.75, -0.25]
    return (t) => {
      const moon = progress(t, 0.7, 2.4, ease.smooth)
      pool.set(t, { fill: 1, moon, stir: 0.5 * (1 - moon) + 0.06 })
      shine.set(0.55 * moon)
      lamp.intensity = 7 * moon
      const up = progress(t, 6, 6.5)
      zuri.place(0, -2.95, 0)
      zuri.pose(t, {
        look: keys(
          t,
          [0, [0, -0.7]],
          [3, [0, -0.7]],
          [3.4, [0.6, -0.4]],
          [4.2, [-0.6, -0.4]],
          [5, [0, -0.5]],
          [6.3, [0, 0.9]],
        ),
        nod: 0.15 * (1 - up),
        lean: 0.12 * (1 - up),
        wow: pulse(t, 1.1, 2.9, 0.3),
        grin: progress(t, 2.9, 3.2),
        happy: pulse(t, 3.1, 4.8) + pulse(t, 7.2, 8.75),
        armL: [0.5 * pulse(t, 1.3, 3, 0.3), 0.4 * pulse(t, 1.3, 3, 0.3)],
        armR: [0.5 * pulse(t, 1.3, 3, 0.3), 0.4 * pulse(t, 1.3, 3, 0.3)],
        wave: pulse(t, 6.8, 9, 0.3),
        perkL: 0.5 + 0.4 * pulse(t, 1, 3, 0.3),
        perkR: 0.5 + 0.4 * pulse(t, 1.1, 3, 0.3),
        wind: 0.15,
      })
      for (const [i, one] of guests.entries()) {
        const angle = angles[i] ?? 0
        const come = progress(t, 1.2 + i * 0.2, 3.8 + i * 0.2)
        const out = 3.15 + 2.6 * (1 - come)
        one.place(Math.cos(angle) * out, Math.sin(angle) * out, -Math.PI / 2 - angle)
        const sip = 0.5 + 0.5 * Math.sin(t * 2.2 + i)
        one.pose(t, {
          walked: (1 - come) * 2.4,
          drink:
            progress(t, 4 + i * 0.2, 4.4 + i * 0.2) *
            (0.4 + 0.6 * sip) *
            (1 - progress(t, 6.4, 6.8)),
          look: [0, 0.9 * up],
          happy: progress(t, 4.3, 4.6) * (1 - up),
        })
      }
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [0.5, 2.6, 5.8]],
          [3, [0.2, 2.9, 6.2]],
          [6.6, [0, 15.6, 0.4], ease.smoother],
          [8.75, [0, 14.8, 0.2]],
        ),
        at: keys(t, [0, [0, 1.7, -1.8]], [3, [0, 1.6, -1.5]], [6.6, [0, 0, -0.95], ease.smoother]),
        sway: 0.03,
      })
      const [x, y] = set.camera.project([0, 0.2, 0])
      return {
        focus: zuri.faceAt(),
        range: keys(t, [3, 3], [6, 5]),
        blur: keys(t, [3, 0.7], [6, 0.25]),
        iris: { radius: keys(t, [7.5, 1.4], [8.6, 0, ease.in]), at: [x, y] },
      }
    }
  },
})

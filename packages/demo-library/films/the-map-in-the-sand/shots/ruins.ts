import { shot } from '@starnest/film-kit/film/script'
import { dust } from '@starnest/film-kit/particles/dust'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { crownGlyph, heldMap, pearlsGlyph } from '@starnest/film-kit/world/desert/parchment'
import { crownPoint, crownTower } from '@starnest/film-kit/world/desert/ruins'
import { tortoise } from '@starnest/film-kit/world/desert/tortoise'
import { columns, desert, hours, oldKing, stones } from '../sets/desert.ts'
import { zuriOn } from '../sets/zuri.ts'

const TOWER: Vec3 = [0, 5.7, -15]

/** The crown of the map is a tower, and for once it fits. */
export const crown = shot({
  name: 'crown',
  seconds: 6.25,
  look: hours.noon,
  lens: 29,
  stage(set) {
    desert(set, 'noon', { hill: 5.8, hillAt: [0, -15.5], shift: 1.2 })
    sculpt((s) => crownTower(s, TOWER, { radius: 3.5, height: 2.5, stone: stones.noon }), {
      to: set.scene,
    })
    columns(set, 'noon', [
      [-4.6, -3.5, 4.6, 0.1],
      [4.9, -4.5, 3.4, -0.14],
      [-7.5, -8, 5.4, -0.06],
      [7.6, -9, 4.6, 0.08],
      [3.4, 3.6, 1.1, 0.3],
    ])
    oldKing(set, 'noon', [-14, 1.5, -25], 1.6, 0.5)
    const stone = set.add(joint())
    sculpt((s) => crownPoint(s, [0, 0, 0], 1.1, stones.noon), { to: stone })
    const zuri = zuriOn(set)
    const sheet = heldMap(set, crownGlyph, { width: 0.88 })
    const thump = dust(set, () => [1.35, 0.1, 2.2], {
      color: '#ffe0a0',
      life: 0.9,
      size: 0.8,
      spread: 1.3,
    })
    return (t) => {
      const from: Vec3 = keys(
        t,
        [0, [0, 1.62, 10.4]],
        [1.5, [0, 1.62, 10.4]],
        [3.2, [0, 1.62, 9.3]],
        [6.25, [0, 1.62, 9]],
      )
      const at: Vec3 = keys(t, [0, [0, 4.4, -8]], [1.6, [0, 4.4, -8]], [2.9, [0, 2.64, 0]])
      set.camera.shoot({ t, from, at, sway: 0.015 })
      const away = progress(t, 0.95, 1.5, ease.in)
      sheet.hold(from, at, 2.25, [0.25 * away, -1.75 * away])
      const x = keys(t, [1.1, -4.6], [2.7, 0, ease.linear])
      const walking = pulse(t, 1.05, 2.75, 0.15)
      const hit = progress(t, 4.75, 4.85)
      zuri.place(x, 2.3, keys(t, [1.2, 1.35], [2.5, 1.35], [3, 0.05], [4.95, 0.05], [5.4, 0.5]))
      // Shifted, so that she does not blink when the stone falls.
      zuri.pose(t + 0.85, {
        walk: 9.5,
        stride: walking,
        look: keys(
          t,
          [1.2, [0.3, 0.6]],
          [2.5, [0, 0.9]],
          [3, [0, 0.1]],
          [4.5, [0, 0.1]],
          [4.7, [0.4, 0.8]],
          [4.95, [0.4, -0.4]],
          [5.5, [0, 0.1]],
        ),
        wow: pulse(t, 1.4, 2.6) + pulse(t, 4.6, 5.6),
        grin: pulse(t, 3, 4.6),
        happy: pulse(t, 3.35, 4.35),
        armL: [0, 0.85 * pulse(t, 3, 4.65, 0.25)],
        armR: [0, 0.85 * pulse(t, 3, 4.65, 0.25)],
        squash:
          0.08 * pulse(t, 3.1, 3.6, 0.2) -
          0.22 * pulse(t, 4.8, 5.3, 0.12) -
          0.06 * pulse(t, 2.8, 3.1, 0.12),
        tilt: 0.1 * pulse(t, 3.4, 4.4, 0.3),
        sad: 0.7 * pulse(t, 5.5, 6.25, 0.2),
        perkL: keys(t, [2.6, 0.2], [3.1, -0.5], [4.7, -0.5], [4.82, 1], [5.3, -0.5]),
        perkR: keys(t, [2.6, 0.2], [3.1, -0.5], [4.7, -0.5], [4.82, 1], [5.4, -0.4]),
      })
      const fall = progress(t, 4.15, 4.8, ease.in)
      stone.position.set(1.45, 5.6 - 5.45 * fall + 0.25 * pulse(t, 4.8, 5.05, 0.12), 2)
      stone.rotation.set(0, 0, 2.7 * fall - 1.1)
      stone.visible = t > 4.1
      thump.set(t - 4.8, hit * (1 - progress(t, 5.2, 6)))
      const near = progress(t, 1, 1.6)
      return {
        focus: t < 1.6 ? 2.25 + 20 * near : set.camera.distanceTo(zuri.faceAt()),
        range: keys(t, [1.5, 6], [3, 9]),
        blur: keys(t, [0, 0.9], [2.4, 0.35]),
      }
    }
  },
})

const PEARLS = [-3.9, -1.95, 0, 1.95, 3.9] as const

/** The pearls of the map have feet. */
export const pearls = shot({
  name: 'pearls',
  seconds: 6.25,
  look: hours.afternoon,
  lens: 30,
  stage(set) {
    desert(set, 'afternoon', { shift: 2.6, height: 5, stage: 6 })
    columns(set, 'afternoon', [
      [-6.4, -6.5, 4.2, 0.12],
      [6.8, -7.5, 5.2, -0.08],
      [9.4, -9, 3.6, 0.1],
    ])
    oldKing(set, 'afternoon', [-11.5, 1, -19], 1.3, 0.6)
    const shells = PEARLS.map((_, i) =>
      tortoise(set, { seed: i * 1.7, size: 1.08 - Math.abs(i - 2) * 0.05 }),
    )
    const zuri = zuriOn(set)
    const sheet = heldMap(set, pearlsGlyph, { width: 1.95 })
    const sit = dust(set, () => [0, 0.1, -1.6], {
      color: '#ffdca0',
      life: 0.8,
      size: 0.7,
      spread: 1.2,
    })
    return (t) => {
      const from: Vec3 = keys(
        t,
        [0, [0, 1.75, 10.2]],
        [1.4, [0, 1.75, 10.2]],
        [3.3, [0.2, 1.8, 8.8]],
        [6.25, [0, 1.8, 8.4]],
      )
      const at: Vec3 = keys(t, [0, [0, 0.75, 0]], [1.3, [0, 0.75, 0]], [2.4, [0, 1.4, 0]])
      set.camera.shoot({ t, from, at, sway: 0.02 })
      const away = progress(t, 0.9, 1.4, ease.in)
      sheet.hold(from, at, 2.25, [-0.25 * away, -1.75 * away])
      for (const [i, one] of shells.entries()) {
        const order = [2, 1, 0, 1, 2][i] ?? 0
        const wake = 3.1 + order * 0.42
        const out = progress(t, wake, wake + 0.35, ease.back)
        const x = PEARLS[i] ?? 0
        const turn = keys(t, [3.6, -x * 0.04], [4.6, Math.atan2(-x, -2.4 - 0.4)])
        one.place(
          x,
          0.4 - 0.12 * Math.abs(i - 2),
          i === 2 ? keys(t, [4.4, 0], [5.3, -2.6]) : keys(t, [4.6, 0], [5.6, turn]),
        )
        one.pose(t, {
          out,
          look: i === 2 ? keys(t, [3.5, [0, 0]], [3.9, [0.6, 0.7]], [4.4, [-0.5, 0.6]]) : [0, 0.4],
          walked: progress(t, 4.5, 5.6) * 0.8,
        })
      }
      const hugging = pulse(t, 1.9, 3.35, 0.3)
      const jump = progress(t, 3.35, 3.5)
      const down = progress(t, 4.1, 4.4)
      zuri.place(
        keys(t, [1.2, 2.6], [2, 0.05]),
        keys(t, [3.3, -1.25], [3.9, -2.2]),
        keys(t, [1.3, -1.2], [2, 0]),
      )
      zuri.pose(t, {
        walk: 9,
        stride: pulse(t, 1.1, 2, 0.15),
        look: keys(
          t,
          [1.2, [0.2, -0.4]],
          [2.2, [-0.5, -0.5]],
          [2.7, [0.5, -0.5]],
          [3.2, [0, -0.7]],
          [4.4, [0, -0.35]],
          [5, [-0.5, -0.3]],
          [5.5, [0.5, -0.3]],
          [5.9, [0, 0]],
        ),
        lean: 0.22 * hugging,
        armL: [1.2 * hugging, 0.4 * hugging + 1.2 * pulse(t, 3.4, 4.2, 0.15)],
        armR: [1.2 * hugging, 0.4 * hugging + 1.2 * pulse(t, 3.4, 4.2, 0.15)],
        happy: pulse(t, 2.1, 2.95),
        grin: pulse(t, 1.5, 3.1),
        wow: jump * (1 - progress(t, 5.6, 5.9)),
        hop: 8.2,
        hopHeight: 0.75 * pulse(t, 3.35, 4.1, 0.12),
        sit: down,
        squash: -0.16 * pulse(t, 4.25, 4.65, 0.13),
        perkL: keys(t, [3.3, 0.1], [3.5, 1], [5.4, 0.8]),
        perkR: keys(t, [3.3, 0.1], [3.5, 1], [5.2, 0.7], [5.6, -0.3]),
        listenR: 0.5 * pulse(t, 5.2, 6, 0.2),
      })
      sit.set(t - 4.3, progress(t, 4.28, 4.34) * (1 - progress(t, 4.8, 5.3)))
      return {
        focus:
          t < 1.5 ? 2.25 + 7.6 * progress(t, 0.95, 1.45) : set.camera.distanceTo(zuri.faceAt()),
        range: 3,
        blur: keys(t, [0, 0.9], [2, 0.6]),
      }
    }
  },
})

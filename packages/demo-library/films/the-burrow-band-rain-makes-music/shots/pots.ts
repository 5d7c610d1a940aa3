import { bramble, clover } from '@starnest/film-kit/creature/band/members'
import { shot } from '@starnest/film-kit/film/script'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { dripping } from '@starnest/film-kit/world/burrow/drips'
import { burrowHome } from '@starnest/film-kit/world/burrow/home'
import { vessel } from '@starnest/film-kit/world/burrow/vessels'
import { POTS } from '../drops.ts'
import { FLOOR, rainy, splat } from '../sets/rainy.ts'

/** What she puts down: where, and when she lets go of it. */
const STOPS = [
  { kind: 'saucepan', x: -1.7, down: 1.15 },
  { kind: 'mug', x: -0.1, down: 3.05 },
  { kind: 'bowl', x: 1.5, down: 4.85 },
] as const

/** Depth of the row of pots, and of the way she runs. */
const [ROW, LANE] = [-0.15, -1]

/** Pot after pot, and one leak too many. */
export const pots = shot({
  name: 'pots',
  seconds: 8,
  look: rainy,
  lens: 31,
  shadowSpan: 6,
  stage(set) {
    const lamps = burrowHome(set, { lit: ['music'] })
    const hero = bramble(set)
    const rabbit = clover(set)
    const row = STOPS.map(({ kind, x, down }) => {
      const one = vessel(set, kind, [x, FLOOR, ROW], 1.15)
      const landY = FLOOR + one.level * 1.15
      return {
        one,
        x,
        down,
        drip: dripping(set, { from: [x, FLOOR + 3.7, ROW], landY, lands: POTS[kind] }),
      }
    })
    const leak = dripping(set, {
      from: [1.5, FLOOR + 3.6, LANE + 0.1],
      landY: FLOOR + 1.75,
      lands: [...POTS.head, ...POTS.acorn],
      size: 0.13,
    })
    const wet = splat(set, [1.5, FLOOR + 1.72, LANE + 0.3])
    const cup = vessel(set, 'acorn', [0, 0.86, 0.16], 2.1)
    hero.head.add(cup.root)
    return (t) => {
      lamps.music.swing(0.06 * Math.sin(t * 2))
      const x = keys(t, [0, -3.1], [0.75, -1.7], [1.75, -1.7], [2.6, -0.1], [3.5, -0.1], [4.3, 1.5])
      const running = pulse(t, -1, 0.8, 0.2) + pulse(t, 1.75, 2.65, 0.2) + pulse(t, 3.5, 4.35, 0.2)
      const bending = row.reduce((sum, { down }) => sum + pulse(t, down - 0.5, down + 0.35, 0.3), 0)
      hero.place(x, LANE, 1.15 * running)
      const waiting = progress(t, 5.2, 5.5)
      const capped = progress(t, 6.5, 6.9)
      const holding = Math.max(0, 1 - waiting)
      hero.pose(t, {
        walk: 13,
        stride: running,
        lean: 0.16 * running + 0.3 * bending,
        armL: [1.35 * holding - 0.3 * bending + 2.5 * pulse(t, 6.35, 7, 0.25), -0.2 + 0.1 * capped],
        armR: [1.35 * holding - 0.3 * bending + 2.5 * pulse(t, 6.35, 7, 0.25), -0.2 + 0.1 * capped],
        look: keys(
          t,
          [0, [0.2, 0]],
          [0.9, [0, -0.7]],
          [1.6, [0, -0.6]],
          [1.75, [0.8, 0.7]],
          [2.6, [0, -0.6]],
          [3.4, [0, -0.6]],
          [3.55, [0.8, 0.7]],
          [4.5, [0, -0.6]],
          [5.3, [0, -0.5]],
          [5.6, [-0.5, 0.1]],
          [6.05, [0, 0]],
          [6.2, [0, 0.9]],
          [7, [0, 0.8]],
          [7.35, [0, 0.4]],
        ),
        brave: 1 - waiting,
        wow: pulse(t, 6.1, 6.6) + 0.7 * pulse(t, 7.2, 7.9),
        grin: pulse(t, 5.3, 6.05),
        happy: pulse(t, 5.35, 6.05) + pulse(t, 6.08, 6.3),
        squash: -0.14 * pulse(t, 6.08, 6.35, 0.1) - 0.08 * pulse(t, 7.18, 7.5, 0.1),
      })
      for (const { one, x: home, down, drip } of row) {
        const carried = 1 - progress(t, down - 0.3, down, ease.in)
        const inHand = t > down - 1.35 && t < 9
        one.root.visible = inHand
        one.root.position.set(
          lerp(home, x + 0.5 * running, carried),
          FLOOR + 0.02 + 0.62 * carried,
          lerp(ROW, LANE + 0.62, carried),
        )
        one.splash(drip(t).since)
      }
      const drop = leak(t)
      wet(t - POTS.head[0])
      cup.root.visible = t > 6.4
      cup.root.position.y = lerp(1.5, 0.88, progress(t, 6.5, 6.85, ease.in))
      cup.splash(t > 7 ? drop.since : -1)
      rabbit.place(-0.6, -2.4, keys(t, [0, 0.2], [8, 0.4]))
      rabbit.pose(t, {
        sad: 1,
        earDroop: 0.8,
        look: keys(t, [0, [-0.6, 0]], [3, [0.1, 0]], [5, [0.6, 0]]),
        armL: [1, -0.5],
        armR: [1.1, -0.3],
        shiver: 0.3,
      })
      const near = progress(t, 5.3, 6.6)
      const eye = keys(
        t,
        [0, -1.9],
        [0.9, -1.6],
        [1.7, -1.6],
        [2.7, -0.1],
        [3.4, -0.1],
        [4.4, 1.35],
        [8, 1.4],
      )
      set.camera.shoot({
        t,
        sway: 0.03,
        from: [eye * 0.96, FLOOR + 0.72 + 0.55 * near, 2.45 - 0.1 * near],
        at: [eye, FLOOR + 0.74 + 0.5 * near, -0.6],
      })
      const pot = set.camera.distanceTo([eye, FLOOR + 0.3, ROW])
      const face = set.camera.distanceTo(hero.faceAt()) - 0.35
      const rack = Math.max(...row.map(({ down }) => pulse(t, down - 0.1, down + 0.7, 0.3)))
      return { focus: lerp(face, pot, rack), range: 0.8, blur: 0.95 }
    }
  },
})

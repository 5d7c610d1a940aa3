import { clover, gulp } from '@starnest/film-kit/creature/band/members'
import { mixIntents, strum, sway } from '@starnest/film-kit/critter/moves/dance'
import type { FramePlan } from '@starnest/film-kit/film/script'
import { shot } from '@starnest/film-kit/film/script'
import { mist } from '@starnest/film-kit/particles/mist'
import { rain } from '@starnest/film-kit/particles/weather'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { course } from '@starnest/film-kit/time/course'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { cycle } from '@starnest/film-kit/time/random'
import { dripping } from '@starnest/film-kit/world/burrow/drips'
import { lowHill, turf } from '@starnest/film-kit/world/burrow/earth'
import { burrowHome } from '@starnest/film-kit/world/burrow/home'
import { strew } from '@starnest/film-kit/world/nature/landscape'
import { flower, grassTuft } from '@starnest/film-kit/world/nature/small-plants'
import { sky } from '@starnest/film-kit/world/sky'
import { PLIPS } from '../drops.ts'
import { FLOOR, rainy, splat } from '../sets/rainy.ts'

/** Wet and shining. */
export const titleLook = {
  family: 'Fredoka',
  weight: 700,
  top: '#ffffff',
  bottom: '#7fd0ff',
  outline: '#1f2f7a',
  outlineWidth: 0.17,
  entrance: 'drop',
} as const satisfies Partial<NonNullable<FramePlan['lettering']>>

/** One drop: down a root, through the hill, to the ceiling. */
const ROOT: readonly Vec3[] = [
  [0.75, 0.3, 0.14],
  [0.62, -0.3, 0.12],
  [0.34, -0.8, 0.12],
  [0.3, -1.2, 0.12],
  [0.12, -1.62, 0.16],
  [0.1, -1.98, 0.2],
]

/** Rain on the meadow, and the way of one drop from the grass to the ceiling of the music room. */
export const rainfall = shot({
  name: 'rainfall',
  seconds: 8,
  look: { ...rainy, ambient: 1.5, keyPower: 1.3, exposure: 1.14, vignette: 0.36 },
  lens: 30,
  shadowSpan: 5,
  fadeIn: 0.6,
  stage(set) {
    sky(set, {
      stops: [
        [0, '#4a68a8'],
        [0.35, '#6f92c4'],
        [0.5, '#a8c8dc'],
        [1, '#88b0b8'],
      ],
    })
    turf(set, { hues: ['#5fb87a', '#2a7a70'] })
    strew(set, { count: 240, field: [-5, 5, -6, 0.1], seed: 6, shadow: false }, (s, at, random) =>
      grassTuft(s, at, 0.2 + random() * 0.22, ['#7fd890', '#2f8a78'], random),
    )
    strew(
      set,
      { count: 22, field: [-4, 4, -4, -0.3], seed: 12, shadow: false },
      (s, at, random, i) =>
        flower(s, at, 0.4 + random() * 0.25, cycle(['#ff9fc8', '#ffffff', '#b8a0ff'], i)),
    )
    sculpt(
      (s) => {
        for (const [x, z, height, hue] of [
          [-1.05, -0.15, 0.78, '#ff8fbc'],
          [-0.72, -0.35, 0.56, '#ffffff'],
          [1.0, -0.2, 0.86, '#b8a0ff'],
          [1.35, -0.3, 0.6, '#ff8fbc'],
          [0.1, -0.5, 0.5, '#ffd36a'],
        ] as const)
          flower(s, [x, lowHill(x), z], height, hue)
      },
      { to: set.scene },
    )
    mist(set, { color: '#b8d4e8', at: [0, 1.2, -7], spread: [9, 1, 2], opacity: 0.22 })
    rain(set, { count: 260, box: [5, 6, 3], at: [0, 3, -2], size: 0.36, opacity: 0.6 })
    const lamps = burrowHome(set, { lit: ['music'], free: ROOT.map(([x, y]) => [x, y, 0.35]) })
    sculpt(
      (s) => {
        s.tube(
          '#e0b890',
          ROOT.map(([x, y, z]) => [x, y, z - 0.06] as const),
          0.06,
          {
            segments: 30,
            grad: '#a87a68',
          },
        )
        s.tube(
          '#d8a884',
          [
            [0.34, -0.8, 0.06],
            [0.75, -1.05, 0.06],
            [0.95, -1.4, 0.05],
          ],
          0.03,
        )
      },
      { to: set.scene },
    )
    const path = course(...ROOT.map((point, i) => [3.3 + i * 0.66, point] as const))
    const drop = joint(set.scene)
    sculpt(
      (s) =>
        s
          .ball('#a8e0ff', [0, 0, 0], [0.09, 0.11, 0.08], { grad: '#e8faff', gloss: 1, glow: 0.45 })
          .ball('#ffffff', [-0.03, 0.04, 0.065], 0.022, { glow: 1.1, segments: 8 }),
      { to: drop, shadow: false },
    )
    const rabbit = clover(set)
    const frog = gulp(set)
    return (t) => {
      lamps.music.swing(0.04 * Math.sin(t * 2))
      const [x, y, z] = path(t)
      drop.position.set(x, y, z + 0.02)
      const hanging = progress(t, 6.5, 7.6)
      drop.scale.set(1 + 0.25 * hanging, 1.05 + 0.55 * hanging + 0.1 * Math.sin(t * 11), 1)
      drop.visible = t > 3
      rabbit.place(-0.5, -1.2, 0.1)
      rabbit.pose(t, { ...sway(t, 60), ...strum(t, 120), happy: 1, grin: 0.4 })
      frog.place(1.1, -1.6, -0.2)
      frog.pose(t, { ...sway(t, 60, { late: 1 }), look: [0, 0.2] })
      frog.puff(0.3)
      const down = progress(t, 2.9, 4.2)
      set.camera.shoot({
        t,
        sway: 0.03,
        from: [
          keys(t, [0, -0.5], [3, 0.1], [4.2, 0.7]) * 1 - 0.4 * progress(t, 4.6, 6.8),
          keys(t, [0, 1.7], [3, 1.45], [4.2, y + 0.12]) * (1 - down) + (y + 0.05) * down,
          keys(t, [0, 3.3], [3, 2.7], [4.4, 1.75], [6.6, 1.9], [8, 2.1]),
        ],
        at: [
          x * down + keys(t, [0, -0.1], [3, 0.2]) * (1 - down),
          y * down + 1.32 * (1 - down) - 0.16 * progress(t, 6, 7.4),
          0,
        ],
      })
      const lettering = {
        ...titleLook,
        x: 640,
        y: 165,
        age: t - 0.6,
        gone: progress(t, 3, 3.5),
        lines: [
          { text: 'The Burrow Band', size: 66 },
          { text: 'The Rain Makes Music', size: 96 },
        ],
      }
      return {
        focus: keys(t, [0, 3.6], [3, 3], [4.2, 1.7], [8, 1.85]),
        range: keys(t, [0, 1.4], [4, 0.4]),
        blur: 1,
        lettering: t < 3.6 ? lettering : undefined,
      }
    }
  },
})

/** Plip, on the nose. Clover minds; Gulp does not. */
export const plip = shot({
  name: 'plip',
  seconds: 6,
  look: rainy,
  lens: 27,
  shadowSpan: 6,
  stage(set) {
    const lamps = burrowHome(set, { lit: ['music'] })
    const rabbit = clover(set)
    const frog = gulp(set)
    const [head, z] = [FLOOR + 1.33, -1.15]
    const leaks = {
      nose: dripping(set, {
        from: [-0.3, FLOOR + 3.6, z + 0.62],
        landY: head + 0.02,
        lands: PLIPS.nose,
        size: 0.13,
      }),
      brow: dripping(set, {
        from: [-0.46, FLOOR + 3.6, z + 0.4],
        landY: head + 0.5,
        lands: PLIPS.brow,
        size: 0.13,
      }),
      strings: dripping(set, {
        from: [-0.2, FLOOR + 3.6, z + 0.72],
        landY: FLOOR + 0.6,
        lands: PLIPS.strings,
        size: 0.13,
      }),
      mouth: dripping(set, {
        from: [1.08, FLOOR + 3.6, -0.95],
        landY: FLOOR + 1.2,
        lands: PLIPS.mouth,
        size: 0.15,
      }),
    }
    const splats = {
      nose: splat(set, [-0.3, head, z + 0.66]),
      brow: splat(set, [-0.46, head + 0.5, z + 0.42]),
      strings: splat(set, [-0.2, FLOOR + 0.62, z + 0.76]),
    }
    return (t) => {
      lamps.music.swing(0.05 * Math.sin(t * 2))
      for (const key of ['nose', 'brow', 'strings'] as const) splats[key](leaks[key](t).since)
      leaks.mouth(t)
      const hit = pulse(t, 0.88, 1.15, 0.1) + pulse(t, 2.28, 2.6, 0.1) + pulse(t, 3.38, 3.7, 0.1)
      const playing = 1 - progress(t, 0.88, 1.05)
      rabbit.place(-0.3, z, keys(t, [0, 0.05], [4.4, 0.05], [5, 0.35]))
      rabbit.pose(t + 2.1, {
        ...mixIntents(
          { armL: [0.9, -0.55], armR: [1.12, -0.05] },
          { ...sway(t, 60), ...strum(t, 120), happy: 1, grin: 0.5 },
          playing,
        ),
        squash: -0.1 * hit,
        look: keys(
          t,
          [0.9, [0, 0]],
          [1.05, [0, -0.9]],
          [1.5, [0, -0.9]],
          [1.8, [0, 1]],
          [2.2, [0, 1]],
          [2.5, [0, 0.2]],
          [2.9, [0, 0.6]],
          [3.4, [0, -0.9]],
          [4.3, [0, -0.8]],
          [4.9, [0.9, 0]],
        ),
        wow: pulse(t, 0.95, 2.2),
        happy: playing + pulse(t, 2.28, 2.75),
        sad: progress(t, 3.4, 3.7),
        earDroop: 0.75 * progress(t, 2.3, 3.6) + 0.2 * hit,
        tilt: 0.1 * pulse(t, 1, 2.1, 0.3),
      })
      const open = pulse(t, 3.9, 4.75, 0.25)
      frog.place(1.12, -1.5, -0.15)
      frog.pose(t, {
        look: keys(
          t,
          [0, [-0.3, 0]],
          [1.2, [-0.7, 0]],
          [2.6, [-0.7, 0]],
          [3.6, [0, 1]],
          [4.7, [0, 0.7]],
          [5.2, [-0.3, 0.1]],
        ),
        wow: open,
        nod: -0.3 * open,
        happy: pulse(t, 4.8, 5.9),
        grin: progress(t, 4.8, 5),
        squash: -0.12 * pulse(t, 4.7, 5, 0.12),
        roll: 0.06 * Math.sin(t * 5) * progress(t, 4.8, 5.1),
      })
      frog.puff(0.25 + 0.75 * pulse(t, 4.65, 5.2, 0.15))
      const over = progress(t, 3.5, 4.3)
      set.camera.shoot({
        t,
        sway: 0.03,
        from: keys(
          t,
          [0, [-0.2, FLOOR + 1.75, 2.5]],
          [3.2, [-0.1, FLOOR + 1.6, 1.8]],
          [4.4, [0.7, FLOOR + 1.6, 2.5]],
          [6, [0.7, FLOOR + 1.6, 2.3]],
        ),
        at: keys(
          t,
          [0, [-0.1, FLOOR + 1.5, -1]],
          [3.2, [-0.1, FLOOR + 1.3, -1]],
          [4.4, [0.5, FLOOR + 1.3, -1]],
        ),
      })
      const faces = [rabbit.faceAt(), frog.faceAt()].map((at) => set.camera.distanceTo(at))
      return {
        focus: (faces[0] ?? 4) * (1 - over) + (faces[1] ?? 4) * over - 0.4,
        range: 0.9,
        blur: 0.95,
      }
    }
  },
})

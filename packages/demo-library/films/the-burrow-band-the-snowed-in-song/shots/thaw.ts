import { bulb } from '@starnest/film-kit/creature/band/bulb'
import { bramble, clover, gulp } from '@starnest/film-kit/creature/band/members'
import { worm } from '@starnest/film-kit/creature/band/worm'
import { clap } from '@starnest/film-kit/critter/moves/dance'
import { shot } from '@starnest/film-kit/film/script'
import { petals } from '@starnest/film-kit/particles/weather'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse } from '@starnest/film-kit/time/keyframes'
import { cycle } from '@starnest/film-kit/time/random'
import { cutaway, lowHill, turf } from '@starnest/film-kit/world/burrow/earth'
import { snowCover } from '@starnest/film-kit/world/burrow/snow-cover'
import { strew } from '@starnest/film-kit/world/nature/landscape'
import { flower, grassTuft } from '@starnest/film-kit/world/nature/small-plants'
import { leafyTree } from '@starnest/film-kit/world/nature/trees'
import { sky } from '@starnest/film-kit/world/sky'
import { BPM, green } from '../sets/winter.ts'

/** When each of them comes up for air. */
const POPS = { hero: 2.1, rabbit: 2.75, frog: 3.4 } as const

/** The snow sinks, the hill is green, and three noses come out of it. */
export const thaw = shot({
  name: 'thaw',
  seconds: 6,
  look: green,
  lens: 30,
  shadowSpan: 8,
  stage(set) {
    sky(set, {
      stops: [
        [0, '#3a90e8'],
        [0.36, '#64bcf6'],
        [0.47, '#9adcfa'],
        [0.53, '#fdf4c4'],
        [1, '#d4f0c0'],
      ],
      glows: [{ around: 0.8, height: 0.42, width: 0.26, color: '#6a5020' }],
    })
    turf(set)
    const snow = snowCover(set, { depth: 1.1 })
    sculpt(
      (s) => {
        for (const [x, z, width, tall, hue] of [
          [-15, -32, 20, 5, '#8ad07a'],
          [14, -36, 24, 7, '#74c48a'],
        ] as const)
          s.ball(hue, [x, -2, z], [width, tall, 9], { grad: '#4aa070', segments: 28 })
        for (const [x, z, height] of [
          [-6.4, -7, 3.6],
          [6.6, -8, 4.2],
        ] as const)
          leafyTree(s, [x, lowHill(x) - 0.1, z], height, ['#a8e070', '#4aa860'])
        for (const x of [-1.55, -0.2, 2.1])
          s.ball('#8a6258', [x, lowHill(x) - 0.06, -0.62], [0.72, 0.34, 0.34], {
            grad: '#4a3050',
            segments: 18,
          })
      },
      { to: set.scene },
    )
    const grass = strew(
      set,
      { count: 260, field: [-7, 7, -7, 0.1], seed: 4, shadow: false },
      (s, at, random) => grassTuft(s, at, 0.18 + random() * 0.2, ['#b8ec78', '#56b058'], random),
    )
    const blossoms = strew(
      set,
      {
        count: 44,
        field: [-6, 6, -5, 0],
        seed: 21,
        shadow: false,
        free: (x, z) => Math.abs(x) < 2.6 && z > -1.8,
      },
      (s, at, random, i) =>
        flower(
          s,
          at,
          0.36 + random() * 0.26,
          cycle(['#ffffff', '#ffd75a', '#ff9fc0', '#b8a0ff'], i),
        ),
    )
    cutaway(set, { rooms: [] })
    petals(set, { count: 40, at: [0, 3, -1] })
    const spring = bulb(set, [0.72, -0.55, 0.34], { length: 1.75, hidden: true })
    const friend = worm(set, [-2.6, -0.45, 0.32], { size: 1.1 })
    const hero = bramble(set)
    const rabbit = clover(set)
    const frog = gulp(set)
    return (t) => {
      snow.melt(progress(t, 0.3, 2.4, ease.smoother))
      grass.scale.y = lerp(0.3, 1, progress(t, 0.8, 2.6))
      blossoms.scale.y = Math.max(0.01, progress(t, 1.4, 3.2, ease.back))
      spring.pose(t, { grown: 1, open: 1, light: 0.2 })
      friend.pose({
        out: progress(t, 4.1, 4.5, ease.back),
        bend: Math.sin(t * 4.7),
        happy: progress(t, 4.5, 4.6),
      })
      const pop = (at: number) => progress(t, at, at + 0.45, ease.back)
      const sung = progress(t, 4.2, 4.5)
      hero.place(-0.2, -1.1, 0.15, lerp(-2.1, -0.42, pop(POPS.hero)))
      hero.pose(t, {
        look: keys(t, [2.5, [0, 0.1]], [3, [0.6, 0.3]], [4.4, [0.6, 0.2]], [5, [0.1, 0.1]]),
        wow: pulse(t, 2.4, 4.2),
        happy: sung,
        grin: sung,
        ...(sung > 0 ? clap(t, BPM, { power: sung }) : {}),
      })
      rabbit.place(-1.55, -1.2, 0.35, lerp(-3.2, -0.75, pop(POPS.rabbit)))
      rabbit.pose(t, {
        look: [0.6, 0.1],
        wow: pulse(t, 3, 4.3),
        happy: sung,
        grin: sung,
        squash: 0.1 * pulse(t, 2.9, 3.3),
      })
      frog.place(2.1, -1.15, -0.3, lerp(-2.4, -0.5, pop(POPS.frog)))
      frog.pose(t, {
        look: [-0.5, 0.1],
        talk: sung * (0.5 + 0.5 * Math.sin(t * 9)),
        wow: pulse(t, 3.6, 4.3),
        happy: sung,
        armL: [1.4 * sung, 0.9 * sung],
        armR: [1.4 * sung, 0.9 * sung],
      })
      frog.puff(0.4 + 0.4 * sung)
      set.camera.shoot({
        t,
        sway: 0.03,
        from: keys(
          t,
          [0, [0.7, 1.5, 4.2]],
          [2, [0.2, 1.45, 5.6], ease.smoother],
          [6, [0.05, 1.45, 5.3]],
        ),
        at: keys(
          t,
          [0, [0.75, 1.5, 0.2]],
          [2, [0.1, 1.2, -0.8], ease.smoother],
          [6, [0, 1.2, -0.8]],
        ),
      })
      const [ix, iy] = set.camera.project(hero.faceAt())
      return {
        focus: keys(
          t,
          [1, set.camera.distanceTo([0.72, 1.4, 0.3])],
          [2.2, set.camera.distanceTo([0, 1.2, -0.7])],
        ),
        range: 2,
        blur: 0.7,
        ...(t > 4.7
          ? { iris: { radius: keys(t, [4.9, 1.5], [5.88, 0, ease.in]), at: [ix, iy] as const } }
          : {}),
      }
    }
  },
})

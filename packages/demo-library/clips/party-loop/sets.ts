import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { loopStars } from '@starnest/film-kit/particles/loop-stars'
import { bright, particles } from '@starnest/film-kit/particles/particles'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { beat, hit, wave } from '@starnest/film-kit/time/loop'
import { cycle, scatter } from '@starnest/film-kit/time/random'
import { sky } from '@starnest/film-kit/world/sky'
import { planet } from '@starnest/film-kit/world/space/celestial'
import { danceFloor } from '@starnest/film-kit/world/stage-show/dance-floor'
import { mirrorBall } from '@starnest/film-kit/world/stage-show/mirror-ball'
import { spotBeam } from '@starnest/film-kit/world/stage-show/spot-beam'
import { lanternString } from '@starnest/film-kit/world/town/lantern'
import { BEATS } from './sound.ts'

const SECONDS = 10

/** Warm faces under a violet sky. */
export const partyLook: Look = {
  ...looks.space,
  skyLight: '#a894ff',
  groundLight: '#b0409a',
  ambient: 1.45,
  key: '#ffe0b4',
  keyPower: 2.4,
  keyFrom: [-4, 7, 8],
  fill: { color: '#5fd0ff', power: 1.6, from: [5, 4, -7] },
  rim: '#ff9ae0',
  rimPower: 0.9,
  bloom: 0.5,
  saturation: 1.06,
}

/** Height of the podium for the back row, metres. */
const PODIUM = 0.6

const HUES = ['#ff4fa8', '#ffb43c', '#3fb4ff', '#8a6aff'] as const

/** A roof among the planets; the result moves its lights at `t` seconds. */
export function roofParty(set: FilmSet): (t: number) => void {
  sky(set, {
    stops: [
      [0, '#08062a'],
      [0.38, '#14104e'],
      [0.48, '#32207e'],
      [0.54, '#7a3a9e'],
      [0.6, '#3a1f78'],
      [1, '#120a3a'],
    ],
    glows: [
      { around: 0.69, height: 0.44, width: 0.22, color: '#14407a' },
      { around: 0.82, height: 0.43, width: 0.22, color: '#6a1a5a' },
    ],
  })
  loopStars(set, { count: 620, seconds: SECONDS, from: -0.1, seed: 6 })
  sculpt(
    (s) => planet(s, [-14, 10, -40], 3.6, ['#ffb08a', '#c04f9a'], { rings: '#ffe0b4', glow: 0.4 }),
    {
      to: set.scene,
      shadow: false,
    },
  )
  sculpt(
    (s) => {
      planet(s, [15, 10.4, -40], 2.6, ['#8ff0e0', '#3a7ad0'], { glow: 0.4 })
      planet(s, [5, 13, -46], 1.3, ['#ffe08a', '#e88a4a'], { glow: 0.5 })
    },
    { to: set.scene, shadow: false },
  )
  sculpt(
    (s) => {
      s.box('#4a3aa0', [0, -0.55, -0.6], [14.6, 1, 9.4], { rim: 0.4, grad: '#1c1458' })
      s.box('#ff7ac8', [0, -0.1, 4.12], [14.6, 0.08, 0.05], { glow: 1.2, rim: 0 })
      s.box('#6a5ac8', [0, 0.42, -4.9], [14.6, 0.1, 0.24], { rim: 0.6 })
      for (let i = 0; i < 13; i++)
        s.pill('#6a5ac8', [(i - 6) * 1.2, 0.16, -4.9], 0.07, 0.5, { segments: 8 })
      for (const x of [-6.9, 6.9])
        s.pill('#5a4ab8', [x, 2.2, -4.4], 0.1, 4.6, { segments: 10 }).ball(
          '#ffe27a',
          [x, 4.7, -4.4],
          0.22,
          { glow: 1.2 },
        )
    },
    { to: set.scene },
  )
  const papers = ['#ffb45a', '#ff7ac8', '#8fe8ff', '#ffe27a', '#b89cff', '#ff9a7a']
  lanternString(set.scene, [-6.9, 4.7, -4.4], [0, 5.6, -2.6], papers)
  lanternString(set.scene, [0, 5.6, -2.6], [6.9, 4.7, -4.4], papers.toReversed())
  sculpt(
    (s) =>
      s
        .box('#5a3fb0', [0, 0.3, -2.9], [12.4, 0.6, 3.2], { rim: 0.4, grad: '#2a1a70' })
        .box('#5fe0ff', [0, 0.58, -1.28], [12.4, 0.06, 0.04], { glow: 1.15, rim: 0 }),
    { to: set.scene },
  )
  set.heightAt = (_x, z) => (z < -1.25 ? PODIUM : 0)
  const floor = danceFloor(set.scene, { at: [0, 0.01, 1.4], size: [13, 5.2], tile: 1, loop: BEATS })
  const ball = mirrorBall(set.scene, [0, 4.5, -1.6], { radius: 0.62, drop: 3 })
  const beams = HUES.map((color, index) => {
    const x = (index - 1.5) * 4.4
    return {
      x,
      beam: spotBeam(set.scene, {
        at: [x, 6.2, -4],
        color,
        width: 2.4,
        length: 9,
        power: 0.24,
        floor: 0.02,
      }),
    }
  })
  const lamps = [
    pointLamp(set.scene, '#ff5fb0', [-4, 2.8, 3], 5, 7),
    pointLamp(set.scene, '#5fb4ff', [4, 2.8, 3], 5, 7),
  ]
  const paper = confettiRain(set)
  return (t) => {
    floor.set((t / SECONDS) * BEATS, 0.85)
    ball.set((t / SECONDS) * Math.PI * 2)
    for (const [index, { x, beam }] of beams.entries())
      beam.aim(
        [
          x * 0.5 + 2.6 * wave(t, SECONDS, 2, index * 0.25),
          0,
          0.8 + wave(t, SECONDS, 2, index * 0.2),
        ],
        0.8 + 0.2 * wave(t, SECONDS, 4, index * 0.25),
      )
    for (const [index, lamp] of lamps.entries())
      lamp.intensity = 3.6 + 3 * hit(t, SECONDS, BEATS / 2, index * 0.5, 2.5)
    paper(t)
  }
}

/** Confetti that falls for ever and comes round with the loop. */
function confettiRain(set: FilmSet): (t: number) => void {
  const count = 110
  const dots = particles(count, bright('#ffffff'), { shining: false, stretch: 2 })
  set.add(dots.points)
  const tints = ['#ffd34d', '#ff5fa8', '#4fd8ff', '#8aff9a', '#b88aff'].map((color) =>
    bright(color, 1.1),
  )
  const bits = scatter(count, 17, (random) => ({
    x: (random() - 0.5) * 15,
    z: (random() - 0.6) * 8,
    phase: random(),
    times: 2 + Math.floor(random() * 2),
    turns: Math.floor(random() * 9) - 4,
  }))
  return (t) => {
    dots.set((i) => {
      const { x, z, phase, times, turns } = cycle(bits, i)
      const age = beat(t, SECONDS, times, phase)
      return {
        at: [
          x + 0.3 * wave(t, SECONDS, 5, phase),
          6.6 * (1 - age),
          z + 0.2 * wave(t, SECONDS, 4, phase),
        ],
        size: 0.15 * (0.78 + 0.22 * wave(t, SECONDS, 12, phase)),
        opacity: Math.min(1, age * 8, (1 - age) * 12),
        color: cycle(tints, i),
        turn: (phase + (turns * t) / SECONDS) * Math.PI * 2,
      }
    })
  }
}

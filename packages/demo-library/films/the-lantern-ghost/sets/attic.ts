import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { motes } from '@starnest/film-kit/particles/ambience'
import { bright, particles } from '@starnest/film-kit/particles/particles'
import { type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { cycle, scatter } from '@starnest/film-kit/time/random'
import { cobweb } from '@starnest/film-kit/world/house/cobweb'
import { sky } from '@starnest/film-kit/world/sky'
import { fullMoon } from '@starnest/film-kit/world/space/celestial'
import { HOUSE } from './parts.ts'

/** Middle of the round window, and its radius; metres. */
export const ROUND_WINDOW: Vec3 = [0, 2.75, -4]
const WINDOW_RADIUS = 2.05

/** The attic under its beams, with one big round window full of stars. */
export function atticRoom(set: FilmSet) {
  sky(set, {
    stops: [
      [0, '#0a0e3c'],
      [0.34, '#161f66'],
      [0.44, '#2a3a90'],
      [0.52, '#4a6cb0'],
      [1, '#3a5a90'],
    ],
    glows: [
      { around: 0.76, height: 0.42, width: 0.3, color: '#4a2a70' },
      { around: 0.71, height: 0.46, width: 0.2, color: '#1f5a70' },
    ],
    stars: 1500,
    starColor: '#fff6e0',
    seed: 33,
  })
  fullMoon(set, [8.8, 16, -62], { radius: 2.5, halo: '#bcd8ff' })
  brightStars(set)
  sculpt(shellOfRoom, { to: set.scene, shadow: false })
  sculpt(keepsakes, { to: set.scene })
  sculpt(
    (s) => {
      cobweb(s, [-3.35, 5.15, -3.5], 1.9, { turn: -Math.PI / 2 })
      cobweb(s, [3.35, 5.15, -3.5], 1.9, { turn: Math.PI })
    },
    { to: set.scene, shadow: false },
  )
  motes(set, { color: '#ffdf9a', spread: 8, depth: 7, height: 5, count: 110, size: 0.07 })
  const wash = pointLamp(set.scene, '#ffb868', [0, 2.8, -1], 0, 11)
  return { wash }
}

/** The stars Wisp came for: larger than those of the sky, and twinkling. */
function brightStars(set: FilmSet): void {
  const dots = particles(120, bright('#fff2d0', 1.5))
  const places = scatter(120, 12, (random) => ({
    at: [(random() - 0.5) * 34, random() * 26, -56] as const,
    size: 0.28 + random() ** 3 * 0.95,
    phase: random() * 6.3,
    speed: 0.8 + random() * 1.6,
  }))
  set.add(dots.points)
  set.everyFrame((t) => {
    dots.set((i) => {
      const { at, size, phase, speed } = cycle(places, i)
      return { at, size, opacity: 0.7 + 0.3 * Math.sin(t * speed + phase) }
    })
  })
}

function shellOfRoom(s: Sculptor): void {
  const [x, y, z] = ROUND_WINDOW
  // A torus pressed flat: a wall with a round hole.
  const rim = 7
  s.ring(HOUSE.wall, [x, y, z - 0.2], [WINDOW_RADIUS + rim, rim], {
    size: [1, 1, 0.02],
    segments: 64,
    tubeSegments: 24,
    rim: 0.1,
    grad: HOUSE.wallLow,
  })
  s.ring(HOUSE.gold, [x, y, z], [WINDOW_RADIUS, 0.17], {
    segments: 48,
    grad: HOUSE.goldLow,
    gloss: 0.2,
  })
  s.ring(HOUSE.stone, [x, y, z - 0.1], [WINDOW_RADIUS + 0.3, 0.2], {
    segments: 48,
    grad: HOUSE.stoneLow,
  })
  s.ring('#4a4488', [x, y, z], [0.62, 0.06], { segments: 30 })
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2
    const reach = (0.62 + WINDOW_RADIUS) / 2
    const at: Vec3 = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, z]
    s.box('#4a4488', at, [WINDOW_RADIUS - 0.62, 0.08, 0.1], { rotate: [0, 0, angle] })
  }
  for (let i = 0; i < 11; i++) {
    const hue = i % 2 ? '#5a4a86' : '#4f4280'
    s.box(hue, [-5 + i, -0.08, 1], [0.97, 0.16, 11], { rim: 0.25 })
  }
  for (const side of [-1, 1]) {
    const slope = { rotate: [0, 0, side * 0.62] as const, grad: '#2c2860', rim: 0.15 }
    s.box('#463e80', [side * 4.4, 3.9, 1], [0.3, 8, 11], slope)
    for (const depth of [-3.2, -0.6, 2.2]) {
      s.box(HOUSE.wood, [side * 4.15, 3.8, depth], [0.36, 7.8, 0.36], { ...slope, rim: 0.5 })
    }
  }
  for (const depth of [-3.2, -0.6, 2.2]) {
    s.box(HOUSE.wood, [0, 5.35, depth], [7, 0.34, 0.36], { grad: HOUSE.woodLow, rim: 0.5 })
  }
}

function keepsakes(s: Sculptor): void {
  s.box('#7a4a5a', [-2.5, 0.45, -2.3], [1.7, 0.8, 1], { grad: '#43294f', rotate: [0, 0.25, 0] })
  s.cylinder('#8a5464', [-2.5, 0.86, -2.3], [0.5, 0.5, 1.7], {
    rotate: [0, 0.25, Math.PI / 2],
    size: [1, 1, 0.6],
    grad: '#5a3458',
  })
  for (const dx of [-0.5, 0.5])
    s.box(HOUSE.gold, [-2.5 + dx, 0.7, -1.82 - dx * 0.25], [0.12, 1, 0.1], { rotate: [0, 0.25, 0] })
  const books = ['#2f7a80', '#a04a5a', '#c0904a', '#5a5ab0'] as const
  for (const [i, color] of books.entries()) {
    s.box(color, [2.75 + (i % 2) * 0.08, 0.12 + i * 0.22, -2.2], [1.05 - i * 0.1, 0.2, 0.75], {
      rotate: [0, i * 0.35, 0],
    })
  }
  const leg = { grad: HOUSE.goldLow }
  for (const angle of [0.4, 2.5, 4.6]) {
    const foot: Vec3 = [2.15 + Math.cos(angle) * 0.55, 0, -0.6 + Math.sin(angle) * 0.55]
    s.tube(HOUSE.wood, [[2.15, 1.25, -0.6], foot], 0.05, leg)
  }
  s.cylinder(HOUSE.gold, [2.1, 1.55, -0.75], [0.13, 0.19, 1.7], {
    rotate: [-0.95, 0, 0.18],
    gloss: 0.4,
    grad: HOUSE.goldLow,
  })
  s.ball('#c87a8a', [-3.4, 0.32, 0.4], 0.32, { grad: '#7a3f6a', gloss: 0.2 })
  s.ring('#f0e0c0', [-3.4, 0.32, 0.4], [0.32, 0.035], { rotate: [1.2, 0.3, 0] })
}

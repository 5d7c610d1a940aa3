import type { FilmSet } from '../film/film-set.ts'
import { scatter } from '../time/random.ts'
import { bright, particles } from './particles.ts'

/** Blinking lights over a field: fireflies, fairy dust. */
export function fireflies(
  set: FilmSet,
  { count = 70, color = '#ffe27a', power = 0.9, spread = 16, depth = 10, seed = 8 } = {},
): void {
  const dots = particles(count, bright(color, 1.6))
  const flies = scatter(count, seed, (random) => ({
    x: (random() - 0.5) * spread,
    y: 0.4 + random() * 3,
    z: (random() - 0.6) * depth,
    phase: random() * 6.3,
    speed: 0.4 + random(),
  }))
  set.add(dots.points)
  set.everyFrame((t) => {
    dots.set((i) => {
      const { x, y, z, phase, speed } = flies[i] ?? EMPTY
      const blink = Math.max(0, Math.sin(t * speed * 1.7 + phase)) ** 2
      return {
        at: [
          x + Math.sin(t * speed * 0.7 + phase) * 0.7,
          set.heightAt(x, z) + y + Math.sin(t * speed + phase * 2) * 0.35,
          z + Math.cos(t * speed * 0.6 + phase) * 0.6,
        ],
        size: 0.16,
        opacity: power * blink,
      }
    })
  })
}

const EMPTY = { x: 0, y: -99, z: 0, phase: 0, speed: 0 }

/** Dust in a ray of light: slow, small, rising a little. */
export function motes(
  set: FilmSet,
  { count = 60, color = '#bfe8ff', spread = 14, height = 5, depth = 9, size = 0.09, seed = 3 } = {},
): void {
  const dots = particles(count, bright(color, 1.3))
  const dust = scatter(count, seed, (random) => ({
    x: (random() - 0.5) * spread,
    y: random() * height,
    z: (random() - 0.6) * depth,
    phase: random() * 6.3,
    speed: 1,
  }))
  set.add(dots.points)
  set.everyFrame((t) => {
    dots.set((i) => {
      const { x, y, z, phase } = dust[i] ?? EMPTY
      const rise = (t * 0.12 + phase) % 1
      const seen = Math.sin(rise * Math.PI)
      return {
        at: [x + Math.sin(t * 0.4 + phase) * 0.5, y + rise - 1, z],
        size,
        opacity: seen * (0.35 + 0.35 * Math.sin(t * 1.3 + phase)),
      }
    })
  })
}

/** Lines of light that rush by to the left: travel through space. Metres a second. */
export function rushingStars(
  set: FilmSet,
  { count = 90, color = '#dfe8ff', speed = 7, spread = 16, seed = 41 } = {},
): void {
  const dots = particles(count, bright(color, 1.2))
  const stars = scatter(count, seed, (random) => ({
    x: random() * 40,
    y: (random() - 0.5) * spread,
    z: -3 - random() * 16,
    phase: 0,
    speed: speed * (1 + random() * 1.3),
  }))
  set.add(dots.points)
  set.everyFrame((t) => {
    dots.set((i) => {
      const star = stars[i] ?? EMPTY
      const x = ((((star.x - t * star.speed) % 40) + 40) % 40) - 20
      return { at: [x, star.y, star.z], size: 0.1, opacity: 0.8 }
    })
  })
}

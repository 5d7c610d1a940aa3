import type { Species } from '@starnest/film-kit/critter/species'
import { starling } from '@starnest/film-kit/critter/starling'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import { fireflies, motes } from '@starnest/film-kit/particles/ambience'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { cycle } from '@starnest/film-kit/time/random'
import { ground, hilltop, moonscape } from '@starnest/film-kit/world/ground'
import { rockPile } from '@starnest/film-kit/world/nature/clouds'
import { cloudBank, meadow, strew, wood } from '@starnest/film-kit/world/nature/landscape'
import { skies } from '@starnest/film-kit/world/skies'
import { sky } from '@starnest/film-kit/world/sky'
import { crystals, planet } from '@starnest/film-kit/world/space/celestial'

export const leo: Species = {
  fur: '#f6a53c',
  belly: '#ffeccb',
  mane: ['#c85a1e', '#e07a2a'],
  ears: 'round',
  tail: 'thin',
  seed: 2,
}

export const spaceSuit = { suit: { cloth: '#fbf8ff', trim: '#ff8a3c' }, helmet: true }

/** Lettering of the title, on film and poster. */
export const titleLook = {
  family: 'Baloo 2',
  top: '#fff7cf',
  bottom: '#ffc04d',
  outline: '#3a1f6b',
}

const HILL = {
  night: {
    ground: ['#58a878', '#3a8078'],
    pine: ['#2f7a8c', '#2a4f86'],
    leafy: ['#4fa58c', '#35688f'],
    grass: ['#6cbf8c', '#458f76'],
    cloud: ['#a9a6f2', '#6a58c0'],
    fireflies: 0.9,
  },
  dawn: {
    ground: ['#86c878', '#5aa584'],
    pine: ['#4f9f86', '#3a6f86'],
    leafy: ['#8fcf7a', '#5a9a80'],
    grass: ['#b4dc80', '#6ab084'],
    cloud: ['#fff0ea', '#e8a0c0'],
    fireflies: 0.5,
  },
} as const

/** Leo's hill, at the hour when he counts stars or when he comes home. */
export function hill(set: FilmSet, hour: keyof typeof HILL): void {
  const hues = HILL[hour]
  sky(set, skies[hour])
  ground(set, { heightAt: hilltop(), colors: hues.ground, seed: 4, size: 76, squares: 60 })
  wood(set, { pine: hues.pine, leafy: hues.leafy })
  meadow(set, { grass: hues.grass, flowers: ['#ffd0e8', '#fff0b8', '#c8b8ff', '#ff9fb8'] })
  cloudBank(set, hues.cloud)
  fireflies(set, { power: hues.fireflies })
}

/** The fallen star with its own light. */
export function littleStar(set: FilmSet, size: number) {
  const star = starling({ size })
  set.add(star.root)
  return { ...star, halo: glow(star.root, '#ffc04a', 5.2, [0, 0, -0.4], 0.8) }
}

const CRYSTAL_HUES = [
  ['#8ff0ff', '#3a6fd0'],
  ['#ff9fe0', '#a03fb0'],
  ['#b9a0ff', '#5a3fc0'],
] as const

/** Where crystals stand: x, z, height, hue. */
const CRYSTALS = [
  [-5.2, -4, 2.6, 0],
  [-7.5, -7, 3.8, 1],
  [5.4, -5, 3.2, 1],
  [7.6, -3, 2.2, 0],
  [3.4, -8.5, 3.6, 2],
  [-2.6, -8, 2.4, 2],
  [10, -9, 5, 0],
  [-11, -10, 5, 2],
  [-4.4, 1.6, 0.9, 1],
  [4.9, 1.9, 0.8, 2],
] as const

/** The crystal moon with Leo and the star on it; `shine` sets the star's light, 0 to 1. */
export function crystalMoon(set: FilmSet) {
  sky(set, skies.crystal)
  ground(set, {
    heightAt: moonscape(),
    colors: ['#c3b4ee', '#9a86d8'],
    seed: 6,
    size: 60,
    squares: 70,
    mottle: 0.1,
  })
  const free = (x: number, z: number) => Math.abs(x - 0.5) < 2.6 && z > -2.2
  strew(
    set,
    { count: 60, field: [-13, 13, -13, 3], seed: 77, free, faceted: true },
    (s, at, random, i) => {
      const size = [0.15 + random() * 0.45, 0.12 + random() * 0.3, 0.15 + random() * 0.4] as const
      const rotate = [random(), random() * 3, random()] as const
      s.rock(cycle(['#a794e0', '#8f7fd0', '#b8a6ea'], i), at, size, {
        rotate,
        detail: 1,
        grad: '#5f4aa8',
      })
    },
  )
  strew(
    set,
    { count: CRYSTALS.length, field: [0, 0, 0, 0], seed: 7, faceted: true },
    (s, _at, random, i) => {
      const [x, z, height, hue] = cycle(CRYSTALS, i)
      crystals(s, [x, set.heightAt(x, z), z], height, CRYSTAL_HUES[hue], random)
    },
  )
  sculpt((s) => rockPile(s, [0, 0, 0], 1, ['#b9a8ea', '#6a54b4']), {
    to: set.scene,
    at: [2.1, set.heightAt(2.1, -0.3), -0.3],
    faceted: true,
  })
  const world = sculpt(
    (s) => planet(s, [0, 0, 0], 4, ['#8fc4ff', '#7a5ad0'], { rings: '#ffd0ee', glow: 0.5 }),
    {
      to: set.scene,
      at: [-11, 8.6, -38],
      shadow: false,
    },
  )
  world.rotation.z = -0.4
  motes(set)
  const cub = set.cast({ ...leo, ...spaceSuit })
  const star = littleStar(set, 0.62)
  const lamp = pointLamp(star.root, '#ffb84a', [-2, 0.5, 2.2])
  const shine = (power: number) => {
    star.halo.set(0.2 + 0.7 * power, 4 + 3 * power)
    lamp.intensity = 1.4 + 2.2 * power
  }
  return { cub, star, shine }
}

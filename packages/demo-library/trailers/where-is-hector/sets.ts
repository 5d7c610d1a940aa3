import type { FilmSet } from '@starnest/film-kit/film/film-set'
import type { Look } from '@starnest/film-kit/light/look'
import { looks } from '@starnest/film-kit/light/looks'
import { petals } from '@starnest/film-kit/particles/weather'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ground, valley } from '@starnest/film-kit/world/ground'
import { cloudBank, meadow, wood } from '@starnest/film-kit/world/nature/landscape'
import { bush } from '@starnest/film-kit/world/nature/small-plants'
import { skies } from '@starnest/film-kit/world/skies'
import { sky } from '@starnest/film-kit/world/sky'

/** A cheerful noon. */
export const meadowLook: Look = { ...looks.day, vignette: 0.26, saturation: 1.14 }

/** The lettering: large, and half hidden. */
export const titleLook = {
  family: 'Titan One',
  weight: 400,
  top: '#ffffff',
  bottom: '#ffd6ee',
  outline: '#6a2a8a',
  outlineWidth: 0.15,
} as const

/** Where the sapling stands. */
export const TREE = [1.6, 0.2] as const

/** A meadow with a wood behind it and one very thin tree. */
export function field(set: FilmSet) {
  sky(set, skies.day)
  cloudBank(set, ['#ffffff', '#d4e8fa'])
  ground(set, { heightAt: valley(1), colors: ['#9ada5a', '#5ab85a'] })
  meadow(set, {
    grass: ['#a4e060', '#4fae54'],
    flowers: ['#ff8ab8', '#ffffff', '#ffd23f'],
    free: (x, z) => Math.abs(x) < 1 && z > 1,
  })
  wood(set, { pine: ['#4fb06a', '#2a7a5a'], leafy: ['#8ad06a', '#4a9a5a'], count: 26, clearing: 6 })
  petals(set, { count: 30, colors: ['#ffd0e8', '#ffffff'] })
  const tree = set.add(joint(undefined, [TREE[0], set.heightAt(...TREE), TREE[1] + 1.05]))
  sculpt(
    (s) => {
      s.tube(
        '#fff4e8',
        [
          [0, -0.1, 0],
          [0.04, 1, 0],
          [-0.03, 2.2, 0],
          [0.02, 3.5, 0],
        ],
        0.085,
        { segments: 12 },
      )
      for (const y of [0.5, 1.1, 1.9, 2.6])
        s.ball('#5a4a5a', [0.03, y, 0.075], [0.05, 0.025, 0.02], { segments: 8 })
      for (const [x, y, z] of [
        [0.3, 3.3, 0.1],
        [-0.3, 3.5, 0],
        [0.05, 3.85, 0.05],
      ] as const)
        s.ball('#a4e86a', [x, y, z], [0.34, 0.26, 0.28], { grad: '#5ab85a', segments: 14 })
    },
    { to: tree },
  )
  sculpt(
    (s) => {
      bush(s, [-4.6, set.heightAt(-4.6, -1.6), -1.6], 1.1, ['#7acc5a', '#3a9a5a'], '#ff6a8a')
      bush(s, [5.6, set.heightAt(5.6, -2), -2], 1.2, ['#7acc5a', '#3a9a5a'])
    },
    { to: set.scene },
  )
  return tree
}

/** Hector, who is hard to overlook. */
export const hectorOn = (set: FilmSet) =>
  set.cast({
    fur: '#a48ae8',
    furLow: '#6a50b8',
    belly: '#e8dcff',
    ears: 'elephant',
    face: 'trunk',
    tail: 'thin',
    tuft: '#5a3a9a',
    paw: '#c8b4f8',
    eye: '#2a1a4a',
    eyeLow: '#6a4ab8',
    size: 1.3,
  })

/** Mimi, who seeks. */
export const mimiOn = (set: FilmSet) =>
  set.cast({
    fur: '#fff0dc',
    furLow: '#e0b090',
    belly: '#ffffff',
    ears: 'round',
    tail: 'thin',
    tuft: '#ff9ab0',
    nose: '#ff7a90',
    paw: '#ffb8b8',
    scarf: '#ff5a4a',
    whiskers: '#8a6a5a',
    size: 0.5,
    seed: 2,
  })

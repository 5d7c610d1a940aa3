import type { Species } from '@starnest/film-kit/critter/species'
import { starling } from '@starnest/film-kit/critter/starling'
import type { LiveActors } from '@starnest/film-kit/live/character'
import { liveSet } from '@starnest/film-kit/live/live-set'
import type { Vec2 } from '@starnest/film-kit/time/keyframes'

/** The film's cast on a page. */
export const live: LiveActors = {
  tolly: () => liveSet().cast(TOLLY),
  house: () => ({
    ...starling({ color: '#ffd98a', low: '#c8703c', size: 0.7, outline: HOUSE }),
    body: 'whole',
  }),
}

/** Tolly as his film's `seaOn` brings him on, without the sea. */
const TOLLY: Species = {
  fur: '#9a94a8',
  furLow: '#5c5470',
  belly: '#f0e8e4',
  mask: '#f4f0f0',
  patches: '#6c6290',
  ears: 'round',
  tail: 'bushy',
  tip: '#3a3450',
  hat: { kind: 'cap', color: '#e8a83a', trim: '#c87a28' },
  scarf: '#3fb0a0',
  size: 0.84,
  seed: 3,
}

/** A house of the town with its gable, about two units high. */
const HOUSE: readonly Vec2[] = [
  [-0.72, -0.95],
  [0.72, -0.95],
  [0.8, -0.88],
  [0.8, 0.3],
  [1, 0.36],
  [0.98, 0.5],
  [0.1, 1.12],
  [-0.1, 1.12],
  [-0.98, 0.5],
  [-1, 0.36],
  [-0.8, 0.3],
  [-0.8, -0.88],
]

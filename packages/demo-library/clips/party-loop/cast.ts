import { birdFace } from '@starnest/film-kit/critter/cast/bird-face'
import { leoTheCub } from '@starnest/film-kit/critter/cast/leo'
import type { Intent } from '@starnest/film-kit/critter/intent'
import { loopTime } from '@starnest/film-kit/critter/moves/loop-time'
import type { Species } from '@starnest/film-kit/critter/species'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { progress } from '@starnest/film-kit/time/keyframes'
import { wave } from '@starnest/film-kit/time/loop'
import { BEATS } from './sound.ts'

const SECONDS = 10

/** One dancer: place, and what it does at `t` seconds of the loop. */
type Dancer = {
  species: Species
  x: number
  z: number
  /** Turn of the body, radians, and height of the jump, metres. */
  move: (t: number) => { turn?: number; lift?: number; dance: Intent }
}

/** Waves of the loop that fall on beats: one a beat, one every two, one every four. */
const each = (t: number, phase = 0) => wave(t, SECONDS, BEATS, phase)
const two = (t: number, phase = 0) => wave(t, SECONDS, BEATS / 2, phase)
const four = (t: number, phase = 0) => wave(t, SECONDS, BEATS / 4, phase)
/** Jumps: up between beats, down on them. */
const jump = (t: number) => Math.abs(two(t))
const landing = (t: number) => Math.max(0, 1 - jump(t) * 3)

const pandaSpecies: Species = {
  fur: '#fbfaff',
  furLow: '#c0c4e4',
  belly: '#ffffff',
  patches: '#2e2a44',
  paw: '#2e2a44',
  nose: '#2e2a44',
  ears: 'none',
  tail: 'puff',
  eye: '#1a1830',
  eyeLow: '#5a4a8a',
  scarf: '#3ae0d0',
  seed: 11,
}

const DANCERS: readonly Dancer[] = [
  {
    species: { ...leoTheCub, scarf: '#3f8cff' },
    x: 0,
    z: 1.5,
    move: (t) => ({
      turn: 0.12 * four(t),
      lift: 0.22 * jump(t),
      dance: {
        grin: 0.9,
        happy: progress(t, 4.6, 4.9) * (1 - progress(t, 7.4, 7.7)),
        roll: 0.07 * two(t),
        tilt: 0.12 * two(t, 0.1),
        squash: 0.07 * jump(t) - 0.1 * landing(t),
        armL: [0.9, 1.5 + 0.5 * two(t)],
        armR: [0.9, 1.5 - 0.5 * two(t)],
      },
    }),
  },
  {
    species: {
      fur: '#f2762e',
      belly: '#fff3e2',
      ears: 'point',
      tail: 'bushy',
      muzzle: 1.1,
      eyeLow: '#c07a1e',
      glasses: '#ff5fa8',
      scarf: '#ffe27a',
      seed: 3,
    },
    x: -2.8,
    z: 0.9,
    move: (t) => {
      const point = 0.5 + 0.5 * two(t, -0.12)
      return {
        turn: 0.25 + 0.2 * two(t),
        dance: {
          brave: 0.4,
          grin: 0.5,
          roll: 0.1 * two(t),
          tilt: -0.14 * two(t),
          squash: 0.06 * each(t),
          armR: [0.3, 0.1 + 2.1 * point],
          armL: [0.9 * (1 - point), 0.5 - 0.3 * point],
          look: [0.3 * two(t), 0.2 * point],
        },
      }
    },
  },
  {
    species: pandaSpecies,
    x: 2.8,
    z: 0.9,
    move: (t) => ({
      turn: -0.2 + 0.25 * four(t),
      dance: {
        happy: 1,
        grin: 0.6,
        roll: 0.13 * two(t),
        tilt: 0.1 * two(t, 0.25),
        squash: 0.07 * each(t),
        armL: [1.7 + 0.25 * each(t), 0.5],
        armR: [1.7 + 0.25 * each(t, 0.5), 0.5],
      },
    }),
  },
  {
    species: {
      fur: '#fff4f8',
      furLow: '#e0b8dc',
      belly: '#ffffff',
      nose: '#ff7d95',
      ears: 'long',
      tail: 'puff',
      eyeLow: '#9a4a9a',
      hat: { kind: 'bow', color: '#ff5fa8', trim: '#ffe27a' },
      seed: 9,
    },
    x: -1.55,
    z: -2,
    move: (t) => ({
      lift: 0.55 * jump(t),
      dance: {
        wow: 0.35 * jump(t),
        grin: 0.8,
        squash: 0.1 * jump(t) - 0.13 * landing(t),
        earDroop: 0.4 * (1 - jump(t)),
        armL: [0.3, 0.8 + 1.2 * jump(t)],
        armR: [0.3, 0.8 + 1.2 * jump(t)],
      },
    }),
  },
  {
    species: {
      fur: '#2f58b8',
      furLow: '#1d2f7e',
      belly: '#f6fbff',
      face: 'beak',
      nose: '#ffa52e',
      ears: 'none',
      tail: 'none',
      hat: { kind: 'crown', color: '#ffd34d', trim: '#ff5fa8' },
      size: 0.92,
      seed: 13,
    },
    x: 1.55,
    z: -2,
    move: (t) => ({
      turn: Math.PI * 2 * progress(t, 5, 6.25, ease.smooth),
      dance: {
        grin: 0.7,
        roll: 0.2 * two(t),
        tilt: -0.12 * two(t),
        squash: 0.05 * each(t),
        armL: [0, 0.9 + 0.35 * each(t)],
        armR: [0, 0.9 - 0.35 * each(t)],
      },
    }),
  },
  {
    species: {
      fur: '#8fa4d8',
      furLow: '#5f6cb4',
      belly: '#c8d2f4',
      ears: 'elephant',
      face: 'trunk',
      tail: 'thin',
      tuft: '#4a5090',
      eyeLow: '#5a5ac0',
      scarf: '#ff9f3a',
      size: 1.08,
      seed: 15,
    },
    x: 5.2,
    z: -2,
    move: (t) => ({
      turn: -0.35,
      dance: {
        happy: 1,
        grin: 0.8,
        nod: 0.12 * each(t),
        squash: 0.08 * each(t),
        roll: 0.07 * four(t),
        earDroop: 0.2 * each(t, 0.25),
        armL: [1.3 + 0.5 * two(t), 0.3],
        armR: [1.3 - 0.5 * two(t), 0.3],
      },
    }),
  },
  {
    species: {
      fur: '#4fd08a',
      furLow: '#1f8a78',
      belly: '#fff0b0',
      nose: '#1f6a5a',
      ears: 'point',
      horns: '#ffe8b8',
      spikes: '#ff8a4a',
      wings: '#ff9f5a',
      tail: 'thin',
      tuft: '#ff8a4a',
      eyeLow: '#f0b020',
      seed: 17,
    },
    x: -5.3,
    z: -2,
    move: (t) => ({
      turn: 0.35 + 0.15 * two(t),
      lift: 0.12 * jump(t),
      dance: {
        grin: 0.95,
        brave: 0.2,
        tilt: 0.15 * two(t),
        squash: 0.06 * jump(t) - 0.08 * landing(t),
        armL: [2.1 + 0.3 * each(t), 0.4],
        armR: [2.1 - 0.3 * each(t), 0.4],
      },
    }),
  },
]

/** Brings all dancers on; call the result in every frame. */
export function dancers(set: FilmSet): (t: number) => void {
  const actors = DANCERS.map(({ species, x, z }) => {
    const actor = set.cast(species, [x, z])
    if (species.face === 'beak') birdFace(actor.head, '#f6fbff')
    if (species === pandaSpecies)
      sculpt(
        (s) => {
          for (const side of [-1, 1])
            s.ball('#2e2a44', [side * 0.62, 0.56, -0.02], [0.27, 0.27, 0.18])
        },
        { to: actor.head },
      )
    return actor
  })
  return (t) => {
    for (const [index, { x, z, move, species }] of DANCERS.entries()) {
      const { turn = 0, lift = 0, dance } = move(t)
      actors[index]?.place(x, z, turn, lift)
      actors[index]?.pose(loopTime(t, SECONDS, species.seed, 4), dance)
    }
  }
}

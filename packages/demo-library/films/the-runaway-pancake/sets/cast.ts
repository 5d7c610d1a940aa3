import type { Species } from '@starnest/film-kit/critter/species'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec2 } from '@starnest/film-kit/time/keyframes'

const bruno: Species = {
  fur: '#b9713f',
  furLow: '#8a4636',
  belly: '#ffe3bd',
  ears: 'round',
  tail: 'puff',
  scarf: '#e2433f',
  hat: { kind: 'chef', color: '#fffaf2', trim: '#ffe9dc' },
  headWidth: 1.08,
  muzzle: 1.06,
  size: 1.05,
  seed: 4,
}

export const pip: Species = {
  fur: '#fbf3ee',
  furLow: '#cdb6d8',
  belly: '#ffffff',
  ears: 'long',
  tail: 'puff',
  nose: '#f08a9a',
  eye: '#4a3a8a',
  eyeLow: '#8f7fe0',
  scarf: '#ff8fb4',
  eyeSize: 1.1,
  size: 0.66,
  seed: 9,
}

export const fox: Species = {
  fur: '#ee7a34',
  belly: '#fff0dc',
  ears: 'point',
  tail: 'bushy',
  scarf: '#3fa8c9',
  size: 0.9,
  seed: 6,
}

/** Three neighbours who are out for a walk in their hats. */
export const neighbours: readonly Species[] = [
  {
    fur: '#ffd24f',
    furLow: '#f0a030',
    face: 'beak',
    nose: '#f08a2e',
    ears: 'none',
    tail: 'puff',
    hat: { kind: 'cap', color: '#4f8fe0', trim: '#2f5fb0' },
    size: 0.62,
    seed: 1,
  },
  {
    fur: '#b9c2d8',
    furLow: '#8088b0',
    belly: '#f2f0fa',
    ears: 'round',
    hat: { kind: 'cap', color: '#e2556a', trim: '#b03050' },
    size: 0.62,
    seed: 5,
  },
  {
    fur: '#f2efe6',
    furLow: '#b0a8c8',
    ears: 'point',
    patches: '#5a5470',
    hat: { kind: 'cap', color: '#4fb88a', trim: '#2f8a66' },
    size: 0.62,
    seed: 8,
  },
]

/** Bruno in his apron, with the frying pan in his right hand. `pan` is the middle of its dish, its
 *  inside looks along +z of the joint. */
export function bringBruno(set: FilmSet, at: Vec2 = [0, 0], turn = 0) {
  const actor = set.cast(bruno, at, turn)
  sculpt(
    (s) => {
      s.ball('#fff8ee', [0, 0.62, 0.2], [0.5, 0.55, 0.45], { segments: 28, grad: '#e4d6ea' })
      s.ball('#ff9fae', [0, 0.54, 0.61], [0.2, 0.14, 0.07], { segments: 14 })
      s.ring('#f7dccb', [0, 0.72, 0.02], [0.575, 0.035], {
        rotate: [Math.PI / 2, 0, 0],
        size: [1, 0.93, 1],
      })
    },
    { to: actor.hips },
  )
  return { ...actor, pan: fryingPan(actor.handR) }
}

function fryingPan(hand: ReturnType<typeof joint>) {
  const pan = joint(hand, [0, -1.2, 0.04])
  const flat = [Math.PI / 2, 0, 0] as const
  sculpt(
    (s) => {
      s.cylinder('#4a4a68', [0, 0, -0.05], [0.66, 0.54, 0.16], {
        rotate: flat,
        segments: 28,
        gloss: 0.3,
      })
      s.ring('#6f6f92', [0, 0, 0.05], [0.65, 0.05], { gloss: 0.5, segments: 30 })
      s.pill('#8a4a3a', [0, 0.98, 0], 0.075, 0.62, { rotate: [-0.04, 0, 0] })
    },
    { to: pan },
  )
  return pan
}

import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { GOLD, ROSE } from './looks.ts'

/** Pelle: a puffin with a striped beak and a rose rain hat. */
export function pelleOn(set: FilmSet, size = 0.8) {
  const actor = set.cast({
    fur: '#343c60',
    furLow: '#1f2440',
    belly: '#fff6ee',
    mask: '#fff8f2',
    patches: '#fff8f2',
    nose: '#ff8a3a',
    eye: '#1a1a2a',
    eyeLow: '#5a7ab8',
    blush: '#ff8aa8',
    ears: 'none',
    tail: 'puff',
    face: 'beak',
    paw: '#343c60',
    scarf: ROSE,
    eyeSize: 0.92,
    size,
    seed: 2,
  })
  sculpt(
    (s) => {
      s.ball('#ff7a34', [0, -0.08, 0.76], [0.17, 0.21, 0.3], {
        gloss: 0.3,
        grad: '#d8401e',
        segments: 20,
      })
        .ball('#ffd05a', [0, -0.08, 0.68], [0.185, 0.225, 0.12], { gloss: 0.3, segments: 18 })
        .ball('#4a5a94', [0, -0.08, 0.62], [0.2, 0.24, 0.12], { gloss: 0.3, segments: 18 })
      rainHat(s, '#f0668e', '#b83868')
    },
    { to: actor.head },
  )
  return actor
}

/** Oda: an otter with a long whiskered smile and a knitted golden cap. */
export function odaOn(set: FilmSet, size = 0.8) {
  return set.cast({
    fur: '#9a6a48',
    furLow: '#5c3c38',
    belly: '#f6e2c4',
    nose: '#3a2428',
    eye: '#2a1a14',
    eyeLow: '#8a5a2a',
    ears: 'round',
    tail: 'thin',
    tuft: '#8a5c40',
    whiskers: '#fff4e0',
    headWidth: 1.08,
    muzzle: 1.06,
    scarf: GOLD,
    hat: { kind: 'nightcap', color: '#e8a83a', trim: '#fff0d0' },
    size,
    seed: 5,
  })
}

function rainHat(s: Sculptor, color: string, low: string): void {
  s.ball(color, [0, 0.4, -0.06], [0.78, 0.5, 0.7], { segments: 26, grad: low, gloss: 0.35 })
  s.ball(color, [0, 0.42, 0.02], [1.0, 0.09, 0.92], {
    segments: 28,
    grad: low,
    gloss: 0.35,
    // The brim falls at the nape and turns up over the brow.
    deform: (v) => {
      v.y += v.z > 0 ? 1.1 * v.z * v.z : -2.6 * v.z * v.z
    },
  })
  s.ring(low, [0, 0.52, -0.05], [0.73, 0.04], {
    rotate: [Math.PI / 2, 0, 0],
    size: [1.03, 0.94, 1],
  })
}

import type { Species } from '@starnest/film-kit/critter/species'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { joint, type Sculptor, sculpt } from '@starnest/film-kit/sculpt/sculptor'

/** Somebody who sits on the bench. */
export type Sitter = 'anton' | 'lotte' | 'child' | 'little' | 'grown' | 'boy'

const GREEN: Species = {
  fur: '#98bc6c',
  furLow: '#5f8450',
  belly: '#f6ecc4',
  nose: '#5f7c46',
  eye: '#3a2a1a',
  eyeLow: '#8a6a34',
  blush: '#ff8a80',
  ears: 'none',
  tail: 'none',
  muzzle: 0.92,
  headWidth: 0.98,
}

const RED = '#d83a48'

const LOOKS: Record<Sitter, { species: Species; shell: string; low: string }> = {
  anton: { species: { ...GREEN, size: 0.84, seed: 1 }, shell: '#4a8088', low: '#2c4c60' },
  lotte: {
    species: { ...GREEN, fur: '#b4d084', furLow: '#7a9c5c', scarf: RED, size: 0.8, seed: 3 },
    shell: '#d07a84',
    low: '#8a4458',
  },
  child: {
    species: { ...GREEN, fur: '#a4cc78', size: 0.5, seed: 5 },
    shell: '#8a7ac0',
    low: '#54488a',
  },
  little: {
    species: { ...GREEN, fur: '#bcdc8c', size: 0.5, seed: 6 },
    shell: '#e8a050',
    low: '#a0602c',
  },
  grown: {
    species: { ...GREEN, fur: '#bcdc8c', furLow: '#84a864', scarf: RED, size: 0.8, seed: 6 },
    shell: '#e8a050',
    low: '#a0602c',
  },
  boy: {
    species: { ...GREEN, fur: '#86b48c', furLow: '#4f7c70', size: 0.84, seed: 9 },
    shell: '#7a6ab4',
    low: '#483c7c',
  },
}

/** A tortoise of the film, old with glasses and white brows when `aged`; `scarf` gives the little
 *  one her grandmother's. */
export function tortoiseOn(set: FilmSet, who: Sitter, { aged = false, scarf = false } = {}) {
  const { species, shell, low } = LOOKS[who]
  const pale: Partial<Species> = aged
    ? { fur: who === 'anton' ? '#a8b48c' : '#bcc49c', furLow: '#7c8870' }
    : {}
  const actor = set.cast({
    ...species,
    ...pale,
    ...(aged ? { glasses: '#6a5a4a', eyeSize: 0.9 } : {}),
    ...(scarf ? { scarf: RED } : {}),
  })
  sculpt((s) => shellOf(s, shell, low), { to: actor.hips })
  sculpt((s) => solesOf(s, pale.fur ?? species.fur), { to: actor.hips })
  sculpt((s) => headgear(s, who, aged), { to: actor.head })
  const blanket = joint(actor.hips)
  return {
    ...actor,
    blanket,
    /** Sits on the bench at x; `lift` 0.66 is the seat of a grown-up. */
    sit(x: number, turn = 0, lift = 0.7) {
      actor.place(x, 0.08, turn, lift)
      actor.shadow.fade(0)
    },
  }
}

function shellOf(s: Sculptor, shell: string, low: string): void {
  s.ball(shell, [0, 0.74, -0.3], [0.86, 0.84, 0.42], { segments: 26, grad: low, gloss: 0.2 })
  s.ring('#f4e2b8', [0, 0.74, -0.16], [0.8, 0.07], { size: [1.03, 1, 1.3], segments: 34 })
}

function solesOf(s: Sculptor, fur: string): void {
  for (const side of [-1, 1]) {
    s.ball(fur, [side * 0.3, 0.2, 0.56], [0.22, 0.25, 0.16], {
      rotate: [-0.25, side * 0.2, -side * 0.2],
      grad: '#5f8450',
      segments: 16,
    })
    for (const x of [-0.11, 0, 0.11])
      s.ball('#f6ecc4', [side * 0.32 + x, 0.4 - Math.abs(x) * 0.4, 0.66], 0.045, { segments: 8 })
  }
}

function headgear(s: Sculptor, who: Sitter, aged: boolean): void {
  const bow = (color: string) => {
    for (const side of [-1, 1])
      s.ball(color, [0.3 + side * 0.19, 0.72, 0.2], [0.2, 0.14, 0.1], {
        rotate: [0, 0, side * 0.4 - 0.3],
      })
    s.ball(color, [0.3, 0.72, 0.24], 0.09, { segments: 10 })
  }
  if (who === 'lotte' || who === 'little' || who === 'grown') bow(RED)
  if (who === 'anton') flatCap(s, aged ? '#7c7c88' : '#4f6c9c', aged ? '#54545e' : '#34486c')
  if (who === 'child') {
    s.ball('#e8b84a', [0, 0.46, -0.06], [0.74, 0.42, 0.66], { grad: '#b87a30', segments: 20 })
    s.ball('#fff4e0', [0, 0.92, -0.06], 0.15, { segments: 12 })
  }
  if (who === 'boy') flatCap(s, '#c8823c', '#8a5428')
  if (!aged) return
  for (const side of [-1, 1])
    s.ball('#f8f6f0', [side * 0.3, 0.4, 0.62], [0.17, 0.07, 0.07], {
      rotate: [0, 0, side * -0.2],
      segments: 10,
    })
  if (who === 'anton')
    for (const side of [-1, 1])
      s.ball('#f8f6f0', [side * 0.15, -0.3, 0.72], [0.17, 0.07, 0.08], {
        rotate: [0, 0, side * -0.35],
        segments: 12,
      })
}

function flatCap(s: Sculptor, color: string, low: string): void {
  s.ball(color, [0, 0.52, -0.04], [0.72, 0.3, 0.66], { grad: low, segments: 24 })
  s.ball(low, [0, 0.46, 0.52], [0.48, 0.06, 0.3], { rotate: [0.2, 0, 0], segments: 18 })
}

/** An open book, its pages to its reader: hang it on a set and place it before a chest. */
export function bookOn(set: FilmSet, cover: string): ReturnType<typeof joint> {
  const root = set.add(joint())
  sculpt(
    (s) => {
      for (const side of [-1, 1]) {
        s.box(cover, [side * 0.21, 0, 0], [0.42, 0.58, 0.05], { rotate: [0, side * 0.3, 0] })
        s.box('#fff8e8', [side * 0.2, 0, -0.05], [0.38, 0.52, 0.06], { rotate: [0, side * 0.3, 0] })
      }
      s.ball('#ffe8b0', [0.22, 0.08, 0.1], [0.09, 0.09, 0.02], { segments: 12 })
    },
    { to: root },
  )
  return root
}

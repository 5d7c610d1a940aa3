import { Color } from 'three'

/** round: lion, bear · long: rabbit · point: fox, cat · elephant: wide and flat · tuft: thin,
 *  tilted outwards. */
export type Ears = 'round' | 'long' | 'point' | 'elephant' | 'tuft' | 'none'
/** thin: with a tuft at its end · bushy: with a pale tip · puff: a ball · fin: with flukes. */
export type Tail = 'thin' | 'bushy' | 'puff' | 'fin' | 'none'
/** What stands out of the face. A beak is its own mouth; a trunk moves the mouth to the viewer's
 *  left. */
export type Face = 'muzzle' | 'beak' | 'trunk'
/** What a character may wear on its head; a bow sits beside the right ear. */
export type HatKind = 'wizard' | 'crown' | 'cap' | 'nightcap' | 'chef' | 'bow'

/** What a character is made of: all colours are CSS colours. Tell heroes apart by silhouette
 *  (ears, mane, trunk, horns, hat, scarf), not by colour alone. */
export type Species = {
  fur: string
  /** Fur colour on the underside; mixed from `fur` unless said. */
  furLow?: string
  belly?: string
  nose?: string
  eye?: string
  /** Lower, lighter half of the iris. */
  eyeLow?: string
  blush?: string
  ears?: Ears
  tail?: Tail
  face?: Face
  /** Two hues of mane. */
  mane?: readonly [outer: string, inner: string]
  /** Pale face over darker fur: penguin, owl. */
  mask?: string
  /** Dark eye patches: panda, raccoon. */
  patches?: string
  /** Forehead and flank stripes: tiger, tabby, bee. */
  stripes?: string
  whiskers?: string
  horns?: string
  antlers?: string
  /** Row of spikes from crown to nape. */
  spikes?: string
  wings?: string
  /** Dome on the back: turtle, beetle, snail. */
  shell?: string
  scarf?: string
  cape?: string
  /** Tuft at the end of a thin tail. */
  tuft?: string
  /** End of a bushy tail. */
  tip?: string
  /** Hands and feet, when they differ from the fur. */
  paw?: string
  /** Space suit. */
  suit?: { cloth: string; trim: string }
  /** Glass bowl with an antenna. */
  helmet?: boolean
  hat?: { kind: HatKind; color: string; trim: string }
  glasses?: string
  headWidth?: number
  /** How far the muzzle stands out; 1 is a lion cub. */
  muzzle?: number
  eyeSize?: number
  /** 1 is about 2.6 m tall in set units. */
  size?: number
  /** Shifts breath, blink and ear timing, so that a crowd does not move as one. */
  seed?: number
}

/** A species with every needed colour filled in. */
export type FullSpecies = Species &
  Required<
    Pick<
      Species,
      | 'furLow'
      | 'belly'
      | 'nose'
      | 'eye'
      | 'eyeLow'
      | 'blush'
      | 'ears'
      | 'tail'
      | 'face'
      | 'headWidth'
      | 'muzzle'
      | 'eyeSize'
      | 'size'
      | 'seed'
    >
  >

/** Fills what a species leaves open. */
export function completeSpecies(species: Species): FullSpecies {
  const shade = new Color(species.fur).lerp(new Color('#7a2d6a'), 0.28)
  return {
    furLow: `#${shade.getHexString()}`,
    belly: '#ffe8c2',
    nose: '#5b2a22',
    eye: '#3a1a12',
    eyeLow: '#7d4420',
    blush: '#ff6f6f',
    ears: 'round',
    tail: 'thin',
    face: 'muzzle',
    headWidth: 1,
    muzzle: 1,
    eyeSize: 1,
    size: 1,
    seed: 0,
    ...species,
  }
}

/** Limb and body colours: cloth when suited, else fur. */
export const skinOf = (species: FullSpecies) => ({
  top: species.suit?.cloth ?? species.fur,
  low: species.suit ? '#b9b3dc' : species.furLow,
  paw: species.suit?.trim ?? species.paw ?? species.fur,
})

/** Left and right as signs of x: -1 is the viewer's left when the character faces the camera. */
export const SIDES = [-1, 1] as const
/** One side of a body, as the sign of its x. */
export type Side = (typeof SIDES)[number]

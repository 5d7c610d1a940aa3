import type { TextKey } from '../../../platform/text-parts.ts'

const GESTURES = ['hello', 'hooray'] as const
const ANIMALS = [
  ...(['lion', 'fox', 'owl', 'bear', 'bunny'] as const),
  ...(['panda', 'penguin', 'elephant', 'dragon', 'cat'] as const),
]
const BACKGROUNDS = ['page-sky', 'jam-vinyl', 'jam-lights', 'jam-crowd', 'party-loop'] as const

type ArtName = Extract<TextKey<'editor/art'>, `${string}/${string}`>

const NAMED: readonly ArtName[] = [
  ...ANIMALS.flatMap((animal) =>
    GESTURES.map((gesture) => `sticker/${animal}-${gesture}` as const),
  ),
  ...BACKGROUNDS.map((background) => `background/${background}` as const),
]

/** Whether a sticker or a background has a name in every language. */
export const isNamed = (id: string): id is ArtName => NAMED.some((name) => name === id)

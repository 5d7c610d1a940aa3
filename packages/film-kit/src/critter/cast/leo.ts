import type { Species } from '../species.ts'

/** Leo, the lion cub who hosts Starnest: amber fur and a mane in two hues of copper. */
export const leoTheCub: Species = {
  fur: '#f6a53c',
  belly: '#ffeccb',
  mane: ['#c85a1e', '#e07a2a'],
  ears: 'round',
  tail: 'thin',
  seed: 2,
}

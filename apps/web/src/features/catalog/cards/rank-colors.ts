const OF_THE_FIRST_FOUR = [
  'bg-linear-to-br from-[#ffe9a8] to-[#f5b021] text-[#3d2500]',
  'bg-linear-to-br from-[#f7fafc] to-[#b4c0d4] text-[#1b2333]',
  'bg-linear-to-br from-[#ffc79b] to-[#c9733a] text-[#2b1203]',
  'bg-linear-to-br from-[#b9f0ff] to-[#3fa9dd] text-[#03202f]',
]
const OF_THE_REST = 'bg-[#3a3480] text-white'

/** Classes for the badge of a place in a ranked row, from 1: gold, silver, bronze, sky for the
 *  fourth, and one violet for all beyond. Source: specification §2.4. */
export function rankColors(rank: number): string {
  return OF_THE_FIRST_FOUR[rank - 1] ?? OF_THE_REST
}

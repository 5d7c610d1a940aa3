/** Seconds of its shot at which a drop lands, for picture and sound. The music has six eighths of a
 *  third of a second to a bar of two seconds. */
const EIGHTH = 1 / 3

/** Every bar of a shot again: `eighths` of each bar, for so many bars. */
const everyBar = (bars: number, ...eighths: number[]): number[] =>
  Array.from({ length: bars }, (_, bar) => eighths.map((one) => bar * 2 + one * EIGHTH)).flat()

/** On nose, brow and ukulele of Clover; into the mouth of Gulp. */
export const PLIPS = { nose: [0.9, 6.5], brow: [2.3], strings: [3.4], mouth: [4.6] } as const

/** While Bramble runs: into saucepan, mug and bowl; on her head; into the acorn cup on it. */
export const POTS = {
  saucepan: [1.4, 2.5, 3.6, 4.7, 5.8, 6.9],
  mug: [3.3, 4.3, 5.3, 6.3, 7.3],
  bowl: [5.1, 5.9, 6.7, 7.5],
  head: [6.1],
  acorn: [7.2],
} as const

/** While she listens: bucket, mug and jar keep time, one drop misses until there is a cup for it. */
export const LISTEN = {
  bucket: everyBar(3, 0, 3),
  mug: everyBar(3, 1, 5),
  jar: everyBar(3, 2),
  floor: [1, 3].map((beat) => beat + EIGHTH),
  teacup: [5 + EIGHTH],
} as const

/** The whole rain, in tune. */
export const PLAY = {
  bucket: everyBar(3, 0),
  mug: everyBar(3, 1, 5),
  jar: everyBar(3, 2),
  saucepan: everyBar(3, 3),
  teacup: everyBar(3, 4),
  bowl: everyBar(3, 0, 3),
} as const

/** The last bar of rain, a long silence, and the last drop. */
export const LAST = {
  bowl: [0],
  mug: [EIGHTH],
  jar: [2 * EIGHTH],
  teacup: [4 * EIGHTH],
  acorn: [5.3],
} as const

/** Seconds at which Bramble knocks on the root, in the shots 'knock' and 'crane', for picture and
 *  sound: beats of two thirds of a second. */
export const KNOCKS = {
  knock: [3.33, 4, 4.67, 5.33],
  crane: [0, 0.67, 1.33, 2],
} as const

/** How loud films play, LUFS (EBU R 128). */
const TARGET_LUFS = -16

/** Factor for the volume of a film, more than 0 and at most 1, so that loud films do not burst in
 *  upon quiet ones. Quiet films stay as they are: louder than it is, an element cannot play.
 *  `loudness` is in LUFS; null: not measured. */
export function evenGain(loudness: number | null): number {
  if (loudness === null) return 1
  return Math.min(1, 10 ** ((TARGET_LUFS - loudness) / 20))
}

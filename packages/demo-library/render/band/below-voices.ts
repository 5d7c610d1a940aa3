import type { Chart } from './chart.ts'

/** The lowest tone that is taken for a voice, as a MIDI number: D2, a low man's. Source: `track-pitch.ts` of
 *  packages/jam. */
const LOWEST_VOICE = 38

/** Half steps from a sung tone within which a tone earns something at the mildest difficulty. Source:
 *  `credit.ts` of packages/jam. */
const EARNING_HALF_STEPS = 2

/** Quarter notes that a bass rings after its note. */
const RINGS = 0.25

/** The pitch of a bass note, octaves lower where a microphone beside a loudspeaker would take it for the singer:
 *  a bass is loud and alone in its register, and the score does not mind octaves. `from` and `to` are quarter
 *  notes of the piece. */
export function belowVoices(
  { sungWithin }: Pick<Chart, 'sungWithin'>,
  pitch: number,
  { from, to }: { from: number; to: number },
): number {
  const sung = sungWithin?.(from, to + RINGS) ?? []
  if (!sung.some((tone) => tone === 'spoken' || distance(tone, pitch) <= EARNING_HALF_STEPS)) {
    return pitch
  }
  const tooHigh = Math.max(0, pitch - LOWEST_VOICE + 1)
  return pitch - 12 * Math.ceil(tooHigh / 12)
}

/** Half steps between two tones, whatever their octaves, 0 to 6. */
function distance(one: number, other: number): number {
  const within = (((one - other) % 12) + 12) % 12
  return Math.min(within, 12 - within)
}

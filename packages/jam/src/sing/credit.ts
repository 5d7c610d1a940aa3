/** How close to the tune somebody has to sing. */
export type Difficulty = 'easy' | 'medium' | 'hard'

/** Up to which error a beat counts in full, and from which not at all; cents. */
type Tolerance = { fullCents: number; noneCents: number }

/** Source: research on scoring, "partial credit" (half-steps 1.0 to 2.5, 0.5 to 1.5, 0.35 to 1.0). */
const TOLERANCES: Readonly<Record<Difficulty, Tolerance>> = {
  easy: { fullCents: 100, noneCents: 250 },
  medium: { fullCents: 50, noneCents: 150 },
  hard: { fullCents: 35, noneCents: 100 },
}

/** How far a sung tone is from the note's, cents, 0 to 600: octaves do not count, since a child sings a
 *  grown-up's song an octave higher. Both in cents from C4. */
export function foldedErrorCents(sungCents: number, noteCents: number): number {
  const within = (((sungCents - noteCents) % 1200) + 1200) % 1200
  return within > 600 ? 1200 - within : within
}

/** What a beat is worth, 0 to 1, for how far off it was sung (cents, from 0). */
export type Credit = (errorCents: number, difficulty: Difficulty) => number

/** In full within a difficulty's tolerance, then less in proportion, down to nothing. */
export const partialCredit: Credit = (errorCents, difficulty) => {
  const { fullCents, noneCents } = TOLERANCES[difficulty]
  if (errorCents <= fullCents) return 1
  if (errorCents >= noneCents) return 0
  return (noneCents - errorCents) / (noneCents - fullCents)
}

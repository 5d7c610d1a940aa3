/** What somebody does in the Jam Challenge: sings a song, or raps freely over a beat. */
export type JamMode = 'karaoke' | 'freestyle'

/** What everybody has who took part. Source: specification §4, "Jam recording". */
const BASE_SCORES: Readonly<Record<JamMode, number>> = { karaoke: 300, freestyle: 250 }

/** Most that can be earned on top. Source: specification §4. */
const MAX_EARNED = 199

/** Most points of a performance. */
const MAX_POINTS = 10_000

/** The number on the screen and on the leaderboard: 300 (karaoke) or 250 (freestyle) plus a whole number from
 *  0 to 199, which the specification leaves to chance and Starnest computes from the points of the performance:
 *
 *      earned = floor(points × 200 / 10,001)
 *
 *  Each of the 200 numbers stands for 50 points, more points never give less, 0 gives 0 and 10,000 gives 199.
 *  `points` outside 0 to 10,000 are taken as the nearest of these. Source: specification §4 and §9. */
export function jamScore(points: number, mode: JamMode): number {
  const within = Math.min(MAX_POINTS, Math.max(0, points))
  return BASE_SCORES[mode] + Math.floor((within * (MAX_EARNED + 1)) / (MAX_POINTS + 1))
}

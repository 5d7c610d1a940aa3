import * as z from 'zod/mini'

/** Weeks of the past that are told of. */
export const MAX_JAM_WEEKS = 52

/** A Monday, as the household counts its days. */
export const jamWeekSchema = z.iso
  .date()
  .check(z.refine((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1, 'has to be a Monday'))

/** GET /api/jam/leaderboard. Without a week, the one that runs. */
export const jamLeaderboardQuerySchema = z.object({ week: z.optional(jamWeekSchema) })

/** A row. Those with equal scores share a rank, and the next rank is passed over.
 *  Source: specification §3, "Leaderboard entry". */
export const jamLeaderboardEntrySchema = z.object({
  rank: z.int().check(z.positive()),
  profileId: z.nullable(z.int()).check(z.describe('null: of the demo family')),
  name: z.string(),
  avatar: z.string().check(z.describe('An emoji')),
  score: z.int().check(z.nonnegative(), z.describe("Sum of the week's best score on each track")),
  streak: z
    .int()
    .check(
      z.nonnegative(),
      z.describe('Days in a row with a scored round, up to today or yesterday'),
    ),
  tracks: z
    .nullable(z.int())
    .check(z.describe('Songs and beats in the sum; null: of the demo family')),
})
export type JamLeaderboardEntry = z.infer<typeof jamLeaderboardEntrySchema>

/** The household's ranking in one week. */
export const jamLeaderboardSchema = z.object({
  week: jamWeekSchema,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().check(z.describe('When the next week begins')),
  timeZone: z.string().check(z.describe('IANA name of the zone that the household lives in')),
  isDemo: z
    .boolean()
    .check(z.describe('An invented family, shown until the household has a score of its own')),
  entries: z.array(jamLeaderboardEntrySchema),
})
export type JamLeaderboard = z.infer<typeof jamLeaderboardSchema>

/** GET /api/jam/leaderboard/weeks: the weeks with scores, the newest first, without the one that runs. */
export const jamWeekListSchema = z.array(
  z.object({
    week: jamWeekSchema,
    singers: z.int().check(z.positive()),
    champions: z.array(jamLeaderboardEntrySchema).check(z.describe('Those of ranks 1 to 3')),
  }),
)
export type JamWeekList = z.infer<typeof jamWeekListSchema>

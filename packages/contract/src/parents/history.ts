import * as z from 'zod/mini'
import { animationSchema } from '../catalog/catalog.ts'

/** Days that a household can have its history kept for. */
export const HISTORY_DAYS = [7, 30, 90, 365] as const
/** One of {@link HISTORY_DAYS}. */
export const historyDaysSchema = z.literal(HISTORY_DAYS)
export type HistoryDays = z.infer<typeof historyDaysSchema>

/** How far a profile came in a title, and when it watched it last. */
export const watchedPlaceSchema = z.strictObject({
  currentTime: z.number().check(z.minimum(0), z.maximum(1_000_000), z.describe('Seconds')),
  isWatched: z.boolean().check(z.describe('It was seen to its end, or as good as')),
  isHidden: z.boolean().check(z.describe('It was taken out of Continue Watching by hand')),
  watchedAt: z.iso
    .datetime()
    .check(z.refine((at) => new Date(at).getTime() >= 0, 'has to be in 1970 or later')),
})
export type WatchedPlace = z.infer<typeof watchedPlaceSchema>

/** A title that a profile watched. */
export const historyEntrySchema = z.object({
  animation: animationSchema,
  watched: watchedPlaceSchema,
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

/** GET /api/parents/profiles/{id}/history. The cursor came with the page before. */
export const historyQuerySchema = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 24),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
})
export type HistoryQuery = z.infer<typeof historyQuerySchema>

/** Answer to {@link historyQuerySchema}: what a profile watched, the latest first. */
export const historyPageSchema = z.object({
  entries: z.array(historyEntrySchema),
  unnamed: z
    .int()
    .check(
      z.minimum(0),
      z.describe('Titles of this page that the grown-up who asks may not see: counted, not named'),
    ),
  next: z.nullable(z.string()).check(z.describe('null: this is the last page')),
})
export type HistoryPage = z.infer<typeof historyPageSchema>

/** DELETE of one title: the place that the profile had in it, so that PUT can bring it back; null:
 *  it was not in the history. */
export const forgottenTitleSchema = z.object({
  animationId: z.int().check(z.positive()),
  watched: z.nullable(watchedPlaceSchema),
})

/** PUT of one title: the position that is stored now: a newer one if the title was watched
 *  meanwhile. */
export const restoredTitleSchema = z.object({
  animationId: z.int().check(z.positive()),
  watched: watchedPlaceSchema,
})

/** DELETE of the whole history: how many titles were in it. */
export const clearedHistorySchema = z.object({ titles: z.int().check(z.minimum(0)) })

/** GET and PUT /api/parents/history-days: how long the household keeps what was watched. */
export const historyKeptSchema = z.strictObject({ days: historyDaysSchema })
export type HistoryKept = z.infer<typeof historyKeptSchema>

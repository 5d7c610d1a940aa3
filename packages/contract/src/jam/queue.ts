import * as z from 'zod/mini'
import { jamModeSchema, jamTrackIdSchema } from './jam.ts'
import { jamSingerSchema } from './rounds.ts'

/** Entries that wait in a household's queue at most. */
export const MAX_JAM_QUEUE = 50

/** Somebody who wants to sing something. Whoever sang longest ago comes first, unless it was moved. */
export const jamQueueEntrySchema = z.object({
  id: z.int().check(z.positive()),
  profileId: z.nullable(z.int()).check(z.describe('null: a guest')),
  name: z.string(),
  avatar: z.nullable(z.string()).check(z.describe('null: a guest')),
  track: z
    .nullable(z.object({ mode: jamModeSchema, trackId: jamTrackIdSchema }))
    .check(z.describe('null: not for whoever asks')),
  isMoved: z.boolean().check(z.describe('Somebody put it at this place')),
})
export type JamQueueEntry = z.infer<typeof jamQueueEntrySchema>

/** GET /api/jam/queue, and what each change of it answers: the next to sing first. */
export const jamQueueSchema = z.array(jamQueueEntrySchema)

/** POST /api/jam/queue. A profile may be queued where it watches or stands on the stage. */
export const newJamQueueEntrySchema = z.strictObject({
  mode: jamModeSchema,
  trackId: jamTrackIdSchema,
  singer: jamSingerSchema,
})
export type NewJamQueueEntry = z.infer<typeof newJamQueueEntrySchema>

/** POST /api/jam/queue/:id/move. */
export const jamQueueMoveSchema = z.strictObject({
  place: z
    .nullable(z.int().check(z.minimum(0), z.maximum(MAX_JAM_QUEUE)))
    .check(z.describe('From 0, the next to sing; null: where it would be by itself')),
})

/** POST /api/jam/queue/:id/done: `sung`, or taken out without singing. */
export const jamQueueDoneSchema = z.strictObject({ hasSung: z.boolean() })

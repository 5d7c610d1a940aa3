import * as z from 'zod/mini'
import { pinHolderSchema, pinSchema } from '../household/pin.ts'
import { viewingHoursSchema } from './parents.ts'

/** Shortest and longest daily budget that can be set, in minutes, and the step between two. */
export const MIN_DAILY_MINUTES = 15
/** Longest daily budget, in minutes. */
export const MAX_DAILY_MINUTES = 240
/** Minutes between two budgets that can be set. */
export const DAILY_MINUTES_STEP = 15

/** Minutes that a grown-up can add at once. */
export const GRANTS_MINUTES = [15, 30] as const

/** Grace in minutes: when time runs out and no more than this is left of a title, it may be watched
 *  to its end. */
export const GRACE_MINUTES = 5

/** Minutes for which a child that was told "not now" waits before it can ask again. */
export const ASK_AGAIN_MINUTES = 5

/** Seconds that count at most between two progress reports. */
export const LONGEST_COUNTED_SECONDS = 15

/** What ends watching: the minutes of the day are used up, or it is out of viewing hours. */
export const TIME_REASONS = ['budget', 'hours'] as const
/** One of {@link TIME_REASONS}. */
export const timeReasonSchema = z.enum(TIME_REASONS)
export type TimeReason = z.infer<typeof timeReasonSchema>

const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647))
const seconds = z.int().check(z.nonnegative(), z.describe('Seconds'))

/** What came of asking a grown-up for more time: nobody asked yet; nobody has answered; not now. */
export const ASKINGS = ['none', 'open', 'refused'] as const
/** One of {@link ASKINGS}. */
export const askingSchema = z.enum(ASKINGS)
export type Asking = z.infer<typeof askingSchema>

/** The details of `time_over`. */
export const timeOverSchema = z.object({
  reason: timeReasonSchema,
  againAt: z.iso.datetime().check(z.describe('When it is possible again without a grown-up')),
  hasAsked: z.boolean().check(z.describe('A grown-up was asked and has not answered')),
})
export type TimeOver = z.infer<typeof timeOverSchema>

/** GET /api/time: the time of whoever watches on this device, by the strictest of them. */
export const watchTimeSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('unlimited') }),
  z.object({ is: z.literal('left'), seconds, ends: timeReasonSchema }),
  z.object({
    is: z.literal('over'),
    ...timeOverSchema.shape,
    asking: askingSchema,
    askAgainSeconds: seconds.check(z.describe('Until a child that was refused can ask again')),
    mayFinish: z.nullable(id).check(z.describe('Title that may still be seen to its end')),
    timeZone: z.string().check(z.describe('IANA name of the zone that the household lives in')),
    pinHolders: z.array(pinHolderSchema),
  }),
])
export type WatchTime = z.infer<typeof watchTimeSchema>

const grantMinutesSchema = z.literal(GRANTS_MINUTES)

/** The grown-up who answers, and their PIN: needed where the device itself does not show it. */
const proofSchema = z.strictObject({ grownUpId: id, pin: pinSchema })
export type GrownUpProof = z.infer<typeof proofSchema>

/** POST /api/time/grant: a grown-up is here, on the device of the child. */
export const grantHereSchema = z.strictObject({ minutes: grantMinutesSchema, proof: proofSchema })
export type GrantHere = z.infer<typeof grantHereSchema>

/** A child that waits for an answer. */
export const timeRequestSchema = z.object({
  id,
  profileId: id,
  displayName: z.string(),
  avatarUrl: z.string(),
  askedAt: z.iso.datetime(),
})
export type TimeRequest = z.infer<typeof timeRequestSchema>

/** GET /api/time/requests: of today, without an answer, the oldest first. */
export const timeRequestListSchema = z.object({
  requests: z.array(timeRequestSchema),
  pinHolders: z
    .array(pinHolderSchema)
    .check(
      z.describe(
        'Grown-ups of whom one has to enter their PIN to answer; empty: this device needs none',
      ),
    ),
})
export type TimeRequestList = z.infer<typeof timeRequestListSchema>

/** PUT /api/time/requests/{id}: minutes to add; 0: not now. */
export const timeAnswerSchema = z.strictObject({
  minutes: z.literal([0, ...GRANTS_MINUTES]),
  proof: z.optional(proofSchema),
})
export type TimeAnswer = z.infer<typeof timeAnswerSchema>

/** Answer to {@link timeAnswerSchema}. */
export const answeredRequestSchema = z.object({ id, grantedMinutes: z.int() })
export type AnsweredRequest = z.infer<typeof answeredRequestSchema>

/** PUT /api/parents/profiles/{id}/time: null is no limit. */
export const timeLimitsSchema = z.strictObject({
  dailyMinutes: z.nullable(
    z
      .int()
      .check(
        z.minimum(MIN_DAILY_MINUTES),
        z.maximum(MAX_DAILY_MINUTES),
        z.multipleOf(DAILY_MINUTES_STEP),
      ),
  ),
  viewingHours: z.nullable(viewingHoursSchema),
})
export type TimeLimits = z.infer<typeof timeLimitsSchema>

/** GET /api/parents/profiles/{id}/time: limits and today. */
export const profileTimeSchema = z.object({
  ...timeLimitsSchema.shape,
  watchedSeconds: seconds.check(z.describe('Today')),
  grantedSeconds: seconds.check(z.describe('What grown-ups added today')),
  leftSeconds: z.nullable(seconds).check(z.describe('Until time is over; null: no limit')),
  requestId: z.nullable(id).check(z.describe('Of an open request; null: none')),
})
export type ProfileTime = z.infer<typeof profileTimeSchema>

/** POST /api/parents/profiles/{id}/time/grants. */
export const grantSchema = z.strictObject({ minutes: grantMinutesSchema })

/** PUT /api/parents/time-zone: IANA name; null: the zone of the computer that Starnest runs on. */
export const changedTimeZoneSchema = z.strictObject({
  timeZone: z.nullable(
    z.string().check(z.maxLength(64), z.refine(isTimeZone, { error: 'is no time zone' })),
  ),
})

/** GET /api/parents/time-zone: what holds, and the zone of the server. */
export const timeZoneSchema = z.object({
  timeZone: z.nullable(z.string()),
  serverTimeZone: z.string(),
})
export type TimeZoneAnswer = z.infer<typeof timeZoneSchema>

/** Whether the tz database knows a place by this name, such as 'Europe/Madrid'. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][\w+/-]*$/i.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

import * as z from 'zod/mini'
import { ageRatingSchema } from '../age-rating.ts'
import { animationSchema } from '../catalog/catalog.ts'

/** What a parent can say of one title for one profile: never, or yes whatever its rating. */
export const TITLE_RULES = ['blocked', 'approved'] as const
/** One of {@link TITLE_RULES}. */
export const titleRuleSchema = z.enum(TITLE_RULES)
export type TitleRule = z.infer<typeof titleRuleSchema>

/** Days for which is kept what was watched, unless the household says otherwise. */
export const DEFAULT_HISTORY_DAYS = 90

const clockTimeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** From when until when a profile may watch, by the household's clock, 'HH:MM'; `until` may lie
 *  after midnight, and is then before `from`. The two differ: the whole day is null. */
export const hoursSchema = z
  .object({ from: clockTimeSchema, until: clockTimeSchema })
  .check(z.refine(({ from, until }) => from !== until, { error: 'has to end at another time' }))

/** Viewing hours of school days (Monday to Friday) and of weekends; null: the whole day. */
export const viewingHoursSchema = z.object({
  weekdays: z.nullable(hoursSchema),
  weekends: z.nullable(hoursSchema),
})
export type ViewingHours = z.infer<typeof viewingHoursSchema>

/** Why a profile sees a title or does not: by its rating and the profile's ceiling; it has no rating,
 *  which counts as 18 years; a parent approved it; a parent blocked it; the profile sees approved
 *  titles only, and this is none. */
export const REASONS = ['rating', 'unrated', 'approved', 'blocked', 'approved-only'] as const
/** One of {@link REASONS}. */
export const reasonSchema = z.enum(REASONS)
export type Reason = z.infer<typeof reasonSchema>

/** A title as a parent sees it who looks at one profile. */
export const titleForProfileSchema = z.object({
  animation: animationSchema.check(z.describe('Its rating is the one that counts')),
  visible: z.boolean().check(z.describe('Whether the profile sees it')),
  why: reasonSchema,
  rule: z.nullable(titleRuleSchema).check(z.describe('What a parent said of it for the profile')),
  familyRating: z.nullable(ageRatingSchema).check(z.describe('null: the family did not rate it')),
  sourceRating: z.nullable(ageRatingSchema).check(z.describe('What it came with; null: none')),
})
export type TitleForProfile = z.infer<typeof titleForProfileSchema>

/** GET /api/parents/profiles/{id}/titles. Without `q` all titles, newest first, page by page; with it
 *  the best of those that fit, in one page. */
export const titlesForProfileQuerySchema = z.object({
  q: z._default(z.string().check(z.maxLength(200)), ''),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 24),
  cursor: z.optional(z.string().check(z.maxLength(200))),
})
export type TitlesForProfileQuery = z.infer<typeof titlesForProfileQuerySchema>

/** Answer to {@link titlesForProfileQuerySchema}; `next` is the cursor of the page after it. */
export const titlesForProfileSchema = z.object({
  titles: z.array(titleForProfileSchema),
  next: z.nullable(z.string()).check(z.describe('null: this is the last page')),
})
export type TitlesForProfile = z.infer<typeof titlesForProfileSchema>

/** PUT /api/parents/profiles/{id}/titles/{titleId}/rule: null takes what was said back. */
export const changedRuleSchema = z.strictObject({ rule: z.nullable(titleRuleSchema) })

/** PUT /api/parents/titles/{titleId}/rating: what the family rates it; null: as its source does. */
export const changedRatingSchema = z.strictObject({ rating: z.nullable(ageRatingSchema) })
export type ChangedRating = z.infer<typeof changedRatingSchema>

/** The rating of a title that counts by now, and the youngest age in years that it lets see it. */
export const titleRatingSchema = z.object({
  rating: z.nullable(ageRatingSchema),
  minimumAge: z.int().check(z.minimum(0), z.maximum(18)),
})
export type TitleRating = z.infer<typeof titleRatingSchema>

/** GET /api/parents/profiles/{id}/limits. */
export const titleLimitsSchema = z.strictObject({
  isApprovedOnly: z.boolean().check(z.describe('It sees titles a parent approved, and no other')),
  mayAskModel: z
    .nullable(z.boolean())
    .check(
      z.describe('The language model may answer it; null: there is none, or it needs no leave'),
    ),
})
export type TitleLimits = z.infer<typeof titleLimitsSchema>

/** PUT /api/parents/profiles/{id}/limits: what is not named stays as it is. */
export const changedLimitsSchema = z.strictObject({
  isApprovedOnly: z.optional(z.boolean()),
  mayAskModel: z.optional(z.boolean()),
})
export type ChangedLimits = z.infer<typeof changedLimitsSchema>

import * as z from 'zod/mini'

/** What a parent can say of one title for one profile: never, or yes whatever its rating. */
export const TITLE_RULES = ['blocked', 'approved'] as const
/** One of {@link TITLE_RULES}. */
export const titleRuleSchema = z.enum(TITLE_RULES)
export type TitleRule = z.infer<typeof titleRuleSchema>

/** Days for which is kept what was watched, unless the household says otherwise. */
export const DEFAULT_HISTORY_DAYS = 90

const clockTimeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** From when until when a profile may watch, by the household's clock, 'HH:MM'; `until` may lie
 *  after midnight, and is then before `from`. */
export const hoursSchema = z.object({ from: clockTimeSchema, until: clockTimeSchema })
export type Hours = z.infer<typeof hoursSchema>

/** Viewing hours of school days (Monday to Friday) and of weekends; null: the whole day. */
export const viewingHoursSchema = z.object({
  weekdays: z.nullable(hoursSchema),
  weekends: z.nullable(hoursSchema),
})
export type ViewingHours = z.infer<typeof viewingHoursSchema>

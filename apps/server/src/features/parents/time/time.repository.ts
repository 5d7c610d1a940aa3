import { AGE_GROUPS } from '@starnest/contract/household/profiles'
import type { TimeLimits } from '@starnest/contract/parents/watch-time'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '../../../ports/database.ts'
import { households, profiles } from '../../../tables/family.ts'
import { timeRequests, watchDays } from '../../../tables/limits.ts'
import { titles } from '../../../tables/titles.ts'
import { playbacks, progress } from '../../../tables/watching.ts'

/** A profile of a household. */
export type ProfileOf = { householdId: number; profileId: number }

/** Hours of one kind of day. Those that end when they begin were taken once: they are the whole day. */
const storedHours = z
  .nullable(z.object({ from: z.string(), until: z.string() }))
  .transform((hours) => (hours?.from === hours?.until ? null : hours))

const timeRow = z.object({
  profileId: z.number(),
  ageGroup: z.enum(AGE_GROUPS),
  dailyMinutes: z.nullable(z.number()),
  viewingHours: z.nullable(z.object({ weekdays: storedHours, weekends: storedHours })),
  /** IANA name; null: the household left it to the server. */
  timeZone: z.nullable(z.string()),
  /** Of today and of its neighbours: which one is today depends on the zone. */
  days: z.array(
    z.object({ day: z.string(), watchedSeconds: z.number(), grantedSeconds: z.number() }),
  ),
  /** Of the last two days, the oldest first. */
  requests: z.array(
    z.object({
      id: z.number(),
      askedAt: z.coerce.date(),
      answeredAt: z.nullable(z.coerce.date()),
      grantedMinutes: z.nullable(z.number()),
    }),
  ),
  /** The title that was reported last; null: none. */
  running: z.nullable(
    z.object({
      titleId: z.number(),
      leftSeconds: z.number(),
      updatedAt: z.coerce.date(),
    }),
  ),
})

/** What is stored of the time of a profile. */
export type TimeRow = z.infer<typeof timeRow>

/** What is stored of the time of profiles of a household. One statement. */
export async function findTimes(
  queries: Queries,
  { householdId, profileIds }: { householdId: number; profileIds: number[] },
  at: Date,
): Promise<TimeRow[]> {
  const instant = instantIn(at)
  const { rows } = await queries.execute(sql`
    select p.id as "profileId", p.age_group as "ageGroup", p.daily_minutes as "dailyMinutes",
      p.viewing_hours as "viewingHours", h.time_zone as "timeZone",
      coalesce((select json_agg(json_build_object('day', d.day,
          'watchedSeconds', d.watched_seconds, 'grantedSeconds', d.granted_seconds))
        from ${watchDays} d where d.profile_id = p.id
          and d.day between ${instant}::date - 1 and ${instant}::date + 1), '[]') as days,
      coalesce((select json_agg(json_build_object('id', r.id, 'askedAt', r.asked_at,
          'answeredAt', r.answered_at, 'grantedMinutes', r.granted_minutes) order by r.id)
        from ${timeRequests} r where r.household_id = p.household_id and r.profile_id = p.id
          and r.asked_at between ${instant} - interval '2 days' and ${instant}), '[]') as requests,
      (select json_build_object('titleId', g.title_id, 'updatedAt', g.updated_at,
          'leftSeconds', t.duration_seconds - g.position_seconds)
        from ${progress} g join ${titles} t on t.id = g.title_id where g.profile_id = p.id
        order by g.updated_at desc limit 1) as running
    from ${profiles} p join ${households} h on h.id = p.household_id
    where p.household_id = ${householdId} and p.id in ${profileIds}`)
  return z.array(timeRow).parse(rows)
}

/** The zone that a household counts its days in; null: it left it to the server. */
export async function findTimeZone(queries: Queries, householdId: number): Promise<string | null> {
  const [found] = await queries
    .select({ timeZone: households.timeZone })
    .from(households)
    .where(eq(households.id, householdId))
  return found?.timeZone ?? null
}

/** Says in which zone a household lives; null leaves it to the server. */
export async function writeTimeZone(
  queries: Queries,
  householdId: number,
  timeZone: string | null,
): Promise<void> {
  await queries.update(households).set({ timeZone }).where(eq(households.id, householdId))
}

/** Writes how long a profile may watch. */
export async function writeTimeLimits(
  queries: Queries,
  { householdId, profileId }: ProfileOf,
  { dailyMinutes, viewingHours }: TimeLimits,
): Promise<void> {
  await queries
    .update(profiles)
    .set({ dailyMinutes, viewingHours })
    .where(and(eq(profiles.householdId, householdId), eq(profiles.id, profileId)))
}

/** Whether a profile has reported from this opening of the player. */
export async function isKnownPlayback(
  queries: Queries,
  { profileId, titleId, playback }: { profileId: number; titleId: number; playback: string },
): Promise<boolean> {
  const count = await queries.$count(
    playbacks,
    and(
      eq(playbacks.profileId, profileId),
      eq(playbacks.titleId, titleId),
      eq(playbacks.playback, playback),
    ),
  )
  return count > 0
}

/** Profiles that are watching, and the day of their household in which they do. */
export type Counted = {
  householdId: number
  profileIds: number[]
  at: Date
  /** 'YYYY-MM-DD', and when it began. */
  day: string
  dayStartedAt: Date
  /** Seconds that count at most; 0: nothing was played since the last report. */
  limitSeconds: number
  /** Seconds after which a pause counts anew from now. */
  forgetSeconds: number
}

/**
 * Counts what passed since watching was counted last, on whatever device, so that two devices at once
 * are one. Only whole seconds count, and what is over waits for the next time. A clock that was set
 * back counts nothing. What was watched before midnight is not carried into the new day. Grown-ups are
 * not counted. One statement.
 */
export async function countWatching(queries: Queries, counted: Counted): Promise<void> {
  const { householdId, profileIds, day, limitSeconds, forgetSeconds } = counted
  const at = instantIn(counted.at)
  const dayStart = instantIn(counted.dayStartedAt)
  const base = sql`greatest(w.counted_at, ${dayStart})`
  const gap = sql`extract(epoch from ${at} - ${base})`
  await queries.execute(sql`
    insert into ${watchDays} as w (household_id, profile_id, day, watched_seconds, counted_at)
    select household_id, id, ${day}::date, least(${limitSeconds}::int,
      greatest(0, floor(extract(epoch from ${at} - ${dayStart})))), ${at}
    from ${profiles} where household_id = ${householdId} and id in ${profileIds}
      and age_group <> 'adult'
    order by id
    on conflict (profile_id, day) do update set
      watched_seconds = w.watched_seconds + least(${limitSeconds}::int, greatest(0, floor(${gap}))),
      counted_at = case when ${gap} < 0 or ${gap} > ${forgetSeconds}::int then ${at}
        when ${limitSeconds}::int = 0 then ${base}
        else ${base} + make_interval(secs => floor(${gap})) end`)
}

/** An instant for a statement. */
export const instantIn = (at: Date) => sql`${at.toISOString()}::timestamptz`

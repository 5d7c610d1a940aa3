import type { TimeRequest } from '@starnest/contract/parents/watch-time'
import { and, asc, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { profiles } from '../../../tables/family.ts'
import { timeRequests, watchDays } from '../../../tables/limits.ts'
import { askAgainMs } from './asking-again.ts'
import type { ProfileOf } from './time.repository.ts'

/** Today of a household. */
export type Today = { day: string; startedAt: Date; now: Date }

const isOfToday = ({ startedAt, now }: Today) =>
  and(gte(timeRequests.askedAt, startedAt), lte(timeRequests.askedAt, now))

const isOpen = (today: Today) => and(isNull(timeRequests.answeredAt), isOfToday(today))

/** Who of a household waits for an answer, the oldest first. */
export async function listOpenRequests(
  queries: Queries,
  householdId: number,
  today: Today,
): Promise<TimeRequest[]> {
  const found = await queries
    .select({
      id: timeRequests.id,
      profileId: profiles.id,
      displayName: profiles.displayName,
      avatarUrl: profiles.avatarUrl,
      askedAt: timeRequests.askedAt,
    })
    .from(timeRequests)
    .innerJoin(profiles, eq(profiles.id, timeRequests.profileId))
    .where(and(eq(timeRequests.householdId, householdId), isOpen(today)))
    .orderBy(asc(timeRequests.askedAt), asc(timeRequests.id))
  return found.map((request) => ({ ...request, askedAt: request.askedAt.toISOString() }))
}

/** Notes that a profile asks for more time, unless it has asked already or was told "not now" a moment
 *  ago. True: it is new. */
export async function addRequest(
  queries: Queries,
  profile: ProfileOf,
  today: Today,
): Promise<boolean> {
  return queries.transaction(async (tx) => {
    if (!(await holdProfile(tx, profile))) return false
    const { householdId, profileId } = profile
    const [last] = await tx
      .select()
      .from(timeRequests)
      .where(and(eq(timeRequests.profileId, profileId), isOfToday(today)))
      .orderBy(desc(timeRequests.id))
      .limit(1)
    if (last && (last.answeredAt === null || askAgainMs(last, today.now) > 0)) return false
    await tx.insert(timeRequests).values({ householdId, profileId, askedAt: today.now })
    return true
  })
}

/** What came of an answer: whose request it was; somebody answered before; there is none today. */
export type AnswerOutcome = { is: 'answered'; profileId: number } | { is: 'late' } | { is: 'gone' }

/** Answers a request of a household, once; 0 minutes: not now. */
export async function answerRequest(
  queries: Queries,
  request: { householdId: number; id: number; minutes: number },
  today: Today,
): Promise<AnswerOutcome> {
  const { householdId, id, minutes } = request
  const isIt = and(eq(timeRequests.householdId, householdId), eq(timeRequests.id, id))
  return queries.transaction(async (tx) => {
    const [answered] = await tx
      .update(timeRequests)
      .set({ answeredAt: today.now, grantedMinutes: minutes })
      .where(and(isIt, isOpen(today)))
      .returning({ profileId: timeRequests.profileId })
    if (!answered) {
      const [found] = await tx
        .select({ answeredAt: timeRequests.answeredAt })
        .from(timeRequests)
        .where(isIt)
      return found?.answeredAt ? { is: 'late' } : { is: 'gone' }
    }
    const { profileId } = answered
    if (minutes > 0) await addSeconds(tx, { householdId, profileId, minutes }, today)
    return { is: 'answered', profileId }
  })
}

/** Adds minutes to the day of a profile; where it waits for an answer, this is the answer. */
export async function grantMinutes(
  queries: Queries,
  grant: ProfileOf & { minutes: number },
  today: Today,
): Promise<void> {
  const { householdId, profileId, minutes } = grant
  const given = { answeredAt: today.now, grantedMinutes: minutes }
  await queries.transaction(async (tx) => {
    if (!(await holdProfile(tx, grant))) return
    const answered = await tx
      .update(timeRequests)
      .set(given)
      .where(and(eq(timeRequests.profileId, profileId), isOpen(today)))
      .returning({ id: timeRequests.id })
    if (answered.length === 0) {
      await tx.insert(timeRequests).values({ householdId, profileId, askedAt: today.now, ...given })
    }
    await addSeconds(tx, grant, today)
  })
}

/** Adds to a day so that at least this much is left of it, whatever was watched beyond its budget. */
async function addSeconds(
  queries: Queries,
  { householdId, profileId, minutes }: ProfileOf & { minutes: number },
  { day }: Today,
): Promise<void> {
  const seconds = minutes * 60
  await queries.execute(sql`
    insert into ${watchDays} as w (household_id, profile_id, day, granted_seconds)
    values (${householdId}, ${profileId}, ${day}::date, ${seconds})
    on conflict (profile_id, day) do update set granted_seconds = ${seconds}::int + greatest(
      w.granted_seconds, w.watched_seconds - 60 * coalesce(
        (select daily_minutes from ${profiles} where id = ${profileId}), 32767))`)
}

/** Locks a profile, so that requests and grants for it come one after another. False: there is no
 *  such profile. */
async function holdProfile(
  queries: Queries,
  { householdId, profileId }: ProfileOf,
): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    select id from ${profiles} where household_id = ${householdId} and id = ${profileId}
    for no key update`)
  return rows.length > 0
}

import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../domain/viewer.ts'
import type { Queries } from '../../ports/database.ts'
import { playbacks, progress } from '../../tables/watching.ts'

const savedRow = z.object({
  positionSeconds: z.number(),
  isWatched: z.boolean(),
  updatedAt: z.coerce.date(),
})

/** Where a profile stands in a title. */
export type SavedProgress = z.infer<typeof savedRow>

/** A report that passed the rules: inside the title, and what follows from it. */
export type CheckedReport = {
  readonly titleId: number
  readonly positionSeconds: number
  readonly isWatched: boolean
  /** The player's opening and the report's number in it; null: the client sends neither. */
  readonly playback: { readonly id: string; readonly sequence: number } | null
  readonly at: Date
  /** A position this near to the beginning does not replace a saved one … */
  readonly begunSeconds: number
  /** … while the playback is younger than this. */
  readonly openingSeconds: number
  /** Watched for so long since the player was opened, it is a view … */
  readonly viewSeconds: number
}

/** … unless the profile's last view of the title was within so many hours. */
const VIEW_HOURS = 24

/** Openings of the player that are kept of a profile and a title, the latest, so that made-up ones
 *  cannot fill the table. More than a family has screens. */
const MOST_PLAYBACKS = 8

/** Saved: what now stands, whether it is the playback's first report, whether it may make a view, and
 *  whether the film stands elsewhere than before it. Late: a newer report of
 *  the same playback came before, and nothing changed. */
export type ReportOutcome =
  | ({ is: 'saved'; progress: SavedProgress } & ReportFacts)
  | { is: 'late' }

const factsRow = z.object({
  isFirstOfPlayback: z.boolean(),
  mayBeView: z.boolean(),
  hasMoved: z.boolean(),
})
type ReportFacts = z.infer<typeof factsRow>

/** Seconds within which a film stands where it stood. */
const STANDING_SECONDS = 1

/**
 * Writes a report in one statement: it notes the report's number with its playback, and only when
 * that number is the highest so far moves the position. However reports race, each waits for the
 * row of its playback, so the highest number has the last word.
 */
export async function writeReport(
  queries: Queries,
  viewer: Viewer,
  report: CheckedReport,
): Promise<ReportOutcome> {
  const { rows } = await queries.execute(sql`
    with report as (${noteReport(viewer, report)}), forgotten as (${forgetOpenings(viewer, report)}),
    saved as (
      insert into ${progress}
        (household_id, profile_id, title_id, position_seconds, is_watched, updated_at)
      select ${viewer.householdId}::int, ${viewer.profileId}::int, ${report.titleId}::int,
        ${report.positionSeconds}::float8, ${report.isWatched}::boolean, ${instant(report.at)}
      from report
      on conflict (profile_id, title_id) do update set
        position_seconds = case when ${keepsSaved(report)}
          then ${progress}.position_seconds else excluded.position_seconds end,
        is_watched = case when ${keepsSaved(report)}
          then ${progress}.is_watched else excluded.is_watched end,
        is_hidden = false,
        updated_at = excluded.updated_at
      returning position_seconds, is_watched, updated_at
    )
    select saved.position_seconds as "positionSeconds", saved.is_watched as "isWatched",
      saved.updated_at as "updatedAt", report.is_first as "isFirstOfPlayback",
      ${hasWatched(report)} and ${isNoView(sql`before.viewed_at`, report)} as "mayBeView",
      -- What this reads is as it was before the report.
      coalesce(abs(before.position_seconds - ${report.positionSeconds}::float8)
        >= ${STANDING_SECONDS}, true) as "hasMoved"
    from saved, report left join ${progress} before
      on before.profile_id = ${viewer.profileId} and before.title_id = ${report.titleId}`)
  const [row] = z.array(savedRow.extend(factsRow.shape)).parse(rows)
  if (!row) return { is: 'late' }
  const { isFirstOfPlayback, mayBeView, hasMoved, ...saved } = row
  return { is: 'saved', progress: saved, isFirstOfPlayback, mayBeView, hasMoved }
}

/** Forgets all but the latest openings when there is a new one. */
function forgetOpenings({ profileId }: Viewer, { titleId }: CheckedReport) {
  const isOfTitle = sql`profile_id = ${profileId} and title_id = ${titleId}`
  return sql`
    delete from ${playbacks} where ${isOfTitle} and (select is_first from report)
      and playback in (select playback from ${playbacks} where ${isOfTitle}
        order by started_at desc offset ${MOST_PLAYBACKS - 1})`
}

/** Notes that a profile has viewed a title. True for one of those who note it at once, and for none
 *  while the last view is too near. */
export async function noteView(
  queries: Queries,
  { profileId }: Viewer,
  { titleId, at }: Pick<CheckedReport, 'titleId' | 'at'>,
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    update ${progress} set viewed_at = ${instant(at)}
    where profile_id = ${profileId} and title_id = ${titleId}
      and ${isNoView(sql`viewed_at`, { at })}`)
  return rowCount === 1
}

/** Whether a view is so long ago, or there was none, that another one counts. */
const isNoView = (viewedAt: SQL, { at }: Pick<CheckedReport, 'at'>) =>
  sql`coalesce(${viewedAt} <= ${instant(at)} - make_interval(hours => ${VIEW_HOURS}), true)`

/** Whether the player has been open for as long as a view takes, by our own clock. */
const hasWatched = ({ at, viewSeconds }: CheckedReport) =>
  sql`report.started_at <= ${instant(at)} - make_interval(secs => ${viewSeconds})`

/** One row when the report counts, none when it is late. A report without a playback always
 *  counts, as an opening of its own that is no play. */
function noteReport(viewer: Viewer, { titleId, playback, at }: CheckedReport) {
  if (!playback) return sql`select ${instant(at)} as started_at, false as is_first`
  return sql`
    insert into ${playbacks}
      (household_id, profile_id, title_id, playback, sequence, started_at)
    values (${viewer.householdId}, ${viewer.profileId}, ${titleId},
      ${playback.id}, ${playback.sequence}, ${instant(at)})
    on conflict (profile_id, title_id, playback) do update set sequence = excluded.sequence
      where ${playbacks}.sequence < excluded.sequence
    returning started_at, xmax = 0 as is_first`
}

/** A player that has just been opened stands at the beginning before it has jumped to where the
 *  viewer was; somebody who leaves in that moment must not lose the place. */
function keepsSaved({ positionSeconds, begunSeconds, openingSeconds, at }: CheckedReport) {
  if (positionSeconds >= begunSeconds) return sql`false`
  return sql`(select ${instant(at)} - started_at < make_interval(secs => ${openingSeconds}) from report)`
}

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** Where a profile stands in a title; undefined: it never began it. */
export async function findProgress(
  queries: Queries,
  viewer: Viewer,
  titleId: number,
): Promise<SavedProgress | undefined> {
  const { rows } = await queries.execute(sql`
    select position_seconds as "positionSeconds", is_watched as "isWatched",
      updated_at as "updatedAt"
    from ${progress} where profile_id = ${viewer.profileId} and title_id = ${titleId}`)
  return z.array(savedRow).parse(rows)[0]
}

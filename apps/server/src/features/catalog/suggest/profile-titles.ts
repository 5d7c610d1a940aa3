import type { Animation } from '@starnest/contract/catalog/catalog'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { IS_UNFINISHED } from '../../../tables/watching.ts'
import { animationOf } from '../animation.ts'
import { findVisibleTitles, selectTitles } from '../catalog.repository.ts'

/** Titles of an answer. */
const MOST = 6

const idRows = z.array(z.object({ id: z.int() }))

type Asking = { queries: Queries; viewer: Viewer; now: Date }

/** What the profile watched, the latest first. */
export async function watchedTitles(asking: Asking): Promise<Animation[]> {
  const { queries, viewer } = asking
  const begun = selectTitles(queries, viewer, sql`position_seconds is not null`)
  return ofRows(
    asking,
    await queries.execute(sql`
      select id from (${begun}) as visible order by progress_at desc limit ${MOST}`),
  )
}

/** What the profile has begun and neither finished nor hidden, the latest first, and where it stands. */
export async function unfinishedTitles(
  asking: Asking,
): Promise<{ animation: Animation; positionSeconds: number }[]> {
  const { queries, viewer, now } = asking
  const begun = selectTitles(queries, viewer, IS_UNFINISHED)
  const { rows } = await queries.execute(sql`
    select id from (${begun}) as visible order by progress_at desc limit ${MOST}`)
  const ids = idRows.parse(rows).map(({ id }) => id)
  const found = await findVisibleTitles(queries, viewer, ids)
  return ids.flatMap((id) => {
    const title = found.get(id)
    if (!title) return []
    return [{ animation: animationOf(title, now), positionSeconds: title.positionSeconds ?? 0 }]
  })
}

/** What is announced, the newest first. */
export async function announcedTitles(asking: Asking): Promise<Animation[]> {
  const { queries, viewer } = asking
  const announced = selectTitles(queries, viewer, sql`is_coming_soon`)
  return ofRows(
    asking,
    await queries.execute(sql`
      select id from (${announced}) as visible order by added_at desc, id limit ${MOST}`),
  )
}

async function ofRows({ queries, viewer, now }: Asking, { rows }: { rows: unknown[] }) {
  const ids = idRows.parse(rows).map(({ id }) => id)
  const found = await findVisibleTitles(queries, viewer, ids)
  return ids.flatMap((id) => {
    const title = found.get(id)
    return title ? [animationOf(title, now)] : []
  })
}

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { endJobsOf } from '../../adapters/jobs/pg-boss/end-jobs.ts'
import { countHouseholdRows } from '../../features/household/households/household-tables.ts'
import { listHouseholds } from '../../features/household/households/households.repository.ts'
import {
  deleteHousehold,
  listOwnMedia,
  listUploadIds,
  shutHousehold,
} from '../../features/household/households/removal.repository.ts'
import { StartupError } from '../../ports/startup-error.ts'
import { megabytes } from '../backup/copy-progress.ts'
import type { CommandPlace } from './command-place.ts'

/** How long a film that is being prepared may take to notice that it is not wanted any more. */
const JOBS_LIMIT_MS = 60_000
const TELL_EVERY_MS = 3_000

type Removing = {
  place: CommandPlace
  say: (sentence: string) => void
  signal: AbortSignal
  now: () => Date
}

/**
 * Removes a household: nobody gets in from then on, its media go from storage, and at last all its rows at
 * once. Killed halfway it is shut, and removing it again goes on with what is left.
 * @throws StartupError for another name than the household has, or while something is made for it that does not
 *   end; the signal's reason
 */
export async function removeHousehold(
  { id, name }: { id: number; name: string },
  removing: Removing,
): Promise<void> {
  const { place, say, signal, now } = removing
  const { db } = place.database
  const found = (await listHouseholds(db)).find((one) => one.id === id)
  if (!found) throw new StartupError(`There is no household ${id}; it may be removed already.`)
  if (found.name !== name) {
    throw new StartupError(`The household ${id} is called "${found.name}"; repeat this name.`)
  }
  const rows = await countHouseholdRows(db, id)
  await shutHousehold(db, id, now())
  say(`Nobody of "${name}" gets in any more. Removing its films`)
  const { $client: pool } = db
  if (!(await endJobsOf(pool, { householdId: id, limitMs: JOBS_LIMIT_MS, signal }))) {
    throw new StartupError(
      'A film is still being prepared for it. Run this again later, or stop Starnest first.',
    )
  }
  const media = await removeAll(id, removing)
  const tables = Object.values(rows).filter((count) => count > 0).length
  const all = Object.values(rows).reduce((total, count) => total + count, 0)
  say(
    `"${name}" is removed: ${all} rows of ${tables} tables, ${media.files} files with ${megabytes(media.bytes)}.`,
  )
}

type Removed = { files: number; bytes: number }

/** What is written while this runs is removed, too. */
async function removeAll(id: number, removing: Removing): Promise<Removed> {
  const { place } = removing
  const { db } = place.database
  const gone = new Set<string>()
  const total: Removed = { files: 0, bytes: 0 }
  do {
    const uploads = await listUploadIds(db, id)
    for (const upload of uploads) await rm(join(place.uploadsFolder, upload), { force: true })
    // Of an upload that was killed on its way into storage no other row tells yet.
    const all = new Set([...uploads, ...(await listOwnMedia(db, id))])
    const left = [...all].filter((mediaId) => !gone.has(mediaId))
    await removeMedia(left, removing, total)
    for (const mediaId of left) gone.add(mediaId)
  } while (!(await deleteHousehold(db, id, gone)))
  return total
}

async function removeMedia(
  mediaIds: readonly string[],
  { place, say, signal }: Removing,
  total: Removed,
): Promise<void> {
  const { shelf, mediaFolder } = place
  let toldMs = performance.now()
  for (const [nth, mediaId] of mediaIds.entries()) {
    signal.throwIfAborted()
    for (const key of await shelf.keysOf(mediaId)) {
      total.files += 1
      total.bytes += await shelf.bytesOf(key)
    }
    await shelf.remove(mediaId)
    // With media in a bucket, links to films that stay where they are lie here all the same.
    await rm(join(mediaFolder, mediaId), { recursive: true, force: true })
    if (performance.now() - toldMs < TELL_EVERY_MS) continue
    toldMs = performance.now()
    say(`Removing its films: ${nth + 1} of ${mediaIds.length}, ${megabytes(total.bytes)}`)
  }
}

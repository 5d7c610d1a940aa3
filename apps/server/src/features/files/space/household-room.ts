import { AppError } from '@starnest/contract/errors'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../../ports/database.ts'
import { editorExports } from '../../../tables/editor.ts'
import { households } from '../../../tables/family.ts'
import { files, ingestJobs } from '../../../tables/files.ts'

const roomRows = z.array(z.object({ limitBytes: z.coerce.number(), usedBytes: z.coerce.number() }))

/** What a household may store, as whoever runs the server says, and what it stores: what was uploaded, also in
 *  the bin, what was made of its files and of those of its library folders, and its finished films of the
 *  editor. Films that ship are nobody's. */
export class HouseholdRoom {
  readonly #database: Database

  constructor({ database }: { database: Database }) {
    this.#database = database
  }

  /** Bytes that a household may still store, at least 0; null: as many as the disk takes. */
  async leftBytes(householdId: number): Promise<number | null> {
    const found = await this.#find(householdId)
    return found ? Math.max(0, found.limitBytes - found.usedBytes) : null
  }

  /** Refuses bytes that a household has no room for besides those of its open uploads.
   *  @throws AppError storage_full with details.reason `household_full` */
  async assertRoom(
    householdId: number,
    { bytes, openBytes }: { bytes: number; openBytes: number },
  ): Promise<void> {
    const found = await this.#find(householdId)
    if (!found) return
    const freeBytes = Math.max(0, found.limitBytes - found.usedBytes - openBytes)
    if (bytes <= freeBytes) return
    throw new AppError('storage_full', {
      message: HOUSEHOLD_FULL,
      details: { reason: 'household_full', freeBytes, neededBytes: bytes },
    })
  }

  /** Nothing is added up for a household without a limit. */
  async #find(householdId: number) {
    const { rows } = await this.#database.db.execute(sql`
      select limit_bytes as "limitBytes",
        (select coalesce(sum(size_bytes), 0) from ${files}
          where household_id = h.id and folder_id is null)
        + (select coalesce(sum(made_bytes), 0) from ${ingestJobs} where household_id = h.id)
        + (select coalesce(sum(size_bytes), 0) from ${editorExports} where household_id = h.id)
        as "usedBytes"
      from ${households} h where h.id = ${householdId} and limit_bytes is not null`)
    return roomRows.parse(rows)[0]
  }
}

const HOUSEHOLD_FULL =
  'This household has used up its space on this server. Delete files for good, or ask whoever runs it for more.'

import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { AnnounceChange } from '../ports/announce-change.ts'
import type { Database } from '../ports/database.ts'
import type { Jobs } from '../ports/jobs.ts'
import type { ForeignText } from '../ports/language/foreign-text.ts'
import type { Media } from '../ports/media/media.ts'
import type { Storage } from '../ports/storage.ts'

/** What a slice gives to whoever puts the server together, besides the functions that others are
 *  handed. */
export type Slice = {
  /** Adds calls that ask for no viewer. */
  registerOpen?: (app: FastifyInstance) => void | Promise<void>
  /** Adds calls, where every request has its viewer. */
  register?: (scope: FastifyInstance) => void | Promise<void>
  /** Begins what the slice does by itself, before the server listens; what takes long goes on behind.
   *  `householdId`: that of this machine itself; undefined: all were added beside it. `isAlone`: no other
   *  process uses the database. */
  start?: (house: { householdId: number | undefined; isAlone: boolean }) => Promise<void>
  /** Ends what the slice does by itself; resolves when nothing of it runs any more. */
  stop?: () => void | Promise<void>
}

/** The engines that slices use, the clock, and how pages are told of a change. */
export type SliceParts = {
  database: Database
  storage: Storage
  media: Media
  jobs: Jobs
  foreignText: ForeignText
  log: FastifyBaseLogger
  now: () => Date
  announceChange: AnnounceChange
}

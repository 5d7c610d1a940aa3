import type { FastifyBaseLogger } from 'fastify'
import type { StudioLibrary } from '../features/studio/studio-library.ts'
import type { Database } from '../ports/database.ts'
import type { Jobs } from '../ports/jobs.ts'
import type { Media } from '../ports/media.ts'
import type { Storage } from '../ports/storage.ts'
import type { Config } from './config.ts'
import type { LanParts } from './lan/open-lan.ts'
import type { LibraryParts } from './library/open-library.ts'

/** What a server is put together from: the engines, and what its surroundings say. */
export type AppParts = {
  config: Pick<Config, 'host' | 'furtherHosts' | 'studioUrl'>
  log: FastifyBaseLogger
  database: Database
  storage: Storage
  media: Media
  /** Where work waits that is done behind everybody's back. Stopped with the server. */
  jobs: Jobs
  /** Where uploads on their way lie: on the same disk as the media. */
  uploadsFolder: string
  /** Bytes that one upload may have; 20 GiB unless said. */
  uploadLimitBytes?: number | undefined
  /** Folders whose films appear without being copied; none unless said. */
  library?: LibraryParts
  /** The home network, where the house is open to it. */
  lan?: LanParts | undefined
  now?: () => Date
  webFolder?: string
  /** What the studio ships besides films; nothing unless said. */
  studio?: StudioLibrary
}

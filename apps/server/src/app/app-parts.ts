import type { FastifyBaseLogger } from 'fastify'
import type { RedisNodes } from '../adapters/nodes/redis/open-redis-nodes.ts'
import type { OpenHouse } from '../features/household/pairing/pairing.service.ts'
import type { ShippedTracks } from '../features/jam/tracks/shipped-tracks.ts'
import type { StudioLibrary } from '../features/studio/studio-library.ts'
import type { Database } from '../ports/database.ts'
import type { Jobs } from '../ports/jobs.ts'
import type { ForeignText } from '../ports/language/foreign-text.ts'
import type { LanguageModel } from '../ports/language/language-model.ts'
import type { Leadership } from '../ports/leadership.ts'
import type { Media } from '../ports/media/media.ts'
import type { Storage } from '../ports/storage.ts'
import type { Config } from './config.ts'
import type { LanParts } from './lan/open-lan.ts'
import type { LibraryParts } from './library/open-library.ts'
import type { LookupParts } from './lookup/open-lookup.ts'
import type { Lifecycle } from './nodes/lifecycle.ts'
import type { TranslationParts } from './translate/open-translate.ts'

/** What a server is put together from: the engines, and what its surroundings say. */
export type AppParts = {
  config: Pick<Config, 'host' | 'furtherHosts' | 'studioUrl'> &
    Partial<Pick<Config, 'metricsToken' | 'proxies' | 'isWorker' | 'areJobsElsewhere' | 'maxPages'>>
  log: FastifyBaseLogger
  database: Database
  storage: Storage
  media: Media
  /** Where foreign text is read; a thread of its own unless given. Closed with the server. */
  foreignText?: ForeignText
  /** What this house configured for the host; none unless given. */
  languageModel?: LanguageModel | undefined
  /** What translates and listens; nothing unless given. Closed with the server. */
  translation?: TranslationParts | undefined
  /** The other nodes, where there are several. Closed by whoever opened them. */
  nodes?: RedisNodes | undefined
  /** Who of the nodes does what one alone may do; this one unless given. */
  leadership?: Leadership | undefined
  /** Where this node stands in its life; it serves at once unless given. */
  lifecycle?: Lifecycle | undefined
  /** How others get in that come through proxies of ours. */
  proxyHouse?: OpenHouse | undefined
  /** How public catalogues of films are reached; at their own addresses unless given. */
  lookup?: LookupParts | undefined
  /** The queue of background work. Stopped with the server. */
  jobs: Jobs
  /** Where uploads on their way lie: on the same disk as the media. */
  uploadsFolder: string
  /** Bytes that one upload may have; 20 GiB unless said. */
  uploadLimitBytes?: number | undefined
  /** Bytes of the disk that no upload takes; 5 % of it or 5 GiB, whichever is less, unless said. */
  diskReserveBytes?: number | undefined
  /** Folders whose films appear without being copied; none unless said. */
  library?: LibraryParts
  /** The home network, where the house is open to it. */
  lan?: LanParts | undefined
  /** Calls of one device or address a minute; 1,500 unless said. */
  callsPerMinute?: number
  now?: () => Date
  /** Milliseconds between two checks of an answer that is being sent, and for which a right to a
   *  title is remembered; two seconds each unless given. */
  mediaPace?: { askAgainMs: number; rememberedMs: number } | undefined
  webFolder?: string
  /** The music of the Jam Challenge that ships; none unless given. */
  jam?: ShippedTracks
  /** What the studio ships besides films; nothing unless said. */
  studio?: StudioLibrary
}

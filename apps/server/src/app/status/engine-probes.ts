import type { Database } from '../../ports/database.ts'
import type { Media } from '../../ports/media/media.ts'
import type { Storage } from '../../ports/storage.ts'
import type { HealthProbe } from './health.ts'

type Engines = { database: Database; storage: Storage; media: Media }

/** How each engine is asked how it is. */
export function engineProbes({ database, storage, media }: Engines): {
  [Name in keyof Engines]: HealthProbe
} {
  return {
    database: async () => {
      const { engine, version, latencyMs } = await database.health()
      const detail = `PostgreSQL ${version} (${engine}), ${latencyMs.toFixed(1)} ms`
      return { state: 'ok', detail }
    },
    storage: () => storage.health(),
    media: () => media.health(),
  }
}

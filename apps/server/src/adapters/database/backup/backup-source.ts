import { existsSync } from 'node:fs'
import type pg from 'pg'
import { StartupError } from '../../../ports/startup-error.ts'
import type { DatabaseLog } from '../database-log.ts'
import { layoutIn } from '../embedded/layout.ts'
import { DataFolderInUse } from '../embedded/leftovers/data-folder-lock.ts'
import { openEmbedded } from '../embedded/open-embedded.ts'
import { runningServer } from '../embedded/running-server.ts'
import { openPool } from '../pool/open-pool.ts'

type SourceOptions = {
  dataFolder: string
  databaseUrl?: string | undefined
  log: DatabaseLog
  onProgress?: ((sentence: string) => void) | undefined
}

/** A database to read from; `close` ends what was started for it. */
export type BackupSource = { connection: pg.ClientConfig; close(): Promise<void> }

/**
 * Opens the database as it is, without bringing it up to date: the one of DATABASE_URL, the one a
 * running Starnest has open, or else the embedded one, which is then started for this alone.
 * @throws StartupError when there is none or it cannot be opened.
 */
export async function openBackupSource(options: SourceOptions): Promise<BackupSource> {
  const { dataFolder, databaseUrl } = options
  if (databaseUrl) {
    return { connection: await openPool(databaseUrl), close: async () => undefined }
  }
  const layout = layoutIn(dataFolder)
  if (!existsSync(layout.cluster)) {
    throw new StartupError(`There is nothing to back up: ${dataFolder} holds no library.`)
  }
  try {
    return await openEmbedded(options)
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    return { connection: await runningServer(layout), close: async () => undefined }
  }
}

import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import {
  refuseNewerBackup,
  restoreDatabase,
} from '../../adapters/database/backup/restore-database.ts'
import {
  dropOurTables,
  emptyDatabase,
  type HeldFolder,
  holdDataFolder,
  newDraft,
  removeDraft,
} from '../../adapters/database/backup/restore-target.ts'
import type { DatabaseLog } from '../../adapters/database/database-log.ts'
import { openEmbedded } from '../../adapters/database/embedded/open-embedded.ts'
import { openPool } from '../../adapters/database/pool/open-pool.ts'
import { keysIn } from '../../adapters/storage/disk/copied-file.ts'
import { flushTree } from '../../adapters/storage/disk/flush.ts'
import { StartupError } from '../../ports/startup-error.ts'
import { summaryOf } from './back-up.ts'
import { newestBackup } from './backup-folder.ts'
import { BACKUP, type Backup, backupBytes, checkBackup, openBackup } from './backup-manifest.ts'
import { copyMedia } from './copy-media.ts'
import { byteProgress } from './copy-progress.ts'
import { putInPlace } from './put-in-place.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Rows from which on a table takes long enough to be named. */
const MANY_ROWS = 100_000

type RestoreOptions = {
  config: { dataFolder: string; databaseUrl: string | undefined }
  /** The backup; undefined: the newest beside the data. */
  folder: string | undefined
  /** Whether a library that is there already may be put aside. */
  replace: boolean
  log: DatabaseLog
  say: (sentence: string) => void
  signal: AbortSignal
  /** Tests bring their own; otherwise there is one. */
  migrationsFolder?: string
}

type Restoring = RestoreOptions & { backup: Backup; held: HeldFolder }

/**
 * Makes the library what it was when a backup was made. All of it is prepared beside the old one
 * and takes its place at the end; until then nothing of the old one is touched.
 * @throws StartupError when a person has to do something first, and the signal's reason.
 */
export async function restore(options: RestoreOptions): Promise<void> {
  const { config, say, migrationsFolder = MIGRATIONS } = options
  const backup = await openBackup(resolve(options.folder ?? (await newest(config.dataFolder))))
  refuseNewerBackup(backup.manifest.migrations, migrationsFolder)
  const held = await holdDataFolder(config.dataFolder)
  try {
    const restoring = { ...options, backup, held }
    const aside = await (config.databaseUrl
      ? restoreShared(restoring, config.databaseUrl)
      : restoreOwn(restoring))
    say(`The library is restored: ${summaryOf(backup.manifest)}.`)
    if (aside) say(`What was there before is kept in ${aside}.`)
  } finally {
    held.release()
  }
}

async function newest(dataFolder: string): Promise<string> {
  const folder = await newestBackup(dataFolder)
  if (folder) return folder
  throw new StartupError('Say which backup to restore: npm run restore -- <its folder>.')
}

async function restoreOwn(restoring: Restoring): Promise<string | undefined> {
  const { held, log, say, replace } = restoring
  if (held.hasDatabase && !replace) throw libraryIsThere(held.dataFolder)
  await checkFiles(restoring)
  const draft = await newDraft(held)
  try {
    const server = await openEmbedded({ dataFolder: draft, log, onProgress: say })
    try {
      await fillDatabase(restoring, server.connection)
    } finally {
      await server.close()
    }
    await fillMedia(restoring, draft)
    return await putInPlace(draft, held, ['database', 'media'])
  } finally {
    await removeDraft(draft)
  }
}

async function restoreShared(restoring: Restoring, url: string): Promise<string | undefined> {
  const { held, replace } = restoring
  const hasMedia = (await keysIn(join(held.dataFolder, 'media'))).length > 0
  if (hasMedia && !replace) throw libraryIsThere(held.dataFolder)
  const connection = await openPool(url)
  await emptyDatabase(connection)
  await checkFiles(restoring)
  const draft = await newDraft(held)
  try {
    await fillMedia(restoring, draft)
    await fillDatabase(restoring, connection)
    return await putInPlace(draft, held, ['media'])
  } catch (error) {
    // What cannot be dropped now, the next restore drops: it looks for tables without rows.
    await dropOurTables(connection).catch(() => undefined)
    throw error
  } finally {
    await removeDraft(draft)
  }
}

async function checkFiles({ backup, say, signal }: Restoring): Promise<void> {
  say(`Checking the backup in ${backup.folder}`)
  const tell = byteProgress('Checking the backup', backupBytes(backup.manifest), say)
  await checkBackup(backup, signal, tell)
}

async function fillDatabase(restoring: Restoring, connection: pg.ClientConfig): Promise<void> {
  const { backup, say, signal, migrationsFolder = MIGRATIONS } = restoring
  const folder = join(backup.folder, BACKUP.tables)
  const onTable = ({ name, rows }: { name: string; rows: number }) => {
    if (rows >= MANY_ROWS) say(`Restoring the table ${name} with ${rows} rows`)
  }
  say('Restoring the database')
  await restoreDatabase({
    ...backup.manifest,
    connection,
    migrationsFolder,
    folder,
    signal,
    onTable,
  })
}

async function fillMedia({ backup, say, signal }: Restoring, draft: string): Promise<void> {
  const { media } = backup.manifest
  const from = join(backup.folder, BACKUP.media)
  const to = join(draft, 'media')
  const keys = media.map(({ key }) => key)
  await mkdir(to)
  const copied = await copyMedia(keys, { from, to, sentence: 'Restoring the films', say, signal })
  const isSame = media.every(({ sha256 }, index) => copied?.[index]?.sha256 === sha256)
  if (!isSame) {
    throw new StartupError('A film of the backup changed while it was copied; try again.')
  }
  await flushTree(to)
  signal.throwIfAborted()
}

function libraryIsThere(dataFolder: string): StartupError {
  return new StartupError(
    `${dataFolder} already holds a library; add --replace to put the backup in its place and ` +
      'keep what is there now in a folder beside it.',
  )
}

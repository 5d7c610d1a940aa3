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
import { pathOfKey } from '../../adapters/storage/disk/storage-key.ts'
import type { S3Storage } from '../../adapters/storage/s3/open-s3-storage.ts'
import { StartupError } from '../../ports/startup-error.ts'
import type { S3Settings } from '../../ports/storage.ts'
import { shelfOfFolder, withBucket } from '../storage/media-shelf.ts'
import { markInBucket, markOnDisk, mediaFolderOf } from '../storage/open-storage.ts'
import { summaryOf } from './back-up.ts'
import { newestBackup } from './backup-folder.ts'
import { BACKUP, type Backup, backupBytes, checkBackup, openBackup } from './backup-manifest.ts'
import { copyMedia } from './copy-media.ts'
import { byteProgress } from './copy-progress.ts'
import { putInPlace } from './put-in-place.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))

const RESTORING = 'Restoring the films'

/** Rows from which on a table takes long enough to be named. */
const MANY_ROWS = 100_000

type RestoreOptions = {
  config: { dataFolder: string; databaseUrl: string | undefined; s3?: S3Settings | undefined }
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

/** `bucket`: where films go; undefined: into the data folder. */
type Restoring = RestoreOptions & {
  backup: Backup
  held: HeldFolder
  bucket: S3Storage | undefined
}

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
    const restoreWith = (bucket?: S3Storage) => {
      const restoring = { ...options, backup, held, bucket }
      return config.databaseUrl
        ? restoreShared(restoring, config.databaseUrl)
        : restoreOwn(restoring)
    }
    const { s3 } = config
    const aside = await (s3
      ? withBucket(s3, (bucket) => intoEmpty(bucket, s3, () => restoreWith(bucket)))
      : restoreWith())
    await (s3 ? markInBucket(held.dataFolder, s3) : markOnDisk(held.dataFolder))
    say(`The library is restored: ${summaryOf(backup.manifest)}.`)
    if (aside) say(`What was there before is kept in ${aside}.`)
  } finally {
    held.release()
  }
}

/** A bucket cannot be put aside: the films go into one that is empty, and out of it again when they were not
 *  needed after all. */
async function intoEmpty<T>(
  bucket: S3Storage,
  { bucket: name }: S3Settings,
  work: () => Promise<T>,
): Promise<T> {
  if ((await bucket.keys()).length > 0) {
    throw new StartupError(
      `The S3 bucket ${name} already holds films; name an empty one in S3_BUCKET and restore into it. ` +
        'What is in this one stays as it is.',
    )
  }
  try {
    return await work()
  } catch (error) {
    for (const key of await bucket.keys().catch(() => [])) {
      await bucket.remove(key).catch(() => undefined)
    }
    throw error
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
  const hasMedia = (await keysIn(mediaFolderOf(held.dataFolder))).length > 0
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

async function fillMedia(restoring: Restoring, draft: string): Promise<void> {
  const { backup, bucket, say, signal } = restoring
  const { media } = backup.manifest
  const from = join(backup.folder, BACKUP.media)
  const to = join(draft, 'media')
  await mkdir(to)
  if (bucket) return fillBucket(restoring, bucket)
  const keys = media.map(({ key }) => key)
  const copying = { from: shelfOfFolder(from), to, sentence: RESTORING, say, signal }
  const copied = await copyMedia(keys, copying)
  const isSame = media.every(({ sha256 }, index) => copied?.[index]?.sha256 === sha256)
  if (!isSame) {
    throw new StartupError('A film of the backup changed while it was copied; try again.')
  }
  await flushTree(to)
  signal.throwIfAborted()
}

/** The store checks the SHA-256 of what it gets, and the backup was checked before. */
async function fillBucket({ backup, say, signal }: Restoring, bucket: S3Storage): Promise<void> {
  const { media } = backup.manifest
  const tell = byteProgress(RESTORING, backupBytes({ tables: [], media }), say)
  for (const { key, bytes } of media) {
    signal.throwIfAborted()
    await bucket.putFile(key, pathOfKey(join(backup.folder, BACKUP.media), key))
    if ((await bucket.stat(key))?.size !== bytes) {
      throw new StartupError('A film of the backup changed while it was copied; try again.')
    }
    tell(bytes)
  }
  signal.throwIfAborted()
}

function libraryIsThere(dataFolder: string): StartupError {
  return new StartupError(
    `${dataFolder} already holds a library; add --replace to put the backup in its place and ` +
      'keep what is there now in a folder beside it.',
  )
}

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import packageFacts from '../../../package.json' with { type: 'json' }
import { openBackupSource } from '../../adapters/database/backup/backup-source.ts'
import { tableFile, withSnapshot } from '../../adapters/database/backup/dump-tables.ts'
import type { DatabaseLog } from '../../adapters/database/database-log.ts'
import { fingerprintOf } from '../../adapters/storage/disk/copied-file.ts'
import { isPassingKey, PASSING_TABLES } from '../../domain/media/passing-media.ts'
import { StartupError } from '../../ports/startup-error.ts'
import type { S3Settings } from '../../ports/storage.ts'
import {
  type MediaShelf,
  shelfOfBucket,
  shelfOfFolder,
  withBucket,
} from '../storage/media-shelf.ts'
import { mediaFolderOf } from '../storage/open-storage.ts'
import { backupsIn, folderNameOf, writeFolderWhole } from './backup-folder.ts'
import { BACKUP, type BackupManifest, backupBytes } from './backup-manifest.ts'
import { copyMedia } from './copy-media.ts'
import { megabytes } from './copy-progress.ts'

/** Times a backup begins anew because a film was replaced while it was copied. */
const MAX_ATTEMPTS = 5

type BackupOptions = {
  config: { dataFolder: string; databaseUrl: string | undefined; s3?: S3Settings | undefined }
  /** Where to; undefined: a folder named after the time, beside the earlier ones. */
  folder: string | undefined
  log: DatabaseLog
  say: (sentence: string) => void
  signal: AbortSignal
}

type Writing = BackupOptions & {
  draft: string
  connection: pg.ClientConfig
  createdAt: Date
  shelf: MediaShelf
}

/**
 * Writes one moment of the whole library into a new folder, whether Starnest runs or not, and
 * resolves with the folder's path. Films of a bucket are in it too: it needs nothing else to be restored.
 * @throws StartupError when a person has to do something first, and the signal's reason.
 */
export async function backUp(options: BackupOptions): Promise<string> {
  const { s3, dataFolder } = options.config
  if (!s3) return writeBackup(options, shelfOfFolder(mediaFolderOf(dataFolder)))
  return withBucket(s3, (storage) => writeBackup(options, shelfOfBucket(storage)))
}

async function writeBackup(options: BackupOptions, shelf: MediaShelf): Promise<string> {
  const { config, say, log } = options
  const createdAt = new Date()
  const folder = resolve(
    options.folder ?? join(backupsIn(config.dataFolder), folderNameOf(createdAt)),
  )
  const source = await openBackupSource({ ...config, log, onProgress: say })
  try {
    const manifest = await writeFolderWhole(folder, async (draft) => {
      const { connection } = source
      const written = await writeLibrary({ ...options, draft, connection, createdAt, shelf })
      await writeFile(join(draft, BACKUP.manifest), `${JSON.stringify(written, null, 2)}\n`)
      options.signal.throwIfAborted()
      return written
    })
    say(`The backup is in ${folder}: ${summaryOf(manifest)}.`)
  } finally {
    await source.close()
  }
  return folder
}

async function writeLibrary(writing: Writing): Promise<BackupManifest> {
  const { draft, shelf, say, signal } = writing
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const before = await keptKeysOf(shelf)
    const facts = await writeTables(writing)
    // A film's files are there before the database knows of them, so those found now are enough,
    // unless one has been taken away since.
    const keys = await keptKeysOf(shelf)
    const to = join(draft, BACKUP.media)
    const media = before.every((key) => keys.includes(key))
      ? await copyMedia(keys, { from: shelf, to, sentence: 'Copying the films', say, signal })
      : undefined
    if (media) return { ...facts, media }
    for (const name of [BACKUP.tables, BACKUP.media]) {
      await rm(join(draft, name), { recursive: true, force: true })
    }
  }
  throw new StartupError('The films are being replaced just now; make the backup a little later.')
}

async function writeTables(writing: Writing): Promise<Omit<BackupManifest, 'media'>> {
  const { connection, createdAt, draft, signal, say } = writing
  const folder = join(draft, BACKUP.tables)
  await mkdir(folder)
  return withSnapshot(connection, signal, async (snapshot) => {
    const { postgresql, migrations } = snapshot
    if (migrations.length === 0) {
      throw new StartupError('There is nothing to back up: the database holds no library.')
    }
    say(`Saving ${snapshot.tables.length} tables`)
    const tables: BackupManifest['tables'] = []
    for (const table of snapshot.tables) {
      const rows = PASSING_TABLES.includes(table.name)
        ? await writeEmptyTable(join(folder, tableFile(table)))
        : await snapshot.writeTable(table, folder)
      const fingerprint = await fingerprintOf(join(folder, tableFile(table)), signal)
      tables.push({ ...table, rows, ...fingerprint })
    }
    return {
      format: 1,
      createdAt: createdAt.toISOString(),
      starnest: packageFacts.version,
      postgresql,
      migrations,
      tables,
      sequences: await snapshot.sequences(),
    }
  })
}

/** Files that a backup keeps: takes of the jam are gone in minutes, and are nobody's but the singer's. */
async function keptKeysOf(shelf: MediaShelf): Promise<string[]> {
  return (await shelf.keys()).filter((key) => !isPassingKey(key))
}

/** A table has to be there to be restored; without rows its file is empty. */
async function writeEmptyTable(path: string): Promise<number> {
  await writeFile(path, '', { flag: 'wx' })
  return 0
}

/** What is in a backup, as a person is told. */
export function summaryOf({ tables, media }: BackupManifest): string {
  const rows = tables.reduce((total, table) => total + table.rows, 0)
  const size = megabytes(backupBytes({ tables, media }))
  return `${tables.length} tables with ${rows} rows and ${media.length} media files, ${size}`
}

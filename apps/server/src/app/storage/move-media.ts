import { rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { holdDataFolder } from '../../adapters/database/backup/restore-target.ts'
import { fingerprintOf, keysIn } from '../../adapters/storage/disk/copied-file.ts'
import { openDiskStorage } from '../../adapters/storage/disk/open-disk-storage.ts'
import { pathOfKey } from '../../adapters/storage/disk/storage-key.ts'
import type { S3Storage } from '../../adapters/storage/s3/open-s3-storage.ts'
import { StartupError } from '../../ports/startup-error.ts'
import type { S3Settings } from '../../ports/storage.ts'
import { byteProgress, megabytes } from '../backup/copy-progress.ts'
import { assertRoom } from './assert-room.ts'
import { shelfOfBucket, withBucket } from './media-shelf.ts'
import { markInBucket, markOnDisk, mediaFolderOf } from './open-storage.ts'

/** Where all media files of a library go. */
export type MoveTarget = 's3' | 'disk'

type MoveOptions = {
  config: { dataFolder: string; databaseUrl: string | undefined; s3: S3Settings | undefined }
  to: MoveTarget
  say: (sentence: string) => void
  signal: AbortSignal
}

type Moving = MoveOptions & { dataFolder: string; s3: S3Settings; bucket: S3Storage }

/** What a place has of what the other has to hold. */
type Sides = { keys: string[]; others: string[]; bytesOf: (key: string) => Promise<number> }

/**
 * Moves all media files into the bucket or back, while Starnest is stopped. Each is copied and held against the
 * original; only when every one is the same are the originals removed. Broken off and called again, it goes on
 * with what is missing.
 * @throws StartupError when a person has to do something first, and the signal's reason
 */
export async function moveMedia(options: MoveOptions): Promise<void> {
  const { config, to, say } = options
  const { s3, databaseUrl } = config
  if (!s3) {
    throw new StartupError('Set S3_ENDPOINT, S3_BUCKET and the keys of the S3 store first.')
  }
  // Nobody can start Starnest on this data folder until it is released.
  const held = await holdDataFolder(config.dataFolder)
  try {
    if (databaseUrl) await assertNobodyAtWork(databaseUrl)
    await withBucket(s3, async (bucket) => {
      const moving = { ...options, dataFolder: held.dataFolder, s3, bucket }
      const bytes = await copyAll(moving)
      // A server on a shared database holds no lock of this folder: it is asked again.
      if (databaseUrl) await assertNobodyAtWork(databaseUrl)
      await switchOver(moving)
      say(
        `All films are ${to === 's3' ? `in the bucket ${s3.bucket}` : 'on this disk'} now: ${megabytes(bytes)}.`,
      )
    })
  } finally {
    held.release()
  }
}

async function copyAll(moving: Moving): Promise<number> {
  const { to, say, signal, bucket, dataFolder } = moving
  const folder = mediaFolderOf(dataFolder)
  const copy = to === 's3' ? sendOne(moving, folder) : await fetchOne(moving, folder)
  const { keys, others, bytesOf } = await sidesOf(moving, folder)
  refuseOthers(moving, keys, others)
  const sizes = new Map<string, number>()
  for (const key of keys) sizes.set(key, await bytesOf(key))
  const bytes = [...sizes.values()].reduce((total, one) => total + one, 0)
  if (to === 'disk') await assertRoom(folder, bytes)
  say(`${keys.length} files with ${megabytes(bytes)} are moved`)
  const tell = byteProgress('Moving the films', bytes, say)
  for (const key of keys) {
    signal.throwIfAborted()
    if (!(await isSame(key, { bucket, folder, signal }))) {
      await copy(key)
      if (!(await isSame(key, { bucket, folder, signal }))) {
        throw new StartupError(
          `${key} is not the same after it was copied; nothing was removed. Try again.`,
        )
      }
    }
    tell(sizes.get(key) ?? 0)
  }
  say(`All ${keys.length} files were compared, and are the same`)
  signal.throwIfAborted()
  return bytes
}

async function sidesOf({ to, bucket }: Moving, folder: string): Promise<Sides> {
  const [onDisk, inBucket] = await Promise.all([keysIn(folder), bucket.keys()])
  if (to === 'disk') {
    const { bytesOf } = shelfOfBucket(bucket)
    return { keys: inBucket, others: onDisk, bytesOf }
  }
  const bytesOf = async (key: string) => (await stat(pathOfKey(folder, key))).size
  return { keys: onDisk, others: inBucket, bytesOf }
}

const sendOne =
  ({ bucket, signal }: Moving, folder: string) =>
  (key: string) =>
    bucket.send(key, pathOfKey(folder, key), signal)

async function fetchOne({ bucket, signal }: Moving, folder: string) {
  const disk = await openDiskStorage(folder)
  const shelf = shelfOfBucket(bucket)
  return (key: string) =>
    disk.withWorkFolder(async (work) => {
      await shelf.copy(key, { folder: work, signal })
      await disk.moveFile(key, pathOfKey(work, key))
    })
}

/** Of files that only the target has nobody can say whose they are. When nothing is left to move, everything
 *  has been moved before. */
function refuseOthers({ to, s3 }: Moving, keys: string[], others: string[]): void {
  const known = new Set(keys)
  const foreign = others.filter((key) => !known.has(key))
  if (keys.length === 0 || foreign.length === 0) return
  const where = to === 's3' ? `The S3 bucket ${s3.bucket}` : 'The media folder'
  throw new StartupError(
    `${where} holds ${foreign.length} files that this library does not have, such as ${foreign[0]}; ` +
      'move them away, or name another place. Nothing was changed.',
  )
}

/** Whether a file of the media folder and its copy in the bucket are the same: by the tag that the store made of
 *  its bytes, and where that cannot be known in advance, by reading both. */
async function isSame(
  key: string,
  { bucket, folder, signal }: { bucket: S3Storage; folder: string; signal: AbortSignal },
): Promise<boolean> {
  const path = pathOfKey(folder, key)
  const here = await stat(path).catch(() => undefined)
  const stored = await bucket.stat(key)
  if (!here?.isFile() || stored?.size !== here.size) return false
  if (stored.etag === (await bucket.etagOf(path))) return true
  return bucket.isSame(key, await fingerprintOf(path, signal), signal)
}

/** From here on the copies are the films. */
async function switchOver({ to, s3, bucket, dataFolder, say }: Moving): Promise<void> {
  const folder = mediaFolderOf(dataFolder)
  say('Removing the originals')
  if (to === 's3') {
    await markInBucket(dataFolder, s3)
    for (const key of await keysIn(folder)) await removeFromFolder(folder, key)
    return
  }
  await markOnDisk(dataFolder)
  const names = new Set((await bucket.keys()).map((key) => key.split('/', 1)[0] ?? key))
  for (const name of names) await bucket.remove(name)
}

/** With the folders that are then empty; links to films of library folders stay. */
async function removeFromFolder(folder: string, key: string): Promise<void> {
  await rm(pathOfKey(folder, key))
  for (let up = dirname(key); up !== '.'; up = dirname(up)) {
    const isEmpty = await rmdir(join(folder, up)).then(
      () => true,
      () => false,
    )
    if (!isEmpty) return
  }
}

/** Of several nodes, one that has nothing to do keeps only the connection by which it would lead. */
async function assertNobodyAtWork(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'starnest storage' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity
        where datname = current_database() and application_name in ('starnest', 'starnest leader') limit 1`,
    )
    if (rows.length === 0) return
    throw new StartupError(
      'A Starnest is at work on this database; stop it, and move the films then.',
    )
  } finally {
    await client.end()
  }
}

import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keysIn } from '../../adapters/storage/disk/copied-file.ts'
import { openDiskStorage } from '../../adapters/storage/disk/open-disk-storage.ts'
import { StartupError } from '../../ports/startup-error.ts'
import { type S3Settings, type Storage, StorageError } from '../../ports/storage.ts'
import type { Config } from '../config.ts'

/** `node`: other nodes share the data folder, and this is the name of this one. */
type Place = Pick<Config, 'dataFolder' | 's3'> & { node?: string | undefined }

/** Where films lie when they lie in the data folder. */
export const mediaFolderOf = (dataFolder: string) => join(dataFolder, 'media')

/** What the S3 adapter keeps on this machine. */
const ownFolderOf = (dataFolder: string) => join(dataFolder, 's3')

/** Says that the films of this data folder's library lie in a bucket. */
const markOf = (dataFolder: string) => join(ownFolderOf(dataFolder), 'bucket.json')

/** Opens where films are kept: the data folder, or the bucket that was configured. What speaks S3 is loaded only
 *  then. @throws StartupError when a person has to do something first */
export async function openStorage({ dataFolder, s3, node }: Place): Promise<Storage> {
  if (!s3) {
    if (existsSync(markOf(dataFolder))) throw inBucket(dataFolder)
    return openMediaFolder(mediaFolderOf(dataFolder), node)
  }
  const kept = await keysIn(mediaFolderOf(dataFolder))
  if (kept.length > 0) throw onDisk(dataFolder, kept.length)
  const storage = await openBucket({ dataFolder, s3, node })
  await markInBucket(dataFolder, s3)
  return storage
}

/** The bucket, whatever the data folder holds. @throws StartupError */
export async function openBucket({
  dataFolder,
  s3,
  node,
}: Pick<Place, 'dataFolder' | 'node'> & { s3: S3Settings }) {
  const { openS3Storage } = await import('../../adapters/storage/s3/open-s3-storage.ts')
  const folders = { links: mediaFolderOf(dataFolder), own: ownFolderOf(dataFolder), node }
  return mended(() => openS3Storage(s3, folders), folders.links)
}

/** Notes that the library's films lie in a bucket, so that it is not opened without them. */
export async function markInBucket(
  dataFolder: string,
  { endpoint, bucket }: S3Settings,
): Promise<void> {
  await mkdir(ownFolderOf(dataFolder), { recursive: true, mode: 0o700 })
  const text = `${JSON.stringify({ endpoint, bucket })}\n`
  await writeFile(markOf(dataFolder), text, { mode: 0o600 })
}

/** Notes that they lie in the data folder. */
export async function markOnDisk(dataFolder: string): Promise<void> {
  await rm(markOf(dataFolder), { force: true })
}

function openMediaFolder(folder: string, node: string | undefined): Promise<Storage> {
  return mended(() => openDiskStorage(folder, { node }), folder)
}

async function mended<T>(open: () => Promise<T>, folder: string): Promise<T> {
  try {
    return await open()
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    const sentence =
      error.reason === 'missing'
        ? `${folder} is no folder; move what is there away, so that media can be kept in it.`
        : error.message
    throw new StartupError(sentence, { cause: error })
  }
}

const inBucket = (dataFolder: string) =>
  new StartupError(
    `The films of the library in ${dataFolder} lie in an S3 store; set S3_ENDPOINT and the others again, ` +
      'or bring them back with npm run storage -- move --to disk.',
  )

const onDisk = (dataFolder: string, count: number) =>
  new StartupError(
    `${dataFolder} holds ${count} media files that are not in the S3 store; move them there with ` +
      'npm run storage -- move --to s3, and start again.',
  )

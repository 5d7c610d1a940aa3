import { randomBytes } from 'node:crypto'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Bucket } from '../../src/adapters/storage/s3/bucket.ts'
import { openS3Storage, type S3Storage } from '../../src/adapters/storage/s3/open-s3-storage.ts'
import { S3Client } from '../../src/adapters/storage/s3/s3-client.ts'
import type { S3Settings } from '../../src/ports/storage.ts'

/** A storage in a new bucket, and a folder of this machine with all that it keeps here. */
export type S3Place = {
  storage: S3Storage
  settings: S3Settings
  /** The same bucket, as another program sees it. */
  bucket: Bucket
  folder: string
  /** Opens another storage on the bucket: on this machine's folder again, or on another machine. */
  open(machine?: string): Promise<S3Storage>
  /** Keys of all that is in the bucket. */
  objects(): Promise<string[]>
  close(): Promise<void>
}

/** Makes a bucket in a store, and a storage in it. */
export async function openS3Place(
  store: S3Settings,
  further: Partial<S3Settings> = {},
): Promise<S3Place> {
  const settings = { ...store, ...further, bucket: `test-${randomBytes(6).toString('hex')}` }
  // Made at the store itself: what stands between may be what a test is about.
  const client = new S3Client({ ...settings, endpoint: store.endpoint })
  await client.send({ method: 'PUT' })
  const bucket = new Bucket(client)
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'starnest-s3-')))
  const opened: S3Storage[] = []
  const open = async (machine = 'data') => {
    const data = join(folder, machine)
    const storage = await openS3Storage(settings, {
      links: join(data, 'media'),
      own: join(data, 's3'),
    })
    opened.push(storage)
    return storage
  }
  return {
    storage: await open(),
    ...{ settings, bucket, folder, open },
    objects: async () => (await bucket.list('')).map(({ key }) => key),
    async close() {
      for (const storage of opened) storage.close()
      client.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

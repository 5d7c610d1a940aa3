import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import {
  type ByteRange,
  type S3Settings,
  type Storage,
  StorageError,
  type StoredBytes,
  type StoredFile,
} from '../../../ports/storage.ts'
import { openNodeFolder } from '../disk/node-folder.ts'
import { openDiskStorage } from '../disk/open-disk-storage.ts'
import { badKey, isKey } from '../disk/storage-key.ts'
import { Bucket, factsOf } from './bucket.ts'
import { FileCache } from './file-cache.ts'
import { FolderPointers, objectAt, placeOf } from './folder-pointers.ts'
import { FolderWriter } from './folder-writer.ts'
import { objectBytes } from './object-bytes.ts'
import { objectEtagOf } from './object-etag.ts'
import { S3Client } from './s3-client.ts'
import { onStore } from './s3-failure.ts'
import { HEALTH_MS, healthOf } from './s3-health.ts'
import { FileUploader } from './upload-file.ts'

/** Milliseconds for which size and tag of an object are believed: a player asks for many parts of a file. */
const BELIEVED_MS = 10_000
const MAX_BELIEVED = 4_000

/** Where things lie on this machine: links to films that stay where they are, and what the store's adapter
 *  keeps for itself. */
export type LocalFolders = {
  /** The media folder: here are only links. */
  links: string
  /** Copies of objects, folders that are being filled, notes of uploads. */
  own: string
  /** Other nodes share the folders, and this is the name of this one. */
  node?: string | undefined
}

/** Storage in a bucket, and what further stands behind it for who moves a whole library. */
export type S3Storage = Storage & {
  /** Keys of all files. */
  keys(): Promise<string[]>
  /** As putFile, until the signal aborts it. */
  send(key: string, fromPath: string, signal: AbortSignal): Promise<void>
  /** Reads a file to say whether its bytes have this SHA-256, in hex. */
  isSame(key: string, file: { sha256: string }, signal: AbortSignal): Promise<boolean>
  /** The tag that a local file would have there, as {@link objectEtagOf} says. */
  etagOf(path: string): Promise<string>
  /** Ends its connections. */
  close(): void
}

/**
 * Storage in a bucket of an S3 store. Files that stay where they are, folders that are being filled and copies
 * for programs are on this machine. A store that cannot be reached is no reason not to start.
 * @throws StorageError when the bucket is not there or refuses the keys, or the own folders cannot be used
 */
export async function openS3Storage(
  settings: S3Settings,
  folders: LocalFolders,
): Promise<S3Storage> {
  const bucket = new Bucket(new S3Client(settings))
  const pointers = new FolderPointers(bucket)
  const links = await openDiskStorage(folders.links, folders)
  const own = await onStore(() => ownFolderIn(folders))
  const passing = await openDiskStorage(join(own, 'passing'))
  const cache = new FileCache(join(own, 'cache'), settings.cacheBytes)
  const uploader = new FileUploader(bucket, join(own, 'uploads'))
  const writer = new FolderWriter({ bucket, pointers, uploader })
  await onStore(() => cache.open())
  await reachOrStartWithout(bucket, uploader)

  const believed = new Map<string, { readAtMs: number; facts: StoredFile }>()
  const filling = new Set<string>()
  const isFilling = (key: string) => [...filling].some((folder) => key.startsWith(`${folder}/`))
  /** What is on this machine under a key: a folder that is being filled, or a link. */
  const localOf = (key: string) => (isFilling(key) ? passing : links)

  const objectOf = async (key: string) => objectAt(placeOf(key, await pointers.of(key)))

  /** Another machine may have put the folder anew: what is not there is looked for once more. */
  async function found<T>(key: string, look: (object: string) => Promise<T | undefined>) {
    const askedAtMs = performance.now()
    const first = await look(await objectOf(key))
    if (first !== undefined || !pointers.mayBeOld(key, askedAtMs)) return first
    pointers.forget(key)
    return look(await objectOf(key))
  }

  async function statObject(object: string): Promise<StoredFile | undefined> {
    const known = believed.get(object)
    if (known && performance.now() - known.readAtMs < BELIEVED_MS) return known.facts
    const facts = await bucket.stat(object)
    believed.delete(object)
    if (facts) believed.set(object, { readAtMs: performance.now(), facts })
    const [oldest] = believed.keys()
    if (believed.size > MAX_BELIEVED && oldest !== undefined) believed.delete(oldest)
    return facts
  }

  async function readObject(object: string, range?: ByteRange): Promise<StoredBytes | undefined> {
    const asked = range && { range: { first: range.first, last: range.last } }
    const incoming = await bucket.get(object, asked)
    if (!incoming) return undefined
    const { size, etag } = factsOf(incoming.headers)
    // Another machine has put the file anew.
    if (believed.get(object)?.facts.etag !== etag) believed.delete(object)
    return objectBytes({
      bucket,
      object,
      etag,
      incoming,
      part: range ?? { first: 0, last: size - 1 },
    })
  }

  /** Does what changes a key; what was known of it is then forgotten. */
  async function change<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (!isKey(key)) throw badKey(key)
    try {
      return await onStore(work)
    } finally {
      believed.clear()
      pointers.forget(key)
      await links.remove(key).catch(() => undefined)
      // Beside the work, which does not wait for it; what fails is found again a day later.
      writer.tidyOnceADay().catch(() => undefined)
    }
  }

  async function putFile(key: string, fromPath: string, signal?: AbortSignal): Promise<string> {
    const object = await objectOf(key)
    await uploader.send(object, fromPath, signal)
    return object
  }

  const storage: S3Storage = {
    putFile: (key, fromPath) => change(key, () => putFile(key, fromPath)).then(() => undefined),

    moveFile: (key, fromPath) =>
      change(key, async () => {
        const object = await putFile(key, fromPath)
        const facts = await bucket.stat(object).catch(() => undefined)
        // What came in is looked at by programs next.
        if (!facts || !(await cache.adopt({ object, ...facts }, fromPath))) await rm(fromPath)
      }),

    putFolder: (key, fromFolder) =>
      change(key, async () => {
        await writer.putFolder(key, fromFolder)
        await rm(fromFolder, { recursive: true, force: true })
      }),

    putLink: (key, path, identity) => links.putLink(key, path, identity),
    whenLinkLost: (listener) => links.whenLinkLost(listener),

    async stat(key) {
      const local = await localOf(key).stat(key)
      return local ?? onStore(() => found(key, statObject))
    },

    async read(key, range) {
      const local = await localOf(key).read(key, range)
      return local ?? onStore(() => found(key, (object) => readObject(object, range)))
    },

    async list(folderKey) {
      if (!isKey(folderKey)) throw badKey(folderKey)
      const filled = await passing.list(folderKey)
      const stored = await onStore(() => writer.list(folderKey))
      return [...new Set([...stored, ...filled])].sort()
    },

    remove: (key) => change(key, () => writer.remove(key)),

    async withLocalFile(key, work) {
      const local = localOf(key)
      if (await local.stat(key)) return local.withLocalFile(key, work)
      const stored = await onStore(() =>
        found(key, async (object) => {
          const facts = await bucket.stat(object)
          return facts && { object, ...facts }
        }),
      )
      if (!stored) throw new StorageError('missing', `The file ${key} is not in storage.`)
      const read = () =>
        onStore(async () => {
          const bytes = await readObject(stored.object)
          if (bytes?.size === stored.size) return bytes
          throw new StorageError('failed', 'A stored file changed while it was fetched.')
        })
      return cache.lend(stored, read, work)
    },

    withFileAt: (path, work) => links.withFileAt(path, work),
    withWorkFolder: (work) => passing.withWorkFolder(work),

    async fillFolder(key, work) {
      if (!isKey(key)) throw badKey(key)
      if (filling.has(key) || (await onStore(() => writer.list(key))).length > 0) {
        throw new StorageError('failed', `There is something under the key ${key} already.`)
      }
      let filled = ''
      filling.add(key)
      try {
        const made = await passing.fillFolder(key, (path) => {
          filled = path
          return work(path)
        })
        await change(key, () => writer.putFolder(key, filled))
        return made
      } finally {
        filling.delete(key)
        await passing.remove(key)
      }
    },

    publicOrigin: settings.publicUrl,
    isElsewhere: true,

    async addressOf(key, { seconds, contentType }) {
      const { publicUrl } = settings
      if (publicUrl === undefined || (await localOf(key).stat(key))) return undefined
      return onStore(async () =>
        bucket.client.signedAddress(await objectOf(key), publicUrl, {
          'X-Amz-Expires': String(seconds),
          'response-cache-control': 'private, no-store',
          'response-content-type': contentType,
        }),
      )
    },

    async space() {
      // Copies give way to what is needed more.
      await cache.makeRoom(0).catch(() => undefined)
      return links.space()
    },

    health: () => healthOf(bucket, settings, own),
    async send(key, fromPath, signal) {
      await change(key, () => putFile(key, fromPath, signal)).catch((error: unknown) => {
        throw signal.aborted ? signal.reason : error
      })
    },
    async isSame(key, { sha256 }, signal) {
      const bytes = await storage.read(key)
      const hash = createHash('sha256')
      const target = new Writable({
        write(piece, _encoding, taken) {
          hash.update(piece)
          taken()
        },
      })
      await bytes?.writeTo(target, signal)
      return hash.digest('hex') === sha256
    },
    etagOf: objectEtagOf,
    keys: () => onStore(() => writer.allKeys()),
    close: () => bucket.client.close(),
  }
  return storage
}

/** A folder for this node's transfers. Nodes do not share one: a node removes leftovers when it starts, and would
 *  remove the transfers of others. */
async function ownFolderIn({ own, node }: LocalFolders): Promise<string> {
  return node === undefined ? own : openNodeFolder(join(own, 'nodes'), node)
}

/** Refuses what a person has to mend. A store that is away may come back, and what an earlier run left is
 *  then aborted by the next start. */
async function reachOrStartWithout(bucket: Bucket, uploader: FileUploader): Promise<void> {
  try {
    await onStore(async () => {
      await bucket.check(HEALTH_MS)
      await uploader.tidy()
    })
  } catch (error) {
    if (error instanceof StorageError && error.problem.code === 'store_away') return
    throw error
  }
}

import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '../../../ports/storage.ts'

/** A storage that counts the bytes which are put into it. */
export function countedStorage(storage: Storage): { storage: Storage; bytes: () => number } {
  let bytes = 0
  const count = async (path: string) => {
    bytes += await bytesIn(path)
  }
  const counted: Storage = {
    ...storage,
    async putFile(key, from) {
      await count(from)
      await storage.putFile(key, from)
    },
    async moveFile(key, from) {
      await count(from)
      await storage.moveFile(key, from)
    },
    async putFolder(key, from) {
      await count(from)
      await storage.putFolder(key, from)
    },
    fillFolder: (key, work) =>
      storage.fillFolder(key, async (path) => {
        const made = await work(path)
        await count(path)
        return made
      }),
  }
  return { storage: counted, bytes: () => bytes }
}

/** Bytes of a file, or of all files under a folder. */
async function bytesIn(path: string): Promise<number> {
  const found = await stat(path)
  if (!found.isDirectory()) return found.size
  let total = 0
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) total += (await stat(join(entry.parentPath, entry.name))).size
  }
  return total
}

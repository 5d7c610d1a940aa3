import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Waits until the disk has the bytes of a file, so that a power cut after this loses nothing. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The same for the names in a folder; Windows has no such call and keeps them by itself. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** The same for everything in a folder, those in it included. */
export async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) await flush(path)
    if (entry.isDirectory()) await flushFolder(path)
  }
  await flushFolder(folder)
}

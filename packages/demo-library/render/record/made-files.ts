import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** What people write into a film's folder, and the file that tells of the others. */
const isWritten = (name: string) => name.endsWith('.ts') || name === 'film.json'

/** SHA-256 of every made file in a film's folder, by its name. */
export async function madeFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && !isWritten(entry.name))
  const hashes = await Promise.all(
    names
      .map(({ name }) => name)
      .sort()
      .map(async (name) => [name, await fileHash(path.join(folder, name))] as const),
  )
  return Object.fromEntries(hashes)
}

/** SHA-256 of a file. */
export const fileHash = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')

import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Folder of this package. */
export const LIBRARY_FOLDER = fileURLToPath(new URL('..', import.meta.url))

/** Folders with one film each, and the trailers of films to come. */
export const SHELVES = ['films', 'trailers'] as const

/** Slugs in a shelf, in order; none when the shelf does not exist. */
export async function slugsOf(shelf: (typeof SHELVES)[number]): Promise<string[]> {
  try {
    const entries = await readdir(new URL(`../${shelf}/`, import.meta.url), { withFileTypes: true })
    return entries
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Folder of this package. */
export const LIBRARY_FOLDER = fileURLToPath(new URL('..', import.meta.url))

/** Folders of the catalogue: one film each, and the teasers of films to come. */
export const SHELVES = ['films', 'trailers'] as const
/** Folder of the clips: what the pages of the app show beside films. */
export const CLIP_SHELF = 'clips'
/** Folders of what is sung to and rapped over. */
export const JAM_SHELVES = ['songs', 'beats'] as const
/** One of them. */
export type JamShelf = (typeof JAM_SHELVES)[number]
type Shelf = (typeof SHELVES)[number] | typeof CLIP_SHELF | JamShelf

/** Slugs in a shelf, in order; none when the shelf does not exist. */
export async function slugsOf(shelf: Shelf): Promise<string[]> {
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

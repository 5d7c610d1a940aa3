import { createHash } from 'node:crypto'
import { access, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { LIBRARY_FOLDER, SHELVES, slugsOf } from '../src/library-folders.ts'

/** Where one film's script is, and where its half-made pieces are kept. */
export type Workbench = { slug: string; folder: string; script: string; build: string }

/** The workbench of a film. @throws Error that names the films there are. */
export async function openWorkbench(slug: string): Promise<Workbench> {
  for (const shelf of SHELVES) {
    const slugs = await slugsOf(shelf)
    if (!slugs.includes(slug)) continue
    const folder = path.join(LIBRARY_FOLDER, shelf, slug)
    const build = path.join(LIBRARY_FOLDER, 'build', slug)
    await mkdir(build, { recursive: true })
    return { slug, folder, script: path.join(folder, 'film.ts'), build }
  }
  throw new Error(`There is no film "${slug}"; there are: ${(await everySlug()).join(', ')}`)
}

/** Slugs of all films and trailers that have a folder. */
export async function everySlug(): Promise<string[]> {
  return (await Promise.all(SHELVES.map(slugsOf))).flat()
}

/** Short name for a piece that depends on these things alone. */
export const pieceKey = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)

/** Makes `file` unless it is there. `make` writes to another name, so that a half-made piece of an
 *  interrupted run is never taken for a whole one. */
export async function madeOnce(
  file: string,
  make: (unfinished: string) => Promise<void>,
): Promise<void> {
  if (await exists(file)) return
  const { dir, name, ext } = path.parse(file)
  await mkdir(dir, { recursive: true })
  const unfinished = path.join(dir, `${name}.unfinished-${process.pid}${ext}`)
  await make(unfinished)
  await rename(unfinished, file)
}

export async function exists(file: string): Promise<boolean> {
  try {
    await access(file)
    return true
  } catch {
    return false
  }
}

import { createHash } from 'node:crypto'
import { access, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { CLIP_SHELF, LIBRARY_FOLDER, SHELVES, slugsOf } from '../src/library-folders.ts'

/** What a script makes. */
export type WorkKind = 'film' | 'clip' | 'portraits' | 'stickers'

/** Where one script is, and where its half-made pieces are kept. */
export type Workbench = {
  slug: string
  kind: WorkKind
  folder: string
  script: string
  build: string
}

const ALL_SHELVES = [...SHELVES, CLIP_SHELF] as const

/** Folders and names of what has one script together. */
const SHEETS = ['portraits', 'stickers'] as const

/** The workbench of a film, a clip, the portraits or the stickers. @throws Error that names those there are. */
export async function openWorkbench(slug: string): Promise<Workbench> {
  for (const shelf of ALL_SHELVES) {
    if (!(await slugsOf(shelf)).includes(slug)) continue
    const kind = shelf === CLIP_SHELF ? 'clip' : 'film'
    return benchAt(slug, kind, path.join(LIBRARY_FOLDER, shelf, slug))
  }
  const sheet = SHEETS.find((one) => one === slug)
  if (sheet) return benchAt(slug, sheet, path.join(LIBRARY_FOLDER, sheet))
  throw new Error(`there is no "${slug}"; there are: ${(await everySlug()).join(', ')}`)
}

async function benchAt(slug: string, kind: WorkKind, folder: string): Promise<Workbench> {
  const build = path.join(LIBRARY_FOLDER, 'build', slug)
  await mkdir(build, { recursive: true })
  return { slug, kind, folder, script: path.join(folder, 'film.ts'), build }
}

/** Slugs of all films and teasers. */
export const everyFilm = async (): Promise<string[]> =>
  (await Promise.all(SHELVES.map(slugsOf))).flat()

/** Everything that can be rendered. */
export async function everySlug(): Promise<string[]> {
  const shelves = await Promise.all(ALL_SHELVES.map(slugsOf))
  return [...shelves.flat(), ...SHEETS]
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

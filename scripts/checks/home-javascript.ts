import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Most JavaScript that may travel before the home screen can be used, in bytes after gzip.
 *  Source: design, "Numbers we hold ourselves to". */
export const HOME_JAVASCRIPT_LIMIT_BYTES = 140_000

/** Texts that come before home, of whatever language has the most of them. */
const HOME_TEXTS = 'assets/texts-*/*/core.json'

const HOME_ENTRIES = ['index.html', 'src/app/pages/home/home-page.tsx']

type Chunk = { file: string; imports?: string[]; assets?: string[] }

/** Bytes after gzip of every script that the built web app loads before the home screen can be
 *  used: the entry, the home page's chunk, all that these import, and the texts of one language.
 *  @throws Error when the build has no manifest or no such entry. */
export function homeJavascriptBytes(dist: string): number {
  const texts = globSync(HOME_TEXTS, { cwd: dist }).map((file) => gzipBytes(dist, file))
  return bytesOf(dist, filesOf(dist, HOME_ENTRIES)) + Math.max(...texts)
}

/** Bytes after gzip of the scripts that a page loads when home is there already: its chunk and what that
 *  imports, workers too; not what it asks for later.
 *  @throws Error when the build has no manifest or no such page. */
export function pageJavascriptBytes(dist: string, page: string): number {
  const known = filesOf(dist, HOME_ENTRIES)
  const files = [...filesOf(dist, [page])].filter((file) => !known.has(file))
  return bytesOf(dist, files)
}

function filesOf(dist: string, entries: readonly string[]): Set<string> {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
  )
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build's manifest has no ${name}`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.assets ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const entry of entries) visit(entry)
  return files
}

const bytesOf = (dist: string, files: Iterable<string>) =>
  [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((total, file) => total + gzipBytes(dist, file), 0)

const gzipBytes = (dist: string, file: string) => gzipSync(readFileSync(join(dist, file))).length

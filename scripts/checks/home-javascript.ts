import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Most JavaScript that may travel before the home screen can be used, in bytes after gzip.
 *  Source: design, "Numbers we hold ourselves to". */
export const HOME_JAVASCRIPT_LIMIT_BYTES = 150_000

const HOME_ENTRIES = ['index.html', 'src/app/pages/home/home-page.tsx']

type Chunk = { file: string; imports?: string[] }

/** Bytes after gzip of every script that the built web app loads before the home screen can be
 *  used: the entry, the home page's chunk and all that these import.
 *  @throws Error when the build has no manifest or no such entry. */
export function homeJavascriptBytes(dist: string): number {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
  )
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build's manifest has no ${name}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const entry of HOME_ENTRIES) visit(entry)
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((total, file) => total + gzipSync(readFileSync(join(dist, file))).length, 0)
}

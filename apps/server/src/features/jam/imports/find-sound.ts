import { readdir, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isSafeReference } from '@starnest/jam/song/file-reference'
import { liesIn } from '../../../domain/folders/lies-in.ts'

/** A sound beside a song's text: its real path, and what changes when it does. */
export type FoundSoundFile =
  | { is: 'found'; path: string; sizeBytes: number; modifiedMs: number }
  | { is: 'missing' | 'unsafe' }

/** Finds the file that a song names, beside its text or below it. Names are compared as people do who brought
 *  them from another system: without regard to small and capital letters and to how accents are written. A file
 *  that a link leads to outside the folder is unsafe. `textPath` is real, and lies in `root`, which is real. */
export async function findSound(
  root: string,
  textPath: string,
  reference: string,
): Promise<FoundSoundFile> {
  if (!isSafeReference(reference)) return { is: 'unsafe' }
  const path = await pathOf(dirname(textPath), reference.split('/'))
  const real = path && (await realpath(path).catch(() => undefined))
  if (real === undefined) return { is: 'missing' }
  if (!liesIn(real, root)) return { is: 'unsafe' }
  const found = await stat(real).catch(() => undefined)
  if (!found?.isFile()) return { is: 'missing' }
  return { is: 'found', path: real, sizeBytes: found.size, modifiedMs: Math.trunc(found.mtimeMs) }
}

async function pathOf(folder: string, names: readonly string[]): Promise<string | undefined> {
  let at = folder
  for (const name of names) {
    const inside = await readdir(at).catch((): string[] => [])
    const found = inside.includes(name) ? name : inside.find((one) => plain(one) === plain(name))
    if (found === undefined) return undefined
    at = join(at, found)
  }
  return at
}

const plain = (name: string) => name.normalize('NFC').toLowerCase()

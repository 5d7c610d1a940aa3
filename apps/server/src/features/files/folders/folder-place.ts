import { access, constants, realpath, stat } from 'node:fs/promises'
import { isAbsolute, relative, sep } from 'node:path'
import type { FolderRefusal } from '@starnest/contract/files/library'

/** The path of a folder without links; undefined: there is none. */
export async function realFolder(path: string): Promise<string | undefined> {
  try {
    const real = await realpath(path)
    return (await stat(real)).isDirectory() ? real : undefined
  } catch {
    return undefined
  }
}

/** Why a folder cannot be in the library; undefined: it can. */
export async function refusalOf(
  path: string,
  { dataFolder, others }: { dataFolder: string; others: readonly { path: string }[] },
): Promise<FolderRefusal | undefined> {
  if (!isAbsolute(path) || path.includes('\0')) return 'not_absolute'
  const real = await realFolder(path)
  const place = real ?? path
  if (overlap(place, (await realFolder(dataFolder)) ?? dataFolder)) return 'inside_data'
  if (others.some((other) => other.path !== place && overlap(place, other.path))) return 'nested'
  if (real === undefined) return 'not_a_folder'
  try {
    await access(real, constants.R_OK | constants.X_OK)
    return undefined
  } catch {
    return 'unreadable'
  }
}

/** Whether one folder is, or lies in, the other. */
const overlap = (one: string, other: string) => liesIn(one, other) || liesIn(other, one)

function liesIn(inner: string, outer: string): boolean {
  const way = relative(outer, inner)
  return way === '' || (!isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`))
}

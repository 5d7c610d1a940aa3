// The tests of named slices alone, for `npm test -- <slice>`.
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT } from '../bootstrap/command.mjs'

/** Folders whose folders are slices. */
const HOMES = [
  'apps/server/src/app',
  'apps/server/src/features',
  'apps/web/src/features',
  'packages/contract/src',
  'tests/e2e',
]

/** What a prepared library, and films of tests, are made from. */
const MADE_FROM = [
  ...['apps/server/src', 'apps/server/migrations', 'apps/server/test/media'],
  'packages/demo-library',
]

const KEPT = 'starnest-kept-for-tests-'

/** A kept folder that no run has used for so long is removed, milliseconds: another clone may have made it. */
const UNUSED_MS = 24 * 60 * 60_000

/** Of these names, those that no folder has. */
export function unknownSlices(slices) {
  return slices.filter((slice) => !HOMES.some((home) => existsSync(join(PROJECT, home, slice))))
}

/** The paths of the slices' tests as each runner wants them: parts of a path, regular expressions.
 *  Playwright takes `/ar/` for the regular expression `ar`, which is in every party. */
export function sliceFilters(slices) {
  return {
    vitest: slices.map((slice) => `/${slice}/`),
    playwright: slices.map((slice) => `tests/e2e/${slice}/`),
  }
}

/** Where the prepared library and the films of the sources that now stand are kept, so that the next run of a slice
 *  does not make them again. Those that nobody used for long are removed: a folder's time is that of its last run. */
export function keptFolder() {
  const hash = createHash('sha256')
  for (const folder of MADE_FROM) {
    for (const name of readdirSync(join(PROJECT, folder), { recursive: true }).sort()) {
      const { size, mtimeMs } = statSync(join(PROJECT, folder, name))
      hash.update(`${folder}/${name} ${size} ${mtimeMs}\n`)
    }
  }
  const name = KEPT + hash.digest('hex').slice(0, 16)
  for (const other of readdirSync(tmpdir())) {
    if (other.startsWith(KEPT) && other !== name) removeUnused(join(tmpdir(), other))
  }
  const folder = join(tmpdir(), name)
  mkdirSync(folder, { recursive: true })
  const now = new Date()
  utimesSync(folder, now, now)
  // The database's own account has to get through it.
  chmodSync(folder, 0o711)
  return folder
}

function removeUnused(folder) {
  const usedMs = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
  // Another clone may be removing it, too.
  if (Date.now() - usedMs > UNUSED_MS) rmSync(folder, { recursive: true, force: true })
}

// The tests of named slices alone, for `npm test -- <slice>`.
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
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
 *  does not make them again. Those of other sources are removed. */
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
    const isOther = other.startsWith(KEPT) && other !== name
    if (isOther) rmSync(join(tmpdir(), other), { recursive: true })
  }
  const folder = join(tmpdir(), name)
  mkdirSync(folder, { recursive: true })
  // The database's own account has to get through it.
  chmodSync(folder, 0o711)
  return folder
}

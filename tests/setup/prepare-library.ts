import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { PREPARED_LIBRARY } from '../prepared-library.ts'
import { startPreparedStarnest } from '../prepared-starnest.ts'

/** Stands beside a library that is whole. */
const whole = (folder: string) => `${folder}.whole`

/** Brings in and prepares all that ships once, for the servers of a whole run of tests: in the folder
 *  that PREPARED_LIBRARY names, where it stays, or in one that goes with the run. Called by Playwright;
 *  as a program it prepares for both runners. */
export default async function prepareLibrary(): Promise<() => Promise<void>> {
  const named = process.env[PREPARED_LIBRARY]
  if (named !== undefined && existsSync(whole(named))) return async () => {}
  if (named !== undefined) await rm(named, { recursive: true, force: true })
  delete process.env[PREPARED_LIBRARY]
  const starnest = await startPreparedStarnest(named === undefined ? {} : { STARNEST_DATA: named })
  await starnest.halt()
  process.env[PREPARED_LIBRARY] = starnest.dataFolder
  if (named === undefined) return () => rm(starnest.dataFolder, { recursive: true, force: true })
  await writeFile(whole(named), '')
  return async () => {}
}

if (import.meta.main) await prepareLibrary()

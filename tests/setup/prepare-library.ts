import { rm } from 'node:fs/promises'
import { PREPARED_LIBRARY } from '../prepared-library.ts'
import { startPreparedStarnest } from '../prepared-starnest.ts'

/** Brings in and prepares all that ships once, for the servers of a whole run of browser tests. */
export default async function prepareLibrary(): Promise<() => Promise<void>> {
  const starnest = await startPreparedStarnest()
  await starnest.halt()
  process.env[PREPARED_LIBRARY] = starnest.dataFolder
  return () => rm(starnest.dataFolder, { recursive: true, force: true })
}

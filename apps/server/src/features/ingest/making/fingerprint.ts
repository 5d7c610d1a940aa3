import { writeFingerprints } from '../alike/stored-fingerprints.ts'
import { type Made, type Making, withExamined } from './make.ts'

/** Listens to the beginning and the end of an episode, so that it can be compared with others of its season.
 *  @throws MediaError, StorageError */
export async function fingerprint(making: Making): Promise<Made> {
  await withExamined(making, (job) => writeFingerprints(making, job))
  // What is found follows from the other episodes too.
  return { write: async () => undefined }
}

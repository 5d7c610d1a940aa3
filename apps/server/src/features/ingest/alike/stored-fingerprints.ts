import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaKey } from '../../../domain/media/media-address.ts'
import type { ExaminedJob } from '../../../ports/media/media.ts'
import { type Storage, StorageError } from '../../../ports/storage.ts'
import type { Making } from '../making/make.ts'
import { type EpisodeSounds, stretchesOf } from './episode-segments.ts'

/** Folder of a film's media with its fingerprints; nobody asks for them by an address. They go with the film, and of
 *  bytes that were replaced there are none. */
const FOLDER = 'fingerprints'
const FILES = { beginning: 'beginning.bin', ending: 'ending.bin' } as const

/** Makes the fingerprints of both ends of a film and stores them, both or none. @throws MediaError, StorageError */
export async function writeFingerprints(
  { file, media, storage, onPercent }: Pick<Making, 'file' | 'media' | 'storage' | 'onPercent'>,
  job: ExaminedJob,
): Promise<void> {
  const { beginning, ending } = stretchesOf(job.examination.durationSeconds)
  await storage.withWorkFolder(async (folder) => {
    const intoFile = (name: string) => join(folder, name)
    await media.fingerprintSound({ ...job, ...beginning, intoFile: intoFile(FILES.beginning) })
    onPercent(50)
    await media.fingerprintSound({ ...job, ...ending, intoFile: intoFile(FILES.ending) })
    await storage.putFolder(mediaKey(file.mediaId, FOLDER), folder)
  })
}

/** The fingerprints of a film, as they were stored; undefined: they are not there. @throws StorageError */
export async function readFingerprints(
  storage: Pick<Storage, 'withLocalFile'>,
  { mediaId, durationSeconds }: { mediaId: string; durationSeconds: number },
): Promise<EpisodeSounds | undefined> {
  const points = (name: string) =>
    storage.withLocalFile(mediaKey(mediaId, `${FOLDER}/${name}`), async (path) => {
      const bytes = await readFile(path)
      const whole = bytes.length - (bytes.length % Uint32Array.BYTES_PER_ELEMENT)
      return new Uint32Array(new Uint8Array(bytes.subarray(0, whole)).buffer)
    })
  try {
    const beginning = await points(FILES.beginning)
    return { durationSeconds, beginning, ending: await points(FILES.ending) }
  } catch (error) {
    if (error instanceof StorageError && error.reason === 'missing') return undefined
    throw error
  }
}

import { readFile } from 'node:fs/promises'
import { mediaKey } from '../../../domain/media/media-address.ts'
import { type Storage, StorageError } from '../../../ports/storage.ts'

/** Largest caption file that is read, bytes; those of a long film have 200,000. */
const MAX_CAPTION_BYTES = 5_000_000

/** A caption file of a title as it is stored. '': there is none, or it is too large to be one. */
export async function readStoredCaptions(
  storage: Storage,
  { mediaId, file }: { mediaId: string | null; file: string },
): Promise<string> {
  if (mediaId === null) return ''
  const key = mediaKey(mediaId, file)
  const stored = await storage.stat(key)
  if (!stored || stored.size > MAX_CAPTION_BYTES) return ''
  try {
    return await storage.withLocalFile(key, (path) => readFile(path, 'utf8'))
  } catch (error) {
    // It went away after we had seen it.
    if (error instanceof StorageError && error.reason === 'missing') return ''
    throw error
  }
}

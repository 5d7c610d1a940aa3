import { mkdir } from 'node:fs/promises'
import type { Fingerprint } from '../../adapters/storage/disk/copied-file.ts'
import { assertRoom } from '../storage/assert-room.ts'
import type { MediaShelf } from '../storage/media-shelf.ts'
import { byteProgress } from './copy-progress.ts'

type Copying = {
  from: MediaShelf
  /** A media folder. */
  to: string
  /** What is being done, for lines about how far it has come. */
  sentence: string
  say: (sentence: string) => void
  signal: AbortSignal
}

/** Copies files to a media folder and reads each copy again.
 *  undefined: one of them is not there any more.
 *  @throws StartupError when its disk has no room for them */
export async function copyMedia(
  keys: readonly string[],
  { from, to, sentence, say, signal }: Copying,
): Promise<(Fingerprint & { key: string })[] | undefined> {
  const [first] = keys
  if (first === undefined) return []
  let bytes = 0
  for (const key of keys) bytes += await from.bytesOf(key)
  await mkdir(to, { recursive: true, mode: 0o700 })
  if (!(await from.sharesBlocks(first, to))) await assertRoom(to, bytes)
  const tell = byteProgress(sentence, bytes, say)
  const copied: (Fingerprint & { key: string })[] = []
  for (const key of keys) {
    const fingerprint = await from.copy(key, { folder: to, signal })
    if (!fingerprint) return undefined
    copied.push({ key, ...fingerprint })
    tell(fingerprint.bytes)
  }
  return copied
}

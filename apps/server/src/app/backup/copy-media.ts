import { stat } from 'node:fs/promises'
import { copyKey, type Fingerprint } from '../../adapters/storage/disk/copied-file.ts'
import { isMissing } from '../../adapters/storage/disk/disk-failure.ts'
import { pathOfKey } from '../../adapters/storage/disk/storage-key.ts'
import { byteProgress } from './copy-progress.ts'

type Copying = {
  from: string
  to: string
  /** What is being done, for lines about how far it has come. */
  sentence: string
  say: (sentence: string) => void
  signal: AbortSignal
}

/** Copies files from one media folder to another and reads each copy again.
 *  undefined: one of them is not there any more. */
export async function copyMedia(
  keys: readonly string[],
  { from, to, sentence, say, signal }: Copying,
): Promise<(Fingerprint & { key: string })[] | undefined> {
  const tell = byteProgress(sentence, await bytesOf(keys, from), say)
  const copied: (Fingerprint & { key: string })[] = []
  for (const key of keys) {
    const fingerprint = await copyKey(key, { from, to, signal })
    if (!fingerprint) return undefined
    copied.push({ key, ...fingerprint })
    tell(fingerprint.bytes)
  }
  return copied
}

async function bytesOf(keys: readonly string[], root: string): Promise<number> {
  let bytes = 0
  for (const key of keys) {
    const found = await stat(pathOfKey(root, key)).catch((error: unknown) => {
      if (isMissing(error)) return { size: 0 }
      throw error
    })
    bytes += found.size
  }
  return bytes
}

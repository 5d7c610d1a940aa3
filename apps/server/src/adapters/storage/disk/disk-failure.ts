import { z } from 'zod'
import { StorageError } from '../../../ports/storage.ts'

const systemError = z.object({ code: z.string() })

const SENTENCES: Record<string, string> = {
  EACCES: 'Starnest may not write into its media folder: give it the right to.',
  EPERM: 'Starnest may not write into its media folder: give it the right to.',
  EROFS: 'The disk with the media folder cannot be written to.',
  EMFILE: 'Too many files are open at once. Try again in a moment.',
  EIO: 'The disk with the media folder reports a fault: check it.',
}

/** Errors that say that there is no such file or folder. Links are none: nothing here follows them. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENXIO'])

/** Whether an error says that there is no such file or folder. */
export function isMissing(error: unknown): boolean {
  const { data } = systemError.safeParse(error)
  return data !== undefined && MISSING.has(data.code)
}

/** What a person is told of a failed disk operation. A StorageError passes as it is. */
export function diskFailure(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  const code = systemError.safeParse(error).data?.code ?? ''
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    const sentence = 'The disk with the media folder is full: make room and try again.'
    return new StorageError('full', sentence, { cause: error })
  }
  if (isMissing(error)) {
    return new StorageError('missing', 'This file is not in storage.', { cause: error })
  }
  const sentence = SENTENCES[code] ?? 'The media folder could not be used.'
  return new StorageError('failed', sentence, { cause: error })
}

/** Runs disk work; what goes wrong in it is a StorageError. */
export async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw diskFailure(error)
  }
}

import { AppError } from '@starnest/contract/errors'
import type { FileProblem } from '@starnest/contract/files/file-problems'
import { MediaError } from '../ports/media/media-error.ts'
import { StorageError } from '../ports/storage.ts'

/** Why work in the background failed: an English sentence, and the same for any language. `otherwise` is said where
 *  nothing more exact is known. */
export function whyFailed(
  error: unknown,
  otherwise: string,
): { reason: string; problem: FileProblem } {
  if (error instanceof MediaError || error instanceof StorageError) {
    return { reason: error.message, problem: error.problem }
  }
  if (error instanceof AppError && error.code === 'storage_full') {
    return { reason: 'The disk is full.', problem: { code: 'disk_full' } }
  }
  return { reason: otherwise, problem: { code: 'failed' } }
}

import { AppError } from '@starnest/contract/errors'
import type { FileProblem } from '@starnest/contract/files/file-problems'
import { z } from 'zod'
import { StorageError } from '../../../ports/storage.ts'

const systemError = z.object({ code: z.string() })
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])
const NO_WRITING = new Set(['EACCES', 'EPERM', 'EROFS', 'EIO'])
const DISK_FAILED: FileProblem = { code: 'disk_failed' }

/** Runs disk work of an upload; what a person can act on is an AppError: storage_full when there is
 *  no room, upload_not_found when its bytes are gone, unavailable with the problem's code as
 *  details.reason when the disk takes none. */
export async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw refusalOf(error)
  }
}

function refusalOf(cause: unknown): unknown {
  if (cause instanceof StorageError) {
    if (cause.reason === 'full') return new AppError('storage_full', { cause })
    return unavailable(cause.message, { problem: cause.problem, cause })
  }
  const code = systemError.safeParse(cause).data?.code ?? ''
  if (NO_ROOM.has(code)) return new AppError('storage_full', { cause })
  if (code === 'ENOENT') return new AppError('upload_not_found', { cause })
  if (!NO_WRITING.has(code)) return cause
  const sentence = 'Starnest cannot write to the disk for uploads: check it, and its right to.'
  return unavailable(sentence, { problem: DISK_FAILED, cause })
}

function unavailable(
  message: string,
  { problem, cause }: { problem: FileProblem; cause: unknown },
): AppError {
  return new AppError('unavailable', { message, details: { reason: problem.code }, cause })
}

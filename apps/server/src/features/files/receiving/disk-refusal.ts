import { AppError } from '@starnest/contract/errors'
import { z } from 'zod'
import { StorageError } from '../../../ports/storage.ts'

const systemError = z.object({ code: z.string() })
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])

/** Runs disk work of an upload; what a person can act on is an AppError: storage_full when there is
 *  no room, upload_not_found when its bytes are gone, unavailable when storage says why. */
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
    return new AppError('unavailable', { message: cause.message, cause })
  }
  const code = systemError.safeParse(cause).data?.code ?? ''
  if (NO_ROOM.has(code)) return new AppError('storage_full', { cause })
  if (code === 'ENOENT') return new AppError('upload_not_found', { cause })
  return cause
}

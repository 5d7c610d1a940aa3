import { errorBodySchema } from '@starnest/contract/errors'
import { folderRefusalSchema } from '@starnest/contract/files/library'
import { HttpError } from '../../platform/http.ts'

const TEXT_OF = {
  not_absolute: 'not_absolute',
  not_a_folder: 'not_a_folder',
  unreadable: 'folder_unreadable',
  inside_data: 'inside_data',
  nested: 'nested',
  too_many: 'too_many',
  fixed: 'failed',
} as const

/** Which text says why a folder was not taken, by the body that an HttpError's message ends with. */
export function refusalTextOf(error: Error): (typeof TEXT_OF)[keyof typeof TEXT_OF] {
  if (!(error instanceof HttpError)) return 'failed'
  try {
    const body = errorBodySchema.parse(JSON.parse(error.message.replace(/^\d+: /, '')))
    return TEXT_OF[folderRefusalSchema.parse(body.details?.reason)]
  } catch {
    return 'failed'
  }
}

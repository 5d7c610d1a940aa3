import type { TempFile } from '@starnest/contract/files/files'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { call } from '../../../../platform/calls/http.ts'
import { purposeOf } from '../requested-uploads.ts'

/** Files below this go in one plain call, bytes: 1 MiB. There is little to go on with. */
export const SMALL_FILE_BYTES = 1024 ** 2

/** How long small files may be on their way, milliseconds: twenty of them over the slowest network. */
const SENDING_LIMIT_MS = 3_600_000

/** Sends one small file.
 *  @throws Error 'Failed to upload file', its cause the answer. Source: specification §8. */
export async function uploadFile(file: File, signal?: AbortSignal): Promise<TempFile> {
  try {
    const form = formOf('file', [file])
    return await call(UPLOAD_ROUTES.upload, { form, signal, limitMs: SENDING_LIMIT_MS })
  } catch (cause) {
    signal?.throwIfAborted()
    throw new Error('Failed to upload file', { cause })
  }
}

/** Sends several small files in one call.
 *  @throws Error 'Failed to upload files', its cause the answer. Source: specification §8. */
export async function uploadFiles(
  files: readonly File[],
  signal?: AbortSignal,
): Promise<TempFile[]> {
  try {
    const form = formOf('files', files)
    return await call(UPLOAD_ROUTES.uploadMultiple, { form, signal, limitMs: SENDING_LIMIT_MS })
  } catch (cause) {
    signal?.throwIfAborted()
    throw new Error('Failed to upload files', { cause })
  }
}

function formOf(field: string, files: readonly File[]): FormData {
  const form = new FormData()
  // Before the files: what is refused is not sent to its end.
  const purpose = files.map(purposeOf).find((one) => one !== undefined)
  if (purpose) form.append('purpose', purpose)
  for (const file of files) form.append(field, file, file.name)
  return form
}

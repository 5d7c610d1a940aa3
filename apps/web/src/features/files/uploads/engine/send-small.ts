import { type TempFile, tempFileListSchema, tempFileSchema } from '@starnest/contract/files/files'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { ask, HttpError } from '../../../../platform/calls/http.ts'
import { purposeOf } from '../requested-uploads.ts'

/** Files below this go in one plain call, bytes: 1 MiB. There is little to go on with. */
export const SMALL_FILE_BYTES = 1024 ** 2

/** Sends one small file.
 *  @throws Error 'Failed to upload file', its cause the answer. Source: specification §8. */
export async function uploadFile(file: File, signal?: AbortSignal): Promise<TempFile> {
  try {
    return tempFileSchema.parse(await post(UPLOAD_ROUTES.upload.path, [['file', file]], signal))
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
    const parts = files.map((file): [string, File] => ['files', file])
    return tempFileListSchema.parse(await post(UPLOAD_ROUTES.uploadMultiple.path, parts, signal))
  } catch (cause) {
    signal?.throwIfAborted()
    throw new Error('Failed to upload files', { cause })
  }
}

async function post(url: string, parts: [string, File][], signal?: AbortSignal): Promise<unknown> {
  const body = new FormData()
  // Before the files: what is refused is not sent to its end.
  const purpose = parts.map(([, file]) => purposeOf(file)).find((one) => one !== undefined)
  if (purpose) body.append('purpose', purpose)
  for (const [name, file] of parts) body.append(name, file, file.name)
  const answer = await ask(url, { method: 'POST', body, signal })
  if (!answer.ok) throw new HttpError(answer.status, answer.statusText, await answer.text())
  return answer.json()
}

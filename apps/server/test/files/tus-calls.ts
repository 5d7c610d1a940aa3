import type { TempFile } from '@starnest/contract/files/files'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import type { LightMyRequestResponse } from 'fastify'
import type { callsOf } from './files-home.ts'

/** What somebody says of a file before its bytes come. */
export type Said = { filename?: string; sha256?: string; purpose?: string }

const VERSION = { 'tus-resumable': '1.0.0' }

/** Upload-Metadata as the protocol writes it. */
export const metadataOf = (said: Said) =>
  Object.entries(said)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** The protocol tus as somebody speaks it; each call answers as it comes. */
export function tusOf({ call }: ReturnType<typeof callsOf>) {
  const create = (size: number | string, said: Said = {}, headers: Record<string, string> = {}) =>
    call('POST', UPLOAD_ROUTES.resumable.path, {
      headers: {
        ...VERSION,
        'upload-length': String(size),
        ...(Object.keys(said).length > 0 && { 'upload-metadata': metadataOf(said) }),
        ...headers,
      },
    })
  const patch = (
    url: string,
    { offset, bytes, headers = {} }: { offset: number; bytes: Buffer; headers?: object },
  ): Promise<LightMyRequestResponse> =>
    call('PATCH', url, {
      payload: bytes,
      headers: {
        ...VERSION,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        ...headers,
      },
    })
  return {
    create,
    patch,
    head: (url: string) => call('HEAD', url, { headers: VERSION }),
    options: () => call('OPTIONS', UPLOAD_ROUTES.resumable.path),
    cancel: (url: string) => call('DELETE', url, { headers: VERSION }),
    file: (url: string) => call('GET', `${url}/file`),
    /** Begins an upload and resolves with its address. */
    async begin(size: number, said: Said = { filename: 'film.mp4' }): Promise<string> {
      const answer = await create(size, said)
      if (answer.statusCode !== 201) throw new Error(`not begun: ${answer.body}`)
      return String(answer.headers.location)
    },
    /** How many bytes the server says that it has. */
    async offset(url: string): Promise<number> {
      const answer = await call('HEAD', url, { headers: VERSION })
      return Number(answer.headers['upload-offset'])
    },
    /** The file that an upload became. */
    async became(url: string): Promise<TempFile> {
      return (await call('GET', `${url}/file`)).json()
    },
  }
}

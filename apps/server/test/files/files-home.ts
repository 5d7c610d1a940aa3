import { randomUUID } from 'node:crypto'
import { type TempFile, tempFileSchema } from '@starnest/contract/files/files'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import type { InjectOptions } from 'fastify'
import type { Somebody, TestHome } from '../test-home.ts'

/** A part of a form: the field, what the file is called, and its bytes. */
export type FormPart = readonly [field: string, name: string, bytes: Buffer]

/** A form with files as browsers send it; `fields` come before them. */
export function formOf(
  parts: readonly FormPart[],
  fields: Readonly<Record<string, string>> = {},
): {
  payload: Buffer
  headers: { 'content-type': string }
} {
  const boundary = `----${randomUUID()}`
  const said = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  )
  const pieces = parts.flatMap(([field, name, bytes]) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
        'Content-Type: application/octet-stream\r\n\r\n',
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...said, ...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** Calls as somebody. */
export function callsOf({ app }: TestHome, { deviceId }: Pick<Somebody, 'deviceId'>) {
  const cookies = { [DEVICE_COOKIE]: deviceId }
  const call = (method: InjectOptions['method'], url: string, more: InjectOptions = {}) =>
    app.inject({ method, url, cookies, ...more })
  const send = (url: string, parts: readonly FormPart[]) => call('POST', url, formOf(parts))
  return {
    call,
    sendForm: send,
    send: (name: string, bytes: Buffer) => send(UPLOAD_ROUTES.upload.path, [['file', name, bytes]]),
    /** Sends a file that is taken. */
    async bring(name: string, bytes: Buffer): Promise<TempFile> {
      return tempFileSchema.parse(
        (await send(UPLOAD_ROUTES.upload.path, [['file', name, bytes]])).json(),
      )
    },
    async list(bin = false): Promise<TempFile[]> {
      return (await call('GET', `${FILE_ROUTES.list.path}?bin=${bin}`)).json()
    },
  }
}

import type { Socket } from 'node:net'
import { AppError, type ErrorBody } from '@starnest/contract/errors'
import type { ConnectionError } from 'fastify'
import { SECURITY_HEADERS } from './security-headers.ts'

/** Status and sentence of what Node's own HTTP parser refuses, before there is a request. */
const REFUSALS: Record<string, readonly [string, string | undefined]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
}
const MALFORMED = ['400 Bad Request', undefined] as const

/** Answers bytes that are no HTTP request with { code, message } too, and ends the connection. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(answerTo(error.code))
  socket.destroy(error)
}

function answerTo(reason: string): string {
  const [status, message] = REFUSALS[reason] ?? MALFORMED
  const failure = new AppError('invalid_request', message === undefined ? {} : { message })
  const body: ErrorBody = { code: failure.code, message: failure.message }
  const text = JSON.stringify(body)
  return [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`),
    '',
    text,
  ].join('\r\n')
}

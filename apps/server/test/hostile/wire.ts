import { connect } from 'node:net'
import type { Outcome } from './entrance.ts'
import { outcomeOf } from './entrance.ts'

/** How long the server may take to answer or to hang up, milliseconds. */
const PATIENCE_MS = 5000

/** Sends bytes as they are to a port of this machine, and says what came of them. Whoever writes them
 *  asks for `connection: close`, or is hung up on. @throws Error when nothing happens at all. */
export async function speak(port: number, bytes: string | Buffer): Promise<Outcome> {
  const heard = await hear(port, bytes)
  const answers = heard.split(/(?=HTTP\/1\.1 \d{3} )/).filter((one) => one.startsWith('HTTP/'))
  const last = answers.at(-1)
  if (last === undefined) return { is: 'cut off' }
  const answer = readAnswer(last)
  // Node's own refusal of what HTTP itself forbids: a status, and no more.
  if (answer.status === 400 && answer.body === '') return { is: 'cut off' }
  return outcomeOf(answer)
}

/** Sends bytes as they are, and resolves with all that comes until the server hangs up.
 *  @throws Error when nothing happens at all. */
export function hear(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error('the server neither answered nor hung up'))
    }, PATIENCE_MS)
    socket.on('data', (chunk) => chunks.push(chunk))
    // Cut off while bytes are still on their way: what was heard before counts.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(Buffer.concat(chunks).toString('latin1'))
    })
    socket.write(bytes)
  })
}

function readAnswer(text: string): { status: number; body: string } {
  const status = Number(text.slice('HTTP/1.1 '.length, 'HTTP/1.1 '.length + 3))
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  return { status, body: /transfer-encoding: chunked/i.test(head) ? unchunked(body) : body }
}

function unchunked(body: string): string {
  const [size = '', ...rest] = body.split('\r\n')
  const length = Number.parseInt(size, 16)
  if (!length) return ''
  const text = rest.join('\r\n')
  return text.slice(0, length) + unchunked(text.slice(length + 2))
}

/** A request as it stands on the wire. */
export const request = (line: string, headers: readonly string[] = [], body = ''): string =>
  [`${line} HTTP/1.1`, 'Connection: close', ...headers, '', body].join('\r\n')

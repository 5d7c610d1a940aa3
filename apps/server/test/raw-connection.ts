import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/** An answer as it came over the wire; header names in small letters. */
export type RawAnswer = { status: number; headers: Map<string, string>; body: string }

/** Opens a connection that a test writes bytes to, of no browser's making. A connection that is cut
 *  off just ends. */
export function openRaw(origin: string, localAddress = '127.0.0.1'): Socket {
  const { port } = new URL(origin)
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  return socket
}

/** Sends bytes and reads until the server ends the connection; undefined: it said nothing. */
export async function askRaw(origin: string, bytes: string): Promise<RawAnswer | undefined> {
  const socket = openRaw(origin)
  socket.write(bytes)
  const answer = await text(socket).catch(() => '')
  return answer === '' ? undefined : readAnswer(answer)
}

/** A request of lines, that ends its connection. */
export const lines = (...of: string[]) => `${[...of, 'Connection: close', '', ''].join('\r\n')}`

function readAnswer(answer: string): RawAnswer {
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  const [first = '', ...fields] = head.split('\r\n')
  const headers = fields.map((field): [string, string] => {
    const colon = field.indexOf(':')
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()]
  })
  return {
    status: Number(first.split(' ')[1]),
    headers: new Map(headers),
    body: rest.join('\r\n\r\n'),
  }
}

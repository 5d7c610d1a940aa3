import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { S3Settings } from '../../src/ports/storage.ts'

/** What becomes of a call instead of its answer: a refusal in the words of S3, nothing at all, or an answer
 *  that ends after so many bytes of its body. */
export type Fault =
  | { is: 'refused'; status: number; code: string }
  | { is: 'silent' }
  | { is: 'cut'; afterBytes: number }
  /** The store does it, and its answer is lost. */
  | { is: 'lost' }

/** A store behind a network that breaks when a test wants it. */
export type FaultyStore = {
  settings: S3Settings
  /** Every call so far: method and path with query. */
  calls: string[]
  /** Asked for each call; undefined: it passes. */
  fault: (call: { method: string; url: string; number: number }) => Fault | undefined
  close(): Promise<void>
}

/** Puts such a network in front of a store. */
export async function openFaultyStore(store: S3Settings): Promise<FaultyStore> {
  const server = createServer((asked, answer) => pass(asked, answer))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const faulty: FaultyStore = {
    settings: { ...store, endpoint: `http://127.0.0.1:${address.port}` },
    calls: [],
    fault: () => undefined,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { method = '', url = '' } = asked
    faulty.calls.push(`${method} ${url}`)
    const fault = faulty.fault({ method, url, number: faulty.calls.length })
    if (fault?.is === 'silent') return void asked.resume()
    if (fault?.is === 'refused') {
      asked.resume()
      asked.on('end', () =>
        answer.writeHead(fault.status).end(`<Error><Code>${fault.code}</Code></Error>`),
      )
      return
    }
    const forward = request(
      `${store.endpoint}${url}`,
      { method, headers: asked.headers },
      (given) => {
        if (fault?.is === 'lost') {
          given.resume().on('end', () => asked.socket.destroy())
          return
        }
        answer.writeHead(given.statusCode ?? 0, given.headers)
        let left = fault?.is === 'cut' ? fault.afterBytes : Number.POSITIVE_INFINITY
        given.on('data', (piece: Buffer) => {
          answer.write(piece.subarray(0, left))
          left -= piece.length
          if (left <= 0) answer.socket?.end()
        })
        given.on('end', () => answer.end())
        given.on('error', () => asked.socket.destroy())
      },
    )
    forward.on('error', () => {
      // Swift sends a body after the headers that HEAD asks for: the answer is here all the same.
      if (!answer.headersSent) asked.socket.destroy()
    })
    asked.pipe(forward)
  }
  return faulty
}

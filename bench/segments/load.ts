// Runs as a process of its own: a number of viewers, each on one connection, fetch segment after
// segment. It reads sockets directly and looks at nothing but lengths, so that what is measured is
// the server and not the client. Prints MB/s.
import { connect, type Socket } from 'node:net'

const [port = 0, viewers = 0, requestsOfAViewer = 0] = process.argv.slice(2, 5).map(Number)
const paths = process.argv.slice(5)

const READ_BYTES = 256 * 1024
const END_OF_HEADERS = '\r\n\r\n'

let receivedBytes = 0

/** Bytes of the body that follow these headers. @throws Error for any answer but 200. */
function bodyLength(headers: string): number {
  const length = /^content-length: (\d+)/im.exec(headers)?.[1]
  if (!headers.startsWith('HTTP/1.1 200') || !length) throw new Error(`unexpected:\n${headers}`)
  return Number(length)
}

function watch(viewer: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let sent = 0
    let missingBytes = 0
    let headers = ''
    const ask = (socket: Socket) => {
      const path = paths[(viewer * 7 + sent) % paths.length]
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`)
      sent += 1
    }
    const finishOne = () => {
      if (sent < requestsOfAViewer) return ask(socket)
      socket.end()
      resolve()
    }
    const receive = (bytes: number, buffer: Uint8Array): boolean => {
      let body = bytes
      if (missingBytes === 0) {
        headers += Buffer.from(buffer.subarray(0, bytes)).toString('latin1')
        const end = headers.indexOf(END_OF_HEADERS)
        if (end < 0) return true
        body = headers.length - end - END_OF_HEADERS.length
        missingBytes = bodyLength(headers.slice(0, end))
        headers = ''
      }
      missingBytes -= body
      receivedBytes += body
      if (missingBytes === 0) finishOne()
      return true
    }
    const socket = connect({
      host: '127.0.0.1',
      port,
      onread: { buffer: Buffer.alloc(READ_BYTES), callback: receive },
    })
    socket.once('connect', () => ask(socket))
    socket.once('error', reject)
    socket.once('close', () => {
      if (missingBytes > 0) reject(new Error('the server hung up in the middle of a segment'))
    })
  })
}

const startedMs = performance.now()
await Promise.all(Array.from({ length: viewers }, (_, viewer) => watch(viewer)))
const seconds = (performance.now() - startedMs) / 1000
process.stdout.write(String(receivedBytes / 1e6 / seconds))

import { readdir, readlink } from 'node:fs/promises'
import { get } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  FILM,
  MEDIA_ID,
  type MediaLibrary,
  openMediaLibrary,
} from '../../../test/watch/media-library.ts'
import { mediaUrl } from '../../domain/media/media-address.ts'

const FILM_BYTES = 24 * 1024 * 1024
const film = Buffer.from(Uint32Array.from({ length: FILM_BYTES / 4 }, (_, index) => index).buffer)
const ABORTED_REQUESTS = 1000
const AT_ONCE = 20
/** Turns of the event loop without a change after which nothing more is coming. */
const CALM_TURNS = 30

let library: MediaLibrary
let port: number

beforeAll(async () => {
  library = await openMediaLibrary()
  await library.put('video.mp4', film)
  const address = await library.app.listen({ host: '127.0.0.1', port: 0 })
  port = Number(new URL(address).port)
})
afterAll(() => library.close())

const video = mediaUrl(FILM.id, MEDIA_ID, 'video.mp4')

/** Files of the library that this process holds open. */
async function openFiles(): Promise<number> {
  const descriptors = await readdir('/proc/self/fd')
  const targets = await Promise.all(
    descriptors.map((descriptor) => readlink(`/proc/self/fd/${descriptor}`).catch(() => '')),
  )
  return targets.filter((target) => target.startsWith(library.root)).length
}

/** Asks for the film and hangs up: at once, or after the first bytes of it. */
function askAndHangUp(atOnce: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${video} HTTP/1.1\r\nHost: 127.0.0.1\r\nRange: bytes=1000-\r\n\r\n`)
      if (atOnce) socket.resetAndDestroy()
    })
    socket.once('data', () => socket.resetAndDestroy())
    socket.once('close', () => resolve())
    socket.once('error', reject)
  })
}

it.skipIf(process.platform !== 'linux')(
  'closes the file of every viewer who leaves, a thousand times over',
  async () => {
    for (let sent = 0; sent < ABORTED_REQUESTS; sent += AT_ONCE) {
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => askAndHangUp(index % 4 === 0)),
      )
    }
    await vi.waitFor(async () => expect(await openFiles()).toBe(0))
  },
)

it('sends several viewers the same film at once, byte for byte', async () => {
  const viewers = Array.from({ length: 5 }, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${video}`)
    return film.equals(Buffer.from(await answer.arrayBuffer()))
  })
  expect(await Promise.all(viewers)).toEqual([true, true, true, true, true])
})

it('holds a small part of a film in memory for a viewer who does not read on', async () => {
  const before = process.memoryUsage().arrayBuffers
  const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'))
  for (const socket of sockets) {
    socket.pause()
    socket.write(`GET ${video} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
  }
  await vi.waitFor(async () => expect(await openFiles()).toBe(sockets.length))
  const heldBytes = (await settledBuffers()) - before
  for (const socket of sockets) socket.destroy()
  expect(heldBytes).toBeLessThan(sockets.length * 2 * 1024 * 1024)
})

/** Bytes in buffers once they no longer change: the server has sent what the sockets take. */
async function settledBuffers(): Promise<number> {
  let last = -1
  for (let unchanged = 0; unchanged < CALM_TURNS; ) {
    // Each look at the files is a turn of the event loop with work on the disk in it.
    await openFiles()
    const { arrayBuffers } = process.memoryUsage()
    unchanged = arrayBuffers === last ? unchanged + 1 : 0
    last = arrayBuffers
  }
  return last
}

it('answers many requests on one connection in their order', async () => {
  const socket = connect(port, '127.0.0.1')
  const parts = ['0-3', '4-7', '8-11', '12-15']
  for (const part of parts) {
    socket.write(`GET ${video} HTTP/1.1\r\nHost: 127.0.0.1\r\nRange: bytes=${part}\r\n\r\n`)
  }
  let said = ''
  const ranges = () => [...said.matchAll(/content-range: bytes (\S+)\//gi)].map(([, part]) => part)
  await new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1')
      if (ranges().length === parts.length) resolve()
    })
  })
  socket.destroy()
  expect(ranges()).toEqual(parts)
})

it('frees a film that waits behind another one when the viewer leaves', async () => {
  const socket = connect(port, '127.0.0.1').pause()
  for (let count = 0; count < 4; count++) {
    socket.write(`GET ${video} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
  }
  await vi.waitFor(async () => expect(await openFiles()).toBeGreaterThan(1))
  socket.destroy()
  await vi.waitFor(async () => expect(await openFiles()).toBe(0))
})

// Sent as they stand: a client library would tidy them up first.
it.each([
  '../../secret',
  '..%2f..%2fsecret',
  '%2e%2e/%2e%2e/secret',
  '..%5c..%5csecret',
  '....//secret',
  'hls/../video.mp4',
  'hls%2f..%2fvideo.mp4',
  'hls\\segment-00001.m4s',
  'hls/segment-1.m4s',
  'hls/0123abcd/index.m3u8',
  'hls/0123abcd/segment-00001.m4s.tmp',
  'hls/0123ABCD/stream.m3u8',
  'ladder/0123abcd/video-360.m3u8',
  'hls/segment-00001.m4s%00.jpg',
  'video.mp4%00',
  'video.mp4%0a',
  'video.mp4/',
  'video.mp4.',
  'video.mp4%20',
  'VIDEO.MP4',
  '.incoming/x',
  '/etc/passwd',
  'C:%5cx',
  'captions.../../x.vtt',
  'captions.en%2f..vtt',
  'poster.svg',
  'index.html',
  '',
  'a'.repeat(4096),
  '%E2%80%AEvideo.mp4',
])('has no file %j', async (name) => {
  const answer = await rawGet(`/media/${FILM.id}/${MEDIA_ID}/${name}`)
  expect([400, 404, 414]).toContain(answer.status)
  expect(answer.etag).toBeUndefined()
})

function rawGet(path: string): Promise<{ status: number | undefined; etag: string | undefined }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, etag: answer.headers.etag })
    }).on('error', reject)
  })
}

import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LONG_BODY } from '../../http/long-body.ts'
import { registerBodyDeadline } from './body-deadline.ts'

const LIMITS = { requestMs: 300, silenceMs: 300, lingerMs: 1500 }

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify({ requestTimeout: 0 })
  registerBodyDeadline(app, LIMITS)
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.post('/short', async ({ raw }) => {
    for await (const _piece of raw);
    return 'done'
  })
  app.post('/long', { config: LONG_BODY }, async ({ raw }) => {
    for await (const _piece of raw);
    return 'done'
  })
  app.post('/refused', { config: LONG_BODY }, async (_request, reply) => reply.code(413).send('no'))
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

type Sending = { pieces: number; everyMs: number; isEnded?: boolean }

/** Sends a body piece by piece; resolves with the status, and when the connection ended. */
function send(path: string, { pieces, everyMs, isEnded = true }: Sending) {
  const startedMs = performance.now()
  const { hostname, port } = new URL(app.listeningOrigin)
  const headers = { 'content-type': 'application/octet-stream', 'transfer-encoding': 'chunked' }
  const outgoing = request({ hostname, port, path, method: 'POST', agent: false, headers })
  let status: number | undefined
  outgoing.on('response', (answer) => {
    status = answer.statusCode
    answer.resume()
  })
  outgoing.on('error', () => undefined)
  let sent = 0
  const timer = setInterval(() => {
    sent += 1
    if (sent <= pieces) outgoing.write('piece')
    else if (isEnded) outgoing.end()
    if (sent > pieces) clearInterval(timer)
  }, everyMs)
  outgoing.write('piece')
  return new Promise<{ status: number | undefined; tookMs: number }>((resolve) => {
    outgoing.on('close', () => {
      clearInterval(timer)
      resolve({ status, tookMs: performance.now() - startedMs })
    })
  })
}

it('lets a body that keeps coming take as long as it needs, where whole files come', async () => {
  const { status, tookMs } = await send('/long', { pieces: 10, everyMs: 100 })
  expect(status).toBe(200)
  expect(tookMs).toBeGreaterThan(900)
})

it('ends one that has gone silent', async () => {
  const { status } = await send('/long', { pieces: 1, everyMs: 10, isEnded: false })
  expect(status).toBeUndefined()
})

it('ends any other that is not here in time, however it trickles', async () => {
  const { status } = await send('/short', { pieces: 1000, everyMs: 50 })
  expect(status).toBeUndefined()
  expect((await send('/short', { pieces: 1, everyMs: 10 })).status).toBe(200)
})

it('gives a refusal the time to arrive, and then ends what still comes', async () => {
  const { hostname, port } = new URL(app.listeningOrigin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  // Not from the answer, of which a busy machine hears late.
  const askedMs = performance.now()
  socket.write(
    'POST /refused HTTP/1.1\r\nHost: x\r\nContent-Type: application/octet-stream\r\n' +
      'Transfer-Encoding: chunked\r\n\r\n',
  )
  const [answer] = await once(socket, 'data')
  const timer = setInterval(() => socket.write('1\r\nx\r\n'), 20)
  // What is still sent meets a connection that is gone: an error then, and closed all the same.
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(timer)
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
  expect(performance.now() - askedMs).toBeGreaterThan(LIMITS.lingerMs / 2)
})

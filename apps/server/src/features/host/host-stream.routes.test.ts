import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HostChatAnswer, HostChatLine } from '@starnest/contract/host/host'
import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, it, onTestFinished } from 'vitest'
import { plainViewer } from '../../../test/plain-viewer.ts'
import { hostLines, wholeAnswer } from './host-lines.ts'
import { registerHostStream, type StreamedChat } from './host-stream.routes.ts'
import type { MindThought } from './mind/mind.service.ts'

const embedded: HostChatAnswer = {
  ...{ response: 'Here are adventures.', language: 'en', picks: [], suggestions: ['Another'] },
  ...{ action: null, pending: null, engine: 'embedded' },
}
const answered: MindThought = {
  ...{ type: 'answered', response: 'Hello. You.', picks: [], action: null, pending: null },
  endedBy: null,
}

const HELLO: HostChatLine = { type: 'sentence', text: 'Hello.', language: 'en' }

async function* thinking(...thoughts: MindThought[]): AsyncGenerator<MindThought> {
  yield* thoughts
}
async function all(lines: AsyncIterable<HostChatLine>) {
  const heard: HostChatLine[] = []
  for await (const line of lines) heard.push(line)
  return heard
}

it('the lines end with the whole answer of the model', async () => {
  const sentences: MindThought[] = [
    { type: 'sentence', text: 'Hello.' },
    { type: 'sentence', text: 'You.' },
  ]
  const asked = { embedded: async () => embedded, language: 'es' }
  const lines = await all(hostLines(thinking(...sentences, answered), asked))
  expect(lines.slice(0, 2)).toEqual(sentences.map((one) => ({ ...one, language: 'es' })))
  expect(lines[2]).toMatchObject({
    type: 'answer',
    answer: { response: 'Hello. You.', language: 'es', engine: 'language-model' },
  })
})

it('one line carries what the embedded engine answers where the model does not', async () => {
  const asked = { embedded: async () => embedded, language: 'es' }
  const lines = () => hostLines(thinking({ type: 'failed', reason: 'slow' }), asked)
  expect(await all(lines())).toEqual([{ type: 'answer', answer: embedded }])
  expect(await wholeAnswer(lines())).toEqual(embedded)
})

async function served(chat: (asked: StreamedChat) => AsyncGenerator<HostChatLine>) {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('viewer')
  app.addHook('onRequest', async (asked) => {
    asked.viewer = plainViewer({ householdId: 1, profileId: 1, maximumAge: 0 })
  })
  registerHostStream(app, { chat })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const asking = request({
    ...{ port, host: '127.0.0.1', method: 'POST', path: HOST_ROUTES.chatStream.path },
    headers: { 'content-type': 'application/json' },
  })
  asking.end(JSON.stringify({ message: 'hello' }))
  return asking
}

it('a page hears the first sentence before there is a second', async () => {
  const second = Promise.withResolvers<void>()
  const asking = await served(async function* () {
    yield HELLO
    await second.promise
    yield { type: 'answer', answer: embedded }
  })
  const [answer] = await once(asking, 'response')
  expect(answer.headers['content-type']).toBe('application/x-ndjson')
  expect(answer.headers['cache-control']).toBe('no-store')
  const [bytes] = await once(answer, 'data')
  expect(String(bytes)).toBe(`${JSON.stringify(HELLO)}\n`)
  second.resolve()
  const [rest] = await once(answer, 'data')
  expect(JSON.parse(String(rest))).toEqual({ type: 'answer', answer: embedded })
})

it('nobody thinks on once the page has gone', async () => {
  const left = Promise.withResolvers<void>()
  const asking = await served(async function* ({ signal }) {
    try {
      yield HELLO
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      yield { ...HELLO, text: 'Still there?' }
    } finally {
      left.resolve()
    }
  })
  const [answer] = await once(asking, 'response')
  answer.destroy()
  await left.promise
})

it('a failure before the first line is a refusal, and after it an end without an answer', async () => {
  // biome-ignore lint/correctness/useYield: it fails before it says anything.
  const broken = await served(async function* () {
    throw new Error('the database is away')
  })
  const [refused] = await once(broken, 'response')
  expect(refused.statusCode).toBe(500)
  refused.resume()
  const cut = await served(async function* () {
    yield HELLO
    throw new Error('the database is away')
  })
  const [answer] = await once(cut, 'response')
  expect(answer.statusCode).toBe(200)
  let text = ''
  for await (const bytes of answer) text += bytes
  expect(text).toBe(`${JSON.stringify(HELLO)}\n`)
})

import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the server was asked, as far as tests look at it. */
export type Asked = {
  path: string
  authorization: string | undefined
  body: { model: string; messages: { role: string; content: unknown }[]; tools?: unknown[] }
}

/** How the server answers one request. */
export type Script = (response: ServerResponse, asked: Asked) => void

/** A call of a tool, as a model makes it. */
export type ToolCall = { name: string; input: unknown }

const EVENTS = { 'content-type': 'text/event-stream' }

/** A server of a language model that does as it is told, one script for each request; further requests
 *  get the last one. */
export async function openScriptedServer(scripts: readonly Script[]) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (piece: string) => {
      text += piece
    })
    request.on('end', () => {
      const { authorization } = request.headers
      const one = { path: request.url ?? '', authorization, body: text ? JSON.parse(text) : {} }
      asked.push(one)
      scripts[Math.min(asked.length, scripts.length) - 1]?.(response, one)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    /** Resolves when no connection is open any more. */
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`

const delta = (fields: object, finish: string | null = null) =>
  event({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, delta: fields, finish_reason: finish }],
  })

/** A whole answer, as OpenAI's servers stream it: pieces of text, then an end. */
export const eventsOfText = (...pieces: string[]) =>
  [
    ...pieces.map((content) => delta({ role: 'assistant', content })),
    delta({}, 'stop'),
    'data: [DONE]\n\n',
  ].join('')

/** Says these pieces. */
export const says =
  (...pieces: string[]): Script =>
  (response) =>
    void response.writeHead(200, EVENTS).end(eventsOfText(...pieces))

/** Calls tools; what they answer comes with the next request. */
export const calls =
  (...toolCalls: ToolCall[]): Script =>
  (response) => {
    const tool_calls = toolCalls.map(({ name, input }, index) => ({
      ...{ index, id: `t${index}`, type: 'function' },
      function: { name, arguments: JSON.stringify(input) },
    }))
    const events = delta({ role: 'assistant', tool_calls }) + delta({}, 'tool_calls')
    response.writeHead(200, EVENTS).end(`${events}data: [DONE]\n\n`)
  }

/** Says nothing for ever. */
export const hangs: Script = () => undefined

/** Says these pieces, and then nothing for ever. */
export const saysAndHangs =
  (...pieces: string[]): Script =>
  (response) => {
    response.writeHead(200, EVENTS)
    for (const content of pieces) response.write(delta({ role: 'assistant', content }))
  }

/** Says a text one byte at a time, so many milliseconds apart. */
export const drips =
  (text: string, everyMs: number): Script =>
  (response) => {
    const bytes = Buffer.from(eventsOfText(text))
    let at = 0
    response.writeHead(200, EVENTS)
    const timer = setInterval(() => {
      response.write(bytes.subarray(at, at + 1))
      at += 1
      if (at >= bytes.length) response.end()
    }, everyMs)
    response.on('close', () => clearInterval(timer))
  }

/** Answers with something that is no stream of events. */
export const answers =
  (status: number, contentType: string, body: string): Script =>
  (response) =>
    void response.writeHead(status, { 'content-type': contentType }).end(body)

/** Sends these bytes as a stream of events. */
export const sends =
  (text: string): Script =>
  (response) =>
    void response.writeHead(200, EVENTS).end(text)

/** Says something and breaks the connection. */
export const breaksOff =
  (...pieces: string[]): Script =>
  (response) => {
    response.writeHead(200, EVENTS)
    for (const content of pieces) response.write(delta({ role: 'assistant', content }))
    response.write('data: {"id":"c1","cho', () => response.destroy())
  }

/** Sends the question on to another address. */
export const redirects =
  (location: string): Script =>
  (response) =>
    void response.writeHead(307, { location }).end()

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a service answers: what it was asked, its body read. */
export type ServiceScript = (
  response: ServerResponse,
  asked: { request: IncomingMessage; text: string },
) => void

/** A service of this machine that does as it is told. `script` can be changed between calls. */
export async function openFakeService(script: ServiceScript) {
  const service = { script, asked: [] as { path: string; text: string }[] }
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (piece: string) => {
      text += piece
    })
    request.on('end', () => {
      service.asked.push({ path: request.url ?? '', text })
      service.script(response, { request, text })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(service, {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

/** Answers JSON. */
export const answersJson = (response: ServerResponse, value: unknown, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

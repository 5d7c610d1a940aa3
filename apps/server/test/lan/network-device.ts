import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'

/** An answer as a device of the network gets it. `json`: the parsed body; throws when it is none. */
type Answer = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  json: () => Record<string, unknown>
}

type Call = { headers?: Record<string, string>; body?: object }

/** A browser of the home network: it trusts one authority and keeps the device cookie. */
export function openNetworkDevice(origin: string, authority: string) {
  const jar = { cookie: undefined as string | undefined }

  async function call(method: string, path: string, { headers, body }: Call = {}): Promise<Answer> {
    const outgoing = request(`${origin}${path}`, {
      method,
      ca: authority,
      agent: false,
      // Whatever Host header a test sends, the certificate is that of the server it calls.
      servername: 'localhost',
      headers: {
        ...(jar.cookie !== undefined && { cookie: `${DEVICE_COOKIE}=${jar.cookie}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
    })
    outgoing.end(body && JSON.stringify(body))
    const [incoming] = await once(outgoing, 'response')
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    for (const line of incoming.headers['set-cookie'] ?? []) {
      const [, value] = new RegExp(`^${DEVICE_COOKIE}=([^;]+)`).exec(line) ?? []
      if (value) jar.cookie = value
    }
    return {
      status: incoming.statusCode,
      headers: incoming.headers,
      text,
      json: () => JSON.parse(text),
    }
  }

  return {
    jar,
    call,
    get: (path: string, headers: Record<string, string> = {}) => call('GET', path, { headers }),
    pair: (code: string) => call('POST', '/api/pairing', { body: { code } }),
  }
}

import { Readable } from 'node:stream'
import type { HostChatLine } from '@starnest/contract/host/host'
import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type RequestOf, serve } from '../../http/serve.ts'

/** MIME type of lines of JSON. */
const LINES = 'application/x-ndjson'

/** What is asked on the streamed call; `signal` is aborted when the page has gone. */
export type StreamedChat = Pick<RequestOf<typeof HOST_ROUTES.chatStream>, 'viewer' | 'body'> & {
  signal: AbortSignal
}

/** The call by which a page hears the host sentence by sentence. A failure before the first line is
 *  answered as any other; after it the lines end without an answer. */
export function registerHostStream(
  app: FastifyInstance,
  { chat }: { chat: (asked: StreamedChat) => AsyncGenerator<HostChatLine> },
): void {
  serve(app, HOST_ROUTES.chatStream, async ({ viewer, body, log }, reply) => {
    const gone = new AbortController()
    const lines = chat({ viewer, body, signal: gone.signal })
    reply.raw.once('close', () => {
      gone.abort()
      // Also where nobody has begun to read, so that nothing waits to be read for ever.
      void lines.return(undefined).catch(() => undefined)
    })
    const first = await lines.next()
    reply.type(LINES).headers({
      'cache-control': 'no-store',
      // A proxy such as nginx would otherwise collect the lines.
      'x-accel-buffering': 'no',
    })
    return Readable.from(written(first, lines, log))
  })
}

async function* written(
  first: IteratorResult<HostChatLine>,
  lines: AsyncGenerator<HostChatLine>,
  log: FastifyBaseLogger,
): AsyncGenerator<string> {
  try {
    if (first.done) return
    yield lineOf(first.value)
    for await (const line of lines) yield lineOf(line)
  } catch (error) {
    log.error({ err: error }, 'The host broke off in the middle of an answer')
  }
}

const lineOf = (line: HostChatLine) => `${JSON.stringify(line)}\n`

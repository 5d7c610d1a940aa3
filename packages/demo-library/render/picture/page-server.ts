import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'

export type FrameSink = (chunks: Buffer[]) => Promise<void>

export type PageServer = {
  address: string
  /** Who gets the frames that the page posts from now on. */
  sendFramesTo: (sink: FrameSink) => void
  close: () => void
}

/** File of a Fontsource font, Latin letters. @throws Error when the font is not installed. */
function fontFile(family: string, weight: string): string {
  const name = family.toLowerCase().replaceAll(' ', '-')
  const file = `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`
  try {
    return createRequire(import.meta.url).resolve(file)
  } catch (cause) {
    throw new Error(`The font "${family}" has no installed weight ${weight} (${file})`, { cause })
  }
}

/** Files of a script's font, one a weight. @throws Error when one is not installed. */
export const fontFiles = ({ family, weights }: { family: string; weights: number[] }): string[] =>
  weights.map((weight) => fontFile(family, String(weight)))

/** Serves the drawing page and its fonts to one browser on this machine, and takes its frames. */
export async function servePage(
  script: string,
  font: { family: string; weights: number[] },
): Promise<PageServer> {
  const files = fontFiles(font)
  const fonts = new Map(font.weights.map((weight, i) => [`/font-${weight}.woff2`, files[i] ?? '']))
  let sink: FrameSink = async () => {}
  const takeFrame = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
    await sink(chunks)
    response.end()
  }
  const server = createServer((request, response) => {
    const font = fonts.get(request.url ?? '')
    if (request.method === 'POST' && request.url === '/frame') {
      takeFrame(request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error))
      })
    } else if (request.url === '/page.js') {
      response.setHeader('content-type', 'text/javascript')
      response.end(script)
    } else if (font) createReadStream(font).pipe(response)
    else if (request.url === '/') {
      response.setHeader('content-type', 'text/html')
      response.end(
        '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>',
      )
    } else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  if (!place || typeof place === 'string') throw new Error('The page server has no port')
  return {
    address: `http://127.0.0.1:${place.port}/`,
    sendFramesTo(next) {
      sink = next
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Bytes from which an answer is worth the work: it then spares a packet. */
const WORTH_IT_BYTES = 1400

/** A middle way: the home screen in a few milliseconds, at a thirtieth of its size. */
const BROTLI_QUALITY = 4

/** Squeezes what the server says as JSON. Pages and scripts are squeezed when they are built, and
 *  media are squeezed already. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: WORTH_IT_BYTES,
    customTypes: /^application\/json\b/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    // What comes in is small, and a squeezed body would pass the limit of its size unseen.
    globalDecompression: false,
  })
}

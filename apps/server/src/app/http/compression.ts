import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Bytes from which an answer is worth the work. Smaller ones travel in one go however they are packed, within what may
 *  be sent before the first acknowledgement (RFC 6928), and packing them was a quarter of what they cost. */
const WORTH_IT_BYTES = 8000

/** A middle way: the home screen in a few milliseconds, at a thirtieth of its size. */
const BROTLI_QUALITY = 4

/** Compresses JSON answers. Pages and scripts are compressed by the build, and media are compressed
 *  already. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: WORTH_IT_BYTES,
    customTypes: /^application\/json\b/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    // Requests are not decompressed: they are small, and a compressed body would evade the limit of
    // its size.
    globalDecompression: false,
  })
}

import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Headers against foreign code in our pages. Scripts come from our own files only;
 *  'wasm-unsafe-eval' lets them compile WebAssembly (checksums of uploads) and nothing else. Styles may be
 *  inline: the player's controls carry theirs inside their shadow roots. hls.js plays and works
 *  through blob: addresses. No HTTPS is forced, because a home network has no certificates. */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        mediaSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
  })
}

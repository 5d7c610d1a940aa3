import type { FastifyInstance } from 'fastify'

/** What pages may load and run. Scripts come from our own files only; 'wasm-unsafe-eval' lets them
 *  compile WebAssembly (checksums of uploads) and nothing else. Style sheets may be inline, style
 *  attributes not: the player's controls carry theirs inside their shadow roots. hls.js plays and works through blob: addresses. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
  "style-src-attr 'none'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';')

/** Abilities of browsers that our pages use, and those that none of them may. */
const PERMISSIONS_POLICY = [
  ...['camera', 'microphone', 'autoplay', 'fullscreen', 'picture-in-picture'].map(
    (ability) => `${ability}=(self)`,
  ),
  ...['clipboard-write', 'screen-wake-lock', 'web-share'].map((ability) => `${ability}=(self)`),
  // AR and the spaceship turn with the device, and a headset shows the spaceship.
  ...['accelerometer', 'gyroscope', 'xr-spatial-tracking'].map((ability) => `${ability}=(self)`),
  ...['display-capture', 'encrypted-media', 'geolocation'].map((ability) => `${ability}=()`),
  ...['hid', 'magnetometer', 'midi', 'payment', 'publickey-credentials-get', 'serial', 'usb'].map(
    (ability) => `${ability}=()`,
  ),
].join(', ')

/** Headers of every answer, also of refusals and of what is no request: against foreign code in our
 *  pages, foreign pages around them, and copies of what a family sees. An answer that may be kept says
 *  so itself. HTTPS is not forced: see docs/security.md. */
export const SECURITY_HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'permissions-policy': PERMISSIONS_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'cache-control': 'no-store',
} as const

/** Gives every answer {@link SECURITY_HEADERS}. Belongs before whatever may refuse a call. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
  })
}

import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

/** Calls of one address a minute. A home screen makes about five; a device gone wild thousands. */
const CALLS_PER_MINUTE = 1500
/** What comes or goes in many parts. */
const IN_PARTS = /^\/(?:media\/|api\/uploads\/[\w-]{22}$)/
const OWN_ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** Keeps one device of the network from taking the server away from the others. Media is exempt,
 *  since a seek alone asks for dozens of parts; so are the parts of uploads, of which a large file has
 *  thousands, and so is the machine itself. */
export async function registerRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: '1 minute',
    // A connection that has gone has no address any more.
    keyGenerator: ({ ip }) => ip ?? 'gone',
    allowList: ({ ip, url }) => OWN_ADDRESSES.includes(ip) || IN_PARTS.test(url),
  })
}

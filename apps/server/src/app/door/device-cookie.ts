import type { IncomingHttpHeaders } from 'node:http'
import { fastifyCookie } from '@fastify/cookie'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'

/** What the cookie of a device says; undefined: a request has none of ours. */
export const deviceCookieOf = ({ cookie = '' }: IncomingHttpHeaders): string | undefined =>
  fastifyCookie.parse(cookie)[DEVICE_COOKIE]

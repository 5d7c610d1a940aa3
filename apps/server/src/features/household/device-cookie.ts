import { createHash, randomBytes } from 'node:crypto'

/** How long a device is remembered; browsers keep no cookie longer. Source: RFC 6265bis. */
export const DEVICE_COOKIE_DAYS = 400

const COOKIE_BYTES = 16
/** 128 bits in base64url: 22 characters, the last of which carries only two bits. */
const DEVICE_COOKIE_VALUE = /^[A-Za-z0-9_-]{21}[AQgw]$/

/** Value of a new device's cookie, which nobody can guess: 128 random bits in base64url. */
export function newDeviceCookie(): string {
  return randomBytes(COOKIE_BYTES).toString('base64url')
}

/** Whether a cookie is one of ours. */
export const isDeviceCookie = (cookie: string | undefined): cookie is string =>
  cookie !== undefined && DEVICE_COOKIE_VALUE.test(cookie)

/** The id of the device that has a cookie: its SHA-256 in hexadecimal, so that whoever reads the
 *  database or a backup cannot act as a device. A slow hash would add nothing: 128 random bits
 *  cannot be tried out. */
export const deviceIdOf = (cookie: string): string =>
  createHash('sha256').update(cookie).digest('hex')

/** The id of the device that asks; null when it has no cookie of ours. */
export const deviceIdFrom = (cookie: string | undefined): string | null =>
  isDeviceCookie(cookie) ? deviceIdOf(cookie) : null

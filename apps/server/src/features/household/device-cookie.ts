import { randomBytes } from 'node:crypto'

/** How long a device is remembered; browsers keep no cookie longer. Source: RFC 6265bis. */
export const DEVICE_COOKIE_DAYS = 400

const ID_BYTES = 16
/** 128 bits in base64url: 22 characters, the last of which carries only two bits. */
const DEVICE_ID = /^[A-Za-z0-9_-]{21}[AQgw]$/

/** A name for a device that nobody can guess: 128 random bits in base64url. */
export function newDeviceId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}

/** The device a cookie names; null when there is none or it is not one of ours. */
export function deviceIdFrom(cookie: string | undefined): string | null {
  return cookie !== undefined && DEVICE_ID.test(cookie) ? cookie : null
}

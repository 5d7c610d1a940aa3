import { z } from 'zod'
import { StartupError } from '../../ports/startup-error.ts'
import type { S3Settings } from '../../ports/storage.ts'
import { parseByteSize } from '../byte-size.ts'

const NOT_AN_ORIGIN =
  'must be an address that begins with http:// or https://, without path, user, question mark or #, such as https://s3.example.org'
const NOT_A_BUCKET =
  'must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens, such as starnest'
const NOT_A_REGION = 'must be the name of a region, such as eu-central-1'
const NOT_A_KEY = 'must be one word of plain characters'
const NOT_A_SIZE = 'must be a number of bytes, or one with a unit, such as 20GiB or 500MB'

/** What most stores that have no regions go by. */
const ANY_REGION = 'us-east-1'

/** Bytes of the disk for copies of what lies in a store. */
const CACHE_BYTES = 20 * 1024 ** 3

/** An origin: what is signed there begins with the name of the bucket. */
const origin = z
  .string()
  .refine(isOrigin, NOT_AN_ORIGIN)
  .transform((text) => new URL(text).origin)

const key = z.string().regex(/^[\x21-\x7e]{1,1000}$/, NOT_A_KEY)

/** The variables of the environment that say where an S3 store is. Source of the rule for names: Amazon S3 User
 *  Guide, "Bucket naming rules". */
export const S3_VARIABLES = {
  /** Where it answers, such as https://s3.example.org. */
  S3_ENDPOINT: origin.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, NOT_A_BUCKET)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/, NOT_A_REGION)
    .optional(),
  S3_ACCESS_KEY_ID: key.optional(),
  S3_SECRET_ACCESS_KEY: key.optional(),
  /** Where browsers reach it themselves. */
  S3_PUBLIC_URL: origin.optional(),
  /** Bytes of this machine's disk for copies of what lies there, such as 20GiB. */
  S3_CACHE_SIZE: z
    .string()
    .transform((text) => parseByteSize(text))
    .pipe(z.number(NOT_A_SIZE))
    .optional(),
}

/** Those that must never stand in a message. */
export const S3_SECRETS = [
  'S3_ENDPOINT',
  'S3_PUBLIC_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

/** What cannot be guessed. */
const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const variables = z.object(S3_VARIABLES)

/** The store that the parsed variables name; undefined: none. @throws StartupError for half a store */
export function s3In(data: z.infer<typeof variables>): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = data
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data
  const given = Object.entries(data).find(([name, value]) => name.startsWith('S3_') && value)
  if (!given) return undefined
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    const missing = NEEDED.filter((name) => data[name] === undefined)
    throw new StartupError(`${given[0]} needs ${missing.join(' and ')}; set them too.`)
  }
  return {
    ...{ endpoint, bucket, accessKeyId, secretAccessKey },
    region: data.S3_REGION ?? ANY_REGION,
    publicUrl: data.S3_PUBLIC_URL,
    cacheBytes: data.S3_CACHE_SIZE ?? CACHE_BYTES,
  }
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return false
  return `${url.username}${url.password}${url.search}${url.hash}` === '' && url.pathname === '/'
}

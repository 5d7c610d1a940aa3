import { isIPv6 } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { StartupError } from '../ports/startup-error.ts'

/** Folder of the whole project; a relative STARNEST_DATA starts here, wherever npm was called. */
export const PROJECT_FOLDER = fileURLToPath(new URL('../../../../', import.meta.url))

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const LAST_PORT = 65_535

/** The page of ours that tells how the films are made. */
const OWN_STUDIO_PAGE = '/create-studio'

/** Names our tests use for themselves; a server that a test starts may see them. */
const TEST_PREFIX = 'STARNEST_TEST_'
const OWN_PREFIX = 'STARNEST_'

const NOT_A_HOST = 'must be a name or an IP address without port or path, such as 0.0.0.0'
const NOT_A_PORT = `must be a whole number from 0 to ${LAST_PORT}`

const host = z
  .string()
  .refine((name) => isIPv6(name) || /^[a-z0-9._-]+$/i.test(name), NOT_A_HOST)
  .transform((name) => name.toLowerCase())

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, NOT_A_PORT)
    .transform(Number)
    .refine((port) => port <= LAST_PORT, NOT_A_PORT)
    .default(7827),
  HOST: host.default('127.0.0.1'),
  STARNEST_DATA: z
    .string()
    .refine((path) => !path.includes('\0'), 'must be the path of a folder')
    .default('./data'),
  /** Further names this server is reached by, such as that of a proxy before it. */
  STARNEST_HOSTS: z
    .string()
    .transform((names) => names.split(',').map((name) => name.trim()))
    .pipe(z.array(host))
    .default([]),
  /** Where the tile Create Studios leads. Source: specification §2.4. */
  STARNEST_STUDIO_URL: z
    .string()
    .refine(isWebUrl, 'must be an address that begins with http:// or https://')
    .default(OWN_STUDIO_PAGE),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'must look like postgres://user:password@machine:5432/starnest')
    .optional(),
  FFMPEG_PATH: z.string().default('ffmpeg'),
  FFPROBE_PATH: z.string().default('ffprobe'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
})

/** Values that must never stand in a message: they may hold a password. */
const SECRET = new Set(['DATABASE_URL'])

/** Everything that can be set from outside, parsed. Port 0: any free one. */
export type Config = {
  port: number
  host: string
  dataFolder: string
  furtherHosts: string[]
  studioUrl: string
  databaseUrl: string | undefined
  ffmpegPath: string
  ffprobePath: string
  logLevel: (typeof LOG_LEVELS)[number]
}

/** Reads the environment, once. A variable that is set to nothing counts as not set.
 *  @throws StartupError that names the first variable with a malformed value or unknown name. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  refuseUnknown(Object.keys(given))
  const parsed = environment.safeParse(given)
  if (!parsed.success) throw refusal(parsed.error, given)
  const { data } = parsed
  return {
    port: data.PORT,
    host: data.HOST,
    dataFolder: resolve(PROJECT_FOLDER, data.STARNEST_DATA),
    furtherHosts: data.STARNEST_HOSTS,
    studioUrl: data.STARNEST_STUDIO_URL,
    databaseUrl: data.DATABASE_URL,
    ffmpegPath: data.FFMPEG_PATH,
    ffprobePath: data.FFPROBE_PATH,
    logLevel: data.LOG_LEVEL,
  }
}

function refuseUnknown(names: string[]): void {
  const known = Object.keys(environment.shape).filter((name) => name.startsWith(OWN_PREFIX))
  const unknown = names.find(
    (name) => name.startsWith(OWN_PREFIX) && !name.startsWith(TEST_PREFIX) && !known.includes(name),
  )
  if (!unknown) return
  throw new StartupError(
    `Starnest knows no setting ${unknown}; those that begin so are ${known.join(' and ')}.`,
  )
}

function refusal(error: z.ZodError, given: Record<string, string | undefined>): StartupError {
  const [issue] = error.issues
  const name = String(issue?.path[0])
  const value = SECRET.has(name) ? '' : `, not "${given[name]}"`
  return new StartupError(`${name} ${issue?.message}${value}.`, { cause: error })
}

function isWebUrl(text: string): boolean {
  const protocol = URL.parse(text)?.protocol
  return protocol === 'http:' || protocol === 'https:'
}

function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'postgres:' || url?.protocol === 'postgresql:'
}

import { isIPv6 } from 'node:net'
import { delimiter, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFAULT_UPLOAD_LIMIT_BYTES } from '@starnest/contract/files/files'
import { z } from 'zod'
import type { LanguageModelSettings } from '../ports/language/language-model.ts'
import type { LibreTranslateSettings } from '../ports/language/translator.ts'
import { StartupError } from '../ports/startup-error.ts'
import type { S3Settings } from '../ports/storage.ts'
import { parseByteSize } from './byte-size.ts'
import type { LanSettings } from './lan/lan-settings.ts'
import { NODE_SETTINGS, type NodeSettings, nodesIn } from './nodes/node-settings.ts'
import {
  isWebUrl,
  languageModelIn,
  libreTranslateIn,
  modelListIn,
  SERVICE_SECRETS,
  SERVICE_VARIABLES,
} from './service-variables.ts'
import { S3_SECRETS, S3_VARIABLES, s3In } from './storage/s3-variables.ts'

/** Folder of the whole project; a relative STARNEST_DATA starts here, wherever npm was called. */
export const PROJECT_FOLDER = fileURLToPath(new URL('../../../../', import.meta.url))

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const LAST_PORT = 65_535

/** The page of ours that tells how the films are made. */
const OWN_STUDIO_PAGE = '/create-studio'

/** Names our tests use for themselves; a server that a test starts may see them. */
const TEST_PREFIX = 'STARNEST_TEST_'
const OWN_PREFIX = 'STARNEST_'

const NOT_A_SIZE = 'must be a number of bytes, or one with a unit, such as 20GiB or 500MB'
const NOT_A_HOST = 'must be a name or an IP address without port or path, such as 0.0.0.0'
const NOT_A_PORT = `must be a whole number from 0 to ${LAST_PORT}`

const host = z
  .string()
  .refine((name) => isIPv6(name) || /^[a-z0-9._-]+$/i.test(name), NOT_A_HOST)
  .transform((name) => name.toLowerCase())

const port = z
  .string()
  .regex(/^\d{1,5}$/, NOT_A_PORT)
  .transform(Number)
  .refine((number) => number <= LAST_PORT, NOT_A_PORT)

const filePath = z
  .string()
  .refine((path) => !path.includes('\0'), 'must be the path of a PEM file')
  .transform((path) => resolve(PROJECT_FOLDER, path))

const environment = z.object({
  PORT: port.default(7827),
  /** Without --lan 127.0.0.1; with it every address of the machine. */
  HOST: host.optional(),
  /** Where HTTPS is, with --lan; the page for first visits has the port after it. */
  STARNEST_LAN_PORT: port
    .refine((number) => number < LAST_PORT, 'must leave the port after it free')
    .optional(),
  /** A certificate of one's own and its key, with --lan. */
  STARNEST_TLS_CERT: filePath.optional(),
  STARNEST_TLS_KEY: filePath.optional(),
  STARNEST_DATA: z
    .string()
    .refine((path) => !path.includes('\0'), 'must be the path of a folder')
    .default('./data'),
  /** Folders whose films appear without being copied, as PATH is written. */
  STARNEST_LIBRARY: z
    .string()
    .refine((paths) => !paths.includes('\0'), 'must be paths of folders')
    .transform((paths) => paths.split(delimiter).filter((path) => path.trim() !== ''))
    .default([]),
  /** Further names this server is reached by, such as that of a proxy before it. */
  STARNEST_HOSTS: z
    .string()
    .transform((names) => names.split(',').map((name) => name.trim()))
    .pipe(z.array(host))
    .default([]),
  /** Token by which a program reads GET /api/metrics, which is otherwise for grown-ups. */
  STARNEST_METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 characters, without spaces')
    .optional(),
  /** Where the tile Create Studios leads. Source: specification §2.4. */
  STARNEST_STUDIO_URL: z
    .string()
    .refine(isWebUrl, 'must be an address that begins with http:// or https://')
    .default(OWN_STUDIO_PAGE),
  /** Bytes that one upload may have, such as 20GiB. */
  STARNEST_UPLOAD_LIMIT: z
    .string()
    .transform((text) => parseByteSize(text))
    .pipe(z.number(NOT_A_SIZE).min(1, NOT_A_SIZE))
    .default(DEFAULT_UPLOAD_LIMIT_BYTES),
  /** Bytes of the disk that no upload takes, such as 10GiB. */
  STARNEST_DISK_RESERVE: z
    .string()
    .transform((text) => parseByteSize(text))
    .pipe(z.number(NOT_A_SIZE))
    .optional(),
  ...SERVICE_VARIABLES,
  ...NODE_SETTINGS,
  ...S3_VARIABLES,
  FFMPEG_PATH: z.string().default('ffmpeg'),
  FFPROBE_PATH: z.string().default('ffprobe'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
})

/** Values that must never stand in a message: they may hold a password. */
const SECRET = new Set([
  ...['DATABASE_URL', 'REDIS_URL', 'STARNEST_METRICS_TOKEN'],
  ...SERVICE_SECRETS,
  ...S3_SECRETS,
])

/** Everything that can be set from outside, parsed. Port 0: any free one. */
export type Config = {
  port: number
  /** Where this machine itself asks, over HTTP. */
  host: string
  /** How the home network gets in; undefined: it does not. */
  lan: LanSettings | undefined
  dataFolder: string
  /** Absolute; they need not be there. */
  libraryFolders: string[]
  furtherHosts: string[]
  uploadLimitBytes: number
  /** undefined: 5 % of the disk or 5 GiB, whichever is less. */
  diskReserveBytes: number | undefined
  /** A secret. */
  metricsToken: string | undefined
  studioUrl: string
  /** undefined, of these two: none is configured. */
  languageModel: LanguageModelSettings | undefined
  libreTranslate: LibreTranslateSettings | undefined
  /** File or address; undefined: the list that ships, or one that was put beside the models. */
  translationModels: string | undefined
  /** undefined: they are called themselves. */
  catalogueMirror: string | undefined
  databaseUrl: string | undefined
  /** undefined: media lie in the data folder. */
  s3: S3Settings | undefined
  ffmpegPath: string
  ffprobePath: string
  logLevel: (typeof LOG_LEVELS)[number]
} & NodeSettings

const OWN_MACHINE = '127.0.0.1'
const LAN_ARGUMENT = '--lan'
/** Given by npm run worker. */
const WORKER_ARGUMENT = '--worker'
const KNOWN_ARGUMENTS = new Set([LAN_ARGUMENT, WORKER_ARGUMENT])

/** Reads the environment and what stands after the command, once. A variable that is set to nothing
 *  counts as not set. With --lan, HOST is where the network comes in, and this machine itself asks on
 *  127.0.0.1. @throws StartupError that names the first variable with a malformed value or unknown
 *  name, or the first unknown argument. */
export function readConfig(
  env: Record<string, string | undefined>,
  commandArguments: readonly string[] = [],
): Config {
  const unknown = commandArguments.find((argument) => !KNOWN_ARGUMENTS.has(argument))
  if (unknown !== undefined) {
    throw new StartupError(`Starnest knows no option "${unknown}"; there is only ${LAN_ARGUMENT}.`)
  }
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  refuseUnknown(Object.keys(given))
  const parsed = environment.safeParse(given)
  if (!parsed.success) throw refusal(parsed.error, given)
  const { data } = parsed
  return {
    port: data.PORT,
    ...placesFor(data, commandArguments.includes(LAN_ARGUMENT)),
    dataFolder: resolve(PROJECT_FOLDER, data.STARNEST_DATA),
    libraryFolders: data.STARNEST_LIBRARY.map((path) => resolve(PROJECT_FOLDER, path)),
    furtherHosts: data.STARNEST_HOSTS,
    uploadLimitBytes: data.STARNEST_UPLOAD_LIMIT,
    diskReserveBytes: data.STARNEST_DISK_RESERVE,
    metricsToken: data.STARNEST_METRICS_TOKEN,
    studioUrl: data.STARNEST_STUDIO_URL,
    languageModel: languageModelIn(data),
    libreTranslate: libreTranslateIn(data),
    translationModels: modelListIn(data, PROJECT_FOLDER),
    catalogueMirror: data.STARNEST_CATALOGUE_MIRROR,
    databaseUrl: data.DATABASE_URL,
    ...nodesIn(data, commandArguments.includes(WORKER_ARGUMENT)),
    s3: s3In(data),
    ffmpegPath: data.FFMPEG_PATH,
    ffprobePath: data.FFPROBE_PATH,
    logLevel: data.LOG_LEVEL,
  }
}

function placesFor(
  data: z.infer<typeof environment>,
  isOpenToNetwork: boolean,
): Pick<Config, 'host' | 'lan'> {
  const { HOST, PORT, STARNEST_LAN_PORT, STARNEST_TLS_CERT, STARNEST_TLS_KEY } = data
  if (!isOpenToNetwork) return { host: HOST ?? OWN_MACHINE, lan: undefined }
  if ((STARNEST_TLS_CERT === undefined) !== (STARNEST_TLS_KEY === undefined)) {
    throw new StartupError('STARNEST_TLS_CERT and STARNEST_TLS_KEY belong together; set both.')
  }
  const isAnyPort = PORT === 0 || PORT + 2 > LAST_PORT
  const lanPort = STARNEST_LAN_PORT ?? (isAnyPort ? 0 : PORT + 1)
  const ownCertificate =
    STARNEST_TLS_CERT !== undefined && STARNEST_TLS_KEY !== undefined
      ? { certificatePath: STARNEST_TLS_CERT, keyPath: STARNEST_TLS_KEY }
      : undefined
  return { host: OWN_MACHINE, lan: { host: HOST, port: lanPort, ownCertificate } }
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

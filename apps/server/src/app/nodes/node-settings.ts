import { z } from 'zod'
import { StartupError } from '../../ports/startup-error.ts'
import { isProxyRange } from '../door/trusted-proxies.ts'

/** Pages that a house has in any case, and those that a process with much memory can keep. */
const FEWEST_PAGES = 50
const MOST_PAGES = 50_000
const NOT_A_NUMBER_OF_PAGES = `must be a whole number from ${FEWEST_PAGES} to ${MOST_PAGES}`

/** Variables of the environment for a Starnest that runs on several machines. */
export const NODE_SETTINGS = {
  /** The database of all nodes; without, one that Starnest runs itself. */
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'must look like postgres://user:password@machine:5432/starnest')
    .optional(),
  /** Where nodes of one Starnest meet; it needs DATABASE_URL. */
  REDIS_URL: z
    .string()
    .refine(isRedisUrl, 'must look like redis://user:password@machine:6379 or rediss://…')
    .optional(),
  /** Whether this node does work in the background, or leaves it to others. */
  STARNEST_JOBS: z.enum(['here', 'elsewhere'], 'must be here or elsewhere').default('here'),
  /** Addresses and networks of proxies whose X-Forwarded-For is believed. */
  STARNEST_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .refine(
      (list) => list.every(isProxyRange),
      'must be IP addresses and networks with commas between, such as 127.0.0.1,10.0.0.0/8',
    )
    .optional(),
  /** Pages that may be open on this node at once. */
  STARNEST_MAX_PAGES: z
    .string()
    .regex(/^\d{1,6}$/, NOT_A_NUMBER_OF_PAGES)
    .transform(Number)
    .refine((pages) => pages >= FEWEST_PAGES && pages <= MOST_PAGES, NOT_A_NUMBER_OF_PAGES)
    .optional(),
}

const environment = z.object(NODE_SETTINGS)

/** What this node is among others. */
export type NodeSettings = {
  /** undefined: this node is alone. A secret. */
  redisUrl: string | undefined
  /** It does jobs and answers nothing but how it is. */
  isWorker: boolean
  /** Others do the jobs. */
  areJobsElsewhere: boolean
  /** undefined: no forwarded address is believed. */
  proxies: string[] | undefined
  /** undefined: as many as realtime takes by itself. */
  maxPages: number | undefined
}

/** What the settings make of this node. `isWorker`: it was started by npm run worker.
 *  @throws StartupError for settings that do not fit together. */
export function nodesIn(data: z.output<typeof environment>, isWorker: boolean): NodeSettings {
  const { REDIS_URL: redisUrl, STARNEST_JOBS, STARNEST_PROXIES: proxies } = data
  const { STARNEST_MAX_PAGES: maxPages } = data
  const areJobsElsewhere = STARNEST_JOBS === 'elsewhere'
  if (redisUrl !== undefined && data.DATABASE_URL === undefined) {
    throw new StartupError('REDIS_URL needs DATABASE_URL: nodes share one database.')
  }
  if (redisUrl === undefined && (isWorker || areJobsElsewhere)) {
    const what = isWorker ? 'npm run worker' : 'STARNEST_JOBS=elsewhere'
    throw new StartupError(`${what} needs REDIS_URL, where it meets the other nodes.`)
  }
  if (isWorker && areJobsElsewhere) {
    throw new StartupError('npm run worker does jobs: take STARNEST_JOBS=elsewhere away.')
  }
  return { redisUrl, isWorker, areJobsElsewhere, proxies, maxPages }
}

function isRedisUrl(text: string): boolean {
  const url = URL.parse(text)
  return (url?.protocol === 'redis:' || url?.protocol === 'rediss:') && url.hostname !== ''
}

function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'postgres:' || url?.protocol === 'postgresql:'
}

import { execFile } from 'node:child_process'
import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '../../../../ports/startup-error.ts'
import { whatRemains } from '../leftovers/stop-leftovers.ts'
import { type Account, giveTo, launchAs } from '../platform/account.ts'

const run = promisify(execFile)

/** The superuser. Starnest itself connects as an ordinary role that owns its database. */
export const ADMIN_ROLE = 'starnest_admin'

/**
 * Where letters count as letters for the trigram index, best first; the last exists everywhere.
 * Order and case come from PostgreSQL's built-in locale and are the same on every system.
 */
const LETTER_LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'C']

const DRAFT_LIMIT_MS = 5_000

type NewCluster = {
  clusterFolder: string
  initdb: string
  account: Account
  environment: Record<string, string> | undefined
  /** For a server that listens on a port; without it the socket's folder is the only guard. */
  passwordFile: string | undefined
}

/**
 * Makes an empty cluster beside its place and moves it there when it is complete and on the disk,
 * so that a start that is cut off leaves either a whole cluster or none.
 */
export async function createCluster(wanted: NewCluster): Promise<void> {
  const { clusterFolder } = wanted
  await removeUnfinished(clusterFolder)
  const draft = await mkdtemp(`${clusterFolder}.new-`)
  await giveTo(wanted.account, draft)
  await initialise(draft, wanted)
  await rename(draft, clusterFolder)
  if (process.platform !== 'win32') await syncFolder(dirname(clusterFolder))
}

/**
 * Removes the drafts of starts that were cut off. What worked on one notices that nobody listens
 * any more and ends; taking its folder away before that would leave its shared memory behind.
 */
async function removeUnfinished(clusterFolder: string): Promise<void> {
  const parent = dirname(clusterFolder)
  const isDraft = (name: string) => name.startsWith(`${basename(clusterFolder)}.new-`)
  for (const name of (await readdir(parent)).filter(isDraft)) {
    const draft = join(parent, name)
    await whatRemains(draft, DRAFT_LIMIT_MS)
    await rm(draft, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function initialise(draft: string, wanted: NewCluster): Promise<void> {
  const failures: string[] = []
  for (const locale of LETTER_LOCALES) {
    const { file, args, ...identity } = launchAs(
      wanted.account,
      wanted.initdb,
      initdbArguments(draft, locale, wanted.passwordFile),
    )
    const options = { cwd: dirname(draft), env: wanted.environment, ...identity }
    const failure = await run(file, args, options).then(() => undefined, reasonOf)
    if (failure === undefined) return
    failures.push(failure)
    if (!failure.includes('invalid locale name')) break
  }
  await rm(draft, { recursive: true, force: true })
  throw creationFailure(dirname(draft), failures.at(-1) ?? '')
}

function creationFailure(folder: string, reason: string): StartupError {
  const details = reason.trim().split('\n').slice(-12)
  if (/No space left on device|Check free disk space/.test(reason)) {
    const sentence = `There is no room for the database in ${folder}; free about 100 MB.`
    return new StartupError(sentence, { details })
  }
  if (reason.includes('could not look up effective user ID')) {
    const sentence =
      'PostgreSQL needs a user with a name, and this one is only a number on this system; ' +
      'give it a name in /etc/passwd, start Starnest as another user, or set DATABASE_URL.'
    return new StartupError(sentence, { details })
  }
  return new StartupError(`The database could not be created in ${folder}.`, { details })
}

function initdbArguments(draft: string, letters: string, passwordFile: string | undefined) {
  const access = passwordFile
    ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]
    : ['--auth=trust']
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  return [
    `--pgdata=${draft}`,
    `--username=${ADMIN_ROLE}`,
    '--encoding=UTF8',
    ...locale,
    `--lc-ctype=${letters}`,
    '--data-checksums',
    '--no-instructions',
    ...access,
  ]
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const stderr = 'stderr' in error && typeof error.stderr === 'string' ? error.stderr : ''
  return stderr || error.message
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

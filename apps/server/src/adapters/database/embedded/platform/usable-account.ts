import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { StartupError } from '../../../../ports/startup-error.ts'
import { type Account, launchAs } from './account.ts'
import type { Binaries } from './binaries.ts'

const run = promisify(execFile)

/** An account that works, and the version its PostgreSQL is of, such as 18. */
export type UsableAccount = { account: Account; major: number }

type Question = {
  account: Account
  binaries: Binaries
  folder: string
  /** What PostgreSQL's programs see; undefined lets them see everything we see. */
  environment: Record<string, string> | undefined
}

/**
 * Makes sure, by trying it, that the account can run PostgreSQL and enter `folder`; when the
 * folders above keep it out, it becomes a confined one.
 * @throws StartupError when that does not help either.
 */
export async function usableAccount(question: Question): Promise<UsableAccount> {
  const { account } = question
  const first = await tryAs(account, question)
  if (first.is === 'usable') return first
  if (account.is !== 'user') throw cannotRun(question, first.reason)

  const second = await tryAs({ ...account, is: 'confined' }, question)
  if (second.is === 'usable') return second
  throw cannotRun(question, second.reason)
}

type Trial = ({ is: 'usable' } & UsableAccount) | { is: 'refused'; reason: unknown }

async function tryAs(account: Account, question: Question): Promise<Trial> {
  const { file, args, ...identity } = launchAs(account, ...enterAndAskVersion(question))
  try {
    const { stdout } = await run(file, args, { ...identity, env: question.environment, cwd: '/' })
    const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1])
    if (Number.isInteger(major)) return { is: 'usable', account, major }
    return { is: 'refused', reason: new Error(`It calls itself "${stdout.trim()}"`) }
  } catch (reason) {
    return { is: 'refused', reason }
  }
}

function enterAndAskVersion({ binaries, folder }: Question): [string, string[]] {
  if (process.platform === 'win32') return [binaries.postgres, ['--version']]
  const script = 'cd "$1" && exec "$2" --version'
  return ['/bin/sh', ['-c', script, 'sh', folder, binaries.postgres]]
}

function cannotRun({ folder }: Question, cause: unknown): StartupError {
  const details = cause instanceof Error ? cause.message.trim().split('\n') : []
  const sentence =
    process.geteuid?.() === 0
      ? `No user without root's rights can run PostgreSQL in ${folder}; start Starnest as an ` +
        'ordinary user, move it to a folder that others may enter, or set DATABASE_URL.'
      : 'The PostgreSQL that comes with Starnest does not run on this system; ' +
        'set DATABASE_URL to a PostgreSQL server of your own (15 or newer).'
  return new StartupError(sentence, { cause, details })
}

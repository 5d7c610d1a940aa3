import { execFile } from 'node:child_process'
import { chown, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { StartupError } from '../../../../ports/startup-error.ts'

const run = promisify(execFile)

/**
 * Who PostgreSQL runs as. It refuses to be root, so root hands it to a user without rights;
 * `confined` is such a user kept out of the folder by the folders above it, who is let through by
 * the one capability that passes over file permissions.
 */
export type Account = { is: 'self' } | User | { is: 'confined'; uid: number; gid: number }

type User = { is: 'user'; uid: number; gid: number }

/** A program and how to spawn it. */
export type Launch = { file: string; args: string[]; uid?: number; gid?: number }

/** System users that own no files of other people; the first that exists is taken. */
const UNPRIVILEGED_USERS = ['postgres', '_postgres', 'nobody']

/**
 * Everyone but root runs the server as themselves. Root takes the owner of the cluster, or else
 * the first owner of `foldersAbove` that is a named user other than root, which keeps the folder
 * usable for the person it belongs to, or else a user without rights. Folders may be missing.
 */
export async function chooseAccount(
  clusterFolder: string,
  foldersAbove: readonly string[],
): Promise<Account> {
  if (process.geteuid?.() !== 0) return { is: 'self' }
  const owner = await ownerOf(clusterFolder)
  if (owner) return owner
  for (const folder of foldersAbove) {
    const above = await ownerOf(folder)
    // initdb refuses to run for a number without a name, such as a volume's owner in a container.
    if (above && (await numberOf('-u', String(above.uid))) !== undefined) return above
  }
  for (const name of UNPRIVILEGED_USERS) {
    const uid = await numberOf('-u', name)
    const gid = await numberOf('-g', name)
    if (uid && gid) return { is: 'user', uid, gid }
  }
  return { is: 'self' }
}

async function ownerOf(folder: string): Promise<User | undefined> {
  const owner = await stat(folder).catch(() => undefined)
  return owner && owner.uid !== 0 ? { is: 'user', uid: owner.uid, gid: owner.gid } : undefined
}

async function numberOf(option: '-u' | '-g', userName: string): Promise<number | undefined> {
  const answer = await run('id', [option, userName]).catch(() => undefined)
  return answer && Number(answer.stdout)
}

/**
 * Makes a file or folder the account's own.
 * @throws StartupError where even root may not do that, as in some containers.
 */
export async function giveTo(account: Account, path: string): Promise<void> {
  if (account.is === 'self') return
  await chown(path, account.uid, account.gid).catch((cause) => {
    throw new StartupError(
      `PostgreSQL refuses to run as root, and ${path} cannot be given to another user here; ` +
        'start Starnest as an ordinary user, or set DATABASE_URL.',
      { cause },
    )
  })
}

/** How to spawn a program as the account. */
export function launchAs(account: Account, program: string, args: readonly string[]): Launch {
  if (account.is === 'self') return { file: program, args: [...args] }
  const { uid, gid } = account
  if (account.is === 'user') return { file: program, args: [...args], uid, gid }
  const become = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs']
  // The last is for initdb and postgres, which look at themselves with access(2): it ignores the
  // capabilities of anyone but root unless this bit is set. It keeps nothing beyond the next exec.
  const keep = [
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--securebits=+no_setuid_fixup',
  ]
  return { file: 'setpriv', args: [...become, ...keep, '--', program, ...args] }
}

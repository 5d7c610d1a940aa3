import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../../../../ports/startup-error.ts'
import type { Account } from '../platform/account.ts'

/**
 * Whether there is a cluster, one that this PostgreSQL and this user can open.
 * @throws StartupError when it is another major version's, another user's, or damaged.
 */
export async function clusterExists(
  clusterFolder: string,
  server: { major: number; account: Account },
): Promise<boolean> {
  if (!existsSync(clusterFolder)) return false
  await checkOwner(clusterFolder, server.account)
  const found = await versionOf(clusterFolder)
  if (found === String(server.major)) return true
  throw new StartupError(
    `The database in ${clusterFolder} is PostgreSQL ${found}'s and this Starnest brings ` +
      `PostgreSQL ${server.major}: run "npm run backup" with the Starnest that made it, move that ` +
      'folder away, then run "npm run restore" with this one.',
  )
}

async function versionOf(clusterFolder: string): Promise<string> {
  try {
    return (await readFile(join(clusterFolder, 'PG_VERSION'), 'utf8')).trim()
  } catch (cause) {
    throw new StartupError(
      `The database in ${clusterFolder} is damaged: it does not say which PostgreSQL made it; ` +
        'move that folder away and run "npm run restore".',
      { cause },
    )
  }
}

/** Only an ordinary user can find a stranger's cluster; root becomes its owner. */
async function checkOwner(clusterFolder: string, account: Account): Promise<void> {
  const { uid } = await stat(clusterFolder)
  const own = account.is === 'self' ? process.geteuid?.() : account.uid
  if (own === undefined || uid === own) return
  throw new StartupError(
    `The database in ${clusterFolder} belongs to another user (number ${uid}); ` +
      'start Starnest as that user, or give the folder to the one who starts it.',
  )
}

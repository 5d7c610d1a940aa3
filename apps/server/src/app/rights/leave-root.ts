import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { layoutIn } from '../../adapters/database/embedded/layout.ts'
import { chooseAccount } from '../../adapters/database/embedded/platform/account.ts'
import { type Config, PROJECT_FOLDER } from '../config.ts'
import { closeDataFolder, giveDataFolder } from './data-folder.ts'

const run = promisify(execFile)

/** Changes users and capabilities, and becomes a program; of util-linux. */
const SETPRIV = '/usr/bin/setpriv'
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Ports below this one are root's. */
const FIRST_FREE_PORT = 1024

/** Answers with the first of its arguments that its user may not read or enter. */
const FIND_CLOSED = `for path; do
  if ! test -r "$path" || { test -d "$path" && ! test -x "$path"; }; then echo "$path"; exit 0; fi
done`

type User = { uid: number; gid: number }

/** What a process may do that is not root: `passes over read permissions` of files and folders, and
 *  listens on a port that is root's. */
type Capability = 'dac_read_search' | 'net_bind_service'

/**
 * Started as root, becomes the user whom the database belongs to, or else one without rights: this
 * process begins anew as that user, with the same process id. Where folders above keep that user out,
 * it takes along the one capability to read what it has no permission for, and none to write.
 * Returns when there was nothing to leave, or with the sentence that says why it is still root.
 */
export async function leaveRoot(config: Config): Promise<string | undefined> {
  if (process.geteuid?.() !== 0) return undefined
  const { dataFolder } = config
  const { cluster, folder } = layoutIn(dataFolder)
  const account = await chooseAccount(cluster, [folder, dataFolder, dirname(dataFolder)])
  if (account.is !== 'user') return stays('this system has no user without rights')
  const user = { uid: account.uid, gid: account.gid }
  await closeDataFolder(dataFolder)
  const refusal = await giveDataFolder(dataFolder, user)
  if (refusal) return stays(refusal)
  const needed = pathsOf(config).filter((path) => existsSync(path))
  const closed = await firstClosed(needed, { file: '/bin/sh', args: [], ...user })
  const capabilities: Capability[] = [
    ...(closed === undefined ? [] : ['dac_read_search' as const]),
    ...(isRootsPort(config) ? ['net_bind_service' as const] : []),
  ]
  if (capabilities.length === 0) return become(user)
  const kept = { file: SETPRIV, args: setprivArguments(user, capabilities) }
  const stillClosed = await firstClosed(needed, { ...kept, args: [...kept.args, '/bin/sh'] })
  if (stillClosed === undefined && !isWatched()) return beginAnew(SETPRIV, kept.args)
  const reason = `user ${user.uid} may not read ${stillClosed ?? closed ?? `port ${config.port}`}`
  return stays(reason)
}

const stays = (reason: string) =>
  `Starnest runs as root, because ${reason}; start it as an ordinary user who may read that.`

const isRootsPort = ({ port }: Config) => port > 0 && port < FIRST_FREE_PORT

/** All that has to be read from now on. Library folders are among it: a film that only root may read
 *  could be shown until now. */
function pathsOf(config: Config): string[] {
  const { dataFolder, libraryFolders, ffmpegPath, ffprobePath, lan } = config
  const own = lan?.ownCertificate
  return [
    ...[
      MAIN,
      process.execPath,
      join(PROJECT_FOLDER, 'apps/web/dist/index.html'),
      dataFolder,
      ...libraryFolders,
    ],
    ...[ffmpegPath, ffprobePath].filter(isAbsolute),
    ...(own ? [own.certificatePath, own.keyPath] : []),
  ]
}

type Shell = { file: string; args: string[]; uid?: number; gid?: number }

/** The first path that cannot be read by a shell that is started so; undefined: all can. */
async function firstClosed(
  paths: readonly string[],
  { file, args, ...identity }: Shell,
): Promise<string | undefined> {
  try {
    const options = { ...identity, cwd: '/' }
    const { stdout } = await run(file, [...args, '-c', FIND_CLOSED, 'sh', ...paths], options)
    return stdout.trimEnd() || undefined
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error)
  }
}

function setprivArguments({ uid, gid }: User, capabilities: readonly Capability[]): string[] {
  const kept = `-all,${capabilities.map((name) => `+${name}`).join(',')}`
  return [
    ...[`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs'],
    // The last is for programs that look at themselves with access(2): it ignores the capabilities of
    // anyone but root unless this bit is set.
    ...[`--inh-caps=${kept}`, `--ambient-caps=${kept}`, `--bounding-set=${kept}`],
    ...['--securebits=+no_setuid_fixup', '--'],
  ]
}

/** Becomes a user who needs nothing of root's. */
function become({ uid, gid }: User): undefined {
  process.setgroups?.([])
  process.setgid?.(gid)
  process.setuid?.(uid)
  // A process that changed its user hides itself from its own children; a new one does not.
  if (!isWatched()) beginAnew(process.execPath, [])
}

/** Begins this program anew, through another one. Never returns. */
function beginAnew(file: string, itsArguments: readonly string[]): never {
  const node = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  const all = file === process.execPath ? node : [file, ...itsArguments, ...node]
  process.execve?.(file, all, process.env)
  throw new Error(`${file} could not be run in place of this process`)
}

/** Whether another Node, as with --watch, talks to this process over a channel, which would break. */
const isWatched = () => process.channel !== undefined || process.execve === undefined

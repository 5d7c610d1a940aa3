import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT, refuse, runCommand, withProgress } from './command.mjs'

const OLDEST_NODE_MAJOR = 20
const modules = join(PROJECT, 'node_modules')
const stamp = join(modules, '.starnest-installed')

/** The Node 24 that the lock file pins: every script of the project runs on it. */
export const PINNED_NODE = join(
  modules,
  process.platform === 'win32' ? 'node/bin/node.exe' : '.bin/node',
)

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(PROJECT, 'package-lock.json')))
    .digest('hex')
}

function isInstalled() {
  return existsSync(PINNED_NODE) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()
}

function refuseOldNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= OLDEST_NODE_MAJOR) return
  refuse(
    `Starnest needs Node ${OLDEST_NODE_MAJOR} or later to begin; this is ${process.version}. Install a newer one from your system or nodejs.org.`,
  )
}

/** Install the packages of the lock file when they are missing or of another lock file. */
export async function ensureDependencies() {
  refuseOldNode()
  if (isInstalled()) return
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Not `npm ci`: the lock file was written where the binaries for other platforms were not to be
  // seen, and ci refuses a lock file without them. --no-save takes the locked versions all the same
  // and leaves the file as it is.
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await withProgress('Installing packages', () =>
    runCommand(npm, options, { keepOutput: true }),
  )
  if (code !== 0 || !existsSync(PINNED_NODE)) {
    refuse(`npm could not install the packages Starnest needs:\n${output.trim()}`)
  }
  writeFileSync(stamp, lockHash())
}

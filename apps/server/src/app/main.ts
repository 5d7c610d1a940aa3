import { StartupError } from '../ports/startup-error.ts'
import { readConfig } from './config.ts'
import { knowModules } from './known-modules.ts'
import { closeDataFolder } from './rights/data-folder.ts'
import { leaveRoot } from './rights/leave-root.ts'
import { openLog } from './server-log.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** What this process makes is for its own user alone. */
const OWNER_ONLY = 0o077

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`)

/** What has been opened so far, to be closed in the opposite order. */
const opened: { what: string; close: () => Promise<void> }[] = []
let closing: string | undefined

/** Closes everything, also after something that could not be closed. @throws Error that names what that was */
async function closeAll(): Promise<void> {
  const failures: string[] = []
  for (let last = opened.pop(); last; last = opened.pop()) {
    closing = last.what
    await last.close().catch((error: unknown) => failures.push(`${closing}: ${error}`))
  }
  if (failures.length > 0) throw new Error(failures.join('; '))
}

const signals = stopOnSignal({ stop: closeAll, closing: () => closing, say })
try {
  const config = readConfig(process.env, process.argv.slice(2))
  const whyRoot = await leaveRoot(config)
  if (whyRoot) say(whyRoot)
  process.umask(OWNER_ONLY)
  await closeDataFolder(config.dataFolder)
  knowModules()
  // Loaded by whoever runs from here on: root only finds out that it has to become somebody else.
  const { startStarnest } = await import('./start-starnest.ts')
  const onOpened = (what: string, close: () => Promise<void>) => void opened.push({ what, close })
  const address = await startStarnest({ config, log: openLog(config), say, onOpened })
  say(`Starnest is ready at ${address}`)
} catch (error) {
  if (!signals.stopping) await giveUp(error)
}

/** Says in a sentence why Starnest did not start. Only what nobody foresaw shows where it broke. */
async function giveUp(error: unknown): Promise<void> {
  const lines =
    error instanceof StartupError
      ? [error.message, ...error.details]
      : ['Starnest could not start.', error instanceof Error ? error.stack : String(error)]
  process.stderr.write(`${lines.join('\n')}\n`)
  await closeAll()
  process.exit(1)
}

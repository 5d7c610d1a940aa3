// npm run backup [-- <folder>]: one moment of the whole library, whether Starnest runs or not.
import { backUp } from '../../apps/server/src/app/backup/back-up.ts'
import { runCommand, say } from '../../apps/server/src/app/backup/run-command.ts'
import { readConfig } from '../../apps/server/src/app/config.ts'
import { openLog } from '../../apps/server/src/app/server-log.ts'
import { StartupError } from '../../apps/server/src/ports/startup-error.ts'

await runCommand(async (signal) => {
  const [folder, ...others] = process.argv.slice(2)
  if (others.length > 0 || folder?.startsWith('-')) {
    throw new StartupError('A backup takes one folder at most: npm run backup -- <folder>.')
  }
  const config = readConfig(process.env)
  await backUp({ config, folder, log: openLog({ logLevel: 'warn' }), say, signal })
})

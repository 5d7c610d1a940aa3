// npm run restore [-- <folder>] [--replace]: the library as it was when a backup was made.
import { restore } from '../../apps/server/src/app/backup/restore.ts'
import { runCommand, say } from '../../apps/server/src/app/backup/run-command.ts'
import { readConfig } from '../../apps/server/src/app/config.ts'
import { openLog } from '../../apps/server/src/app/server-log.ts'
import { StartupError } from '../../apps/server/src/ports/startup-error.ts'

await runCommand(async (signal) => {
  const given = process.argv.slice(2)
  const replace = given.includes('--replace')
  const [folder, ...others] = given.filter((word) => word !== '--replace')
  if (others.length > 0 || folder?.startsWith('-')) {
    throw new StartupError(
      'A restore takes the folder of one backup: npm run restore -- <folder> [--replace].',
    )
  }
  const config = readConfig(process.env)
  await restore({ config, folder, replace, log: openLog({ logLevel: 'warn' }), say, signal })
})

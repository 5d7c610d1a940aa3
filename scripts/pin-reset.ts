// npm run pin-reset -- "<profile name>": removes a forgotten PIN, whether Starnest runs or not.
import { openBackupSource } from '../apps/server/src/adapters/database/backup/backup-source.ts'
import { databaseOnPool } from '../apps/server/src/adapters/database/database-on-pool.ts'
import { runCommand, say } from '../apps/server/src/app/backup/run-command.ts'
import { readConfig } from '../apps/server/src/app/config.ts'
import { openLog } from '../apps/server/src/app/server-log.ts'
import { namesWithPin, resetPins } from '../apps/server/src/features/household/pin/reset-pin.ts'
import { StartupError } from '../apps/server/src/ports/startup-error.ts'

await runCommand(async () => {
  const [name, ...others] = process.argv.slice(2)
  if (!name?.trim() || others.length > 0) {
    throw new StartupError('Name one profile: npm run pin-reset -- "<profile name>".')
  }
  const log = openLog({ logLevel: 'warn' })
  const { connection, close } = await openBackupSource({ ...readConfig(process.env), log })
  const database = databaseOnPool({ engine: 'pool', connection, log, afterClose: close })
  try {
    if ((await resetPins(database.db, name)) === 0) {
      const names = await namesWithPin(database.db)
      const hint = names.length > 0 ? `These have one: ${names.join(', ')}.` : 'Nobody has one.'
      throw new StartupError(`No profile called "${name}" has a PIN. ${hint}`)
    }
    say(`${name} can be entered without a PIN now.`)
  } finally {
    await database.close()
  }
})

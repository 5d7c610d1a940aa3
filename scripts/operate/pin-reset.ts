// npm run pin-reset -- "<profile name>" [household]: removes a forgotten PIN, whether Starnest runs or not. Of
// several households, the number says which.
import { openBackupSource } from '../../apps/server/src/adapters/database/backup/backup-source.ts'
import { databaseOnPool } from '../../apps/server/src/adapters/database/database-on-pool.ts'
import { runCommand, say } from '../../apps/server/src/app/backup/run-command.ts'
import { readConfig } from '../../apps/server/src/app/config.ts'
import { openLog } from '../../apps/server/src/app/server-log.ts'
import { listHouseholds } from '../../apps/server/src/features/household/households/households.repository.ts'
import {
  householdMeant,
  namesWithPin,
  resetPins,
} from '../../apps/server/src/features/household/pin/reset-pin.ts'
import { StartupError } from '../../apps/server/src/ports/startup-error.ts'

const USAGE = 'Name one profile: npm run pin-reset -- "<profile name>" [number of its household].'

await runCommand(async () => {
  const [name, number, ...others] = process.argv.slice(2)
  if (!name?.trim() || others.length > 0) throw new StartupError(USAGE)
  const log = openLog({ logLevel: 'warn' })
  const { connection, close } = await openBackupSource({ ...readConfig(process.env), log })
  const database = databaseOnPool({ engine: 'pool', connection, log, afterClose: close })
  try {
    const householdId = householdMeant(await listHouseholds(database.db), number)
    if ((await resetPins(database.db, { householdId, name })) === 0) {
      const names = await namesWithPin(database.db, householdId)
      const hint = names.length > 0 ? `These have one: ${names.join(', ')}.` : 'Nobody has one.'
      throw new StartupError(`No profile called "${name}" has a PIN. ${hint}`)
    }
    say(`${name} can be entered without a PIN now.`)
  } finally {
    await database.close()
  }
})

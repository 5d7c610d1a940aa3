// npm run household -- add|list|invite|limit|export|remove: the households of this server, whether it runs or not.
import { runCommand, say } from '../../apps/server/src/app/backup/run-command.ts'
import { readConfig } from '../../apps/server/src/app/config.ts'
import { householdCommand } from '../../apps/server/src/app/households/household-command.ts'

await runCommand((signal) =>
  householdCommand(process.argv.slice(2), { config: readConfig(process.env), say, signal }),
)

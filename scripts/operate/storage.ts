// npm run storage -- move --to s3|disk: all films into the S3 store that is configured, or back.
import { runCommand, say } from '../../apps/server/src/app/backup/run-command.ts'
import { readConfig } from '../../apps/server/src/app/config.ts'
import { type MoveTarget, moveMedia } from '../../apps/server/src/app/storage/move-media.ts'
import { StartupError } from '../../apps/server/src/ports/startup-error.ts'

await runCommand(async (signal) => {
  const [command, option, to, ...others] = process.argv.slice(2)
  if (command !== 'move' || option !== '--to' || !isTarget(to) || others.length > 0) {
    throw new StartupError('Say where the films go: npm run storage -- move --to s3, or --to disk.')
  }
  await moveMedia({ config: readConfig(process.env), to, say, signal })
})

function isTarget(word: string | undefined): word is MoveTarget {
  return word === 's3' || word === 'disk'
}

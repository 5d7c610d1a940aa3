// npm run worker: does the work of other Starnests in the background, such as preparing films, and answers nothing
// but how it is. It needs their DATABASE_URL and REDIS_URL.
import { becomeProgram, refuse } from './bootstrap/command.mjs'
import { ensureDependencies, PINNED_NODE } from './bootstrap/dependencies.mjs'
import { ensurePrograms } from './bootstrap/system-packages.mjs'

if (process.argv.length > 2) refuse('npm run worker knows no options.')

await ensureDependencies()
const missing = await ensurePrograms(['ffmpeg'])
if (missing) refuse(missing)

becomeProgram(PINNED_NODE, 'apps/server/src/app/main.ts', ['--worker'])

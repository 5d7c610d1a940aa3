// npm start: from a bare clone to a running Starnest. Runs on any Node from 20; the server itself
// runs on the Node that the lock file pins.
import { becomeProgram, refuse } from './bootstrap/command.mjs'
import { ensureDependencies, PINNED_NODE } from './bootstrap/dependencies.mjs'
import { ensurePrograms } from './bootstrap/system-packages.mjs'
import { ensureWebBuild } from './bootstrap/web-build.mjs'

/** --lan opens Starnest to the home network. */
const OPTIONS = ['--lan']

const given = process.argv.slice(2)
const unknownOption = given.find((option) => !OPTIONS.includes(option))
if (unknownOption) refuse(`npm start knows no option "${unknownOption}"; there is only --lan.`)

await ensureDependencies()
const missing = await ensurePrograms(['ffmpeg'])
if (missing) console.warn(`${missing}\nUntil then films play, without seek previews and streams.`)
await ensureWebBuild()

becomeProgram(PINNED_NODE, 'apps/server/src/app/main.ts', given)

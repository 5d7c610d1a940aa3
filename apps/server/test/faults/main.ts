// npm run faults [-- name… --times 20]: breaks a whole Starnest of two nodes and a worker in all ways while a family
// uses it, and looks at what was acknowledged. See docs/faults.md.
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { endProcessesOf } from '../../../../bench/run/cost/processes-of.ts'
import { SCENARIOS } from './scenarios.ts'
import { type Row, saveRows, tableOf } from './seen/report.ts'

const RESULTS = 'faults.json'
const DEFAULT_TIMES = 20

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: String(DEFAULT_TIMES) } },
})
const times = Number(values.times)
const names = Object.keys(SCENARIOS)
const unknown = positionals.find((name) => !names.includes(name))
if (unknown !== undefined || !(Number.isInteger(times) && times > 0)) {
  console.error(`npm run faults -- [${names.join('|')}]… [--times ${DEFAULT_TIMES}]`)
  process.exit(1)
}

const folder = await realpath(await mkdtemp(join(tmpdir(), 'starnest-faults-')))
// PostgreSQL runs under an account of its own, which has to get through it.
await chmod(folder, 0o711)
process.env.TMPDIR = folder
const end = async () => {
  await endProcessesOf(folder)
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '')
  for (const line of mounts.split('\n')) {
    const [, at = ''] = line.split(' ')
    if (at.startsWith(folder)) await promisify(execFile)('umount', ['--lazy', at])
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    await report()
    await end()
    process.exit(1)
  })
}

const rows = new Map<string, Row>()

async function report(): Promise<void> {
  const all = [...rows.values()]
  console.log(`\n${tableOf(all)}\n`)
  await saveRows(RESULTS, all)
}

try {
  for (const [name, scenario] of Object.entries(SCENARIOS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    console.log(`${name} …`)
    await scenario({ times, note: (row) => void rows.set(`${name}: ${row.what}`, row) })
  }
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await report()
  await end()
}
if ([...rows.values()].some(({ wrong }) => wrong.length > 0)) process.exitCode = 1
process.exit()

// Runs as a process of its own: one bench of a module. Tells its figures to the process that started it. When that one is killed, ends with all it started.
import { tmpdir } from 'node:os'
import type { Benches } from '../benches.ts'
import { endProcessesOf } from './processes-of.ts'

process.once('disconnect', async () => {
  await endProcessesOf(tmpdir())
  process.exit(1)
})

const [url = '', name = ''] = process.argv.slice(2)
const { BENCHES }: { BENCHES: Benches } = await import(url)
const bench = BENCHES[name]
if (!bench) throw new Error(`${url} has no bench "${name}"`)
const answer = await bench.measure().then(
  (figures) => ({ figures }),
  (error: unknown) => {
    console.error(error)
    return { reason: error instanceof Error ? error.message : String(error) }
  },
)
process.send?.(answer, () => process.exit())

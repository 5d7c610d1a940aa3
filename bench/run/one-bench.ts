// Runs as a process of its own: one bench of a module, with its folder. Tells its figures to the process
// that started it, and ends with all it started when that one is killed.
import type { Benches } from '../benches.ts'
import { endProcessesOf } from './cost/processes-of.ts'

const [url = '', name = '', folder] = process.argv.slice(2)

process.once('disconnect', async () => {
  if (folder) await endProcessesOf(folder)
  process.exit(1)
})

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

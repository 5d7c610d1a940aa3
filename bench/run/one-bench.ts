// Runs as a process of its own: one bench of a module, with its folder. Tells its figures to the process
// that started it, and ends with all it started when that one is killed.
import type { Benches } from '../benches.ts'
import type { Figure } from '../figure.ts'
import { endProcessesOf } from './cost/processes-of.ts'
import { wasShortened } from './short-run.ts'

const [url = '', name = '', folder] = process.argv.slice(2)

process.once('disconnect', async () => {
  if (folder) await endProcessesOf(folder)
  process.exit(1)
})

const { BENCHES }: { BENCHES: Benches } = await import(url)
const bench = BENCHES[name]
if (!bench) throw new Error(`${url} has no bench "${name}"`)
const answer = await bench
  .measure()
  .then(measuredBy)
  .catch((error: unknown) => {
    console.error(error)
    return { reason: error instanceof Error ? error.message : String(error) }
  })
process.send?.(answer, () => process.exit())

/** @throws Error that names a figure which JSON cannot say */
function measuredBy(figures: Figure[]) {
  for (const { name, value, target, peer } of figures) {
    const odd = [value, target, peer?.value].find(
      (one) => one !== undefined && !Number.isFinite(one),
    )
    if (odd !== undefined) throw new Error(`the figure "${name}" is no finite number: ${odd}`)
  }
  return { figures, isShort: wasShortened() }
}

// npm run bench [-- name… --short --compare FILE --save FILE]: every figure that is promised, as a table and as
// JSON in bench/results.json. Each bench runs in a process of its own; one that fails stops no other.
import { constants } from 'node:os'
import { ALL } from './benches.ts'
import { comparisonText, figuresTable } from './report.ts'
import { measureAll } from './run/measure-all.ts'
import { compareResults } from './run/results/compare.ts'
import { type Results, readResults, saveResults } from './run/results/results.ts'
import { type RunOptions, runOptionsOf } from './run/run-options.ts'

/** What came of the run before this one is replaced by every run. */
const RESULTS = 'bench/results.json'

const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (interrupted.signal.aborted) return
    console.error(`\n${signal}: everything is being stopped …`)
    process.exitCode = 128 + constants.signals[signal]
    interrupted.abort()
  })
}

try {
  await run(runOptionsOf(process.argv.slice(2), ALL.benches))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode ??= 1
}

async function run({ wanted, isShort, compare, save }: RunOptions): Promise<void> {
  const before = compare === undefined ? undefined : await readResults(compare)
  const results = await measureAll(wanted, ALL, {
    signal: interrupted.signal,
    isShort,
    keep: (soFar) => saveResults(RESULTS, soFar),
  })
  console.log(
    `\n${figuresTable(results.benches.flatMap((one) => (one.is === 'measured' ? one.figures : [])))}\n`,
  )
  if (interrupted.signal.aborted) return
  if (save !== undefined) await saveResults(save, results)
  if (before) {
    const isOfAll = wanted.length === Object.keys(ALL.benches).length
    const comparison = compareResults(before, results, { isOfAll })
    console.log(`${comparisonText(comparison, { before, now: results })}\n`)
  }
  sayFailures(results)
}

function sayFailures({ benches }: Results): void {
  for (const result of benches) {
    if (result.is === 'measured') continue
    console.error(`The bench "${result.bench}" failed: ${result.reason}`)
    process.exitCode = 1
  }
}

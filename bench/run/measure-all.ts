import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PREPARED_LIBRARY } from '../../tests/prepared-library.ts'
import { type Benches, type BenchModule, LIBRARY } from '../benches.ts'
import { measureInOwnProcess, type OwnProcess } from './own-process.ts'
import { type BenchResult, newResults, type Results } from './results/results.ts'
import { SHORT } from './short-run.ts'

type HowToMeasure = Pick<OwnProcess, 'signal' | 'limitMs'> & {
  isShort: boolean
  /** Is told all results so far after each bench. */
  keep: (results: Results) => Promise<void>
}

/** Measures benches one after the other, each in a process of its own, until the signal ends them. What
 *  is cut off is in no result, and what it started is gone. */
export async function measureAll(
  names: readonly string[],
  { url, benches }: BenchModule,
  { signal, limitMs, isShort, keep }: HowToMeasure,
): Promise<Results> {
  const results = newResults()
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'starnest-bench-')))
  try {
    // The database's own account has to get through it.
    await chmod(folder, 0o711)
    for (const name of names) {
      console.log(`measuring ${name} …`)
      const result =
        failureBefore(name, benches, results) ??
        (await measureInOwnProcess(name, {
          folder: join(folder, name),
          env: { [PREPARED_LIBRARY]: join(folder, 'prepared'), ...(isShort && { [SHORT]: '1' }) },
          ...{ url, signal, limitMs },
        }))
      if (signal.aborted) break
      results.benches.push(result)
      await keep(results)
      console.log(`  ${result.is} in ${result.seconds.toFixed(1)} s`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch((error) =>
      console.error(`What benches left behind cannot be removed: ${error}`),
    )
  }
  return results
}

/** What stands on the prepared library fails with it. */
function failureBefore(name: string, benches: Benches, results: Results): BenchResult | undefined {
  const library = results.benches.find(({ bench }) => bench === LIBRARY)
  if (!benches[name]?.isOfLibrary || library?.is !== 'failed') return undefined
  return { bench: name, seconds: 0, is: 'failed', reason: 'the library was not prepared' }
}

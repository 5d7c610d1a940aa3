import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { endProcessesOf } from './cost/processes-of.ts'
import type { BenchResult } from './results/results.ts'
import { isFigures } from './results/results.ts'
import { within } from './waiting.ts'

const ONE_BENCH = fileURLToPath(new URL('./one-bench.ts', import.meta.url))

/** Longest that a bench may take: the longest takes nine minutes on a quiet machine, milliseconds. */
const BENCH_LIMIT_MS = 18 * 60_000

export type OwnProcess = {
  /** Address of the module of the bench. */
  url: string
  /** For everything temporary of the bench; it is made here, and gone afterwards. */
  folder: string
  env: Record<string, string>
  /** Ends the bench. */
  signal: AbortSignal
  /** Longest that it may take; 18 minutes. */
  limitMs?: number | undefined
}

/** Measures one bench in a process of its own. However it ends, nothing is left of it afterwards: no
 *  server, browser or database that it started, and no temporary file. */
export async function measureInOwnProcess(bench: string, own: OwnProcess): Promise<BenchResult> {
  const startedMs = performance.now()
  try {
    const measured = await measuredIn(own.folder, () => figuresOf(bench, own))
    return { bench, seconds: secondsSince(startedMs), is: 'measured', ...measured }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { bench, seconds: secondsSince(startedMs), is: 'failed', reason }
  }
}

const secondsSince = (startedMs: number) => (performance.now() - startedMs) / 1000

/** Does work that has a folder. @throws what the work throws, and Error when something is left of it */
async function measuredIn<Measured>(
  folder: string,
  measure: () => Promise<Measured>,
): Promise<Measured> {
  await mkdir(folder)
  // PostgreSQL runs under an account of its own, which has to get to its folder in this one.
  await chmod(folder, 0o711)
  try {
    return await measure()
  } finally {
    await endProcessesOf(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** @throws Error that says why there are none */
async function figuresOf(
  bench: string,
  { url, folder, env, signal, limitMs = BENCH_LIMIT_MS }: OwnProcess,
) {
  const child = fork(ONE_BENCH, [url, bench, folder], {
    env: { ...process.env, ...env, TMPDIR: folder },
    // Memory is measured after a collection.
    execArgv: ['--expose-gc'],
    signal,
    killSignal: 'SIGKILL',
  })
  const said = once(child, 'message').then(([answer]) => answer)
  const ended = once(child, 'close').then(([code, endSignal]) => ({
    reason: `it ended with ${endSignal ?? `code ${code}`}`,
  }))
  const answer = await within('end of it', limitMs, Promise.race([said, ended]))
  if (isFigures(answer.figures))
    return { figures: answer.figures, isShort: answer.isShort === true }
  throw new Error(String(answer.reason))
}

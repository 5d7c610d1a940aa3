import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import type { Figure } from '../../figure.ts'

/** What came of one bench. */
export type BenchResult = { bench: string; seconds: number } & (
  | {
      is: 'measured'
      figures: Figure[]
      /** Whether it measured less than when it is asked for by name. Files before 2026-11-30 do not say. */
      isShort?: boolean
    }
  | { is: 'failed'; reason: string }
)

/** A whole run, as it is kept in a file. */
export type Results = {
  /** When it began, ISO 8601. */
  measuredAt: string
  /** The processor and how many there are of it. */
  machine: string
  /** Processes that waited for a processor when the run began: 0 on a quiet machine. */
  load: number
  benches: BenchResult[]
}

/** A run that begins now on this machine. */
export function newResults(): Results {
  return {
    measuredAt: new Date().toISOString(),
    machine: `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}`,
    load: loadavg()[0] ?? 0,
    benches: [],
  }
}

/** Keeps a run in a file, which is replaced. */
export async function saveResults(path: string, results: Results): Promise<void> {
  await writeFile(path, `${JSON.stringify(results, null, 2)}\n`)
}

/** Reads a run that was kept. @throws Error with a sentence for a person */
export async function readResults(path: string): Promise<Results> {
  let kept: unknown
  try {
    kept = JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  if (!isResults(kept)) throw new Error(`${path} holds no results of npm run bench.`)
  return kept
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isResults = (value: unknown): value is Results =>
  isObject(value) &&
  typeof value.measuredAt === 'string' &&
  typeof value.machine === 'string' &&
  typeof value.load === 'number' &&
  Array.isArray(value.benches) &&
  value.benches.every(isBenchResult)

const isBenchResult = (value: unknown): value is BenchResult =>
  isObject(value) &&
  typeof value.bench === 'string' &&
  typeof value.seconds === 'number' &&
  ((value.is === 'measured' &&
    isFigures(value.figures) &&
    (value.isShort === undefined || typeof value.isShort === 'boolean')) ||
    (value.is === 'failed' && typeof value.reason === 'string'))

/** Whether this is a list of figures, as far as they are read again. */
export const isFigures = (value: unknown): value is Figure[] =>
  Array.isArray(value) && value.every(isFigure)

const isFigure = (value: unknown): value is Figure =>
  isObject(value) &&
  typeof value.name === 'string' &&
  typeof value.value === 'number' &&
  typeof value.unit === 'string' &&
  (value.better === 'smaller' || value.better === 'larger')

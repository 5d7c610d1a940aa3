// What took how long in a run of all tests.
import { relative } from 'node:path'
import { PROJECT } from '../bootstrap/command.mjs'

/** How many of the slowest files are told. */
const SLOWEST_FILES = 20

/** Milliseconds of each test file in a Vitest JSON report: { file, tookMs }. */
export function vitestFiles({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(PROJECT, name),
    tookMs: endTime - startTime,
  }))
}

/** The same in a Playwright JSON report; every try of a test counts. */
export function playwrightFiles({ suites }) {
  return suites.map((suite) => ({ file: `tests/e2e/${suite.file}`, tookMs: durationOf(suite) }))
}

function durationOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  return (
    own.reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, suite) => sum + durationOf(suite), 0)
  )
}

/** Lines that tell the slowest files of all runners and how long each phase took, with what ran at once in
 *  it. `files`: { file, tookMs }; `phases`: { name, tookMs, runs: { name, tookMs }[] }. */
export function timesReport({ files, phases }) {
  const slowest = files.toSorted((one, other) => other.tookMs - one.tookMs).slice(0, SLOWEST_FILES)
  const total = phases.reduce((sum, { tookMs }) => sum + tookMs, 0)
  return [
    `The ${slowest.length} slowest test files:`,
    ...slowest.map(({ file, tookMs }) => `${seconds(tookMs)}  ${file}`),
    'Phases:',
    ...[...phases, { name: 'all', tookMs: total, runs: [] }].flatMap(({ name, tookMs, runs }) => [
      `${minutes(tookMs)}  ${name}`,
      ...runs.map((run) => `${minutes(run.tookMs)}    ${run.name}`),
    ]),
  ]
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`
const minutes = (milliseconds) => `${(milliseconds / 60_000).toFixed(1).padStart(7)} min`

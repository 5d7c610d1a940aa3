// npm test: on a bare clone installs what is missing, then checks, tests, and plays films in a real
// browser. `npm test -- watch party` runs the tests of these slices alone. It tells the slowest files, the
// minutes of each phase, what was skipped and what failed; the last line is the sum of it: "N passed, N failed".
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { getPriority, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuse, runCommand } from './bootstrap/command.mjs'
import { ensureDependencies, PINNED_NODE } from './bootstrap/dependencies.mjs'
import { ensurePrograms } from './bootstrap/system-packages.mjs'
import { ensureWebBuild } from './bootstrap/web-build.mjs'
import { runChecks } from './check.mjs'
import {
  playwrightFailures,
  playwrightSkipped,
  vitestFailures,
  vitestSkipped,
} from './test-run/failures.mjs'
import { keptFolder, sliceFilters, unknownSlices } from './test-run/slices.mjs'
import { playwrightFiles, timesReport, vitestFiles } from './test-run/times.mjs'

const slices = process.argv.slice(2)
const ofAll = slices.length === 0
const unknown = unknownSlices(slices)
if (unknown.length > 0) refuse(`There is no slice called ${unknown.join(' or ')}.`)

/** Option of both runners. */
const NONE_IS_FINE = '--pass-with-no-tests'

const reports = mkdtempSync(join(tmpdir(), 'starnest-test-'))
/** The library that all servers of tests begin with, and films that both runners look at. A run of everything
 *  makes its own. */
const kept = ofAll ? reports : keptFolder()
const library = join(kept, 'library')
const filters = sliceFilters(slices)

/** What both runners are told. */
const shared = {
  STARNEST_TEST_PREPARED_LIBRARY: library,
  STARNEST_TEST_KEPT_FILMS: join(kept, 'films'),
  NODE_COMPILE_CACHE: compiledCode(),
}

/** Priority of the tests, as a nice value: nearer to that of the programs that work on films (10) than usual, so that
 *  a machine full of tests leaves those their share. */
const PRIORITY = 5

/** Films in real time that play at once. Beside all of Vitest one is enough, and disturbs it least. */
const REAL_TIME_WORKERS = ofAll ? 1 : 3

/** Pages that are tested at once, beside Vitest on two processors: some draw rooms without a graphics card. */
const BROWSER_WORKERS = 2

const PHASES = [
  { name: 'preparation', run: prepare },
  ofAll
    ? { name: 'checks and the library', run: () => together([runChecks(), prepareLibrary()]) }
    : { name: 'the library', run: prepareLibrary },
  { name: 'tests', run: runAllTests },
]

/** Both runners at once, since neither keeps two processors busy by itself. Films in real time play beside
 *  Vitest alone; the other pages follow them. Of named slices, all runs at once. */
async function runAllTests() {
  const vitest = runVitest()
  const shownAfter = vitest.then(() => undefined)
  const films = runPlaywright('real-time', { workers: REAL_TIME_WORKERS, shownAfter })
  const before = ofAll ? films : undefined
  const shown = ofAll ? shownAfter : Promise.all([shownAfter, films])
  const pages = Promise.resolve(before).then(() =>
    runPlaywright('browser', { workers: BROWSER_WORKERS, shownAfter: shown }),
  )
  return together([vitest, films, pages])
}

async function prepare() {
  await ensureDependencies()
  const engines = ['ffmpeg', 'chromium', 'opengl', 'festival', 'apertium', 'redis']
  const missing = await ensurePrograms(engines)
  if (missing) refuse(missing)
  // Where there is none, the whole browser does its work.
  await ensurePrograms(['chromium-shell'])
  // Only Debian packs this one.
  await ensurePrograms(['swift'])
  await ensureWebBuild()
  return { passed: 0, failed: 0 }
}

/** Brings in all that ships, once for all servers of tests, unless that was done before. */
async function prepareLibrary() {
  const program = ['tests/setup/prepare-library.ts']
  const { code } = await runCommand(PINNED_NODE, program, { env: shared })
  return { passed: 0, failed: code === 0 ? 0 : 1 }
}

/** The folder in which Node keeps the code that it has compiled, since tests start many servers. Those
 *  run as another user: it may write there, and nobody else learns the folder's name. */
function compiledCode() {
  const folder = join(reports, randomUUID())
  mkdirSync(folder)
  chmodSync(folder, 0o777)
  chmodSync(reports, 0o711)
  return folder
}

function runVitest() {
  const report = join(reports, 'unit.json')
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runTests(['node_modules/vitest/vitest.mjs', 'run', ...options, ...filters.vitest], {
    name: 'Vitest',
    env: shared,
    report,
    count: (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }),
    filesOf: vitestFiles,
    failuresOf: vitestFailures,
    skippedOf: vitestSkipped,
  })
}

/** What it says is shown after `shownAfter`, for it runs beside another runner. */
function runPlaywright(project, { workers, shownAfter }) {
  const report = join(reports, `${project}.json`)
  // A run empties its folder as it begins.
  const output = `--output=test-results/${project}`
  const options = [`--project=${project}`, `--workers=${workers}`, output, '--reporter=list,json']
  return runTests(
    ['node_modules/@playwright/test/cli.js', 'test', ...options, ...filters.playwright],
    {
      name: `Playwright, ${project}`,
      env: { ...shared, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      shownAfter,
      report,
      count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
      filesOf: playwrightFiles,
      failuresOf: playwrightFailures,
      skippedOf: playwrightSkipped,
    },
  )
}

/** Run a test runner that also writes a JSON report, and count what the report says. A runner that
 *  ended badly without a failed test, or ran none, counts as one failure; of named slices it may have
 *  none. */
async function runTests(programArguments, options) {
  const { name, env, shownAfter, report, count, filesOf, failuresOf, skippedOf } = options
  const none = ofAll ? [] : [NONE_IS_FINE]
  const startedMs = Date.now()
  const { code } = await runCommand(PINNED_NODE, [...programArguments, ...none], {
    env,
    shownAfter,
  })
  const runs = [{ name, tookMs: Date.now() - startedMs }]
  const { passed, failed, files, failures, skipped } = readReport(report, (json) => ({
    ...count(json),
    files: filesOf(json),
    failures: failuresOf(json),
    skipped: skippedOf(json),
  }))
  const brokeOff = failed === 0 && (code !== 0 || (passed === 0 && ofAll))
  if (brokeOff) failures.push(`${name} ended with code ${code} and no failed test`)
  return { passed, failed: failed + (brokeOff ? 1 : 0), files, failures, skipped, runs }
}

function readReport(report, read) {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, files: [], failures: [], skipped: [] }
  }
}

async function together(runs) {
  const results = await Promise.all(runs)
  return {
    passed: sum(results, 'passed'),
    failed: sum(results, 'failed'),
    files: results.flatMap(({ files = [] }) => files),
    failures: results.flatMap(({ failures = [] }) => failures),
    skipped: results.flatMap(({ skipped = [] }) => skipped),
    runs: results.flatMap(({ runs = [] }) => runs),
  }
}

function sum(results, key) {
  return results.reduce((total, result) => total + result[key], 0)
}

setPriority(Math.max(PRIORITY, getPriority()))
const results = []
for (const { name, run } of PHASES) {
  const startedMs = Date.now()
  const result = { files: [], failures: [], skipped: [], runs: [], ...(await run()) }
  results.push({ name, tookMs: Date.now() - startedMs, ...result })
}
rmSync(reports, { recursive: true })

const files = results.flatMap((result) => result.files)
for (const line of timesReport({ files, phases: results })) console.log(line)
const skipped = results.flatMap((result) => result.skipped)
if (skipped.length > 0) console.log([`${skipped.length} skipped:`, ...skipped].join('\n'))
const failures = results.flatMap((result) => result.failures)
if (failures.length > 0) console.log(['Failed:', ...failures].join('\n'))
console.log(`${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`)
process.exit(sum(results, 'failed') === 0 ? 0 : 1)

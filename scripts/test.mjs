// npm test: on a bare clone installs what is missing, then checks, tests, and plays films in a real
// browser. `npm test -- watch party` runs the tests of these slices alone. It tells the slowest files and
// the minutes of each phase; the last line is the sum of it: "N passed, N failed".
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuse, runCommand } from './bootstrap/command.mjs'
import { ensureDependencies, PINNED_NODE } from './bootstrap/dependencies.mjs'
import { ensurePrograms } from './bootstrap/system-packages.mjs'
import { ensureWebBuild } from './bootstrap/web-build.mjs'
import { runChecks } from './check.mjs'
import { keptLibrary, sliceFilters, unknownSlices } from './test-slices.mjs'
import { playwrightFiles, timesReport, vitestFiles } from './test-times.mjs'

const slices = process.argv.slice(2)
const unknown = unknownSlices(slices)
if (unknown.length > 0) refuse(`There is no slice called ${unknown.join(' or ')}.`)

/** Both runners know it. */
const NONE_IS_FINE = '--pass-with-no-tests'

const reports = mkdtempSync(join(tmpdir(), 'starnest-test-'))
/** The library that all browser tests begin with. A run of everything makes its own. */
const library = slices.length > 0 ? keptLibrary() : join(reports, 'library')
const filters = sliceFilters(slices)

const PHASES = [
  { name: 'preparation', run: prepare },
  ...(slices.length > 0 ? [] : [{ name: 'checks', run: runChecks }]),
  // What waits for films to play leaves the processors to the other tests.
  {
    name: 'Vitest and films in real time',
    run: () => together([runVitest(), runPlaywright('real-time', { workers: 1, isQuiet: true })]),
  },
  { name: 'Playwright', run: () => runPlaywright('browser', { workers: 2 }) },
]

async function prepare() {
  await ensureDependencies()
  const missing = await ensurePrograms(['ffmpeg', 'chromium', 'opengl', 'festival'])
  if (missing) refuse(missing)
  // Where there is none, the whole browser does its work.
  await ensurePrograms(['chromium-shell'])
  await ensureWebBuild()
  return { passed: 0, failed: 0 }
}

function runVitest() {
  const report = join(reports, 'unit.json')
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runTests(['node_modules/vitest/vitest.mjs', 'run', ...options, ...filters.vitest], {
    report,
    count: (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }),
    filesOf: vitestFiles,
  })
}

/** `isQuiet`: what it says is shown when it has ended. */
function runPlaywright(project, { workers, isQuiet }) {
  const report = join(reports, `${project}.json`)
  const options = [`--project=${project}`, `--workers=${workers}`, '--reporter=list,json']
  return runTests(
    ['node_modules/@playwright/test/cli.js', 'test', ...options, ...filters.playwright],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, STARNEST_TEST_PREPARED_LIBRARY: library },
      isQuiet,
      report,
      count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
      filesOf: playwrightFiles,
    },
  )
}

/** Run a test runner that also writes a JSON report, and count what the report says. A runner that
 *  ended badly without a failed test, or ran none, counts as one failure; of named slices it may have
 *  none. */
async function runTests(programArguments, { env, isQuiet, report, count, filesOf }) {
  const none = slices.length > 0 ? [NONE_IS_FINE] : []
  const { code, output } = await runCommand(PINNED_NODE, [...programArguments, ...none], {
    env,
    keepOutput: isQuiet,
  })
  if (isQuiet) console.log(output)
  const { passed, failed, files } = readReport(report, (json) => ({
    ...count(json),
    files: filesOf(json),
  }))
  const brokeOff = failed === 0 && (code !== 0 || (passed === 0 && slices.length === 0))
  return { passed, failed: failed + (brokeOff ? 1 : 0), files }
}

function readReport(report, read) {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, files: [] }
  }
}

async function together(runs) {
  const results = await Promise.all(runs)
  return {
    passed: sum(results, 'passed'),
    failed: sum(results, 'failed'),
    files: results.flatMap(({ files }) => files),
  }
}

function sum(results, key) {
  return results.reduce((total, result) => total + result[key], 0)
}

const results = []
for (const { name, run } of PHASES) {
  const startedMs = Date.now()
  const { passed, failed, files = [] } = await run()
  results.push({ name, tookMs: Date.now() - startedMs, passed, failed, files })
}
rmSync(reports, { recursive: true })

const files = results.flatMap((result) => result.files)
for (const line of timesReport({ files, phases: results })) console.log(line)
console.log(`${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`)
process.exit(sum(results, 'failed') === 0 ? 0 : 1)

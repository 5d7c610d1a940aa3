// npm test: on a bare clone installs what is missing, then checks, tests, and plays films in a real
// browser. It tells the slowest files and the minutes of each phase; the last line is the sum of it:
// "N passed, N failed".
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuse, runCommand } from './bootstrap/command.mjs'
import { ensureDependencies, PINNED_NODE } from './bootstrap/dependencies.mjs'
import { ensurePrograms } from './bootstrap/system-packages.mjs'
import { ensureWebBuild } from './bootstrap/web-build.mjs'
import { runChecks } from './check.mjs'
import { playwrightFiles, timesReport, vitestFiles } from './test-times.mjs'

const reports = mkdtempSync(join(tmpdir(), 'starnest-test-'))
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')

const PHASES = [
  { name: 'preparation', run: prepare },
  { name: 'checks', run: runChecks },
  {
    name: 'Vitest',
    run: () =>
      runTests(
        'node_modules/vitest/vitest.mjs',
        ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
        {
          report: unitReport,
          count: (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }),
          filesOf: vitestFiles,
        },
      ),
  },
  {
    name: 'Playwright',
    run: () =>
      runTests('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
        report: browserReport,
        count: ({ stats }) => ({
          passed: stats.expected,
          failed: stats.unexpected + stats.flaky,
        }),
        filesOf: playwrightFiles,
      }),
  },
]

async function prepare() {
  await ensureDependencies()
  const missing = await ensurePrograms(['ffmpeg', 'chromium', 'opengl', 'festival'])
  if (missing) refuse(missing)
  await ensureWebBuild()
  return { passed: 0, failed: 0 }
}

/** Run a test runner that also writes a JSON report, and count what the report says. A runner that
 *  ended badly without a failed test, or ran none, counts as one failure. */
async function runTests(program, programArguments, { env, report, count, filesOf }) {
  const { code } = await runCommand(PINNED_NODE, [program, ...programArguments], { env })
  const { passed, failed, files } = readReport(report, (json) => ({
    ...count(json),
    files: filesOf(json),
  }))
  const brokeOff = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: failed + (brokeOff ? 1 : 0), files }
}

function readReport(report, read) {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, files: [] }
  }
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
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)

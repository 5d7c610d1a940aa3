// npm test: on a bare clone installs what is missing, then checks, tests, and plays films in a real
// browser. The last line is the sum of it: "N passed, N failed".
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuse, runCommand } from './bootstrap/command.mjs'
import { ensureDependencies, PINNED_NODE } from './bootstrap/dependencies.mjs'
import { ensurePrograms } from './bootstrap/system-packages.mjs'
import { ensureWebBuild } from './bootstrap/web-build.mjs'
import { runChecks } from './check.mjs'

await ensureDependencies()
const missing = await ensurePrograms(['ffmpeg', 'chromium', 'opengl', 'festival'])
if (missing) refuse(missing)
await ensureWebBuild()

const reports = mkdtempSync(join(tmpdir(), 'starnest-test-'))

/** Run a test runner that also writes a JSON report, and count what the report says. A runner that
 *  ended badly without a failed test, or ran none, counts as one failure. */
async function runTests(program, programArguments, { env, report, count }) {
  const { code } = await runCommand(PINNED_NODE, [program, ...programArguments], { env })
  const { passed, failed } = countIn(report, count)
  const brokeOff = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: failed + (brokeOff ? 1 : 0) }
}

function countIn(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

const unitReport = join(reports, 'unit.json')
const poolReport = join(reports, 'pool.json')
const browserReport = join(reports, 'browser.json')
const results = [await runChecks()]
results.push(
  await runTests(
    'node_modules/vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    {
      report: unitReport,
      count: (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }),
    },
  ),
)
results.push(
  await runTests(
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      '--config=vitest.pool.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${poolReport}`,
    ],
    {
      report: poolReport,
      count: (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }),
    },
  ),
)
results.push(
  await runTests('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    report: browserReport,
    count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  }),
)
rmSync(reports, { recursive: true })

const sum = (key) => results.reduce((total, result) => total + result[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)

// Imports go one way only. A cruiser that reads nothing also finds nothing, so the number of files
// read is asserted, and planted violations have to be found.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

const CRUISER = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
const SOURCES = ['packages', 'apps']
const PLANTED = 'tests/fixtures/broken-arrows'
const PLANTED_RULES = [
  'no-feature-to-feature',
  'only-tests-need-test-help',
  'library-knows-no-slice',
  'ui-and-platform-know-no-product',
]

type Cruise = {
  summary: {
    violations: { rule: { name: string }; from: string; to: string }[]
    totalCruised: number
  }
}

function cruise(folders: string[]): Cruise {
  const cruiser = spawnSync(
    process.execPath,
    [CRUISER, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  if (!cruiser.stdout) throw new Error(`dependency-cruiser said nothing: ${cruiser.stderr}`)
  return JSON.parse(cruiser.stdout)
}

function sourceCount(): number {
  const exclude = (name: string) => /node_modules|dist|build/.test(name)
  return SOURCES.reduce(
    (total, folder) => total + globSync(`${folder}/*/src/**/*.{ts,tsx}`, { exclude }).length,
    0,
  )
}

const complaints: string[] = []
const { summary } = cruise(SOURCES)
for (const { rule, from, to } of summary.violations)
  complaints.push(`${rule.name}: ${from} → ${to}`)
if (summary.totalCruised < sourceCount()) {
  complaints.push(`only ${summary.totalCruised} modules read of ${sourceCount()} source files`)
}
const planted = cruise([PLANTED]).summary.violations
for (const rule of PLANTED_RULES) {
  if (!planted.some(({ rule: { name } }) => name === rule)) {
    complaints.push(
      `the planted violation of ${rule} under ${PLANTED} was not found: the check is blind`,
    )
  }
}

for (const complaint of complaints) console.error(complaint)
console.log(`${summary.totalCruised} modules read, ${complaints.length} complaints`)
process.exit(complaints.length === 0 ? 0 : 1)

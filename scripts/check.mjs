// npm run check: cheap steps first; each is a command of its own that can also run alone.
import { pathToFileURL } from 'node:url'
import { runCommand } from './bootstrap/command.mjs'
import { ensureDependencies, PINNED_NODE } from './bootstrap/dependencies.mjs'
import { ensureWebBuild } from './bootstrap/web-build.mjs'

const bin = (name) => `node_modules/.bin/${name}`
const typesOf = (workspace) => [
  `types of ${workspace || 'tests'}`,
  bin('tsc'),
  ['-p', `${workspace ? `${workspace}/` : ''}tsconfig.json`],
]

/** Name, command and arguments of every step, cheapest first. */
const STEPS = [
  ['format and lint', bin('biome'), ['check', '--max-diagnostics=200', '--error-on-warnings']],
  ['import arrows', PINNED_NODE, ['scripts/checks/arrows.ts']],
  ['docblocks', PINNED_NODE, ['scripts/checks/docblocks.ts']],
  ['patterns', PINNED_NODE, ['scripts/checks/linear-patterns.ts']],
  ['dead code', bin('knip'), ['--no-progress']],
  ['unused styles', PINNED_NODE, ['scripts/checks/unused-styles.ts']],
  ['documents', PINNED_NODE, ['scripts/checks/documents.ts']],
  typesOf('packages/contract'),
  typesOf('packages/jam'),
  typesOf('packages/subtitles'),
  typesOf('packages/editor'),
  typesOf('packages/film-kit'),
  typesOf('packages/demo-library'),
  typesOf('apps/server'),
  typesOf('apps/web'),
  typesOf(''),
  ['JavaScript before home', PINNED_NODE, ['scripts/checks/bundle-size.ts']],
]

/** Run every step, even after one failed. Resolves with the number that passed, and those that failed. */
export async function runChecks() {
  const result = { passed: 0, failed: 0, failures: [] }
  for (const [name, command, commandArguments] of STEPS) {
    const startedMs = Date.now()
    const { code, output } = await runCommand(command, commandArguments, { keepOutput: true })
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${Date.now() - startedMs} ms)`)
    if (code === 0) result.passed++
    else result.failed++
    if (code !== 0) {
      result.failures.push(`check: ${name}`)
      console.log(output.trim())
    }
  }
  return result
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureDependencies()
  await ensureWebBuild()
  const { failed } = await runChecks()
  process.exit(failed === 0 ? 0 : 1)
}

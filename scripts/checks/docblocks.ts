// Every exported symbol of the contract, the ports, the studio and the slices' pure logic says in
// a docblock what it is. Components, routes and other wiring are read by their names.
import { globSync, readFileSync } from 'node:fs'
import { exportedSymbols } from './exported-symbols.ts'

const DESCRIBED = [
  'packages/contract/src/**/*.ts',
  'packages/jam/src/**/*.ts',
  'packages/subtitles/src/**/*.ts',
  'packages/editor/src/**/*.ts',
  'packages/film-kit/src/**/*.ts',
  'packages/demo-library/src/**/*.ts',
  'apps/server/src/{ports,domain,http,tables}/**/*.ts',
  'apps/web/src/{platform,library}/**/*.ts',
  'apps/*/src/features/**/*.ts',
]
const WIRING = /\.(test|routes|queries|texts)\.ts$/

const files = DESCRIBED.flatMap((pattern) => globSync(pattern)).filter((file) => !WIRING.test(file))
const complaints = files.flatMap((file) =>
  exportedSymbols(readFileSync(file, 'utf8'))
    .filter(({ hasDocblock }) => !hasDocblock)
    .map(({ name, line }) => `${file}:${line} ${name} has no docblock`),
)
if (files.length === 0) complaints.push('no file was read: the check is blind')

for (const complaint of complaints) console.error(complaint)
console.log(`${files.length} files read, ${complaints.length} complaints`)
process.exit(complaints.length === 0 ? 0 : 1)

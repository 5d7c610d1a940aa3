// Documents name only files that exist, and the table of slices has a row for each slice.
import { globSync, readFileSync } from 'node:fs'
import { pathFaults, sliceFaults } from './document-faults.ts'

/** Decisions tell what was true when they were made, and are never edited. */
const DOCUMENTS = ['README.md', 'docs/*.md']
const ARCHITECTURE = 'docs/architecture.md'
const SOURCES = ['apps', 'bench', 'deploy', 'docs', 'packages', 'scripts', 'tests']
const SLICES = 'apps/{server,web}/src/features/*'
/** The example of docs/adding-a-slice.md, and files that are made while Starnest or a bench runs. */
const MADE_UP = ['postcards', 'models/bergamot/models.json', 'bench/results.json']

const exclude = (name: string) => /^(?:node_modules|dist|build)$/.test(name.split('/').at(-1) ?? '')
const files = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.*`, { exclude }))
const documents = DOCUMENTS.flatMap((pattern) => globSync(pattern)).map((file) => ({
  file,
  source: readFileSync(file, 'utf8'),
}))

const { faults, pathCount } = pathFaults(documents, { files, madeUp: MADE_UP })
const slices = globSync(SLICES)
const complaints = [...faults, ...sliceFaults(readFileSync(ARCHITECTURE, 'utf8'), slices)]
if (pathCount === 0 || slices.length === 0) complaints.push('nothing was read: the check is blind')

for (const complaint of complaints) console.error(complaint)
console.log(`${pathCount} paths in ${documents.length} documents, ${complaints.length} complaints`)
process.exit(complaints.length === 0 ? 0 : 1)

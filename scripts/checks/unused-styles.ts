// Everything in a style sheet is used: every class is named by a component, every custom property
// is read, every animation runs, no rule stands twice, no class belongs to two folders; and what a
// token says is not written out again.
import { globSync, readFileSync } from 'node:fs'
import { type Sources, styleFaults } from './style-faults.ts'

const SHEETS = 'apps/web/src/**/*.css'
/** `front-door.ts` draws the first picture of home before any component runs. */
const PROGRAMS = ['apps/web/src/**/*.{ts,tsx}', 'apps/server/src/app/http/front-door.ts']
const PAGES = ['apps/web/index.html']
/** Tests hold the same words as classes, and draw nothing. */
const DRAWS_NOTHING = /\.(?:test|texts)\.tsx?$|\/testing\//

const read = (patterns: readonly string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !DRAWS_NOTHING.test(file))
    .sort()
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))

const sources: Sources = { sheets: read([SHEETS]), programs: read(PROGRAMS), pages: read(PAGES) }
const complaints = styleFaults(sources)
if (sources.sheets.length === 0 || sources.programs.length === 0) {
  complaints.push('no file was read: the check is blind')
}

for (const complaint of complaints) console.error(complaint)
console.log(`${sources.sheets.length} style sheets read, ${complaints.length} complaints`)
process.exit(complaints.length === 0 ? 0 : 1)

// Every regular expression takes linear time, which recheck proves for each. It takes a minute for
// all of them, so what it has said stands in linear-patterns.json, and only planted patterns, which
// have to be found, and new ones are looked at each time. With --write the new ones are added to
// the file, and those that no file has any more go.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import recheckFacts from 'recheck/package.json' with { type: 'json' }
import { type SourcePattern, sourcePatterns } from './source-patterns.ts'

const SOURCES = ['apps/*/{src,gallery}', 'packages/*/{src,render}', 'scripts', 'bench'].map(
  (folder) => `${folder}/**/*.{ts,tsx,mjs}`,
)
/** Files of tests, whose patterns meet only their own texts. */
const TESTS = /\.test\.tsx?$|\/testing\/|\/hostile\//
const PLANTED = 'tests/fixtures/slow-patterns/slow-patterns.ts'
const PLANTED_PATTERNS = 6
const KNOWN = 'scripts/checks/linear-patterns.json'
/** How long recheck looks at a pattern: counted in characters that are read, and not in time, so that a
 *  busy machine says the same. Only when it gives up altogether is a time, milliseconds. */
const PATIENCE = {
  attackLimit: 100_000_000,
  attackTimeout: null,
  incubationTimeout: null,
  timeout: 120_000,
}

/** Patterns that recheck cannot speak of or finds fault with, and why they do no harm all the same. */
const ALLOWED: Readonly<Record<string, string>> = {
  '/^\\p{RGI_Emoji}$/v': 'recheck does not know flag v; nothing in it is repeated.',
}

type Known = { recheck: string; linear: string[] }

// The backend that needs neither Java nor a program of its own.
process.env.RECHECK_BACKEND = 'pure'
const { checkSync } = await import('recheck')

const files = SOURCES.flatMap((pattern) => globSync(pattern)).filter((file) => !TESTS.test(file))
const found = files.flatMap((file) => sourcePatterns(file, readFileSync(file, 'utf8')))
const isWriting = process.argv.includes('--write')
const known: Known = JSON.parse(readFileSync(KNOWN, 'utf8'))
const isKnownVersion = known.recheck === recheckFacts.version
const before = new Set(isKnownVersion ? known.linear : [])
const complaints: string[] = []
const linear = new Set<string>()

const written = ({ source, flags }: NonNullable<SourcePattern['pattern']>) => `/${source}/${flags}`

/** Why a pattern is not known to be linear; undefined: it is. */
function faultOf({ source, flags }: NonNullable<SourcePattern['pattern']>) {
  const said = checkSync(source, flags, PATIENCE)
  if (said.status === 'safe') return undefined
  return said.status === 'vulnerable' ? said.complexity.summary : `not known: ${said.error.kind}`
}

for (const { file, line, pattern } of found) {
  const where = `${file}:${line}`
  if (pattern === null) {
    complaints.push(`${where}: this pattern is known only when it runs: write it out`)
    continue
  }
  const key = written(pattern)
  if (key in ALLOWED || linear.has(key)) continue
  const fault = before.has(key) ? undefined : faultOf(pattern)
  if (fault) complaints.push(`${where}: ${key} is not linear (${fault})`)
  else linear.add(key)
  if (!fault && !before.has(key) && !isWriting)
    complaints.push(`${where}: ${key} is new: node ${process.argv[1]} --write`)
}

const used = new Set(found.flatMap(({ pattern }) => (pattern ? written(pattern) : [])))
for (const key of Object.keys(ALLOWED)) {
  if (!used.has(key)) complaints.push(`${key} is allowed, and no file has it any more`)
}
if (!isWriting && [...before].some((key) => !used.has(key))) {
  complaints.push(`${KNOWN} names patterns that no file has any more: write it anew with --write`)
}
if (found.length === 0) complaints.push('no pattern was found: the check is blind')
const planted = sourcePatterns(PLANTED, readFileSync(PLANTED, 'utf8'))
const missed = planted.filter(({ pattern }) => !pattern || !faultOf(pattern))
if (planted.length !== PLANTED_PATTERNS || missed.length > 0) {
  complaints.push(`of ${PLANTED_PATTERNS} patterns planted in ${PLANTED} not all were found`)
}

if (isWriting) {
  const now: Known = { recheck: recheckFacts.version, linear: [...linear].sort() }
  writeFileSync(KNOWN, `${JSON.stringify(now, null, 2)}\n`)
}
for (const complaint of complaints) console.error(complaint)
console.log(`${files.length} files read, ${found.length} patterns, ${complaints.length} complaints`)
process.exit(complaints.length === 0 ? 0 : 1)

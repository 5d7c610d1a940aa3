import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const MIGRATIONS = join(import.meta.dirname, '../../../migrations')

/** Since Starnest runs on several nodes, older ones answer while and after a newer one updates the tables. */
const FIRST = '0026'

/** What would break the reads or writes of an older node. */
const BREAKS: readonly (readonly [string, RegExp])[] = [
  ['takes away', /\bdrop (?:table|column|default|view|function)\b/i],
  ['renames', /\brename\b/i],
  ['asks for more of what is there', /\bset not null\b|\bset data type\b/i],
  ['needs a value that older nodes do not write', /\badd column\b(?!.*\bdefault\b).*\bnot null\b/i],
]

/** Sentences on what statements of one update would do to older nodes. */
function broken(text: string): string[] {
  const made = [...text.matchAll(/(?:create table|add column) ("\w+")/gi)].map(([, name]) => name)
  return text.split('--> statement-breakpoint').flatMap((statement) => {
    const plain = statement.replace(/\s+/g, ' ').trim()
    const found = BREAKS.filter(([, pattern]) => pattern.test(plain)).map(([what]) => what)
    const isRule = /\badd constraint\b.* (?:check|unique)\b/i.test(plain)
    if (isRule && !made.some((name = '') => plain.includes(name))) {
      found.push('forbids what older nodes write')
    }
    return found.map((what) => `${what}: ${plain}`)
  })
}

it('updates of the tables only add what older nodes do not ask for', async () => {
  const names = (await readdir(MIGRATIONS)).filter((name) => /^\d{4}.*\.sql$/.test(name))
  const since = names.filter((name) => name >= FIRST)
  expect(since.length).toBeGreaterThan(2)
  for (const name of since) {
    expect([name, broken(await readFile(join(MIGRATIONS, name), 'utf8'))]).toEqual([name, []])
  }
})

it.each([
  'ALTER TABLE "titles" DROP COLUMN "tagline";',
  'ALTER TABLE "titles" RENAME COLUMN "tagline" TO "line";',
  'ALTER TABLE "titles" ALTER COLUMN "tagline" SET NOT NULL;',
  'ALTER TABLE "titles" ADD COLUMN "line" text NOT NULL;',
  'ALTER TABLE "titles" ADD CONSTRAINT "titles_line" UNIQUE("tagline");',
])('would see %s', (statement) => {
  expect(broken(statement)).toHaveLength(1)
})

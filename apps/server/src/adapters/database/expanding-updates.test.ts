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

/** The values that a rule of this name allows, where a text adds it last. */
function allowedBy(name: string, text: string): string[] {
  const at = text.lastIndexOf(`CONSTRAINT "${name}" CHECK`)
  const rule = at === -1 ? '' : text.slice(at, text.indexOf('))', at))
  return [...rule.matchAll(/'(\w+)'/g)].map(([, value = '']) => value)
}

/** Whether a rule takes the place of an earlier one and allows all that it allowed. */
function isWider(statement: string, { text, earlier }: { text: string; earlier: string }): boolean {
  const [, name = ''] = /\badd constraint "(\w+)" check\b/i.exec(statement) ?? []
  const before = allowedBy(name, earlier)
  const now = allowedBy(name, statement)
  const isReplaced = text.includes(`DROP CONSTRAINT "${name}"`)
  return isReplaced && before.length > 0 && before.every((value) => now.includes(value))
}

/** Sentences on what statements of one update would do to older nodes. `earlier`: the updates before it. */
function broken(text: string, earlier = ''): string[] {
  const made = [...text.matchAll(/(?:create table|add column) ("\w+")/gi)].map(([, name]) => name)
  return text.split('--> statement-breakpoint').flatMap((statement) => {
    const plain = statement.replace(/\s+/g, ' ').trim()
    const found = BREAKS.filter(([, pattern]) => pattern.test(plain)).map(([what]) => what)
    const isRule = /\badd constraint\b.* (?:check|unique)\b/i.test(plain)
    const isOfNew = made.some((name = '') => plain.includes(name))
    if (isRule && !isOfNew && !isWider(plain, { text, earlier })) {
      found.push('forbids what older nodes write')
    }
    return found.map((what) => `${what}: ${plain}`)
  })
}

it('updates of the tables only add what older nodes do not ask for', async () => {
  const names = (await readdir(MIGRATIONS)).filter((name) => /^\d{4}.*\.sql$/.test(name))
  const since = names.filter((name) => name >= FIRST)
  expect(since.length).toBeGreaterThan(2)
  let earlier = ''
  for (const name of names.toSorted()) {
    const text = await readFile(join(MIGRATIONS, name), 'utf8')
    if (name >= FIRST) expect([name, broken(text, earlier)]).toEqual([name, []])
    earlier += text
  }
})

const kindRule = (values: string) =>
  `ALTER TABLE "jobs" ADD CONSTRAINT "jobs_kind" CHECK ("jobs"."kind" in (${values}));`
it('lets a rule be replaced by one that allows more, not by one that allows less', () => {
  const replacing = (values: string) =>
    `ALTER TABLE "jobs" DROP CONSTRAINT "jobs_kind";--> statement-breakpoint\n${kindRule(values)}`
  expect(broken(replacing(`'one', 'two', 'three'`), kindRule(`'one', 'two'`))).toEqual([])
  expect(broken(replacing(`'one', 'three'`), kindRule(`'one', 'two'`))).toHaveLength(1)
  expect(broken(replacing(`'one'`))).toHaveLength(1)
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

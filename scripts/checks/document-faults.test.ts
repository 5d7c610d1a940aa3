import { expect, it } from 'vitest'
import { pathFaults, sliceFaults } from './document-faults.ts'

const FILES = [
  'apps/server/src/app/jam/jam.test.ts',
  'apps/server/src/features/jam/jam.routes.ts',
  'apps/web/languages/en/jam.json',
  'scripts/operate/backup.ts',
  'scripts/operate/restore.ts',
]

/** What is said of a document with this text, without its name. */
const faultsOf = (source: string) =>
  pathFaults([{ file: 'a.md', source }], { files: FILES, madeUp: ['postcards'] }).faults

it.each([
  ['a path from the top', 'See `scripts/operate/backup.ts`.'],
  ['a path without its beginning', '`app/jam/jam.test.ts`, `features/jam/jam.routes.ts`'],
  ['the parts of a brace list', '`scripts/operate/{backup,restore}.ts`'],
  ['a placeholder', '`features/<slice>/<slice>.routes.ts`, `apps/web/languages/*/jam.json`'],
  ['what is left out', '`apps/server/src/…/jam/jam.routes.ts`'],
  ['a name of the example', '`tables/postcards.ts`'],
  ['what is no file of ours', '`Show/Film.mkv`, `a / b`, `https://example.org/a.ts`, `jam.ts`'],
  ['a block of code', '```\n`gone/gone.ts`\n```'],
])('says nothing of %s', (_what, source) => expect(faultsOf(source)).toEqual([]))

it.each([
  ['a planted path', 'One\n`app/jam/gone.ts`', 'a.md:2 names app/jam/gone.ts'],
  ['a whole path that only ends alike', '`scripts/backup.ts`', 'a.md:1 names scripts/backup.ts'],
  ['one part of a brace list', '`operate/{backup,gone}.ts`', 'a.md:1 names operate/gone.ts'],
  [
    'a placeholder that fits nothing',
    '`features/<slice>/gone.ts`',
    'a.md:1 names features/<slice>/gone.ts',
  ],
  ['a path after a block of code', '```\n```\n`gone/a.ts`', 'a.md:3 names gone/a.ts'],
])('finds %s', (_what, source, complaint) =>
  expect(faultsOf(source)).toEqual([`${complaint}, and there is no such file`]),
)

it('finds the folder of a slice that has no row, or a row for the other side only', () => {
  const table = [
    'Mentions `features/party` without a row.',
    '| jam | `features/jam` | `features/jam`, `features/drop` | songs |',
    '| voice | | `features/voice`; more in `features/host` | words |',
  ].join('\n')
  const server = ['jam', 'party', 'voice'].map((name) => `apps/server/src/features/${name}`)
  const web = ['jam', 'drop', 'voice'].map((name) => `apps/web/src/features/${name}`)
  expect(sliceFaults(table, [...server, ...web])).toEqual([
    'docs/architecture.md: the table of slices has no row for apps/server/src/features/party',
    'docs/architecture.md: the table of slices has no row for apps/server/src/features/voice',
  ])
})

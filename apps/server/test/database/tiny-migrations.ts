import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PRODUCT = fileURLToPath(new URL('../../migrations', import.meta.url))

/** The product's extensions, and after them one small table and what later versions do to it. */
const TAGS = ['0000_extensions', '0001_notes', '0002_authors', '0003_mistake']

const STATEMENTS: Record<string, string> = {
  '0001_notes': 'create table notes (id integer primary key, words text not null)',
  '0002_authors': "alter table notes add author text not null default 'Leo'",
  '0003_mistake':
    'alter table notes add colour text;\n--> statement-breakpoint\n' +
    'alter table nowhere add colour text',
}

/** Fills `folder` with the migrations a Starnest of one version brings, `count` of the four. */
export async function tinyMigrations(folder: string, count: number): Promise<string> {
  const tags = TAGS.slice(0, count)
  await mkdir(join(folder, 'meta'), { recursive: true })
  for (const tag of tags) {
    const statement = STATEMENTS[tag]
    const file = join(folder, `${tag}.sql`)
    if (statement) await writeFile(file, statement)
    else await copyFile(join(PRODUCT, `${tag}.sql`), file)
  }
  const entries = tags.map((tag, idx) => ({
    idx,
    version: '7',
    when: 1_000 + idx,
    tag,
    breakpoints: true,
  }))
  const journal = { version: '7', dialect: 'postgresql', entries }
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify(journal))
  return folder
}

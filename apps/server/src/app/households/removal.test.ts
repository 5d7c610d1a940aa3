import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { furnish, MARK } from '../../../test/hostile/fuzz/furnish.ts'
import { rowsOf } from '../../../test/hostile/fuzz/rows-of.ts'
import { moveInNextDoor, runHousehold, storeFilm } from '../../../test/households/two-households.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { keysIn } from '../../adapters/storage/disk/copied-file.ts'
import { MEDIA_TABLES } from '../../features/household/households/removal.repository.ts'
import { households } from '../../tables/family.ts'
import { files } from '../../tables/files.ts'
import { titles } from '../../tables/titles.ts'

/** A film that ships: both households stand on its files. */
const SHIPPED = 'sharedFilmOfBothHouses'
const OURS = 'ourOwnFilmAAAAAAAAAAAA'
const THEIRS = 'theirOwnFilmAAAAAAAAAA'

let home: TestHome
let next: Awaited<ReturnType<typeof moveInNextDoor>>
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  await home.household.prepare()
  for (const key of await media()) await home.storage.remove(key.split('/')[0] ?? '')
  next = await moveInNextDoor(home)
  await moveIn()
})
afterAll(() => home.close())

const media = () => keysIn(join(home.place.folder, 'media'))
const uploadPath = (id: string) => join(home.uploadsFolder, id)
const ourRows = () => rowsOf(home.database.db, home.householdId)
const theirRows = async () =>
  Object.entries(await rowsOf(home.database.db, next.householdId)).filter(
    ([, rows]) => rows.length > 0,
  )
const remove = (options = {}) =>
  runHousehold(home, ['remove', String(next.householdId), next.name], options)

/** Rows in every table of the household next door, a few of ours, and files of both. */
async function moveIn(): Promise<void> {
  const { householdId, profileId } = next
  const [ourFile, theirFile] = [
    await storeFilm(home, { householdId: home.householdId, mediaId: OURS }),
    await storeFilm(home, { householdId, mediaId: THEIRS, bytes: 'their film', profileId }),
  ]
  const shipped = { origin: 'demo:fox', originHash: 'one', mediaId: SHIPPED }
  await home.addTitle(shipped)
  await home.addTitle({ ...shipped, householdId })
  const own = { origin: `file:${ourFile}`, mediaId: OURS }
  const somebody = await home.addSomebody('R')
  await home.addProgress(somebody, await home.addTitle(own))
  const titleId = await home.addTitle({ origin: `file:${theirFile}`, mediaId: THEIRS, householdId })
  const isTheirs = eq(files.id, theirFile)
  await home.database.db.update(files).set({ titleId }).where(isTheirs)
  await putFilm(SHIPPED)
  await furnish(home, { householdId, profileId, titleId, fileId: theirFile, mediaId: THEIRS })
  await mkdir(home.uploadsFolder, { recursive: true })
  await writeFile(uploadPath('ourUploadAAAAAAAAAAAAA'), 'half')
  await writeFile(uploadPath('someUploadOfOursAAAAAA'), 'half')
}

async function putFilm(mediaId: string, name = 'video.mp4'): Promise<void> {
  await home.storage.withWorkFolder(async (folder) => {
    await writeFile(join(folder, 'bytes'), 'shipped')
    await home.storage.putFile(`${mediaId}/${name}`, join(folder, 'bytes'))
  })
}

it('knows every table whose rows name files in storage', async () => {
  const { rows } = await home.database.db.execute(sql`select table_name as name
    from information_schema.columns
    where table_schema = current_schema() and column_name = 'media_id' order by 1`)
  const names = MEDIA_TABLES.map((table) => getTableConfig(table).name)
  expect(rows.map(({ name }) => name)).toEqual(names.sort())
})

describe('removing a household', () => {
  it('leaves no row and no file of it, and touches nothing of the other', async () => {
    const before = await ourRows()
    expect((await theirRows()).length).toBeGreaterThan(25)
    const said = await remove()
    expect(await theirRows()).toEqual([])
    expect(await ourRows()).toEqual(before)
    expect(await media()).toEqual([`${OURS}/original.mp4`, `${SHIPPED}/video.mp4`])
    expect(await readdir(home.uploadsFolder)).toEqual(['someUploadOfOursAAAAAA'])
    expect(said.at(-1)).toMatch(
      /^"Next door" is removed: \d+ rows of \d+ tables, 3 files with 0\.0 MB\.$/,
    )
  })

  it('removes the files of a film that ships with the last household that has it', async () => {
    await home.database.db.delete(titles).where(eq(titles.householdId, home.householdId))
    await remove()
    expect(await media()).toEqual([`${OURS}/original.mp4`])
  })

  it('removes an upload that a killed server had moved into storage and not yet written down', async () => {
    await putFilm('ourUploadAAAAAAAAAAAAA', 'original.mp4')
    await remove()
    expect(await media()).toEqual([`${OURS}/original.mp4`, `${SHIPPED}/video.mp4`])
  })

  it('wants its name repeated', async () => {
    await expect(
      runHousehold(home, ['remove', String(next.householdId), 'next door']),
    ).rejects.toThrow('is called "Next door"')
    expect((await next.browser.get('/api/home')).statusCode).toBe(200)
  })

  it('lets nobody in any more from its beginning, and goes on where it was interrupted', async () => {
    const stopped = new AbortController()
    const onSaid = () => stopped.abort(new Error('stopped'))
    await expect(remove({ signal: stopped.signal, onSaid })).rejects.toThrow()
    const [shut] = await home.database.db
      .select()
      .from(households)
      .where(eq(households.id, next.householdId))
    expect(shut?.removingSince).toEqual(home.clock.now)
    expect((await next.browser.get('/api/home')).json()).toMatchObject({ code: 'pairing_required' })
    expect((await runHousehold(home, ['list'])).at(-1)).toContain('being removed')
    await remove()
    expect(await theirRows()).toEqual([])
    await expect(remove()).rejects.toThrow('There is no household')
  })

  it('says nothing of a half-removed household to the one beside it', async () => {
    const stopped = new AbortController()
    const onSaid = () => stopped.abort(new Error('stopped'))
    await expect(remove({ signal: stopped.signal, onSaid })).rejects.toThrow()
    // Ours is not alone yet: a stranger of this machine is still nobody.
    expect((await home.app.inject('/api/home')).statusCode).toBe(401)
    await remove()
    expect((await home.app.inject('/api/home')).statusCode).toBe(200)
  })
})

describe('exporting a household', () => {
  const target = () => join(home.place.folder, `export-${next.householdId}`)
  const exported = (options = {}) =>
    runHousehold(home, ['export', String(next.householdId), target()], options)

  it('writes all its rows as JSON and its own files, and nothing of another', async () => {
    const before = await rowsOf(home.database.db, next.householdId)
    const said = await exported()
    const manifest = JSON.parse(await readFile(join(target(), 'manifest.json'), 'utf8'))
    expect(manifest).toMatchObject({
      format: 1,
      household: { id: next.householdId, name: 'Next door' },
    })
    const left = ['devices', 'household_invitations']
    const tables = Object.keys(before).filter((table) => !left.includes(table))
    expect(manifest.tables.map(({ name }: { name: string }) => name).sort()).toEqual(tables.sort())
    for (const { name, rows, sha256 } of manifest.tables) {
      const text = await readFile(join(target(), 'tables', `${name}.jsonl`), 'utf8')
      const lines = text.split('\n').slice(0, -1)
      expect([name, lines.length]).toEqual([name, rows])
      expect(createHash('sha256').update(text).digest('hex')).toBe(sha256)
      const stored = (before[name] ?? []).map((row) => withoutLeftOut(JSON.parse(row)))
      const key = (row: object) => JSON.stringify(Object.entries(row).sort())
      expect(lines.map((line) => key(JSON.parse(line))).sort()).toEqual(stored.map(key).sort())
    }
    const copied = await keysIn(join(target(), 'media'))
    expect(copied).toEqual(manifest.media.map(({ key }: { key: string }) => key))
    expect(copied).toContain(`${THEIRS}/original.mp4`)
    expect(copied.some((key) => key.startsWith(OURS) || key.startsWith(SHIPPED))).toBe(false)
    expect(await readFile(join(target(), 'media', THEIRS, 'original.mp4'), 'utf8')).toBe(
      'their film',
    )
    expect(said.at(-1)).toMatch(/^"Next door" is in .*: \d+ rows, 3 media files, 0\.0 MB\.$/)
    expect(JSON.stringify(manifest)).not.toContain(MARK)
  })

  it('leaves nothing when it is interrupted, and takes no folder that is there', async () => {
    const stopped = new AbortController()
    const onSaid = () => stopped.abort(new Error('stopped'))
    await expect(exported({ signal: stopped.signal, onSaid })).rejects.toThrow()
    const left = (await readdir(home.place.folder)).filter((name) => /export|unfinished/.test(name))
    expect(left.filter((name) => name.includes(String(next.householdId)))).toEqual([])
    await exported()
    await expect(exported()).rejects.toThrow('is there already')
  })
})

function withoutLeftOut(row: Record<string, unknown>): object {
  const { pin_hash: _pin, made_of: _paths, ...kept } = row
  return kept
}

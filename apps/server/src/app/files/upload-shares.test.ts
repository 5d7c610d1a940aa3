import {
  DEFAULT_CHILD_QUOTA_BYTES,
  MAX_FILES_PER_PROFILE,
  MAX_OPEN_UPLOADS,
  uploadLimitsSchema,
  uploadQuotaSchema,
} from '@starnest/contract/files/files'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { pathOf } from '@starnest/contract/route'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callsOf } from '../../../test/files/files-home.ts'
import { type MeasuredDisk, openMeasuredHome } from '../../../test/files/measured-disk.ts'
import { mp4Of, png } from '../../../test/files/sample-files.ts'
import { tusOf } from '../../../test/files/tus-calls.ts'
import type { Somebody, TestHome } from '../../../test/test-home.ts'
import { files, uploads } from '../../tables/files.ts'

const GB = 1_000_000_000
const MB = 1_000_000

let home: TestHome
let disk: MeasuredDisk
let close: () => Promise<void>
let dads: ReturnType<typeof callsOf>
let mia: Somebody
let mias: ReturnType<typeof callsOf>
let tus: ReturnType<typeof tusOf>
beforeAll(async () => {
  ;({ home, disk, close } = await openMeasuredHome())
  Object.assign(disk.space, { totalBytes: 1000 * GB, freeBytes: 500 * GB })
})
beforeEach(async () => {
  await home.clear()
  await home.database.db.delete(files)
  await home.database.db.delete(uploads)
  await home.slices.files.tidy({ isStart: true, isShared: false })
  dads = callsOf(home, await home.addSomebody('R', { ageGroup: 'adult' }))
  mia = await home.addSomebody('G')
  mias = callsOf(home, mia)
  tus = tusOf(mias)
})
afterAll(() => close())

const quotaUrl = () => pathOf(FILE_ROUTES.uploadQuota, { id: mia.profileId })
const quota = async () => uploadQuotaSchema.parse((await dads.call('GET', quotaUrl())).json())
const setQuota = (quotaBytes: number | null) =>
  dads.call('PUT', quotaUrl(), { payload: { quotaBytes } })

describe('how much a profile may upload', () => {
  it('is 5 GiB for children and as much as the disk takes for grown-ups, unless a parent says more', async () => {
    expect(await quota()).toEqual({
      quotaBytes: DEFAULT_CHILD_QUOTA_BYTES,
      isDefault: true,
      usedBytes: 0,
    })
    const limits = (await dads.call('GET', UPLOAD_ROUTES.limits.path)).json()
    expect(uploadLimitsSchema.parse(limits)).toMatchObject({ quotaBytes: null, usedBytes: 0 })
  })

  it('is refused beyond with a sentence of its own, and a parent can give more', async () => {
    await setQuota(10 * MB)
    expect((await tus.create(8 * MB)).statusCode).toBe(201)
    const refused = await tus.create(3 * MB)
    expect([refused.statusCode, refused.json().code]).toEqual([507, 'quota_full'])
    expect(refused.json().message).toMatch(/used up its space for uploads.*grown-up/)
    expect((await mias.send('a.mp4', mp4Of(3 * MB))).json().code).toBe('quota_full')
    await setQuota(null)
    expect((await tus.create(3 * MB)).statusCode).toBe(201)
    expect(await quota()).toMatchObject({ quotaBytes: null, isDefault: false, usedBytes: 11 * MB })
  })

  it('counts what still lies in the bin, until it is deleted for good', async () => {
    await setQuota(3 * MB)
    const picture = await mias.bring('a.png', png(Buffer.alloc(2 * MB)))
    await mias.call('DELETE', pathOf(FILE_ROUTES.remove, { filename: picture.filename }))
    expect((await tus.create(2 * MB)).json()).toMatchObject({
      code: 'quota_full',
      details: { usedBytes: picture.fileSize },
    })
    const gone = await mias.call(
      'DELETE',
      pathOf(FILE_ROUTES.deleteForGood, { filename: picture.filename }),
    )
    expect(gone.json()).toEqual({ deleted: 1, freedBytes: picture.fileSize })
    expect((await tus.create(2 * MB)).statusCode).toBe(201)
  })

  it('is said by grown-ups alone, of profiles that exist', async () => {
    const asChild = await mias.call('PUT', quotaUrl(), { payload: { quotaBytes: null } })
    expect([asChild.statusCode, asChild.json().code]).toEqual([403, 'grown_ups_only'])
    expect((await mias.call('GET', quotaUrl())).statusCode).toBe(403)
    expect(
      (await dads.call('GET', pathOf(FILE_ROUTES.uploadQuota, { id: 2_000_000 }))).statusCode,
    ).toBe(404)
    expect((await setQuota(-1)).statusCode).toBe(400)
  })
})

describe('rows that tiny uploads make', () => {
  it(`are bounded: no more than ${MAX_OPEN_UPLOADS} uploads of a profile are open, from all its devices`, async () => {
    for (let count = 0; count < MAX_OPEN_UPLOADS; count++) await tus.begin(1)
    const refused = await tus.create(1)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'uploads_full'])
    expect((await mias.send('a.png', png())).json().code).toBe('uploads_full')
    expect((await dads.send('a.png', png())).statusCode).toBe(200)
  })

  it(`are bounded: a profile has at most ${MAX_FILES_PER_PROFILE} files`, async () => {
    await home.database.db.execute(sql`
      insert into ${files} (household_id, media_id, filename, original_name, asset_type,
        content_type, size_bytes, profile_id)
      select ${home.householdId}, 'm' || n, 'm' || n || '.png', 'a.png', 'image', 'image/png', 1,
        ${mia.profileId} from generate_series(1, ${MAX_FILES_PER_PROFILE - 1}) n`)
    const two = await mias.sendForm(UPLOAD_ROUTES.uploadMultiple.path, [
      ['files', 'a.png', png(Buffer.from('one'))],
      ['files', 'b.png', png(Buffer.from('two'))],
    ])
    expect([two.statusCode, two.json().code]).toEqual([409, 'uploads_full'])
    expect((await mias.send('a.png', png())).statusCode).toBe(200)
    expect((await tus.create(1)).json().code).toBe('uploads_full')
  })

  it('are bounded: of uploads that became files, the last thousand are known', async () => {
    const { profileId } = mia
    const { filename } = await mias.bring('a.png', png())
    await home.database.db.execute(sql`
      insert into ${uploads} (id, household_id, profile_id, original_name, size_bytes, file_id)
      select 'u' || n, ${home.householdId}, ${profileId}, 'a.png', 1, f.id
      from generate_series(1, 3000) n, ${files} f where f.filename = ${filename}`)
    await mias.bring('b.png', png(Buffer.from('b')))
    const known = await home.database.db.$count(uploads, eq(uploads.profileId, profileId))
    expect(known).toBeLessThanOrEqual(1001)
  })
})

describe('the bin', () => {
  const toBin = async (calls: typeof dads, name: string, bytes: Buffer) => {
    const file = await calls.bring(name, bytes)
    await calls.call('DELETE', pathOf(FILE_ROUTES.remove, { filename: file.filename }))
    return file
  }

  it('can be emptied: a grown-up of all, a child of pictures and sound of its own', async () => {
    await toBin(mias, 'mia.png', png(Buffer.from('mia')))
    const { filename } = await toBin(dads, 'dad.mp4', mp4Of(1000))
    const asChild = await mias.call('DELETE', FILE_ROUTES.emptyBin.path)
    expect(asChild.json()).toMatchObject({ deleted: 1 })
    expect(
      (await mias.call('DELETE', pathOf(FILE_ROUTES.deleteForGood, { filename }))).statusCode,
    ).toBe(404)
    expect((await dads.list(true)).map(({ originalName }) => originalName)).toEqual(['dad.mp4'])
    expect((await dads.call('DELETE', FILE_ROUTES.emptyBin.path)).json()).toMatchObject({
      deleted: 1,
    })
    expect(await dads.list(true)).toEqual([])
    expect(await disk.storage.list(filename.slice(0, 22))).toEqual([])
  })

  it('lets nothing be deleted for good that does not lie in it', async () => {
    const { filename } = await dads.bring('dad.mp4', mp4Of(1000))
    expect(
      (await dads.call('DELETE', pathOf(FILE_ROUTES.deleteForGood, { filename }))).statusCode,
    ).toBe(404)
    expect((await dads.call('DELETE', FILE_ROUTES.emptyBin.path)).json()).toMatchObject({
      deleted: 0,
    })
    expect(await dads.list()).toHaveLength(1)
  })
})

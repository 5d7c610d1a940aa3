import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { BIN_DAYS, type TempFile } from '@starnest/contract/files/files'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { PIN_ROUTES } from '@starnest/contract/household/pin.routes'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { callsOf } from '../../../test/files/files-home.ts'
import { mp4, png, wav } from '../../../test/files/sample-files.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { deviceIdOf } from '../../features/household/device-cookie.ts'
import { devices, households } from '../../tables/family.ts'
import { files } from '../../tables/files.ts'
import { titles } from '../../tables/titles.ts'

const DAY_MS = 24 * 3_600_000

type Calls = ReturnType<typeof callsOf>

let home: TestHome
let dad: Somebody
let teen: Somebody
let child: Somebody
let dads: Calls
let teens: Calls
let childs: Calls
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  await home.database.db.delete(files)
  dad = await home.addSomebody('R', { ageGroup: 'adult' })
  teen = await home.addSomebody('PG-13', { ageGroup: 'teen' })
  child = await home.addSomebody('G')
  dads = callsOf(home, dad)
  teens = callsOf(home, teen)
  childs = callsOf(home, child)
})
afterAll(() => home.close())

const mediaIdOf = ({ filename }: TempFile) => filename.slice(0, 22)
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const names = (list: TempFile[]) => list.map(({ originalName }) => originalName)

/** Makes a title of a file, as ingest does. */
async function makeTitle(file: TempFile, rating: 'G' | 'PG-13' | 'NC-17' | null): Promise<number> {
  const mediaId = mediaIdOf(file)
  const titleId = await home.addTitle({ rating, mediaId, origin: `file:${mediaId}` })
  await home.database.db.update(files).set({ titleId }).where(eq(files.filename, file.filename))
  await makeThumbnails([file])
  return titleId
}

/** Makes of files what ingest makes of them. */
async function makeThumbnails(all: readonly TempFile[]): Promise<void> {
  const made = join(home.uploadsFolder, 'made')
  for (const file of all) {
    await home.database.db
      .update(files)
      .set({ hasThumbnail: true, hasWaveform: true })
      .where(eq(files.filename, file.filename))
    for (const name of ['thumbnail.webp', 'waveform.json']) {
      await writeFile(made, name)
      await home.storage.putFile(`${mediaIdOf(file)}/${name}`, made)
    }
  }
}

/** Every address that a file has. */
const addressesOf = (file: TempFile) => [
  file.storageUrl,
  `/media/temp-uploads/${mediaIdOf(file)}/thumbnail.webp`,
  `/media/temp-uploads/${mediaIdOf(file)}/waveform.json`,
]

async function expectFound(calls: Calls, file: TempFile): Promise<void> {
  for (const url of addressesOf(file)) expect((await calls.call('GET', url)).statusCode).toBe(200)
  expect(names(await calls.list())).toContain(file.originalName)
}

async function expectHidden(calls: Calls, file: TempFile): Promise<void> {
  const nowhere = pathOf(FILE_ROUTES.bytes, { filename: 'aaaaaaaaaaaaaaaaaaaaaa.mp4' })
  const unknown = (await calls.call('GET', nowhere)).body
  for (const method of ['GET', 'HEAD'] as const) {
    for (const url of addressesOf(file)) {
      const answer = await calls.call(method, url)
      expect([answer.statusCode, answer.headers.etag], url).toEqual([404, undefined])
      if (method === 'GET') expect(answer.body).toBe(unknown)
    }
  }
  expect(names(await calls.list())).not.toContain(file.originalName)
  expect(names(await calls.list(true))).not.toContain(file.originalName)
  for (const answer of [
    await calls.call('DELETE', pathOf(FILE_ROUTES.remove, { filename: file.filename })),
    await calls.call('POST', pathOf(FILE_ROUTES.restore, { filename: file.filename })),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'file_not_found'])
  }
}

/** Of each file that is found by its name, whether the answer says that it may be removed. */
const removableOf = async (calls: Calls, bin = false) =>
  Object.fromEntries(
    (await calls.list(bin)).map(({ originalName, mayRemove }) => [originalName, mayRemove]),
  )

const restore = (filename: string) => dads.call('POST', pathOf(FILE_ROUTES.restore, { filename }))

const checkOf = (calls: Calls, asked: { sha256: string; size: number }[]) =>
  calls.call('POST', UPLOAD_ROUTES.check.path, { payload: { files: asked } })

const fingerprint = (bytes: Buffer) => ({ sha256: sha256(bytes), size: bytes.length })

describe('who finds a file', () => {
  it('that is a title: exactly who may see the title', async () => {
    const bytes = ['G', 'PG-13', 'NC-17', 'unrated'].map((word) => mp4(Buffer.from(word)))
    const [forAll, forTeens, forGrownUps, unrated] = [
      await dads.bring('for all.mp4', bytes[0] ?? mp4()),
      await dads.bring('for teens.mp4', bytes[1] ?? mp4()),
      await dads.bring('for grown-ups.mp4', bytes[2] ?? mp4()),
      await dads.bring('unrated.mp4', bytes[3] ?? mp4()),
    ]
    await makeTitle(forAll, 'G')
    await makeTitle(forTeens, 'PG-13')
    await makeTitle(forGrownUps, 'NC-17')
    await makeTitle(unrated, null)
    const all = [forAll, forTeens, forGrownUps, unrated]
    for (const [calls, found] of [
      [childs, [forAll]],
      [teens, [forAll, forTeens]],
      [dads, all],
    ] as const) {
      for (const file of all) {
        if (found.some((one) => one === file)) await expectFound(calls, file)
        else await expectHidden(calls, file)
      }
      const { known } = (await checkOf(calls, bytes.map(fingerprint))).json()
      expect(known.map((file: TempFile | null) => file?.originalName ?? null)).toEqual(
        all.map((file) => (found.some((one) => one === file) ? file.originalName : null)),
      )
    }
  })

  it('that a parent blocked or approved: as the title', async () => {
    const file = await dads.bring('home.mp4', mp4())
    const titleId = await makeTitle(file, 'NC-17')
    await home.addRule(child, titleId, 'approved')
    home.household.forgetRemembered()
    await expectHidden(teens, file)
    const titleOfAll = await dads.bring('blocked.mp4', mp4(Buffer.from('other')))
    await home.addRule(teen, await makeTitle(titleOfAll, 'G'), 'blocked')
    home.household.forgetRemembered()
    await expectHidden(teens, titleOfAll)
    await expectFound(childs, titleOfAll)
  })

  it('that is a picture or a sound: grown-ups, and who brought it', async () => {
    const drawing = await childs.bring('drawing.png', png(Buffer.from('child')))
    const song = await teens.bring('song.wav', wav(Buffer.from('teen')))
    const photo = await dads.bring('photo.png', png(Buffer.from('dad')))
    expect(names(await childs.list())).toEqual(['drawing.png'])
    expect(names(await teens.list())).toEqual(['song.wav'])
    expect(names(await dads.list())).toEqual(['photo.png', 'song.wav', 'drawing.png'])
    await makeThumbnails([drawing, song, photo])
    await expectHidden(childs, photo)
    await expectHidden(childs, song)
    await expectHidden(teens, drawing)
    await expectFound(childs, drawing)
    await expectFound(dads, drawing)
  })

  it('that is a video and no title yet: grown-ups, even when a child brought it', async () => {
    const video = await childs.bring('mine.mp4', mp4())
    expect(video).toMatchObject({ originalName: 'mine.mp4', titleId: null, thumbnailUrl: null })
    expect(await childs.list()).toEqual([])
    expect((await childs.call('GET', video.storageUrl)).statusCode).toBe(404)
    expect(names(await dads.list())).toEqual(['mine.mp4'])
  })

  it('nobody, when a child watches along with a grown-up', async () => {
    const photo = await dads.bring('photo.png', png())
    const together = callsOf(home, await grownUpWith(child))
    expect(await together.list()).toEqual([])
    expect((await together.call('GET', photo.storageUrl)).statusCode).toBe(404)
  })

  it('nobody of another household', async () => {
    const photo = await dads.bring('photo.png', png())
    const [other] = await home.database.db
      .insert(households)
      .values({ name: 'Neighbours' })
      .returning()
    await home.database.db
      .update(files)
      .set({ householdId: other?.id ?? 0 })
      .where(eq(files.filename, photo.filename))
    await makeThumbnails([photo])
    await expectHidden(dads, photo)
    expect((await checkOf(dads, [fingerprint(png())])).json()).toEqual({ known: [null] })
  })

  it('never learns by bringing the same bytes that they are here', async () => {
    const secret = await dads.bring('secret.mp4', mp4())
    await makeTitle(secret, 'NC-17')
    const brought = await childs.bring('guess.mp4', mp4())
    expect(brought.filename).not.toBe(secret.filename)
    expect(brought).toMatchObject({ originalName: 'guess.mp4', titleId: null, thumbnailUrl: null })
    expect((await checkOf(childs, [fingerprint(mp4())])).json()).toEqual({ known: [null] })
    expect(names(await dads.list())).toEqual(['guess.mp4', 'secret.mp4'])
  })

  it('nobody on a device that has not said who it is, where a PIN protects', async () => {
    await dads.call('PUT', pathOf(PIN_ROUTES.change, { id: dad.profileId }), {
      payload: { pin: '482915' },
    })
    const drawing = await childs.bring('drawing.png', png())
    const unknown = callsOf(home, { deviceId: 'AAAAAAAAAAAAAAAAAAAAAA' })
    expect(await unknown.list()).toEqual([])
    expect((await unknown.call('GET', drawing.storageUrl)).statusCode).toBe(404)
    expect((await unknown.send('mine.png', png())).json()).toMatchObject({ code: 'pin_required' })
    const begun = await unknown.call('POST', UPLOAD_ROUTES.resumable.path, {
      headers: { 'tus-resumable': '1.0.0', 'upload-length': '10' },
    })
    expect(begun.json()).toMatchObject({ code: 'pin_required' })
  })
})

describe('the bin', () => {
  it('takes a file and its title away at once, and gives both back', async () => {
    const file = await dads.bring('film.mp4', mp4())
    const titleId = await makeTitle(file, 'G')
    await home.addProgress(child, titleId)
    const removed = await dads.call(
      'DELETE',
      pathOf(FILE_ROUTES.remove, { filename: file.filename }),
    )
    expect(removed.json()).toMatchObject({ removedAt: home.clock.now.toISOString() })
    expect(await dads.list()).toEqual([])
    expect(names(await dads.list(true))).toEqual(['film.mp4'])
    for (const calls of [dads, childs]) {
      expect((await calls.call('GET', CATALOG_ROUTES.list.path)).json()).toEqual([])
    }
    await expectHidden(childs, file)
    const back = await dads.call('POST', pathOf(FILE_ROUTES.restore, { filename: file.filename }))
    expect(back.json()).toMatchObject({ filename: file.filename, removedAt: null, titleId })
    await expectFound(childs, file)
    expect((await childs.call('GET', CATALOG_ROUTES.list.path)).json()).toHaveLength(1)
    const title = (await childs.call('GET', `/api/animations/${titleId}/playback`)).json()
    expect(title.resumeAt).toBe(60)
  })

  it('is for grown-ups, and for who brought a picture or a sound', async () => {
    const film = await dads.bring('film.mp4', mp4())
    await makeTitle(film, 'G')
    const drawing = await childs.bring('drawing.png', png())
    expect(await removableOf(childs)).toEqual({ 'film.mp4': false, 'drawing.png': true })
    expect(await removableOf(dads)).toEqual({ 'film.mp4': true, 'drawing.png': true })
    const refused = await childs.call(
      'DELETE',
      pathOf(FILE_ROUTES.remove, { filename: film.filename }),
    )
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'grown_ups_only'])
    expect(
      (await childs.call('DELETE', pathOf(FILE_ROUTES.remove, { filename: drawing.filename })))
        .statusCode,
    ).toBe(200)
    expect(names(await childs.list(true))).toEqual(['drawing.png'])
    expect(await removableOf(childs, true)).toEqual({ 'drawing.png': true })
    expect(await teens.list(true)).toEqual([])
    expect(
      (
        await childs.call('POST', pathOf(FILE_ROUTES.restore, { filename: drawing.filename }))
      ).json(),
    ).toMatchObject({ removedAt: null })
    expect(
      (await dads.call('DELETE', pathOf(FILE_ROUTES.remove, { filename: drawing.filename })))
        .statusCode,
    ).toBe(200)
  })

  it('asks for the PIN where grown-ups have one', async () => {
    const pin = '482915'
    const film = await dads.bring('film.mp4', mp4())
    await makeTitle(film, 'G')
    await dads.bring('photo.png', png())
    const mom = await home.addSomebody('R', { ageGroup: 'adult' })
    await dads.call('PUT', pathOf(PIN_ROUTES.change, { id: dad.profileId }), { payload: { pin } })
    const moms = callsOf(home, mom)
    const payload = { pin, grownUpId: dad.profileId }
    await moms.call('POST', pathOf(PROFILE_ROUTES.activate, { id: mom.profileId }), { payload })
    expect(await removableOf(moms)).toEqual({ 'film.mp4': false })
    expect(await removableOf(dads)).toEqual({ 'film.mp4': true, 'photo.png': true })
    const refused = await moms.call(
      'DELETE',
      pathOf(FILE_ROUTES.remove, { filename: film.filename }),
    )
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'pin_required'])
    expect(
      (await dads.call('DELETE', pathOf(FILE_ROUTES.remove, { filename: film.filename })))
        .statusCode,
    ).toBe(200)
    expect(await moms.list(true)).toEqual([])
  })

  it('is emptied after seven days, with the title and everything made of it', async () => {
    const file = await dads.bring('film.mp4', mp4())
    const titleId = await makeTitle(file, 'G')
    const kept = await dads.bring('kept.png', png())
    await dads.call('DELETE', pathOf(FILE_ROUTES.remove, { filename: file.filename }))
    home.clock.now = new Date(home.clock.now.getTime() + BIN_DAYS * DAY_MS)
    await home.slices.files.tidy({ isStart: true, isShared: false })
    expect(await dads.list(true)).toHaveLength(1)
    home.clock.now = new Date(home.clock.now.getTime() + 1)
    await home.slices.files.tidy({ isStart: true, isShared: false })
    expect(await dads.list(true)).toEqual([])
    expect(await home.storage.list(mediaIdOf(file))).toEqual([])
    expect(await home.database.db.select().from(titles).where(eq(titles.id, titleId))).toEqual([])
    expect(names(await dads.list())).toEqual(['kept.png'])
    await expectFoundBytes(kept)
  })

  /** Puts two films in the bin, the first of which takes as long to be deleted as `meanwhile` does. */
  async function binTwo(meanwhile: (second: TempFile) => Promise<unknown>) {
    const [first, second] = [
      await dads.bring('first.mp4', mp4()),
      await dads.bring('second.mp4', mp4(Buffer.from('second'))),
    ]
    for (const file of [first, second]) {
      await makeTitle(file, 'G')
      await dads.call('DELETE', pathOf(FILE_ROUTES.remove, { filename: file.filename }))
      home.clock.now = new Date(home.clock.now.getTime() + 1)
    }
    const remove = home.storage.remove.bind(home.storage)
    const slow = vi.spyOn(home.storage, 'remove').mockImplementation(async (key) => {
      if (key === mediaIdOf(first)) await meanwhile(second)
      await remove(key)
    })
    onTestFinished(() => slow.mockRestore())
    return { first, second }
  }

  it.each([
    ['is restored', ({ filename }: TempFile) => restore(filename)],
    ['is brought again', () => dads.bring('second again.mp4', mp4(Buffer.from('second')))],
  ])('keeps a film that %s while the bin is emptied', async (_how, meanwhile) => {
    const { second } = await binTwo(meanwhile)
    expect((await dads.call('DELETE', FILE_ROUTES.emptyBin.path)).json()).toEqual({
      deleted: 1,
      freedBytes: mp4().length,
    })
    expect(names(await dads.list())).toEqual(['second.mp4'])
    await expectFound(childs, second)
  })

  it('gives nothing back whose deletion for good has begun, and goes on with it', async () => {
    const { first } = await binTwo(async () => {
      throw new Error('the disk was pulled out')
    })
    // One that cannot be deleted keeps no other there.
    expect((await dads.call('DELETE', FILE_ROUTES.emptyBin.path)).json()).toMatchObject({
      deleted: 1,
    })
    expect(names(await dads.list(true))).toEqual([])
    expect((await restore(first.filename)).json()).toMatchObject({ code: 'file_not_found' })
    vi.restoreAllMocks()
    await home.slices.files.tidy({ isStart: true, isShared: false })
    expect(await home.storage.list(mediaIdOf(first))).toEqual([])
    expect(await home.database.db.select().from(files)).toEqual([])
  })

  it('is emptied after seven days although one of its files cannot be deleted', async () => {
    await binTwo(async () => {
      throw new Error('the disk was pulled out')
    })
    home.clock.now = new Date(home.clock.now.getTime() + BIN_DAYS * DAY_MS + 1)
    await home.slices.files.tidy({ isStart: true, isShared: false })
    const left = await home.database.db.select({ name: files.originalName }).from(files)
    expect(left).toEqual([{ name: 'first.mp4' }])
  })

  it('gives a file back when its bytes are brought again', async () => {
    const file = await dads.bring('film.mp4', mp4())
    await makeTitle(file, 'G')
    await dads.call('DELETE', pathOf(FILE_ROUTES.remove, { filename: file.filename }))
    expect(await dads.bring('film again.mp4', mp4())).toMatchObject({
      filename: file.filename,
      removedAt: null,
    })
    await expectFound(childs, file)
  })

  it.each([
    ['..%2f..%2fdata.db'],
    ['..%5c..%5cdata.db'],
    ['%2e%2e%2f'],
    ['....%2f%2f'],
    ['%2fetc%2fpasswd'],
    ['C:%5cx'],
    ['a%00.mp4'],
    ['a'.repeat(4096)],
    ['film.mp4.'],
    ['film.mp4%20'],
    ['aaaaaaaaaaaaaaaaaaaaaa.mp4'],
    ['original.mp4'],
  ])('knows no file called %.40s', async (name) => {
    const answer = await dads.call('DELETE', pathOf(FILE_ROUTES.remove, { filename: name }))
    expect([400, 404]).toContain(answer.statusCode)
    const bytes = await dads.call('GET', pathOf(FILE_ROUTES.bytes, { filename: name }))
    expect([400, 404]).toContain(bytes.statusCode)
  })
})

describe.each([
  ['the filler', FILE_ROUTES.filler, FILE_ROUTES.chooseFiller, 'isFiller'],
  ['the stage', FILE_ROUTES.jamBackground, FILE_ROUTES.chooseJamBackground, 'isJamBackground'],
] as const)('the video for %s', (_where, asked, chosen, mark) => {
  it('is chosen by grown-ups and seen by whoever may see its title', async () => {
    const film = await dads.bring('film.mp4', mp4())
    const choose = () => dads.call('PUT', chosen.path, { payload: { filename: film.filename } })
    await makeTitle(film, 'PG-13')
    expect((await choose()).json()).toMatchObject({
      file: { filename: film.filename, [mark]: true },
    })
    for (const [calls, sees] of [
      [dads, true],
      [teens, true],
      [childs, false],
    ] as const) {
      const { file } = (await calls.call('GET', asked.path)).json()
      expect(file?.filename ?? null).toBe(sees ? film.filename : null)
    }
    const refused = await teens.call('PUT', chosen.path, {
      payload: { filename: null },
    })
    expect(refused.json()).toMatchObject({ code: 'grown_ups_only' })
    const none = await dads.call('PUT', chosen.path, {
      payload: { filename: null },
    })
    expect(none.json()).toEqual({ file: null })
  })

  it('is one at a time, a video, and none any more when it is deleted', async () => {
    const one = await dads.bring('one.mp4', mp4())
    const two = await dads.bring('two.mp4', mp4(Buffer.from('two')))
    const photo = await dads.bring('photo.png', png())
    const choose = (filename: string) => dads.call('PUT', chosen.path, { payload: { filename } })
    await choose(one.filename)
    await choose(two.filename)
    expect((await dads.list()).filter((file) => file[mark])).toMatchObject([
      { filename: two.filename },
    ])
    expect((await choose(photo.filename)).json()).toMatchObject({ code: 'file_type_refused' })
    expect((await choose('aaaaaaaaaaaaaaaaaaaaaa.mp4')).json()).toMatchObject({
      code: 'file_not_found',
    })
    await dads.call('DELETE', pathOf(FILE_ROUTES.remove, { filename: two.filename }))
    expect((await dads.call('GET', asked.path)).json()).toEqual({ file: null })
    expect((await choose(two.filename)).json()).toMatchObject({ code: 'file_not_found' })
  })
})

async function grownUpWith({ profileId }: Somebody): Promise<Somebody> {
  const grownUp = await home.addSomebody('R', { ageGroup: 'adult' })
  await home.database.db
    .update(devices)
    .set({ companionIds: [profileId] })
    .where(eq(devices.id, deviceIdOf(grownUp.deviceId)))
  return grownUp
}

async function expectFoundBytes({ storageUrl }: TempFile): Promise<void> {
  expect((await dads.call('GET', storageUrl)).statusCode).toBe(200)
}

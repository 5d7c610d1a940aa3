import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import {
  JAM_TAKE_PURPOSE,
  tempFileListSchema,
  tempFileSchema,
} from '@starnest/contract/files/files'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callsOf, formOf } from '../../../test/files/files-home.ts'
import { mp4, mp4Of, png, REFUSED, TAKEN, wav } from '../../../test/files/sample-files.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { files } from '../../tables/files.ts'

const LIMIT_BYTES = 1_000_000

let home: TestHome
let dad: ReturnType<typeof callsOf>
beforeAll(async () => {
  home = await openTestHome({ uploadLimitBytes: LIMIT_BYTES })
})
beforeEach(async () => {
  await home.clear()
  await home.database.db.delete(files)
  dad = callsOf(home, await home.addSomebody('R', { ageGroup: 'adult' }))
})
afterAll(() => home.close())

const waiting = () => readdir(home.uploadsFolder)

describe('a file in a form', () => {
  it('answers what it is, keeps its bytes and lists it', async () => {
    const bytes = mp4Of(300_000)
    const answer = await dad.send('Birthday 2026.mp4', bytes)
    expect(answer.statusCode).toBe(200)
    const file = tempFileSchema.parse(answer.json())
    expect(file).toMatchObject({
      originalName: 'Birthday 2026.mp4',
      assetType: 'video',
      contentType: 'video/mp4',
      fileSize: bytes.length,
      storageUrl: `/media/temp-uploads/${file.filename}`,
      titleId: null,
      source: 'upload',
      removedAt: null,
    })
    expect(file.filename).toMatch(/^[\w-]{22}\.mp4$/)
    expect(await dad.list()).toEqual([file])
    const sent = await dad.call('GET', file.storageUrl)
    expect(sent.rawPayload.equals(bytes)).toBe(true)
    const [row] = await home.database.db.select().from(files)
    expect(row?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(await waiting()).toEqual([])
  })

  it('that is a take of the Jam Challenge is kept by grown-ups alone', async () => {
    const take = (purpose: string) => formOf([['file', 'take.wav', wav()]], { purpose })
    const mia = callsOf(home, await home.addSomebody('G'))
    const byChild = await mia.call('POST', UPLOAD_ROUTES.upload.path, take(JAM_TAKE_PURPOSE))
    expect(byChild.json()).toMatchObject({ code: 'grown_ups_only' })
    const unknown = await dad.call('POST', UPLOAD_ROUTES.upload.path, take('something'))
    expect(unknown.statusCode).toBe(400)
    expect(await waiting()).toEqual([])
    const byDad = await dad.call('POST', UPLOAD_ROUTES.upload.path, take(JAM_TAKE_PURPOSE))
    expect(byDad.statusCode).toBe(200)
  })

  it.each(TAKEN)('takes %s as what its bytes are', async (name, bytes, contentType, extension) => {
    const file = await dad.bring(name, bytes)
    expect(file).toMatchObject({ originalName: name, contentType })
    expect(file.assetType).toBe(contentType.split('/')[0])
    expect(file.filename.endsWith(`.${extension}`)).toBe(true)
    const { headers } = await dad.call('GET', file.storageUrl)
    expect(headers['content-type']).toBe(contentType)
  })

  it('was tried with every kind there is', () => {
    expect([TAKEN.length, REFUSED.length]).toEqual([27, 24])
  })

  it('refuses one that is too large, and keeps nothing of it', async () => {
    const answer = await dad.send('long.mp4', mp4Of(LIMIT_BYTES + 1))
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({
      code: 'file_too_large',
      details: { maxBytes: LIMIT_BYTES },
    })
    expect((await dad.send('just.mp4', mp4Of(LIMIT_BYTES))).statusCode).toBe(200)
    expect(await waiting()).toEqual([])
  })

  it.each([
    ['no form', { payload: {} }],
    ['a form without the field', formOf([['other', 'a.mp4', mp4()]])],
    [
      'two files at once',
      formOf([
        ['file', 'a.mp4', mp4()],
        ['file', 'b.png', png()],
      ]),
    ],
  ])('refuses %s', async (_what, sent) => {
    const answer = await dad.call('POST', UPLOAD_ROUTES.upload.path, sent)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    expect(await dad.list()).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('keeps nothing of a form that breaks off', async () => {
    const { payload, headers } = formOf([['file', 'half.mp4', mp4Of(200_000)]])
    const half = payload.subarray(0, 100_000)
    const answer = await dad.call('POST', UPLOAD_ROUTES.upload.path, { payload: half, headers })
    expect(answer.statusCode).toBe(400)
    expect(await dad.list()).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('answers the file that is here already when the same bytes come again', async () => {
    const first = await dad.bring('one.mp4', mp4())
    const again = await dad.bring('two.mp4', mp4())
    expect(again).toEqual(first)
    expect(await dad.list()).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })
})

describe('several files in a form', () => {
  it('answers each, in their order', async () => {
    const answer = await dad.sendForm(UPLOAD_ROUTES.uploadMultiple.path, [
      ['files', 'one.mp4', mp4()],
      ['files', 'two.png', png()],
      ['files', 'three.wav', wav()],
    ])
    const told = tempFileListSchema.parse(answer.json())
    expect(told.map(({ originalName }) => originalName)).toEqual([
      'one.mp4',
      'two.png',
      'three.wav',
    ])
    expect(await dad.list()).toHaveLength(3)
  })

  it('takes none when one is refused, and says which', async () => {
    const answer = await dad.sendForm(UPLOAD_ROUTES.uploadMultiple.path, [
      ['files', 'one.mp4', mp4()],
      ['files', 'page.png', Buffer.from('<html></html>')],
    ])
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ details: { name: 'page.png' } })
    expect(await dad.list()).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('takes twenty and refuses the twenty-first', async () => {
    const parts = Array.from(
      { length: 21 },
      (_, at) => ['files', `${at}.wav`, wav(Buffer.from([at]))] as const,
    )
    const many = await dad.sendForm(UPLOAD_ROUTES.uploadMultiple.path, parts)
    expect(many.statusCode).toBe(400)
    expect(await dad.list()).toEqual([])
    expect(await waiting()).toEqual([])
    const fits = await dad.sendForm(UPLOAD_ROUTES.uploadMultiple.path, parts.slice(1))
    expect(fits.json()).toHaveLength(20)
  })
})

describe('what a file is called', () => {
  it.each([
    ['a.mp4/../../x', 'x'],
    ['..\\..\\windows\\win.ini', 'win.ini'],
    ['x.jpg\u202Egpj.exe', 'x.jpggpj.exe'],
    ['tab\there\u0007.png', 'tabhere.png'],
    ['🦁 Leo.png', '🦁 Leo.png'],
    ['CON', 'CON'],
    ['   ', 'File'],
    ['..', 'File'],
    ['n'.repeat(400), 'n'.repeat(200)],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
  ])('%j is shown as %j and is no part of any path', async (name, shown) => {
    const file = await dad.bring(name, png(Buffer.from(name)))
    expect(file.originalName).toBe(shown)
    expect(file.filename).toMatch(/^[\w-]{22}\.png$/)
    expect(await home.storage.list(file.filename.slice(0, 22))).toEqual([
      `${file.filename.slice(0, 22)}/original.png`,
    ])
    const { headers } = await dad.call('GET', file.storageUrl)
    expect(headers['content-disposition']).toMatch(
      /^inline; filename="[\w-]{22}\.png"; filename\*=UTF-8''[\w.!~%-]+$/,
    )
  })
})

describe('the bytes of a file', () => {
  it('are of our type whatever else they are, may do nothing, and come in parts', async () => {
    const trap = mp4(Buffer.from('<html><script>alert(1)</script></html>'))
    const { storageUrl } = await dad.bring('trap.html', trap)
    const answer = await dad.call('GET', storageUrl, { headers: { range: 'bytes=0-3' } })
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([206, 4])
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-range': `bytes 0-3/${trap.length}`,
    })
  })

  it.each(['bytes=-0', 'bytes=5-1', `bytes=${'0-,'.repeat(1000)}`, 'bytes=99999999-', 'bytes=x'])(
    'refuse the range %.20s',
    async (range) => {
      const { storageUrl } = await dad.bring('film.mp4', mp4())
      const answer = await dad.call('GET', storageUrl, { headers: { range } })
      expect([answer.statusCode, answer.json().code]).toEqual([416, 'range_not_satisfiable'])
    },
  )
})

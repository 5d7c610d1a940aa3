import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HttpError } from '../../../../platform/calls/http.ts'
import { requestUpload, takeRequestedUploads } from '../requested-uploads.ts'
import { fingerprintOf, RememberedUploads } from './remembered-uploads.ts'
import { uploadFile, uploadFiles } from './send-small.ts'
import { secondsLeft, UploadPace } from './upload-pace.ts'
import { problemOf, problemOfAnswer, UploadFailure } from './upload-problem.ts'

beforeEach(() => localStorage.clear())

describe('the speed of an upload', () => {
  it('is that of the last seconds', () => {
    const pace = new UploadPace()
    pace.note(0, 0)
    expect(pace.speed()).toBeNull()
    for (let second = 1; second <= 20; second++) pace.note(second * 100, second * 1000)
    expect(pace.speed()).toBe(100)
    for (let second = 21; second <= 40; second++) pace.note(2000 + second, second * 1000)
    expect(pace.speed()).toBe(1)
  })

  it.each([
    [1000, 100, 10],
    [1001, 100, 11],
    [1000, null, null],
    [1000, 0, null],
  ])('%i bytes at %s a second take %s seconds', (bytes, speed, seconds) => {
    expect(secondsLeft(bytes, speed)).toBe(seconds)
  })
})

describe('why an upload failed', () => {
  const answer = (status: number, code: string) =>
    problemOfAnswer(status, JSON.stringify({ code, message: '' }))

  it.each([
    [415, 'file_type_refused', 'type'],
    [413, 'file_too_large', 'size'],
    [507, 'storage_full', 'disk'],
    [507, 'quota_full', 'quota'],
    [409, 'uploads_full', 'count'],
    [460, 'checksum_mismatch', 'damaged'],
    [403, 'pin_required', 'pin'],
    [403, 'grown_ups_only', 'grown-ups'],
    [500, 'internal', 'server'],
  ])('a %i with the code %s', (status, code, problem) => {
    expect(answer(status, code)).toBe(problem)
  })

  it('a disk that takes no bytes, which is another thing than a busy server', () => {
    const refusal = { code: 'unavailable', message: '', details: { reason: 'disk_failed' } }
    expect(problemOfAnswer(503, JSON.stringify(refusal))).toBe('storage')
    expect(problemOf(new HttpError(503, '', JSON.stringify(refusal)))).toBe('storage')
    expect(problemOf(new HttpError(503, '', JSON.stringify({ ...refusal, details: {} })))).toBe(
      'busy',
    )
  })

  it('is told by the status where a proxy answered in our place, and by the kind of error', () => {
    expect(problemOfAnswer(413, '<html>')).toBe('size')
    const full = { code: 'storage_full', message: '', details: { reason: 'household_full' } }
    expect(problemOfAnswer(507, JSON.stringify(full))).toBe('household')
    expect(problemOfAnswer(0, '')).toBe('network')
    expect(problemOf(new TypeError('Failed to fetch'))).toBe('network')
    expect(problemOf(new DOMException('', 'NotReadableError'))).toBe('unreadable')
    expect(problemOf(new UploadFailure('empty'))).toBe('empty')
    const refused = new HttpError(507, '', '')
    expect(problemOf(new Error('Failed to upload file', { cause: refused }))).toBe('disk')
  })
})

describe('unfinished uploads', () => {
  const fingerprint = fingerprintOf('0f', 100)
  const begun = (remembered: RememberedUploads) =>
    remembered.addUpload(fingerprint, {
      size: 100,
      metadata: { filename: 'film.mp4' },
      creationTime: '',
      urlStorageKey: '',
      uploadUrl: '/api/uploads/1',
      parallelUploadUrls: null,
    })

  it('are known after a reload, with how far they came, to their profile alone', async () => {
    const before = new RememberedUploads(1)
    await begun(before)
    before.noteProgress(fingerprint, 40)
    const after = new RememberedUploads(1)
    expect(after.all()).toMatchObject([{ name: 'film.mp4', size: 100, sentBytes: 40 }])
    expect(await after.findUploadsByFingerprint(fingerprint)).toMatchObject([
      { uploadUrl: '/api/uploads/1', size: 100 },
    ])
    expect(new RememberedUploads(2).all()).toEqual([])
  })

  it('are forgotten when the server has thrown them away, and when they are at their end', async () => {
    let now = 0
    const remembered = new RememberedUploads(1, () => now)
    await begun(remembered)
    now = 25 * 3_600_000
    expect(remembered.all()).toEqual([])
    const key = await begun(remembered)
    await remembered.removeUpload(key)
    expect(remembered.all()).toEqual([])
  })

  it('are none where storage holds something else', () => {
    localStorage.setItem('starnest.uploads.1', '{half')
    expect(new RememberedUploads(1).all()).toEqual([])
  })
})

describe('plain calls', () => {
  const file = new File(['x'], 'x.png')

  it("fail in the specification's words, and keep the cause", async () => {
    vi.stubGlobal('fetch', async () => new Response('no', { status: 415 }))
    await expect(uploadFile(file)).rejects.toThrow('Failed to upload file')
    await expect(uploadFiles([file, file])).rejects.toThrow('Failed to upload files')
    const error = await uploadFile(file).catch((thrown: Error) => thrown)
    expect(problemOf(error)).toBe('type')
    vi.unstubAllGlobals()
  })

  it('say before the file what it is, when somebody said it', async () => {
    const sent: string[][] = []
    vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) => {
      sent.push([...body.keys()])
      return new Response('no', { status: 415 })
    })
    const take = new File(['x'], 'take.webm')
    requestUpload([take], { purpose: 'jam-take' })
    for (const one of [take, file]) await uploadFile(one).catch(() => undefined)
    expect(sent).toEqual([['purpose', 'file'], ['file']])
    expect(takeRequestedUploads()).toEqual([take])
    vi.unstubAllGlobals()
  })
})

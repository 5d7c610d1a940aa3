import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  AGE_HEADER,
  FILM,
  MEDIA_ID,
  type MediaLibrary,
  openMediaLibrary,
} from '../../../test/watch/media-library.ts'
import { mediaUrl } from '../../domain/media/media-address.ts'

const FILES: [string, string][] = [
  ['video.mp4', 'video/mp4'],
  ['poster.webp', 'image/webp'],
  ['backdrop.webp', 'image/webp'],
  ['captions.en.vtt', 'text/vtt; charset=utf-8'],
  ['captions.pt-BR.vtt', 'text/vtt; charset=utf-8'],
  ['captions.pt-BR.ass', 'text/x-ssa; charset=utf-8'],
  ['beside.pt-BR.vtt', 'text/vtt; charset=utf-8'],
  ['beside.pt-BR.ass', 'text/x-ssa; charset=utf-8'],
  ['trailer.en.vtt', 'text/vtt; charset=utf-8'],
  ['hls/index.m3u8', 'application/vnd.apple.mpegurl'],
  ['hls/stream.m3u8', 'application/vnd.apple.mpegurl'],
  ['hls/init.mp4', 'video/mp4'],
  ['hls/segment-00001.m4s', 'video/iso.segment'],
  ['hls/0123abcd/stream.m3u8', 'application/vnd.apple.mpegurl'],
  ['hls/0123abcd/audio-0.m3u8', 'application/vnd.apple.mpegurl'],
  ['hls/0123abcd/segment-00001.m4s', 'video/iso.segment'],
  ['previews/index.vtt', 'text/vtt; charset=utf-8'],
  ['previews/sheet-0.jpg', 'image/jpeg'],
]

/** What may be another file the next time. */
const CHANGING = ['hls/index.m3u8', 'hls/0123abcd/stream.m3u8', 'hls/0123abcd/audio-0.m3u8']

const url = (name: string) => mediaUrl(FILM.id, MEDIA_ID, name)
const video = url('video.mp4')
/** A thousand bytes of which each tenth tells where it is. */
const bytes = Array.from({ length: 100 }, (_, index) => String(index).padStart(10, '.')).join('')

let library: MediaLibrary

beforeAll(async () => {
  library = await openMediaLibrary()
  for (const [name] of FILES) await library.put(name, bytes)
  await library.put('captions.fr.vtt', '')
})
afterAll(() => library.close())

const get = (address: string, headers: Record<string, string> = {}) =>
  library.app.inject({ url: address, headers })

describe('the files of a film', () => {
  it.each(FILES)(
    'serves %s as %s, kept by this browser alone and doing nothing',
    async (name, type) => {
      const answer = await get(url(name))
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toBe(bytes)
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'content-length': '1000',
        'accept-ranges': 'bytes',
        'cache-control': CHANGING.includes(name)
          ? 'private, no-cache'
          : 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        etag: expect.stringMatching(/^"[^"]+"$/),
        'last-modified': expect.stringMatching(/GMT$/),
      })
    },
  )

  it('says the same to HEAD, without a byte, and ignores a range there', async () => {
    const whole = await get(video)
    const headers = { range: 'bytes=0-4' }
    const answer = await library.app.inject({ method: 'HEAD', url: video, headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('')
    for (const header of ['content-length', 'etag', 'last-modified', 'content-type']) {
      expect(answer.headers[header]).toBe(whole.headers[header])
    }
  })

  it('serves an empty file', async () => {
    const answer = await get(url('captions.fr.vtt'))
    expect(answer).toMatchObject({ statusCode: 200, body: '' })
    expect(answer.headers['content-length']).toBe('0')
  })

  it('takes no other method', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      expect((await library.app.inject({ method, url: video })).statusCode).toBe(404)
    }
  })
})

describe('a part of a film', () => {
  it.each([
    ['bytes=0-9', 'bytes 0-9/1000', bytes.slice(0, 10)],
    ['bytes=990-', 'bytes 990-999/1000', bytes.slice(990)],
    ['bytes=-5', 'bytes 995-999/1000', bytes.slice(995)],
    ['bytes=500-99999', 'bytes 500-999/1000', bytes.slice(500)],
    ['bytes=0-', 'bytes 0-999/1000', bytes],
  ])('answers %s with that part', async (range, contentRange, part) => {
    const answer = await get(video, { range })
    expect(answer.statusCode).toBe(206)
    expect(answer.body).toBe(part)
    expect(answer.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': String(part.length),
      'accept-ranges': 'bytes',
    })
  })

  it.each(['bytes=1000-', 'bytes=5-1', 'bytes=-0', 'bytes=abc', 'bytes=0-1,5-6'])(
    'refuses %s and says how long the film is',
    async (range) => {
      const answer = await get(video, { range })
      expect(answer.statusCode).toBe(416)
      expect(answer.json()).toMatchObject({ code: 'range_not_satisfiable' })
      expect(answer.headers).toMatchObject({
        'content-range': 'bytes */1000',
        'cache-control': 'no-store',
      })
    },
  )

  it('refuses any part of an empty file', async () => {
    const answer = await get(url('captions.fr.vtt'), { range: 'bytes=0-' })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toBe('bytes */0')
  })

  it('ignores other units', async () => {
    expect(await get(video, { range: 'seconds=0-5' })).toMatchObject({
      statusCode: 200,
      body: bytes,
    })
  })

  it('sends a part only of the film that If-Range names', async () => {
    const { etag, 'last-modified': date } = (await get(video)).headers
    const range = 'bytes=0-9'
    expect((await get(video, { range, 'if-range': String(etag) })).statusCode).toBe(206)
    expect((await get(video, { range, 'if-range': String(date) })).statusCode).toBe(206)
    for (const other of ['"other"', `W/${etag}`, 'Sat, 01 Jan 2000 00:00:00 GMT', 'abc']) {
      const answer = await get(video, { range, 'if-range': other })
      expect(answer).toMatchObject({ statusCode: 200, body: bytes })
    }
  })
})

describe('a film that the browser knows', () => {
  it('is not sent again', async () => {
    const { etag, 'last-modified': date } = (await get(video)).headers
    for (const [condition, value] of [
      ['if-none-match', etag],
      ['if-modified-since', date],
    ]) {
      const answer = await get(video, { [String(condition)]: String(value) })
      expect(answer).toMatchObject({ statusCode: 304, body: '' })
      expect(answer.headers.etag).toBe(etag)
      expect(answer.headers['cache-control']).toContain('immutable')
    }
  })

  it('is refused to somebody who means another one', async () => {
    expect((await get(video, { 'if-match': '"other"' })).statusCode).toBe(412)
  })
})

describe('what is not for this viewer, or not there', () => {
  it.each(FILES)('hides %s from a child as if there were no such title', async (name) => {
    const requests: Record<string, string>[] = [
      {},
      { range: 'bytes=0-9' },
      { 'if-none-match': '*' },
    ]
    for (const request of requests) {
      const headers = { [AGE_HEADER]: '7', ...request }
      const hidden = await get(url(name), headers)
      const unknown = await get(mediaUrl(99, MEDIA_ID, name), headers)
      expect(hidden.statusCode).toBe(404)
      expect(hidden.json()).toMatchObject({ code: 'title_not_found' })
      expect(hidden.body).toBe(unknown.body)
      expect(hidden.headers.etag).toBeUndefined()
      expect(hidden.headers['cache-control']).toBe('no-store')
    }
  })

  it('hides it from HEAD too', async () => {
    const headers = { [AGE_HEADER]: '7' }
    const answer = await library.app.inject({ method: 'HEAD', url: video, headers })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers.etag).toBeUndefined()
  })

  it.each(['0', '-1', 'one', '99999999999999999999', '1.5', '%00', '7%2f..%2f7'])(
    'knows no title %s',
    async (id) => {
      const answer = await get(`/media/${id}/${MEDIA_ID}/video.mp4`)
      expect(answer.statusCode).toBe(404)
    },
  )

  it('refuses the address of another import', async () => {
    const answer = await get(mediaUrl(FILM.id, 'anotherMediaIdAAAAAAAA', 'video.mp4'))
    expect(answer.json()).toMatchObject({ code: 'media_not_found' })
  })

  it('says so when a file is missing from the library, and the address is not kept', async () => {
    await library.put('previews/sheet-1.jpg', 'x')
    await rm(join(library.root, MEDIA_ID, 'previews/sheet-1.jpg'))
    const answer = await get(url('previews/sheet-1.jpg'))
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'media_not_found' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('serves a damaged film as it is: the player says what is wrong with it', async () => {
    await library.put('hls/segment-00002.m4s', 'no segment')
    expect((await get(url('hls/segment-00002.m4s'))).body).toBe('no segment')
  })
})

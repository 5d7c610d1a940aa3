import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { avifUrl } from '@starnest/contract/catalog/catalog'
import { pathOf } from '@starnest/contract/route'
import { playbackSchema } from '@starnest/contract/watch/watch'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { expect, it, onTestFinished } from 'vitest'
import { newShelf, openLibraryHome, until } from '../../../test/library/library-home.ts'
import { openFfmpeg } from '../../adapters/media/ffmpeg/open-ffmpeg.ts'

const SUBTITLES = '1\n00:00:01,000 --> 00:00:02,000\n<b>Good evening</b>\n'

const drawPicture = (path: string) =>
  promisify(execFile)('ffmpeg', [
    ...['-nostdin', '-loglevel', 'error', '-f', 'lavfi', '-i', 'testsrc2=size=600x900'],
    ...['-frames:v', '1', path],
  ])

it('brings in pictures and subtitles that lie beside a film, and names those that cannot be', async () => {
  const shelf = await newShelf()
  await shelf.put('Film (2001)/Film (2001).mp4', 'B/B.mp4')
  await shelf.write('Film (2001)/Film (2001).en.srt', SUBTITLES)
  await shelf.write('Film (2001)/Film (2001).es.forced.srt', SUBTITLES)
  await drawPicture(shelf.at('Film (2001)/poster.jpg'))
  await shelf.write('B/poster.jpg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
  const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })
  const home = await openLibraryHome([shelf.folder], { media })
  onTestFinished(() => home.close())
  await home.shows('Film', 'B')
  const film = await until(async () => {
    const found = await home.title('Film')
    expect(found.thumbnailUrl).not.toBeNull()
    return found
  })
  const [width = 0] = film.poster?.widths ?? []
  // A strip of its poster is no wide picture.
  expect([film.isPosterLettered, film.backdropUrl]).toEqual([true, null])
  for (const [url, type] of [
    [film.thumbnailUrl, 'image/webp'],
    [avifUrl(film.thumbnailUrl ?? '', width), 'image/avif'],
  ]) {
    const answer = await home.device.call('GET', String(url))
    expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([url, 200, type])
    expect((await home.tablet.call('GET', String(url))).statusCode).toBe(404)
  }
  const answer = await home.device.call('GET', pathOf(WATCH_ROUTES.playback, { id: film.id }))
  const { captions } = playbackSchema.parse(answer.json())
  expect(captions.map(({ language, label }) => `${language} ${label}`).sort()).toEqual([
    'en English',
    'es español',
  ])
  const [caption] = captions
  const text = (await home.device.call('GET', caption?.url ?? '')).body
  expect(text).toMatch(/^WEBVTT[\s\S]*Good evening/)
  expect(text).not.toContain('<b>')
  await until(async () =>
    expect((await home.folders())[0]?.problems).toMatchObject([{ path: 'B/poster.jpg' }]),
  )
  expect((await home.title('B')).thumbnailUrl).toBeNull()
})

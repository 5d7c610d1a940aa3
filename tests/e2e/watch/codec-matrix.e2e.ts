import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve, sep } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { CODEC_MATRIX, type MatrixFilm } from '../../../apps/server/test/media/codec-matrix.ts'
import { type Matrix, openMatrix } from '../../../apps/server/test/media/matrix-products.ts'
import { test } from '../starnest.ts'

/** Where a film has got to when it counts as playing, seconds of two. */
const PLAYED_SECONDS = 1
/** Films that play at the same time, each on a page. */
const AT_ONCE = 4

let matrix: Matrix
let server: Server
let origin: string

test.beforeAll(async () => {
  matrix = await openMatrix()
  server = createServer(async ({ url = '/' }, response) => {
    if (url === '/') return void response.setHeader('content-type', 'text/html').end(PAGE)
    const path =
      url === '/hls.js'
        ? resolve('node_modules/hls.js/dist/hls.min.js')
        : resolve(matrix.folder, `.${url}`)
    const file = await stat(path).catch(() => undefined)
    const isOurs = url === '/hls.js' || path.startsWith(matrix.folder + sep)
    if (!file?.isFile() || !isOurs) return void response.writeHead(404).end()
    response.setHeader('content-length', file.size)
    createReadStream(path).pipe(response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
test.afterAll(async () => {
  await new Promise((closed) => server.close(closed))
  await matrix.close()
})

const PAGE =
  '<!doctype html><title>films</title><video muted></video><script src="/hls.js"></script>'

test('everything that is made of a film plays in a browser, with its sound', async ({
  context,
}) => {
  test.setTimeout(600_000)
  for (let first = 0; first < CODEC_MATRIX.length; first += AT_ONCE) {
    const films = CODEC_MATRIX.slice(first, first + AT_ONCE)
    for (const film of films) await matrix.productOf(film)
    await Promise.all(films.map((film) => expectPlayed(context, film)))
  }
})

async function expectPlayed(context: BrowserContext, film: MatrixFilm): Promise<void> {
  const { address, shown } = await product(film)
  const page = await context.newPage()
  await page.goto(origin)
  const played = await play(page, address)
  expect(played, film.name).toMatchObject({ ...shown, error: null })
  expect(played.reached, film.name).toBeGreaterThanOrEqual(PLAYED_SECONDS)
  expect(played.frames, film.name).toBeGreaterThan(5)
  if (film.audio) expect(played.soundBytes, `${film.name}: sound`).toBeGreaterThan(0)
  await page.close()
}

/** What a browser gets of a film: its address, and the size it has to be seen in. */
async function product(film: MatrixFilm) {
  const { file, hls, shown } = await matrix.productOf(film)
  const address = hls === undefined ? `/${file}` : `/${hls}/index.m3u8`
  return { address, shown: { width: shown.widthPx, height: shown.heightPx } }
}

/** Plays from an address until it has played for a while, or cannot. */
function play(page: Page, address: string) {
  return page.evaluate(
    async ({ address, enough }) => {
      type HlsPlayer = {
        loadSource(address: string): void
        attachMedia(video: HTMLVideoElement): void
        on(
          event: string,
          hear: (name: string, data: { fatal: boolean; details: string }) => void,
        ): void
        startLevel: number
      }
      const { Hls } = window as unknown as { Hls: new (options: object) => HlsPlayer }
      const video = document.querySelector('video')
      if (!video) throw new Error('no video')
      let error: string | null = null
      await new Promise<void>((done) => {
        const fail = (why: string) => {
          error = why
          done()
        }
        video.ontimeupdate = () => {
          if (video.currentTime >= enough) done()
        }
        video.onended = () => done()
        video.onerror = () => fail(video.error?.message || 'cannot be played')
        if (address.endsWith('.m3u8')) {
          const hls = new Hls({ startLevel: 99, capLevelToPlayerSize: false })
          hls.on('hlsError', (_, data) => data.fatal && fail(data.details))
          hls.loadSource(address)
          hls.attachMedia(video)
        } else {
          video.src = address
        }
        video.play().catch((reason: unknown) => fail(String(reason)))
      })
      const counted = video as HTMLVideoElement & { webkitAudioDecodedByteCount: number }
      return {
        error,
        reached: video.currentTime,
        width: video.videoWidth,
        height: video.videoHeight,
        frames: video.getVideoPlaybackQuality().totalVideoFrames,
        soundBytes: counted.webkitAudioDecodedByteCount,
      }
    },
    { address, enough: PLAYED_SECONDS },
  )
}

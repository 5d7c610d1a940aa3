import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve, sep } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { openFfmpeg } from '../../../apps/server/src/adapters/media/ffmpeg/open-ffmpeg.ts'
import {
  CODEC_MATRIX,
  type MatrixFilm,
  makeMatrixFilm,
} from '../../../apps/server/test/media/codec-matrix.ts'

const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })

/** Where a film has got to when it counts as playing, seconds of three. */
const PLAYED_SECONDS = 1

let folder: string
let server: Server
let origin: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-matrix-e2e-'))
  server = createServer(async ({ url = '/' }, response) => {
    if (url === '/') return void response.setHeader('content-type', 'text/html').end(PAGE)
    const path =
      url === '/hls.js'
        ? resolve('node_modules/hls.js/dist/hls.min.js')
        : resolve(folder, `.${url}`)
    const file = await stat(path).catch(() => undefined)
    const isOurs = url === '/hls.js' || path.startsWith(folder + sep)
    if (!file?.isFile() || !isOurs) return void response.writeHead(404).end()
    response.setHeader('content-length', file.size)
    createReadStream(path).pipe(response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
test.afterAll(async () => {
  await new Promise((closed) => server.close(closed))
  await rm(folder, { recursive: true, force: true })
})

const PAGE =
  '<!doctype html><title>films</title><video muted></video><script src="/hls.js"></script>'

test('everything that is made of a film plays in a browser, with its sound', async ({ page }) => {
  test.setTimeout(600_000)
  for (const film of CODEC_MATRIX) {
    const { address, shown } = await product(film)
    await page.goto(origin)
    const played = await play(page, address)
    expect(played, film.name).toMatchObject({ ...shown, error: null })
    expect(played.reached, film.name).toBeGreaterThanOrEqual(PLAYED_SECONDS)
    expect(played.frames, film.name).toBeGreaterThan(5)
    if (film.audio) expect(played.soundBytes, `${film.name}: sound`).toBeGreaterThan(0)
  }
})

/** Makes what a browser gets of a film: its address, and the size it has to be seen in. */
async function product(film: MatrixFilm) {
  const file = `${film.name}.${film.extension}`
  const sourcePath = join(folder, file)
  await makeMatrixFilm(sourcePath, film)
  const job = { sourcePath, format: film.format }
  const own = film.shown ?? { widthPx: 320, heightPx: 180 }
  if (film.plan === 'direct') return { address: `/${file}`, shown: sized(own) }
  const intoFolder = join(folder, film.name)
  await mkdir(intoFolder)
  const address = `/${film.name}/index.m3u8`
  if (film.plan === 'repackage') {
    await media.remuxToHls({ ...job, intoFolder })
    return { address, shown: sized(own) }
  }
  const examination = await media.examine(job)
  const { renditions } = await media.encodeLadder({ ...job, examination, intoFolder })
  return { address, shown: sized(renditions[0] ?? own) }
}

const sized = ({ widthPx, heightPx }: { widthPx: number; heightPx: number }) => {
  return { width: widthPx, height: heightPx }
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

import { animationListSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import type { Page } from 'playwright-core'
import { launchChromium } from '../tests/browser.ts'
import { startPreparedStarnest } from '../tests/prepared-starnest.ts'
import type { Figure } from './figure.ts'
import { percentile } from './report.ts'

const OPENINGS = 20
const SEEKS = 30
const FIRST_FRAME_TARGET_MS = 400
const SEEK_TARGET_MS = 200

/** Milliseconds from a click on the page's Play button to the first frame on the screen. */
function clickToFirstFrameMs(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const isPlay = (button: HTMLElement) => /^(play|resume)/i.test(button.textContent?.trim() ?? '')
    const button = [...document.querySelectorAll<HTMLElement>('main button, main a')].find(isPlay)
    if (!button) throw new Error('no Play button on the page')
    const clickedMs = performance.now()
    button.click()
    const video = await new Promise<HTMLVideoElement>((resolve) => {
      const look = () => {
        const found = document.querySelector<HTMLVideoElement>(
          '[role="dialog"] video, dialog video',
        )
        if (found) resolve(found)
        else requestAnimationFrame(look)
      }
      look()
    })
    await new Promise((resolve) => video.requestVideoFrameCallback(resolve))
    return performance.now() - clickedMs
  })
}

/** Milliseconds from setting the position to the frame of that position, for each position. */
function seeksMs(page: Page, selector: string, count: number): Promise<number[]> {
  return page.evaluate(
    async ({ selector, count }) => {
      const video = document.querySelector<HTMLVideoElement>(selector)
      if (!video) throw new Error('no video on the page')
      video.pause()
      const samples: number[] = []
      for (let index = 0; index < count; index++) {
        const startedMs = performance.now()
        const frame = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
        video.currentTime = ((index * 0.618034) % 1) * (video.duration - 1)
        await frame
        samples.push(performance.now() - startedMs)
      }
      return samples
    },
    { selector, count },
  )
}

/** The same two waits on a page that holds nothing but a video element with the same file. */
async function bareElement(page: Page, videoUrl: string) {
  const firstFrames: number[] = []
  for (let index = 0; index < OPENINGS; index++) {
    firstFrames.push(
      await page.evaluate(async (url) => {
        const video = document.createElement('video')
        video.id = 'bare'
        video.muted = true
        document.body.replaceChildren(video)
        const startedMs = performance.now()
        const frame = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
        video.src = url
        await video.play()
        await frame
        return performance.now() - startedMs
      }, videoUrl),
    )
  }
  return { firstFrames, seeks: await seeksMs(page, '#bare', SEEKS) }
}

async function longestFilm(origin: string) {
  const answer = await fetch(`${origin}${CATALOG_ROUTES.list.path}`)
  const films = animationListSchema.parse(await answer.json())
  const [film] = films
    .filter((title) => !title.isComingSoon)
    .toSorted((one, other) => other.duration - one.duration)
  if (!film?.videoUrl) throw new Error('the library has no film')
  return { id: film.id, videoUrl: film.videoUrl }
}

/** Click Play → first frame and seek, p95, on the real watch page in a real browser; beside a bare
 *  video element in the same run. */
export async function measurePlayback(): Promise<Figure[]> {
  const starnest = await startPreparedStarnest()
  const browser = await launchChromium()
  try {
    const page = await (await browser.newContext()).newPage()
    const film = await longestFilm(starnest.origin)
    const firstFrames: number[] = []
    for (let index = 0; index < OPENINGS; index++) {
      await page.goto(`${starnest.origin}/watch/${film.id}`, { waitUntil: 'networkidle' })
      firstFrames.push(await clickToFirstFrameMs(page))
    }
    const seeks = await seeksMs(page, '[role="dialog"] video, dialog video', SEEKS)
    await page.goto(`${starnest.origin}/api/health`)
    const bare = await bareElement(page, film.videoUrl)
    const figure = (name: string, ours: number[], peer: number[], atMost: number): Figure => ({
      name,
      value: percentile(ours, 0.95),
      unit: 'ms',
      target: { atMost },
      peer: { name: 'bare video element', value: percentile(peer, 0.95) },
    })
    return [
      figure('click Play → first frame, p95', firstFrames, bare.firstFrames, FIRST_FRAME_TARGET_MS),
      figure('seek, p95', seeks, bare.seeks, SEEK_TARGET_MS),
    ]
  } finally {
    await browser.close()
    await starnest.stop()
  }
}

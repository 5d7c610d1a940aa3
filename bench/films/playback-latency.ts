import { animationListSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import type { Page } from 'playwright-core'
import { launchChromium } from '../../tests/browser.ts'
import { startPreparedStarnest } from '../../tests/prepared-starnest.ts'
import type { Figure } from '../figure.ts'
import { percentile } from '../report.ts'
import { bareFirstFrameMs } from '../run/cost/first-frame.ts'
import { forRun } from '../run/short-run.ts'
import { ANSWER_LIMIT_MS, WORK_LIMIT_MS, within } from '../run/waiting.ts'

const OPENINGS = forRun({ long: 20, short: 10 })
const SEEKS = forRun({ long: 30, short: 15 })
/** A position and the time of its frame differ by less than a frame; positions by much more. */
const SAME_FRAME_SECONDS = 0.25
const SEEKS_LIMIT_MS = 60_000

/** Source: design, "Numbers we hold ourselves to". `peers`: times what a bare video element takes. */
const FIRST_FRAME_TARGET = { ms: 250, peers: 3 }
const SEEK_TARGET = { ms: 120, peers: 1.5 }

/** Milliseconds from a click on the page's Play button to the first frame on the screen. */
function clickToFirstFrameMs(page: Page): Promise<number> {
  const taken = page.evaluate(async () => {
    const untilThere = <Part>(find: () => Part | null | undefined) =>
      new Promise<Part>((resolve) => {
        const look = () => {
          const found = find()
          if (found) resolve(found)
          else requestAnimationFrame(look)
        }
        look()
      })
    const isPlay = (button: HTMLElement) => /^(play|resume)/i.test(button.textContent?.trim() ?? '')
    const button = await untilThere(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main a')].find(isPlay),
    )
    const clickedMs = performance.now()
    button.click()
    const video = await untilThere(() =>
      document.querySelector<HTMLVideoElement>('[role="dialog"] video, dialog video'),
    )
    await new Promise((resolve) => video.requestVideoFrameCallback(resolve))
    return performance.now() - clickedMs
  })
  return within('first frame of the player', ANSWER_LIMIT_MS, taken)
}

/** Milliseconds from setting the position to the frame of that position, for each of {@link SEEKS}. No
 *  position is the one before: for a frame that stands already the browser calls nobody. */
function seeksMs(page: Page, selector: string): Promise<number[]> {
  const taken = page.evaluate(
    async ({ selector, count, withinSeconds }) => {
      const video = document.querySelector<HTMLVideoElement>(selector)
      if (!video) throw new Error('no video on the page')
      /** A frame of the position before may still be on its way. */
      const frameAt = (seconds: number) =>
        new Promise<void>((resolve) => {
          const look = (_nowMs: number, { mediaTime }: VideoFrameCallbackMetadata) => {
            if (Math.abs(mediaTime - seconds) < withinSeconds) resolve()
            else video.requestVideoFrameCallback(look)
          }
          video.requestVideoFrameCallback(look)
        })
      video.pause()
      const samples: number[] = []
      for (let nth = 1; nth <= count; nth += 1) {
        // As far from each other as can be: the fractional parts of the multiples of the golden ratio.
        const seconds = ((nth * 0.618034) % 1) * (video.duration - 1)
        const startedMs = performance.now()
        const frame = frameAt(seconds)
        video.currentTime = seconds
        await frame
        samples.push(performance.now() - startedMs)
      }
      return samples
    },
    { selector, count: SEEKS, withinSeconds: SAME_FRAME_SECONDS },
  )
  return within('frame of a position', SEEKS_LIMIT_MS, taken)
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

/** Click Play → first frame and seek, p95, on the real watch page in a real browser, beside a bare video element
 *  with the same file. The first film of a browser starts what decodes, and stands by itself: what is measured first
 *  would carry that alone. */
export async function measurePlayback(): Promise<Figure[]> {
  const starnest = await within('server', WORK_LIMIT_MS, startPreparedStarnest())
  try {
    return await figuresFrom(starnest.origin)
  } finally {
    await starnest.stop()
  }
}

async function figuresFrom(origin: string): Promise<Figure[]> {
  const film = await longestFilm(origin)
  const ours = async (page: Page) => {
    await page.goto(`${origin}/watch/${film.id}`, { waitUntil: 'networkidle' })
    return clickToFirstFrameMs(page)
  }
  const bare = async (page: Page, count: number) => {
    await page.goto(`${origin}/api/health`)
    return timesOf(count, () => bareFirstFrameMs(page, film.videoUrl))
  }
  const [bareFirst = 0] = await withFreshPage((page) => bare(page, 1))
  return withFreshPage(async (page) => {
    const first = await ours(page)
    const bareFrames = await bare(page, OPENINGS / 2)
    const frames = await timesOf(OPENINGS, () => ours(page))
    // The controls are built after the first frame.
    await page.locator('dialog .player-seek').waitFor()
    const seeks = await seeksMs(page, 'dialog video')
    bareFrames.push(...(await bare(page, OPENINGS / 2)))
    const bareSeeks = await seeksMs(page, '#bare')
    return [
      ...figuresOf('click Play → first frame', FIRST_FRAME_TARGET, frames, bareFrames),
      {
        name: 'click Play → first frame, first film of a browser',
        value: first,
        unit: 'ms',
        better: 'smaller',
        peer: { name: 'bare video element', value: bareFirst },
      },
      ...figuresOf('seek', SEEK_TARGET, seeks, bareSeeks),
    ]
  })
}

/** What a measurement says, asked `count` times. */
async function timesOf(count: number, measure: () => Promise<number>): Promise<number[]> {
  const taken: number[] = []
  for (let index = 0; index < count; index++) taken.push(await measure())
  return taken
}

/** What work finds out with a page of a fresh browser. */
async function withFreshPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await launchChromium()
  try {
    return await work(await (await browser.newContext()).newPage())
  } finally {
    await browser.close()
  }
}

/** A wait, and how many times that of a bare video element it is. */
function figuresOf(
  what: string,
  target: typeof SEEK_TARGET,
  ours: number[],
  peers: number[],
): Figure[] {
  const [value, peer] = [percentile(ours, 0.95), percentile(peers, 0.95)]
  return [
    {
      name: `${what}, p95`,
      value,
      unit: 'ms',
      better: 'smaller',
      target: target.ms,
      peer: { name: 'bare video element', value: peer },
    },
    {
      name: `${what}, p95 over that of a bare video element`,
      value: value / peer,
      unit: 'ratio',
      better: 'smaller',
      target: target.peers,
    },
  ]
}

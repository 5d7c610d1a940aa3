import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bringSmallFilm } from '../../../../../bench/party/small-film.ts'
import { until } from '../../../../../bench/run/waiting.ts'
import { launchChromium, skipIntro } from '../../../../../tests/browser.ts'
import { openLink } from '../../nodes/breaking-link.ts'
import type { House } from '../house.ts'

const NOTES = fileURLToPath(new URL('screen-notes.js', import.meta.url))
const FILM_SECONDS = 900
/** A film that is so near its end begins again before the next round. */
const REST_SECONDS = 300
const TURN_EVERY_MS = 1500
const READY_LIMIT_MS = 60_000
/** Longest that a screen may take to go on by itself. */
const GO_ON_LIMIT_MS = 120_000
const PLACES = ['/my-list', '/movies'] as const
/** Somebody opens Starnest anew so often: rarely enough to see what it says when it gives up asking. */
const COME_EVERY_MS = 8000

/** What a page noted since it was asked last: what it said was wrong, and how often. */
type Noted = { said: Record<string, number>; filmStoodMs: number }

declare global {
  var screenNotes: {
    take(): Noted
    isWell(): boolean
    goTo(path: string): void
    placeOfFilm(): number
    rewind(restSeconds: number): void
  }
}

/** Three real pages of one browser: a film that plays, somebody who turns from one shelf to the other, and
 *  somebody who opens Starnest again and again and has nothing in memory. */
export type Screens = {
  begin(): Promise<void>
  /** Resolves once all go on, without a hand: the film plays, the shelves stand, and nothing says that something is
   *  wrong. With how long that took, milliseconds. @throws Error when they do not */
  goOn(): Promise<number>
  /** What they said meanwhile, and for how long the film stood, milliseconds. */
  noted(): Promise<Noted>
  close(): Promise<void>
}

/** Opens them, behind a proxy that leads to the nodes that are there. */
export async function openScreens(house: House): Promise<Screens> {
  let turn = 0
  const front = await openLink(() => {
    const origins = house.origins()
    turn += 1
    return Number(new URL(origins[turn % origins.length] ?? '').port)
  })
  const browser = await launchChromium()
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${front.port}` })
  await skipIntro(context)
  await context.addInitScript({ path: NOTES })
  const folder = house.dataFolder
  const titleId = await bringSmallFilm(context.request, { folder, seconds: FILM_SECONDS })
  const film = await context.newPage()
  await film.goto(`/watch/${titleId}?play=1`)
  const shelf = await context.newPage()
  await shelf.goto('/movies')
  const anew = await context.newPage()
  await anew.goto('/movies')
  const pages = [film, shelf, anew]
  const areWell = async () =>
    (await Promise.all(pages.map((page) => page.evaluate(() => screenNotes.isWell())))).every(
      Boolean,
    )
  const placeOfFilm = () => film.evaluate(() => screenNotes.placeOfFilm())
  const goTo = (path: string) => shelf.evaluate((to) => screenNotes.goTo(to), path)
  await until('screens', { limitMs: READY_LIMIT_MS, everyMs: 200 }, async () => {
    return (await areWell()) && (await placeOfFilm()) > 0
  })
  let isUsed = false
  let using: Promise<unknown> = Promise.resolve()
  /** What the page that is opened anew said before it was opened once more. */
  const saidBefore: Record<string, number>[] = []

  async function turnAgainAndAgain(): Promise<void> {
    for (let nth = 0; isUsed; nth += 1) {
      await goTo(PLACES[nth % 2] ?? '/')
      await sleep(TURN_EVERY_MS)
    }
  }

  async function comeAgainAndAgain(): Promise<void> {
    let openedMs = performance.now()
    while (isUsed) {
      await sleep(TURN_EVERY_MS)
      if (performance.now() - openedMs < COME_EVERY_MS) continue
      saidBefore.push((await anew.evaluate(() => screenNotes.take())).said)
      await anew.goto('/movies')
      openedMs = performance.now()
    }
  }

  async function fail(cause: unknown): Promise<never> {
    const texts = await Promise.all(pages.map((page) => page.locator('body').textContent()))
    const shown = JSON.stringify(texts.map((text) => text?.slice(0, 500)))
    throw new Error(`the screens do not go on: ${shown}`, { cause })
  }

  return {
    async begin() {
      await film.evaluate((rest) => screenNotes.rewind(rest), REST_SECONDS)
      for (const page of pages) await page.evaluate(() => screenNotes.take())
      isUsed = true
      using = Promise.all([turnAgainAndAgain(), comeAgainAndAgain()])
      // Whoever waits for its end is told.
      using.catch(() => undefined)
    },
    async goOn() {
      isUsed = false
      await using
      const startedMs = performance.now()
      await goTo(PLACES[0])
      const before = await placeOfFilm()
      const limits = { limitMs: GO_ON_LIMIT_MS, everyMs: 200 }
      await until('screens that go on', limits, async () => {
        return (await areWell()) && (await placeOfFilm()) > before + 1
      }).catch(fail)
      return performance.now() - startedMs
    },
    async noted() {
      const noted = await Promise.all(pages.map((page) => page.evaluate(() => screenNotes.take())))
      const said: Record<string, number> = {}
      for (const one of [...noted.map((note) => note.said), ...saidBefore.splice(0)]) {
        for (const [text, times] of Object.entries(one)) {
          said[text] = (said[text] ?? 0) + times
        }
      }
      return { said, filmStoodMs: noted[0]?.filmStoodMs ?? 0 }
    },
    async close() {
      isUsed = false
      await using
      await browser.close()
      await front.close()
    },
  }
}

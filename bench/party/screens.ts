import { setTimeout as pause } from 'node:timers/promises'
import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import type { ProfileFields } from '@starnest/contract/household/profiles'
import { profileSchema } from '@starnest/contract/household/profiles'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import type { Browser } from 'playwright-core'
import { launchChromium } from '../../tests/browser.ts'
import { startPreparedStarnest } from '../../tests/prepared-starnest.ts'
import type { Figure } from '../figure.ts'
import { percentile } from '../report.ts'
import { forRun } from '../run/short-run.ts'
import { ANSWER_LIMIT_MS, until, WORK_LIMIT_MS, within } from '../run/waiting.ts'
import { inStepAt, spreads } from './in-step.ts'
import { openScreen, partyOn, type Screen } from './screen.ts'
import { bringSmallFilm } from './small-film.ts'

const SCREENS = 6
const WATCHED_SECONDS = forRun({ long: 300, short: 15 })
const JOINS = forRun({ long: 5, short: 2 })
const PAUSES = forRun({ long: 10, short: 2 })
const CUT_MS = 10_000
/** The others go on there, seconds, in the middle of a cut. */
const MOVED_TO_SECONDS = forRun({ long: 200, short: 130 })
/** Longest that a screen is watched that comes into step. */
const SETTLES_MS = 15_000
const MOMENT_MS = 250

const TARGETS = { p95Ms: 60, p99Ms: 150, joinMs: 2000, pauseMs: 500, cutMs: 3000 }

/** Six real pages, each over a slow and unsteady line of its own, watch one film together. */
export async function measureScreens(): Promise<Figure[]> {
  const starnest = await within('server', WORK_LIMIT_MS, startPreparedStarnest())
  const browser = await within('browser', ANSWER_LIMIT_MS, launchChromium())
  const screens: Screen[] = []
  try {
    const { titleId, profileIds } = await prepare(browser, starnest)
    for (const profileId of profileIds) {
      screens.push(
        await openScreen(browser, { port: Number(new URL(starnest.origin).port), profileId }),
      )
    }
    const [first, ...others] = screens
    const last = others.at(-1)
    if (!first || !last) throw new Error('there are no screens')
    // All at once: only what comes after it is measured.
    await Promise.all(screens.filter((one) => one !== last).map((one) => one.open()))
    await first.command({ is: 'show', titleId })
    await areInStep(screens.filter((one) => one !== last))
    const joins = await joinAgain(last, screens)
    const together = await watchTogether(screens)
    const pauses = await pauseForAll(first, screens)
    const cuts = await cutOff(last, screens)
    return figuresOf({ joins, together, pauses, cuts })
  } finally {
    for (const screen of screens) await screen.close()
    await browser.close()
    await starnest.stop()
  }
}

/** Six grown-ups, and a film that is long enough. */
async function prepare(
  browser: Browser,
  { origin, dataFolder }: { origin: string; dataFolder: string },
) {
  const context = await browser.newContext({ baseURL: origin })
  const { request } = context
  await request.get(HOUSEHOLD_ROUTES.viewer.path)
  const profileIds: number[] = []
  for (let nth = 1; nth <= SCREENS; nth++) {
    const data: ProfileFields = {
      name: `Screen ${nth}`,
      displayName: `Screen ${nth}`,
      role: 'dad',
      ageGroup: 'adult',
    }
    const added = await request.post(PROFILE_ROUTES.add.path, { data })
    profileIds.push(profileSchema.parse(await added.json()).id)
  }
  const seconds = WATCHED_SECONDS + 2 * MOVED_TO_SECONDS
  const titleId = await bringSmallFilm(request, { folder: dataFolder, seconds })
  await context.close()
  return { titleId, profileIds }
}

async function areInStep(screens: readonly Screen[]): Promise<void> {
  await until('film on every screen', { limitMs: 4 * ANSWER_LIMIT_MS, everyMs: 500 }, async () => {
    const fromMs = Date.now() - 3000
    const noted = await Promise.all(screens.map((screen) => screen.noted(fromMs)))
    const [first, ...others] = noted.map(({ samples }) => samples)
    return first && inStepAt(first, others, fromMs) !== undefined
  })
}

type Join = { fromJoinedMs: number; fromOpenedMs: number }

/** A page comes again and again, while the others watch. */
async function joinAgain(last: Screen, screens: readonly Screen[]): Promise<Join[]> {
  const joins: Join[] = []
  for (let nth = 0; nth < JOINS; nth++) {
    await last.open()
    const { openedMs, joinedMs } = await last.noted(Date.now())
    const joined = joinedMs[0] ?? openedMs
    const atMs = await inStep(last, screens, joined)
    joins.push({ fromJoinedMs: atMs - joined, fromOpenedMs: atMs - openedMs })
  }
  return joins
}

/** When a screen came into step with the others. */
async function inStep(screen: Screen, screens: readonly Screen[], fromMs: number): Promise<number> {
  const endMs = Date.now() + SETTLES_MS
  return until('screen in step', { limitMs: 2 * SETTLES_MS, everyMs: 500 }, async () => {
    const own = await screen.noted(fromMs - 500)
    const rest = await Promise.all(
      screens
        .filter((one) => one !== screen)
        .map(async (one) => (await one.noted(fromMs - 500)).samples),
    )
    const atMs = inStepAt(own.samples, rest, fromMs)
    return atMs ?? (Date.now() > endMs ? endMs : undefined)
  })
}

async function watchTogether(screens: readonly Screen[]) {
  const fromMs = Date.now()
  await pause(WATCHED_SECONDS * 1000)
  const noted = await Promise.all(screens.map((screen) => screen.noted(fromMs)))
  return spreads(
    noted.map(({ samples }) => samples),
    { fromMs, toMs: Date.now() - 1000, everyMs: MOMENT_MS },
  )
}

/** Milliseconds from a pause on one screen until the film stands on the slowest. */
async function pauseForAll(first: Screen, screens: readonly Screen[]): Promise<number[]> {
  const took: number[] = []
  for (let nth = 0; nth < PAUSES; nth++) {
    const askedMs = await first.command({ is: 'pause' })
    const seenMs = await until(
      'pause on every screen',
      { limitMs: ANSWER_LIMIT_MS, everyMs: 200 },
      async () => {
        const seen = await Promise.all(
          screens.map(async (one) =>
            (await one.noted(askedMs)).pausedMs.find((atMs) => atMs >= askedMs),
          ),
        )
        const known = seen.filter((atMs) => atMs !== undefined)
        return known.length === screens.length && Math.max(...known)
      },
    )
    took.push(seenMs - askedMs)
    await first.command({ is: 'play' })
    await pause(2000)
  }
  return took
}

/** A screen's line is gone for ten seconds, in which the others go on elsewhere: once it only carries nothing, once
 *  its connections break. Milliseconds until it is in step again, from when the line is back. */
async function cutOff(screen: Screen, screens: readonly Screen[]) {
  const [first] = screens
  const took = { held: 0, broken: 0 }
  for (const how of ['held', 'broken'] as const) {
    if (how === 'held') screen.line.hold()
    else screen.line.breakOff()
    await pause(CUT_MS / 2)
    await first?.command({ is: 'seek', positionSeconds: how === 'held' ? MOVED_TO_SECONDS : 20 })
    await pause(CUT_MS / 2)
    screen.line.mend()
    const mendedMs = Date.now()
    took[how] = (await inStep(screen, screens, mendedMs)) - mendedMs
    if (first && !(await partyOn(first)).playback.isPlaying)
      throw new Error('the film did not go on')
  }
  return took
}

type Measured = {
  joins: Join[]
  together: ReturnType<typeof spreads>
  pauses: number[]
  cuts: { held: number; broken: number }
}

function figuresOf({ joins, together, pauses, cuts }: Measured): Figure[] {
  const millis = together.spreads.map((seconds) => seconds * 1000)
  const smaller = { unit: 'ms', better: 'smaller' } as const
  const known = `${millis.length} of ${together.moments} moments in ${WATCHED_SECONDS} s, the two furthest apart of ${SCREENS}`
  const all = (values: readonly number[]) => values.map((ms) => ms.toFixed(0)).join(', ')
  const opened = joins.map(({ fromOpenedMs }) => fromOpenedMs)
  const joined = joins.map(({ fromJoinedMs }) => fromJoinedMs)
  return [
    {
      ...smaller,
      name: 'Party: screens apart, p95',
      value: percentile(millis, 0.95),
      target: TARGETS.p95Ms,
      note: known,
    },
    {
      ...smaller,
      name: 'Party: screens apart, p99',
      value: percentile(millis, 0.99),
      target: TARGETS.p99Ms,
    },
    {
      ...smaller,
      name: 'Party: from joining to in step, slowest',
      value: Math.max(...joined),
      target: TARGETS.joinMs,
      note: `${all(joined)}`,
    },
    {
      ...smaller,
      name: 'Party: from opening the page to in step, median',
      value: percentile(opened, 0.5),
      note: all(opened),
    },
    {
      ...smaller,
      name: 'Party: a pause seen by all, slowest',
      value: Math.max(...pauses),
      target: TARGETS.pauseMs,
      note: all(pauses),
    },
    {
      ...smaller,
      name: 'Party: in step after a silent line of 10 s',
      value: cuts.held,
      target: TARGETS.cutMs,
    },
    {
      ...smaller,
      name: 'Party: in step after a broken line of 10 s',
      value: cuts.broken,
      target: TARGETS.cutMs,
    },
  ]
}

import { profileTimeSchema } from '@starnest/contract/parents/watch-time'
import { TIME_ROUTES } from '@starnest/contract/parents/watch-time.routes'
import { pathOf } from '@starnest/contract/route'
import { playbackSchema } from '@starnest/contract/watch/watch'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTimeHome, type TimeHome } from '../../../test/parents/time-home.ts'
import type { Somebody } from '../../../test/test-home.ts'

const DAY_SECONDS = 86_400
const BUDGET_MINUTES = 15

let house: TimeHome
let child: Somebody
let parent: Somebody
let film: number
beforeAll(async () => {
  house = await openTimeHome()
})
beforeEach(async () => {
  ;({ child, parent, film } = await house.begin())
})
afterAll(() => house.home.close())

const watched = async () => {
  const answer = await house.call(
    parent,
    'GET',
    pathOf(TIME_ROUTES.profile, { id: child.profileId }),
  )
  return profileTimeSchema.parse(answer.json()).watchedSeconds
}

/** Watches in steps of ten seconds. Resolves with the status of each report. */
async function watch(player: ReturnType<TimeHome['openPlayer']>, from: number, steps: number) {
  const statuses: number[] = []
  for (let step = 1; step <= steps; step++) {
    house.pass(10)
    statuses.push((await player.at(from + step * 10)).statusCode)
  }
  return statuses
}

describe.each([
  ['forward', DAY_SECONDS],
  ['back', -DAY_SECONDS],
])('a clock that is moved %s by a day', (_way, seconds) => {
  it('asks nobody to choose a profile anew, and loses no place in a film', async () => {
    await watch(house.openPlayer(child, film), 0, 3)
    house.pass(seconds)
    const viewer = (await house.call(child, 'GET', '/api/viewer')).json()
    expect(viewer.profile.id).toBe(child.profileId)
    const { resumeAt } = playbackSchema.parse(
      (await house.call(child, 'GET', pathOf(WATCH_ROUTES.playback, { id: film }))).json(),
    )
    expect(resumeAt).toBe(30)
    expect(await watch(house.openPlayer(child, film), 30, 2)).toEqual([200, 200])
  })

  it('counts on what a child watches, and once it is right again no minute is won', async () => {
    await house.limit({ parent, who: child }, { dailyMinutes: BUDGET_MINUTES })
    const player = house.openPlayer(child, film)
    await watch(player, 0, 4)
    const before = await watched()
    expect(before).toBe(40)
    house.pass(seconds)
    await watch(player, 40, 3)
    expect(await watched()).toBeGreaterThanOrEqual(20)
    house.pass(-seconds)
    expect(await watched()).toBeGreaterThanOrEqual(before)
  })
})

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { animationListSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { pathOf } from '@starnest/contract/route'
import { playbackSchema } from '@starnest/contract/watch/watch'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { expect, it } from 'vitest'
import { type RunningStarnest, startStarnest } from '../../../../tests/running-starnest.ts'

const KILLS = 20
const LONGEST_LIFE_MS = 400
const FIRST_POSITION_SECONDS = 6
const STEP_SECONDS = 0.002

/** Moments of the kills, as shares of the longest life: spread evenly and the same in every run. */
const shareOf = (kill: number) => (kill * 0.618034) % 1

type Viewer = { origin: string; titleId: number }

async function watchableId({ origin }: RunningStarnest): Promise<number> {
  const answer = await fetch(`${origin}${CATALOG_ROUTES.list.path}`)
  const film = animationListSchema.parse(await answer.json()).find((title) => title.videoUrl)
  if (!film) throw new Error('the library has no film')
  return film.id
}

async function storedPosition({ origin, titleId }: Viewer): Promise<number> {
  const answer = await fetch(`${origin}${pathOf(WATCH_ROUTES.playback, { id: titleId })}`)
  return playbackSchema.parse(await answer.json()).resumeAt
}

/** Report ever later positions until the server is gone. Resolves with the last one that it said it
 *  had stored, and the last one that it was told. */
async function reportUntilGone({ origin, titleId }: Viewer, fromSeconds: number) {
  const playback = randomUUID()
  let acknowledged = fromSeconds
  let told = fromSeconds
  for (let sequence = 0; ; sequence++) {
    told = acknowledged + STEP_SECONDS
    try {
      const answer = await fetch(`${origin}${pathOf(WATCH_ROUTES.progress, { id: titleId })}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ currentTime: told, playback, sequence }),
      })
      expect(answer.status).toBe(200)
      acknowledged = told
    } catch (error) {
      if (error instanceof TypeError) return { acknowledged, told }
      throw error
    }
  }
}

it('keeps every acknowledged place in a film through twenty kills, and starts again by itself', {
  // Twenty starts: four to fourteen seconds each.
  timeout: 900_000,
}, async () => {
  let starnest = await startStarnest()
  const { dataFolder } = starnest
  const titleId = await watchableId(starnest)
  let position = FIRST_POSITION_SECONDS
  for (let kill = 1; kill <= KILLS; kill++) {
    const reports = reportUntilGone({ origin: starnest.origin, titleId }, position)
    await sleep(shareOf(kill) * LONGEST_LIFE_MS)
    await starnest.kill()
    const { acknowledged, told } = await reports
    starnest = await startStarnest({ STARNEST_DATA: dataFolder })
    if (acknowledged > FIRST_POSITION_SECONDS) {
      position = await storedPosition({ origin: starnest.origin, titleId })
      expect(position).toBeGreaterThanOrEqual(acknowledged)
      expect(position).toBeLessThanOrEqual(told)
    }
  }
  expect(position).toBeGreaterThan(FIRST_POSITION_SECONDS + KILLS * STEP_SECONDS)
  expect(await starnest.stop()).toBe(0)
})

import { setTimeout as pause } from 'node:timers/promises'
import { animationListSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { pathOf } from '@starnest/contract/route'
import { playbackSchema } from '@starnest/contract/watch/watch'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { type RunningStarnest, startStarnest } from './running-starnest.ts'

const LOOK_EVERY_MS = 1000

/** How long no further film may become ready, beside all else that a slow machine does. */
const NOTHING_NEW_MS = 15 * 60_000

/** A real server that has made the streams and seek pictures of all its films: what a family has from
 *  the first minutes on, and nothing else runs beside what is measured or tested.
 *  @throws Error that names the films that are not ready when no further one becomes ready. */
export async function startPreparedStarnest(
  env: Record<string, string> = {},
): Promise<RunningStarnest> {
  const starnest = await startStarnest(env)
  try {
    await waitUntilPrepared(starnest)
  } catch (error) {
    await (env.STARNEST_DATA === undefined ? starnest.stop() : starnest.halt())
    throw error
  }
  return starnest
}

async function waitUntilPrepared({ origin, said }: RunningStarnest): Promise<void> {
  const answer = await fetch(`${origin}${CATALOG_ROUTES.list.path}`)
  let left = animationListSchema.parse(await answer.json())
  for (let sinceMs = performance.now(); left.length > 0; await pause(LOOK_EVERY_MS)) {
    const still: typeof left = []
    for (const film of left) {
      const address = `${origin}${pathOf(WATCH_ROUTES.playback, { id: film.id })}`
      if (!(await isPrepared(address))) still.push(film)
    }
    if (still.length < left.length) sinceMs = performance.now()
    left = still
    if (performance.now() - sinceMs > NOTHING_NEW_MS) {
      const names = left.map(({ id, title }) => `${title} (${id})`).join(', ')
      const last = said.slice(-20).join('\n')
      throw new Error(
        `No film became ready for ${NOTHING_NEW_MS / 60_000} minutes. Not prepared: ${names}. The server said last:\n${last}`,
      )
    }
  }
}

async function isPrepared(address: string): Promise<boolean> {
  const { sources, previews } = playbackSchema.parse(await (await fetch(address)).json())
  return Boolean(sources?.hls && previews)
}

import { setTimeout as pause } from 'node:timers/promises'
import { animationListSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { pathOf } from '@starnest/contract/route'
import { playbackSchema } from '@starnest/contract/watch/watch'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { type RunningStarnest, startStarnest } from './running-starnest.ts'

const LOOK_EVERY_MS = 1000

/** A real server that has made the streams and seek pictures of all its films: what a family has from
 *  the first minutes on, and nothing else runs beside what is measured or tested. */
export async function startPreparedStarnest(
  env: Record<string, string> = {},
): Promise<RunningStarnest> {
  const starnest = await startStarnest(env)
  const answer = await fetch(`${starnest.origin}${CATALOG_ROUTES.list.path}`)
  for (const { id } of animationListSchema.parse(await answer.json())) {
    while (!(await isPrepared(`${starnest.origin}${pathOf(WATCH_ROUTES.playback, { id })}`))) {
      await pause(LOOK_EVERY_MS)
    }
  }
  return starnest
}

async function isPrepared(address: string): Promise<boolean> {
  const { sources, previews } = playbackSchema.parse(await (await fetch(address)).json())
  return Boolean(sources?.hls && previews)
}

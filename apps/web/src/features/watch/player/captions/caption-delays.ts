import * as z from 'zod/mini'
import { browserStorage } from '../../../../platform/browser-storage.ts'

/** Key of the browser's storage that remembers how much later captions are shown than their file says. */
const STORAGE_KEY = 'starnest.caption-delays'

/** Seconds by which one step shows captions sooner or later, and by how much at most in all. */
export const DELAY_STEP_SECONDS = 0.25
const MOST_SECONDS = 60

/** Captions that are remembered; those that were changed longest ago are forgotten. */
const MOST_REMEMBERED = 50

/** By the address of the captions, the one changed last at the end. */
const delaysSchema = z.array(
  z.tuple([z.string(), z.number().check(z.minimum(-MOST_SECONDS), z.maximum(MOST_SECONDS))]),
)

/** Seconds by which captions are shown later than their file says; less than 0: sooner. `url`: their address,
 *  which is another one when they change. */
export function keptDelay(url: string | undefined): number {
  return keptDelays().find(([of]) => of === url)?.[1] ?? 0
}

/** Remembers, on this browser, by how many seconds captions are late. Answers what they may be. */
export function keepDelay(url: string, seconds: number): number {
  const delay = Math.min(MOST_SECONDS, Math.max(-MOST_SECONDS, seconds))
  const others = keptDelays().filter(([of]) => of !== url)
  const kept = delay === 0 ? others : [...others, [url, delay]]
  browserStorage.setItem(STORAGE_KEY, JSON.stringify(kept.slice(-MOST_REMEMBERED)))
  return delay
}

function keptDelays(): z.infer<typeof delaysSchema> {
  try {
    return delaysSchema.parse(JSON.parse(browserStorage.getItem(STORAGE_KEY) ?? '[]'))
  } catch {
    // Stored by another version, or by somebody else.
    return []
  }
}

import * as z from 'zod/mini'
import { MAX_VOLUME, type Sound } from './sound/volume-rules.ts'

/** Key of the browser's storage that remembers how this browser plays films. */
const STORAGE_KEY = 'starnest.player'

const preferencesSchema = z.object({
  volume: z.number().check(z.minimum(0), z.maximum(MAX_VOLUME)),
  isMuted: z.boolean(),
  lastAudible: z.number().check(z.positive(), z.maximum(MAX_VOLUME)),
})

const FIRST_PREFERENCES: Sound = {
  volume: MAX_VOLUME,
  isMuted: false,
  lastAudible: MAX_VOLUME,
}

/** What was chosen before; full volume when nothing readable is stored. */
export function readPreferences(storage: Pick<Storage, 'getItem'>): Sound {
  try {
    return preferencesSchema.parse(JSON.parse(storage.getItem(STORAGE_KEY) ?? ''))
  } catch {
    // Never stored, stored by another version, or storage is forbidden here: start afresh.
    return FIRST_PREFERENCES
  }
}

/** Remember what was chosen. A browser that keeps nothing (private window) forgets it. */
export function writePreferences(storage: Pick<Storage, 'setItem'>, preferences: Sound): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(preferences))
  } catch {
    // Full or forbidden storage must not disturb the film; the choice holds until the page closes.
  }
}

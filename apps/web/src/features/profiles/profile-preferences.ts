import type { ChangedPreferences, Profile } from '@starnest/contract/household/profiles'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { call } from '../../platform/http.ts'

const listeners = new Set<(saved: Profile) => void>()

/** Be told of a profile whose likes were saved. Returns the way to stop that. */
export function onProfileSaved(listener: (saved: Profile) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Saves of this page go one after the other, so that the last press has the last word. */
let lastSave: Promise<unknown> = Promise.resolve()

/** Saves what the active profile likes; what the patch leaves out stays as it is, also where another
 *  page changes it at the same time. Resolves with the profile as it is now.
 *  @throws HttpError when the server refuses or fails */
export function updateProfilePreferences(patch: ChangedPreferences): Promise<Profile> {
  const save = lastSave.then(() => savePatch(patch))
  lastSave = save.catch(() => undefined)
  return save
}

async function savePatch(patch: ChangedPreferences): Promise<Profile> {
  const saved = await call(PROFILE_ROUTES.changePreferences, { body: patch })
  for (const listener of listeners) listener(saved)
  return saved
}

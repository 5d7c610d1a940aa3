import type { ChangedPreferences, Profile } from '@starnest/contract/household/profiles'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { call } from '../../platform/calls/http.ts'
import { createStore } from '../../platform/store.ts'

/** What the server answered to the last save. */
const lastSaved = createStore<Profile | undefined>(() => undefined)

/** Be told of a profile whose likes were saved. Returns the way to stop that. */
export function onProfileSaved(listener: (saved: Profile) => void): () => void {
  return lastSaved.subscribe(() => {
    const saved = lastSaved.get()
    if (saved) listener(saved)
  })
}

/** Saves of this page go one after the other, so that the last press has the last word. */
let lastSave: Promise<unknown> = Promise.resolve()

/** Saves what the active profile likes; what the patch leaves out stays as it is, also where another
 *  page changes it at the same time. `profileId`: whose press it was, undefined where that is not known: a save that
 *  waited until somebody else watches is refused. Resolves with the profile as it is now.
 *  @throws HttpError when the server refuses or fails */
export function updateProfilePreferences(
  profileId: number | undefined,
  patch: ChangedPreferences,
): Promise<Profile> {
  const save = lastSave.then(() => savePatch(profileId, patch))
  lastSave = save.catch(() => undefined)
  return save
}

async function savePatch(
  profileId: number | undefined,
  patch: ChangedPreferences,
): Promise<Profile> {
  const saved = await call(PROFILE_ROUTES.changePreferences, { body: { ...patch, profileId } })
  lastSaved.set(saved)
  return saved
}

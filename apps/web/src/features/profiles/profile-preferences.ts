import {
  PROFILE_ROUTES,
  type Preferences,
  type Profile,
  preferencesOf,
  profileSchema,
} from '@starnest/contract/profiles'
import { getJson, sendJson } from '../../platform/http.ts'

const listeners = new Set<(saved: Profile) => void>()

/** Be told of a profile whose likes were saved. Returns the way to stop that. */
export function onProfileSaved(listener: (saved: Profile) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Saves go one after the other: two at once would each forget what the other said. */
let lastSave: Promise<unknown> = Promise.resolve()

/** Saves what the active profile likes; what the patch leaves out stays as it is. Resolves with the
 *  profile as it is now. @throws HttpError when the server refuses or fails */
export function updateProfilePreferences(patch: Partial<Preferences>): Promise<Profile> {
  const save = lastSave.then(() => savePatch(patch))
  lastSave = save.catch(() => undefined)
  return save
}

async function savePatch(patch: Partial<Preferences>): Promise<Profile> {
  const active = await getJson(profileSchema, PROFILE_ROUTES.active)
  const { id, name, displayName, role, ageGroup, contentRating } = active
  const preferences = JSON.stringify({ ...preferencesOf(active), ...patch })
  const saved = await sendJson(profileSchema, {
    method: 'PUT',
    url: PROFILE_ROUTES.one(id),
    body: { name, displayName, role, ageGroup, contentRating, preferences },
  })
  for (const listener of listeners) listener(saved)
  return saved
}

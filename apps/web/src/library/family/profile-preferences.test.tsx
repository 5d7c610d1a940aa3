import { type Profile, preferencesOf } from '@starnest/contract/household/profiles'
import { beforeEach, expect, it } from 'vitest'
import { fakeServer } from '../../testing/fakes/fake-server.ts'
import { testProfile } from '../../testing/made/family.ts'
import { onProfileSaved, updateProfilePreferences } from './profile-preferences.ts'

let stored: Profile
beforeEach(() => {
  stored = testProfile(1, { role: null, preferences: { favoriteGenres: ['anime'] } })
})
const openServer = () =>
  fakeServer({
    'PUT /api/family-profiles/active/preferences': (changed) => {
      const preferences = { ...preferencesOf(stored), ...(changed as object) }
      stored = { ...stored, preferences: JSON.stringify(preferences) }
      return { body: stored }
    },
  })

it('saves what changed and keeps the rest, also of a profile without a role', async () => {
  openServer()
  const saved: Profile[] = []
  const stop = onProfileSaved((profile) => void saved.push(profile))
  await updateProfilePreferences({ autoPlay: false })
  stop()
  expect(preferencesOf(stored)).toMatchObject({ autoPlay: false, favoriteGenres: ['anime'] })
  expect(saved).toEqual([stored])
})

it('forgets neither of two changes at once', async () => {
  openServer()
  await Promise.all([
    updateProfilePreferences({ autoPlay: false }),
    updateProfilePreferences({ showSubtitles: true }),
  ])
  expect(preferencesOf(stored)).toMatchObject({ autoPlay: false, showSubtitles: true })
})

it('rejects when the server refuses, and saves the next change all the same', async () => {
  fakeServer({})
  await expect(updateProfilePreferences({ autoPlay: false })).rejects.toThrow('404')
  openServer()
  await updateProfilePreferences({ autoPlay: false })
  expect(preferencesOf(stored)).toMatchObject({ autoPlay: false })
})

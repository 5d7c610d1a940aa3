import {
  type Profile,
  preferencesOf,
  preferencesPutSchema,
} from '@starnest/contract/household/profiles'
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
    'PUT /api/family-profiles/active/preferences': (body) => {
      const { profileId, ...changed } = preferencesPutSchema.parse(body)
      if (profileId !== stored.id) {
        return { status: 409, body: { code: 'profile_changed', message: '' } }
      }
      const preferences = { ...preferencesOf(stored), ...changed }
      stored = { ...stored, preferences: JSON.stringify(preferences) }
      return { body: stored }
    },
  })

it('saves what changed and keeps the rest, also of a profile without a role', async () => {
  openServer()
  const saved: Profile[] = []
  const stop = onProfileSaved((profile) => void saved.push(profile))
  await updateProfilePreferences(1, { autoPlay: false })
  stop()
  expect(preferencesOf(stored)).toMatchObject({ autoPlay: false, favoriteGenres: ['anime'] })
  expect(saved).toEqual([stored])
})

it('forgets neither of two changes at once', async () => {
  openServer()
  await Promise.all([
    updateProfilePreferences(1, { autoPlay: false }),
    updateProfilePreferences(1, { showSubtitles: true }),
  ])
  expect(preferencesOf(stored)).toMatchObject({ autoPlay: false, showSubtitles: true })
})

it('is never kept for somebody else, where it waited until they watch', async () => {
  openServer()
  const first = updateProfilePreferences(1, { showSubtitles: true })
  const second = updateProfilePreferences(1, { autoPlay: false })
  await first
  stored = testProfile(2)
  await expect(second).rejects.toMatchObject({ code: 'profile_changed' })
  expect(preferencesOf(stored)).toMatchObject({ autoPlay: true })
})

it('rejects when the server refuses, and saves the next change all the same', async () => {
  fakeServer({})
  await expect(updateProfilePreferences(1, { autoPlay: false })).rejects.toThrow('404')
  openServer()
  await updateProfilePreferences(1, { autoPlay: false })
  expect(preferencesOf(stored)).toMatchObject({ autoPlay: false })
})

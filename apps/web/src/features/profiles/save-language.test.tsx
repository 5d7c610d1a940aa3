import { expect, it } from 'vitest'
import { fakeServer } from '../../testing/fakes/fake-server.ts'
import { testProfile } from '../../testing/made/family.ts'
import { currentToast } from '../../ui/toast/toast.ts'
import { saveProfileLanguage } from './save-language.ts'

it('says so when a language could not be saved', async () => {
  fakeServer({})
  await saveProfileLanguage(1, 'fr')
  expect(currentToast()).toMatchObject({ look: 'destructive' })
  const { bodyOf } = fakeServer({
    'PUT /api/family-profiles/active/preferences': () => ({ body: testProfile(1) }),
  })
  await saveProfileLanguage(1, 'es')
  expect(bodyOf('PUT /api/family-profiles/active/preferences')).toEqual({
    ...{ preferredLanguage: 'es', profileId: 1 },
  })
})

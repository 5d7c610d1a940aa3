import type { Profile } from '@starnest/contract/household/profiles'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whoWatchesIsAsked } from '../../../library/family/ask-who-watches.ts'
import { chooseLanguage, currentLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { type Answer, fakeServer } from '../../../testing/fakes/fake-server.ts'
import { testProfile } from '../../../testing/made/family.ts'
import { FamilyPage } from './family-page.tsx'

const LIST = '/api/family-profiles'
const dad = testProfile(1, {
  displayName: 'Papa',
  role: 'dad',
  ageGroup: 'adult',
  contentRating: 'R',
})
const zoe = testProfile(2, { displayName: 'Zoé', preferences: { preferredLanguage: 'fr' } })

let family: Profile[]
let answers: Record<string, Answer>
beforeEach(async () => {
  family = [dad, zoe]
  answers = {
    [`GET ${LIST}`]: () => ({ body: family }),
    [`GET ${LIST}/active`]: () => ({ body: family[0] }),
    [`POST ${LIST}/2/activate`]: () => ({ body: zoe }),
    [`POST ${LIST}`]: () => ({ status: 201, body: testProfile(3) }),
    [`PUT ${LIST}/2`]: () => ({ body: zoe }),
    [`DELETE ${LIST}/2`]: () => ({ body: { activeProfileId: 1 } }),
  }
  localStorage.clear()
  await chooseLanguage('en')
})
afterEach(cleanup)

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))

describe('the family page', () => {
  it('says that it is loading, then shows who is active and everybody', async () => {
    fakeServer(answers)
    draw(<FamilyPage />)
    expect(screen.getByText('Loading family profiles...')).toBeTruthy()
    const card = await screen.findByRole('region', { name: 'Currently Active Profile' })
    expect(card.textContent).toContain('Papa')
    expect(card.textContent).toContain('R · Everything')
    expect(screen.getAllByRole('button', { name: /^Watch as/ })).toHaveLength(2)
  })

  it('offers the first profile while there is none', async () => {
    family = []
    fakeServer(answers)
    draw(<FamilyPage />)
    await screen.findByRole('heading', { name: 'No Family Profiles Yet' })
    press('Create First Profile')
    await screen.findByRole('dialog', { name: 'Create New Family Profile' })
  })

  it('takes no eleventh, and says why', async () => {
    family = Array.from({ length: 10 }, (_, index) => testProfile(index + 1))
    fakeServer(answers)
    draw(<FamilyPage />)
    await screen.findByText('Maximum of 10 family profiles reached')
    expect(screen.getByRole('button', { name: 'Add Family Member' }).hasAttribute('disabled')).toBe(
      true,
    )
  })

  it('says that the family could not be loaded, and tries again', async () => {
    answers[`GET ${LIST}`] = () => ({ status: 500, body: { code: 'internal', message: '' } })
    fakeServer(answers)
    draw(<FamilyPage />)
    await screen.findByText(/The family could not be loaded/)
    answers[`GET ${LIST}`] = () => ({ body: family })
    press('Retry')
    await screen.findByRole('button', { name: /^Watch as Zoé/ })
  })
})

describe('in a family that grown-ups with a PIN look after', () => {
  const viewerOf = (id: number, mustChoose = false) => ({
    profile: { id, displayName: '', avatarUrl: '' },
    companions: [],
    maximumAge: 0,
    mustChoose,
    mayManage: false,
    mayChangeFamily: false,
  })
  const names = () =>
    screen.queryAllByRole('button', { name: /^(Edit|Delete|Add)/ }).map((one) => one.textContent)

  it('offers a child its own looks and likes, and no more', async () => {
    answers[`GET ${LIST}/active`] = () => ({ body: zoe })
    answers['GET /api/viewer'] = () => ({ body: viewerOf(2) })
    const { bodyOf } = fakeServer(answers)
    draw(<FamilyPage />)
    await screen.findByRole('button', { name: /^Watch as Zoé/ })
    expect(screen.queryByRole('button', { name: 'Edit Papa' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add Family Member' })).toBeNull()
    expect(screen.getByText(/Grown-ups with a PIN look after the family/)).toBeTruthy()
    fireEvent.click(screen.getAllByRole('button', { name: 'Edit Zoé' })[0] as HTMLElement)
    expect(dialog().queryByRole('radio', { name: /Adult/ })).toBeNull()
    expect(dialog().getByText(/says how old you are/)).toBeTruthy()
    press('Update Profile')
    await vi.waitFor(() => expect(bodyOf(`PUT ${LIST}/2`)).toMatchObject({ ageGroup: 'child' }))
  })

  it('leads to the picker', async () => {
    answers['GET /api/viewer'] = () => ({ body: viewerOf(2) })
    fakeServer(answers)
    draw(<FamilyPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'Switch profile' }))
    expect(whoWatchesIsAsked.get()).toBe(true)
    whoWatchesIsAsked.set(false)
  })

  it('offers nothing on a device that has yet to choose', async () => {
    answers['GET /api/viewer'] = () => ({ body: viewerOf(2, true) })
    fakeServer(answers)
    draw(<FamilyPage />)
    await screen.findByRole('button', { name: /^Watch as Zoé/ })
    expect(names()).toEqual([])
  })

  it('asks for the PIN of a grown-up to watch as one who has none', async () => {
    const pinHolders = [{ id: 1, displayName: 'Papa' }]
    const needed = { code: 'pin_required', message: '', details: { pinHolders } }
    answers[`POST ${LIST}/2/activate`] = (body) =>
      body ? { body: zoe } : { status: 403, body: needed }
    const { bodyOf } = fakeServer(answers)
    draw(<FamilyPage />)
    fireEvent.click(await screen.findByRole('button', { name: /^Watch as Zoé/ }))
    fireEvent.change(await screen.findByLabelText('PIN of Papa', { selector: 'input' }), {
      target: { value: '4829' },
    })
    press('Enter')
    await vi.waitFor(() =>
      expect(bodyOf(`POST ${LIST}/2/activate`)).toEqual({ pin: '4829', grownUpId: 1 }),
    )
  })
})

describe('watching as somebody', () => {
  it('drops what was answered to the one before, and speaks their language', async () => {
    const { calls } = fakeServer(answers)
    const queryClient = draw(<FamilyPage />)
    queryClient.setQueryData(['/api/home', {}], { hero: ['a film for grown-ups'] })
    await screen.findByRole('region', { name: 'Currently Active Profile' })
    press(/^Watch as Zoé/)
    await screen.findByRole('region', { name: 'Profil actif' })
    expect(queryClient.getQueryData(['/api/home', {}])).toBeUndefined()
    expect(currentLanguage()).toBe('fr')
    expect(calls.map(({ call }) => call)).toContain(`POST ${LIST}/2/activate`)
  })

  it('keeps the one before when the server refuses', async () => {
    delete answers[`POST ${LIST}/2/activate`]
    fakeServer(answers)
    const queryClient = draw(<FamilyPage />)
    queryClient.setQueryData(['/api/home', {}], 'kept')
    await screen.findByRole('region', { name: 'Currently Active Profile' })
    press(/^Watch as Zoé/)
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: /^Watch as Zoé/ }).getAttribute('aria-busy')).toBe(
        'false',
      ),
    )
    expect(queryClient.getQueryData(['/api/home', {}])).toBe('kept')
    expect(currentLanguage()).toBe('en')
  })
})

describe('adding and changing somebody', () => {
  it('says what is missing and sends nothing', async () => {
    const { bodyOf } = fakeServer(answers)
    draw(<FamilyPage />)
    await screen.findByRole('button', { name: /^Watch as Zoé/ })
    press('Add Family Member')
    press('Create Profile')
    expect(dialog().getByText('Please say who they are')).toBeTruthy()
    expect(dialog().getByText('Please choose an age group')).toBeTruthy()
    expect(dialog().getAllByText('Please write a name')).toHaveLength(2)
    expect(document.activeElement).toBe(dialog().getByRole('radio', { name: 'Dad' }))
    expect(bodyOf(`POST ${LIST}`)).toBeUndefined()
  })

  it('sends a role with all that follows from it, and closes', async () => {
    const { bodyOf } = fakeServer(answers)
    draw(<FamilyPage />)
    await screen.findByRole('button', { name: /^Watch as Zoé/ })
    press('Add Family Member')
    fireEvent.click(dialog().getByRole('radio', { name: 'Teen' }))
    fireEvent.change(dialog().getByRole('textbox', { name: 'Display name' }), {
      target: { value: 'Theo' },
    })
    fireEvent.click(dialog().getByRole('radio', { name: 'Dragon' }))
    fireEvent.click(dialog().getByRole('checkbox', { name: 'Anime' }))
    fireEvent.click(dialog().getByRole('switch', { name: 'Show subtitles' }))
    press('Create Profile')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const body = bodyOf(`POST ${LIST}`)
    expect(body).toMatchObject({
      name: 'Teen',
      displayName: 'Theo',
      role: 'teen',
      ageGroup: 'teen',
      contentRating: 'PG-13',
      avatarUrl: '/portraits/dragon.webp',
      preferences: JSON.stringify({
        favoriteGenres: ['anime'],
        preferredLanguage: 'en',
        autoPlay: true,
        showSubtitles: true,
      }),
    })
  })

  it('keeps what was written when the server refuses, and says why', async () => {
    answers[`PUT ${LIST}/2`] = () => ({ status: 409, body: { code: 'last_adult', message: '' } })
    fakeServer(answers)
    draw(<FamilyPage />)
    await screen.findByRole('button', { name: /^Watch as Zoé/ })
    press('Edit Zoé')
    const field = dialog().getByRole('textbox', { name: 'Display name' })
    fireEvent.change(field, { target: { value: 'Zaza' } })
    press('Update Profile')
    await dialog().findByText(/at least one grown-up/)
    expect(dialog().getByDisplayValue('Zaza')).toBeTruthy()
  })
})

describe('deleting somebody', () => {
  it.each([
    [403, 'grown_ups_only', /This is for grown-ups/],
    [403, 'pin_required', /takes the PIN of a grown-up/],
    [404, 'profile_not_found', /deleted on another device/],
    [409, 'last_adult', /at least one grown-up/],
    [500, 'internal', /Something went wrong in Starnest/],
    [502, 'no code at all', /not running at the moment/],
  ])('says why it was refused: %i %s', async (status, code, said) => {
    answers[`DELETE ${LIST}/2`] = () => ({ status, body: { code, message: '' } })
    fakeServer(answers)
    draw(<FamilyPage />)
    await screen.findByRole('button', { name: /^Watch as Zoé/ })
    press('Delete Zoé')
    press('Delete Profile')
    expect((await dialog().findByRole('alert')).textContent).toMatch(said)
    expect(dialog().queryByText(/did not answer/)).toBeNull()
  })

  it('asks first and says what is lost', async () => {
    const { calls } = fakeServer(answers)
    draw(<FamilyPage />)
    await screen.findByRole('button', { name: /^Watch as Zoé/ })
    press('Delete Zoé')
    expect(dialog().getByText(/lost for good/)).toBeTruthy()
    press('Cancel')
    expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
    press('Delete Zoé')
    family = [dad]
    press('Delete Profile')
    await vi.waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Watch as Zoé/ })).toBeNull(),
    )
  })
})

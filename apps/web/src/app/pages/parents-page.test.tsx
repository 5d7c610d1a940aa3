import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { chooseLanguage } from '../../platform/language.ts'
import { draw } from '../../testing/draw.tsx'
import { fakeServer } from '../../testing/fakes/fake-server.ts'
import { testProfile } from '../../testing/made/family.ts'
import { ParentsPage } from './parents-page.tsx'

const ada = testProfile(1, { displayName: 'Ada', role: 'mom', ageGroup: 'adult' })
const mia = testProfile(2, { displayName: 'Mia' })
const answers = (active: object) => ({
  'GET /api/family-profiles/active': () => ({ body: active }),
  'GET /api/viewer': () => ({
    body: {
      profile: { id: 1, displayName: 'Ada', avatarUrl: '🧑' },
      companions: [{ id: 2, displayName: 'Mia', avatarUrl: '🧒' }],
      maximumAge: 0,
      mustChoose: false,
      mayManage: true,
      mayChangeFamily: true,
    },
  }),
  'GET /api/family-profiles': () => ({ body: [ada, mia] }),
  'GET /api/parents/profiles/2/limits': () => ({
    body: { isApprovedOnly: false, mayAskModel: null },
  }),
  'GET /api/parents/profiles/2/history': () => ({
    body: { entries: [], unnamed: 0, next: null },
  }),
  'GET /api/parents/held-back': () => ({ body: { profiles: [] } }),
  'GET /api/parents/history-days': () => ({ body: { days: 90 } }),
  'GET /api/parents/profiles/2/titles?q=': () => ({ body: { titles: [], next: null } }),
})

// The code that comes after the page is here before anybody waits for it.
beforeAll(async () => {
  await Promise.all([
    import('../../features/parents/family-rules.tsx'),
    import('../../features/parents/held-back/held-back-panel.tsx'),
    import('../../features/parents/history/history-kept.tsx'),
    import('../shell/navigation/watching-together.tsx'),
  ])
})
beforeEach(() => chooseLanguage('en'))
afterEach(cleanup)

it('gives a grown-up a tab for everybody, the own one last, and says where all of it is kept', async () => {
  fakeServer(answers(ada))
  draw(<ParentsPage />)
  expect(screen.getByRole('status').textContent).toContain('Loading')
  expect(await screen.findByRole('tab', { name: 'Mia' })).toBeTruthy()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Mia', 'Ada'])
  expect(await screen.findByText('There are no titles yet.')).toBeTruthy()
  expect(screen.getByText(/sent to nobody/)).toBeTruthy()
  const kept = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Keep/ })
  expect(kept.value).toBe('90')
  expect(document.title).toBe('For parents · Starnest')
})

it('has a part on what Leo held back, where there are children', async () => {
  const server = fakeServer(answers(ada))
  draw(<ParentsPage />)
  await screen.findByRole('region', { name: 'Leo and your children' })
  await screen.findByText(/there was nothing that Leo did not answer/)
  cleanup()
  server.answers['GET /api/family-profiles'] = { body: [ada] }
  draw(<ParentsPage />)
  await screen.findByText('Nobody else is here yet')
  expect(screen.queryByText('Leo and your children')).toBeNull()
})

it('tells a child kindly that it is for grown-ups, and asks nothing on its behalf', async () => {
  const server = fakeServer(answers(mia))
  draw(<ParentsPage />)
  expect(await screen.findByText('This page is for grown-ups')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  expect(server.calls.filter(({ call }) => call.includes('/api/parents'))).toEqual([])
})

it('says who watches on this screen, and asks who is to', async () => {
  fakeServer(answers(ada))
  draw(<ParentsPage />)
  expect(await screen.findByText('Ada and Mia watch on this screen.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Choose who watches' }))
  expect(await screen.findByRole('dialog', { name: 'Watching together' })).toBeTruthy()
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Mia' })).checked).toBe(
    true,
  )
})

it('asks again when the family could not be had', async () => {
  fakeServer({})
  draw(<ParentsPage />)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  fakeServer(answers(ada))
  fireEvent.click(retry)
  expect(await screen.findByRole('tab', { name: 'Mia' })).toBeTruthy()
})

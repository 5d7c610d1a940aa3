// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { draw, fakeServer, testProfile } from '../../features/profiles/testing-family.tsx'
import { chooseLanguage } from '../../platform/language.ts'
import { ParentsPage } from './parents-page.tsx'

const ada = testProfile(1, { displayName: 'Ada', role: 'mom', ageGroup: 'adult' })
const mia = testProfile(2, { displayName: 'Mia' })
const answers = (active: object) => ({
  'GET /api/family-profiles/active': () => ({ body: active }),
  'GET /api/family-profiles': () => ({ body: [ada, mia] }),
  'GET /api/parents/profiles/2/limits': () => ({ body: { isApprovedOnly: false } }),
  'GET /api/parents/profiles/2/titles?q=': () => ({ body: { titles: [], next: null } }),
})

beforeEach(() => chooseLanguage('en'))
afterEach(cleanup)

it('gives a grown-up a tab for everybody else, and says where all of it is kept', async () => {
  fakeServer(answers(ada))
  draw(<ParentsPage />)
  expect(screen.getByRole('status').textContent).toContain('Loading')
  expect(await screen.findByRole('tab', { name: 'Mia' })).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'Ada' })).toBeNull()
  expect(await screen.findByText('There are no titles yet.')).toBeTruthy()
  expect(screen.getByText(/sent to nobody/)).toBeTruthy()
  expect(document.title).toBe('For parents · Starnest')
})

it('tells a child kindly that it is for grown-ups, and asks nothing on its behalf', async () => {
  const server = fakeServer(answers(mia))
  draw(<ParentsPage />)
  expect(await screen.findByText('This page is for grown-ups')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  expect(server.calls.filter(({ call }) => call.includes('/api/parents'))).toEqual([])
})

it('asks again when the family could not be had', async () => {
  fakeServer({})
  draw(<ParentsPage />)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  fakeServer(answers(ada))
  fireEvent.click(retry)
  expect(await screen.findByRole('tab', { name: 'Mia' })).toBeTruthy()
})

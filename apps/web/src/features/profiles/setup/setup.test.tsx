import { MAX_PROFILES, type Profile } from '@starnest/contract/household/profiles'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { type Answer, fakeServer } from '../../../testing/fakes/fake-server.ts'
import { testProfile } from '../../../testing/made/family.ts'
import { refreshFamily } from '../switch-profile.ts'
import { FirstRun } from './first-run.tsx'
import { nextFace, withPerson } from './setup-rules.ts'

const LIST = '/api/family-profiles'
const unnamed = testProfile(1, { role: null, ageGroup: 'adult', contentRating: 'R' })

// What is opened by a press is fetched by it: the first test would wait for the code.
beforeAll(async () => {
  await import('./welcome-card.tsx')
  await import('./setup-dialog.tsx')
})

let active: Profile
let added: unknown[]
let answers: Record<string, Answer>
beforeEach(async () => {
  active = unnamed
  added = []
  answers = {
    [`GET ${LIST}`]: () => ({ body: [] }),
    [`GET ${LIST}/active`]: () => ({ body: active }),
    [`POST ${LIST}`]: (body) => {
      added.push(body)
      active = testProfile(1, { role: 'mom', ageGroup: 'adult' })
      return { status: 201, body: testProfile(added.length) }
    },
  }
  localStorage.clear()
  await chooseLanguage('en')
})
afterEach(cleanup)

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })

const drawFirstRun = () =>
  draw(
    <Suspense fallback="coming">
      <FirstRun coming="coming">
        <p>below</p>
      </FirstRun>
    </Suspense>,
  )

it('comes together with what stands below it', async () => {
  const { calls } = fakeServer(answers)
  const { fetch } = globalThis
  const held = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answer = await fetch(url, init)
    if (url === LIST) await held.promise
    return answer
  })
  drawFirstRun()
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(screen.getByText('coming')).toBeTruthy()
  expect(screen.queryByText('below')).toBeNull()
  held.resolve()
  await screen.findByText('below')
  expect(screen.getByRole('button', { name: 'Set up your family' })).toBeTruthy()
})

it('keeps nothing back when nobody says who watches', async () => {
  answers = {}
  fakeServer(answers)
  drawFirstRun()
  await screen.findByText('below')
})

it('is not offered to a family that has named itself', async () => {
  active = testProfile(1, { role: 'dad' })
  const { calls } = fakeServer(answers)
  drawFirstRun()
  await screen.findByText('below')
  expect(screen.queryByRole('button')).toBeNull()
  expect(calls).toHaveLength(1)
})

it('is put off on this browser for good', async () => {
  fakeServer(answers)
  drawFirstRun()
  await press('Not now')
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  const { calls } = fakeServer(answers)
  drawFirstRun()
  await screen.findByText('below')
  expect(screen.queryByRole('button')).toBeNull()
  expect(calls).toHaveLength(1)
})

it('adds the one who sets it up first, then a child, each with a face of their own', async () => {
  fakeServer(answers)
  drawFirstRun()
  await press('Set up your family')
  const dialog = within(await screen.findByRole('dialog', { name: 'Your family' }))
  await press('Done')
  expect(dialog.getByRole('alert').textContent).toContain('needs a name')
  write(/^You/, 'Anna')
  fireEvent.click(dialog.getByRole('radio', { name: 'Mom' }))
  await press('Add a child or teen')
  write(/^Child or teen/, 'Tom')
  fireEvent.click(dialog.getByRole('radio', { name: 'Teen (12-17)' }))
  await press('Done')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(added).toMatchObject([
    { name: 'Anna', displayName: 'Anna', role: 'mom', ageGroup: 'adult' },
    { name: 'Tom', displayName: 'Tom', role: 'teen', ageGroup: 'teen' },
  ])
})

it('hands the focus on to the button beside when somebody is taken away', async () => {
  fakeServer(answers)
  drawFirstRun()
  await press('Set up your family')
  await screen.findByRole('dialog', { name: 'Your family' })
  await press('Add a child or teen')
  write(/^Child or teen/, 'Tom')
  await press('Add a grown-up')
  write(/^Grown-up/, 'Ben')
  const takeAway = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    button.focus()
    fireEvent.click(button)
    return document.activeElement?.getAttribute('aria-label')
  }
  expect(await takeAway('Remove Tom')).toBe('Remove Ben')
  expect(await takeAway('Remove Ben')).toBe('You: another face')
})

it('keeps the focus on the button that adds when there is room for nobody more', async () => {
  fakeServer(answers)
  drawFirstRun()
  await press('Set up your family')
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add a child or teen' })
  add.focus()
  for (let count = 0; count <= MAX_PROFILES; count += 1) fireEvent.click(add)
  expect(screen.getAllByRole('button', { name: /: another face$/ })).toHaveLength(MAX_PROFILES)
  expect(add.getAttribute('aria-disabled')).toBe('true')
  expect(add.disabled).toBe(false)
})

it('goes on where it stopped after a failure, and adds nobody twice', async () => {
  const add = answers[`POST ${LIST}`]
  let failures = 1
  answers[`POST ${LIST}`] = (body) => {
    if (added.length === 1 && failures-- > 0) {
      return { status: 500, body: { code: 'internal', message: '' } }
    }
    return add?.(body) ?? { body: null }
  }
  fakeServer(answers)
  const queryClient = drawFirstRun()
  await press('Set up your family')
  const dialog = within(await screen.findByRole('dialog', { name: 'Your family' }))
  write(/^You/, 'Anna')
  fireEvent.click(dialog.getByRole('radio', { name: 'Mom' }))
  await press('Add a child or teen')
  write(/^Child or teen/, 'Tom')
  fireEvent.click(dialog.getByRole('radio', { name: 'Child (3-11)' }))
  await press('Done')
  await dialog.findByText(/Press Done to try again/)
  // Every open page is told of the first who was saved, this one too.
  await refreshFamily(queryClient)
  await press('Done')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(added).toMatchObject([{ name: 'Anna' }, { name: 'Tom' }])
})

it('moves a demo family of four in, the grown-ups first', async () => {
  fakeServer(answers)
  drawFirstRun()
  await press('Try with the demo family')
  await vi.waitFor(() => expect(added).toHaveLength(4))
  expect(added).toMatchObject([
    { role: 'dad', ageGroup: 'adult' },
    { role: 'mom', ageGroup: 'adult' },
    { role: 'daughter', contentRating: 'G' },
    { role: 'son', contentRating: 'PG-13' },
  ])
})

it('gives everybody another face, and goes round', () => {
  let people = withPerson([], 'grownUp')
  for (let count = 1; count < 12; count += 1) people = withPerson(people, 'young')
  expect(people).toHaveLength(10)
  expect(new Set(people.map(({ avatarUrl }) => avatarUrl)).size).toBe(10)
  const faces = new Set<string>()
  for (let face = '🧑'; !faces.has(face); face = nextFace(face)) faces.add(face)
  expect(faces.size).toBe(20)
})

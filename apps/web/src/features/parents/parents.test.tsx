import type { Profile } from '@starnest/contract/household/profiles'
import type { TitleForProfile, TitlesForProfile } from '@starnest/contract/parents/parents'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../platform/language.ts'
import { FakePinEntry } from '../../testing/fakes/fake-pin-entry.tsx'
import { testProfile } from '../../testing/made/family.ts'
import { testTitle } from '../../testing/made/titles.ts'
import { FamilyRules } from './family-rules.tsx'
import { TogetherDialog } from './together-dialog.tsx'

const person = (id: number, displayName: string, ageGroup: 'adult' | 'child') =>
  testProfile(id, {
    displayName,
    role: ageGroup === 'adult' ? 'mom' : 'child',
    ageGroup,
    contentRating: ageGroup === 'adult' ? 'R' : 'PG',
    avatarUrl: '🧑',
  })
const quota = { quotaBytes: 5 * 1024 ** 3, isDefault: true, usedBytes: 1024 ** 3 }
const ada = person(1, 'Ada', 'adult')
const ben = person(2, 'Ben', 'adult')
const mia = person(3, 'Mia', 'child')

function title(id: number, changes: Partial<TitleForProfile> = {}): TitleForProfile {
  return {
    animation: testTitle(id),
    visible: true,
    why: 'rating',
    rule: null,
    familyRating: null,
    sourceRating: 'G',
    ...changes,
  }
}
const pageOf = (titles: TitleForProfile[], next: string | null = null): TitlesForProfile => ({
  titles,
  next,
})
const shown = ({ id, displayName, avatarUrl }: Profile) => ({ id, displayName, avatarUrl })
const viewer = (...companions: Profile[]) => ({
  profile: shown(ada),
  companions: companions.map(shown),
  maximumAge: 18,
  mustChoose: false,
  mayManage: true,
  mayChangeFamily: true,
})

type Answer = { status?: number; body: unknown }
let answers: Record<string, Answer>
let sent: { call: string; body: unknown }[]
beforeEach(async () => {
  await chooseLanguage('en')
  sent = []
  answers = {
    'GET /api/viewer': { body: viewer() },
    'GET /api/parents/profiles/3/time': {
      body: {
        dailyMinutes: null,
        viewingHours: null,
        watchedSeconds: 0,
        grantedSeconds: 0,
        leftSeconds: null,
        requestId: null,
      },
    },
    'GET /api/parents/profiles/3/limits': { body: { isApprovedOnly: false, mayAskModel: null } },
    'GET /api/parents/profiles/3/upload-quota': { body: quota },
    'GET /api/parents/profiles/1/upload-quota': { body: { ...quota, quotaBytes: null } },
    'GET /api/parents/profiles/3/history': { body: { entries: [], unnamed: 0, next: null } },
    'GET /api/parents/profiles/1/history': { body: { entries: [], unnamed: 0, next: null } },
    'GET /api/parents/profiles/3/titles?q=': { body: pageOf([title(7)]) },
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    if (init.method) sent.push({ call, body })
    const answer = answers[call] ?? { status: 500, body: { code: 'internal', message: call } }
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function draw(part: ReactNode) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  )
}
const drawRules = () => draw(<FamilyRules me={ada} others={[ben, mia]} />)
const button = (name: string | RegExp) => screen.findByRole('button', { name })

it('begins with the children, and says of a title whether they see it and why', async () => {
  const titles = [
    title(1),
    title(2, { visible: false }),
    title(3, { visible: false, why: 'unrated' }),
    title(4, { why: 'approved', rule: 'approved' }),
    title(5, { visible: false, why: 'blocked', rule: 'blocked' }),
    title(6, { visible: false, why: 'approved-only' }),
  ]
  answers['GET /api/parents/profiles/3/titles?q='] = { body: pageOf(titles) }
  drawRules()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Mia', 'Ben', 'Ada'])
  for (const text of [
    'Visible: its rating suits Mia',
    'Hidden: its rating is above what Mia may see',
    'Hidden: it has no rating, so it counts as a title for grown-ups',
    'Visible: a grown-up approved it',
    'Hidden: a grown-up blocked it',
    'Hidden: no grown-up has approved it',
  ]) {
    expect(await screen.findByText(text)).toBeTruthy()
  }
})

it('blocks a title with one press, and takes that back with another', async () => {
  const rule = 'PUT /api/parents/profiles/3/titles/7/rule'
  const list = 'GET /api/parents/profiles/3/titles?q='
  const blocked = title(7, { visible: false, why: 'blocked', rule: 'blocked' })
  drawRules()
  const press = await button('Block Title 7')
  answers[rule] = { body: blocked }
  answers[list] = { body: pageOf([blocked]) }
  fireEvent.click(press)
  expect(await screen.findByText('Hidden: a grown-up blocked it')).toBeTruthy()
  expect((await button('Block Title 7')).getAttribute('aria-pressed')).toBe('true')
  answers[rule] = { body: title(7) }
  answers[list] = { body: pageOf([title(7)]) }
  fireEvent.click(await button('No rule for Title 7'))
  expect(await screen.findByText('Visible: its rating suits Mia')).toBeTruthy()
  expect(sent).toEqual([
    { call: rule, body: { rule: 'blocked' } },
    { call: rule, body: { rule: null } },
  ])
})

it('names an episode with its series on its buttons', async () => {
  const series = { title: 'Otter Tales', season: 1, episode: 7 }
  answers['GET /api/parents/profiles/3/titles?q='] = {
    body: pageOf([title(7, { animation: testTitle(7, { series }) })]),
  }
  drawRules()
  for (const rule of ['Approve', 'Block', 'No rule for'])
    expect(await button(`${rule} Otter Tales: Title 7`)).toBeTruthy()
})

it('shows nothing of a list that was made while a title was blocked', async () => {
  const found = 'GET /api/parents/profiles/3/titles?q=seven'
  const blocked = title(7, { visible: false, why: 'blocked', rule: 'blocked' })
  drawRules()
  await button('Block Title 7')
  const server = globalThis.fetch
  const late = Promise.withResolvers<void>()
  let asked = 0
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answer = await server(url, init)
    if (`GET ${url}` === found && asked++ === 0) await late.promise
    return answer
  })
  // The rule is there already, and what follows from it is not.
  answers[found] = { body: pageOf([title(7, { why: 'blocked', rule: 'blocked' })]) }
  answers['PUT /api/parents/profiles/3/titles/7/rule'] = { body: blocked }
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'seven' } })
  await vi.waitFor(() => expect(asked).toBe(1))
  answers[found] = { body: pageOf([blocked]) }
  fireEvent.click(await button('Block Title 7'))
  await vi.waitFor(() => expect(asked).toBe(2))
  late.resolve()
  expect(await screen.findByText('Hidden: a grown-up blocked it')).toBeTruthy()
  expect(screen.queryByText('Visible: a grown-up blocked it')).toBeNull()
})

it('leaves a title as it was when the rule could not be saved', async () => {
  drawRules()
  fireEvent.click(await button('Approve Title 7'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await vi.waitFor(async () =>
    expect((await button('No rule for Title 7')).getAttribute('aria-pressed')).toBe('true'),
  )
})

it('rates a title for the family, or as it came', async () => {
  const rating = 'PUT /api/parents/titles/7/rating'
  answers[rating] = { body: { rating: 'R', minimumAge: 17 } }
  drawRules()
  const select = await screen.findByLabelText('Rating')
  expect(within(select).getByText('Original: G')).toBeTruthy()
  const hidden = title(7, { visible: false, familyRating: 'R' })
  answers['GET /api/parents/profiles/3/titles?q='] = { body: pageOf([hidden]) }
  fireEvent.change(select, { target: { value: 'R' } })
  expect(await screen.findByText(/Hidden: its rating is above/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Rating'), { target: { value: 'source' } })
  await vi.waitFor(() =>
    expect(sent).toEqual([
      { call: rating, body: { rating: 'R' } },
      { call: rating, body: { rating: null } },
    ]),
  )
})

it('lets a profile see approved titles only', async () => {
  const limits = 'PUT /api/parents/profiles/3/limits'
  answers[limits] = { body: { isApprovedOnly: true, mayAskModel: null } }
  drawRules()
  const approvedOnly = await screen.findByRole('switch', { name: 'Approved titles only' })
  const hidden = title(7, { visible: false, why: 'approved-only' })
  answers['GET /api/parents/profiles/3/titles?q='] = { body: pageOf([hidden]) }
  fireEvent.click(approvedOnly)
  expect(await screen.findByText('Hidden: no grown-up has approved it')).toBeTruthy()
  expect(approvedOnly.getAttribute('aria-checked')).toBe('true')
  expect(sent).toEqual([{ call: limits, body: { isApprovedOnly: true } }])
})

it('lets the language model answer a child, where the house has one', async () => {
  const call = 'PUT /api/parents/profiles/3/limits'
  const name = 'Leo may use the language model'
  drawRules()
  await screen.findByRole('switch', { name: 'Approved titles only' })
  expect(screen.queryByRole('switch', { name })).toBeNull()
  cleanup()
  answers['GET /api/parents/profiles/3/limits'] = {
    body: { isApprovedOnly: false, mayAskModel: false },
  }
  answers[call] = { body: { isApprovedOnly: false, mayAskModel: true } }
  drawRules()
  const allowed = await screen.findByRole('switch', { name })
  expect(allowed.getAttribute('aria-checked')).toBe('false')
  expect(screen.getByText(/It is told what Mia asks/)).toBeTruthy()
  fireEvent.click(allowed)
  await vi.waitFor(() => expect(allowed.getAttribute('aria-checked')).toBe('true'))
  expect(sent).toEqual([{ call, body: { mayAskModel: true } }])
  answers[call] = { status: 500, body: { code: 'internal', message: '' } }
  fireEvent.click(allowed)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await vi.waitFor(() => expect(allowed.getAttribute('aria-checked')).toBe('true'))
})

it('finds titles by their name, and says when none fits', async () => {
  answers['GET /api/parents/profiles/3/titles?q=zzz'] = { body: pageOf([]) }
  drawRules()
  fireEvent.change(await screen.findByLabelText('Find a title'), { target: { value: 'zzz' } })
  expect(await screen.findByText('No title fits “zzz”.')).toBeTruthy()
})

it('shows further titles when asked', async () => {
  answers['GET /api/parents/profiles/3/titles?q='] = { body: pageOf([title(7)], 'n1') }
  answers['GET /api/parents/profiles/3/titles?q=&cursor=n1'] = { body: pageOf([title(8)]) }
  drawRules()
  fireEvent.click(await button('Show more titles'))
  expect(await screen.findByRole('heading', { name: 'Title 8' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Title 7' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more titles' })).toBeNull()
})

it('asks again after a failure', async () => {
  const titles = 'GET /api/parents/profiles/3/titles?q='
  answers[titles] = { status: 500, body: { code: 'internal', message: '' } }
  drawRules()
  const retry = await button('Retry')
  answers[titles] = { body: pageOf([title(7)]) }
  fireEvent.click(retry)
  expect(await screen.findByRole('heading', { name: 'Title 7' })).toBeTruthy()
})

it.each([
  ['grown_ups_only', /A child is watching with you/],
  ['pin_required', /Switch to a grown-up profile that has one/],
])('says what to do first when it is refused with %s', async (code, text) => {
  for (const call of ['titles?q=', 'limits']) {
    answers[`GET /api/parents/profiles/3/${call}`] = { status: 403, body: { code, message: '' } }
  }
  drawRules()
  expect(await screen.findByText(text)).toBeTruthy()
})

it('says what to do while nobody else is in the family', () => {
  draw(<FamilyRules me={ada} others={[]} />)
  expect(screen.getByRole('link', { name: 'Family Profiles' }).getAttribute('href')).toBe(
    '/profile',
  )
})

it('gathers several before one screen, and drops what one alone was shown', async () => {
  const onChanged = vi.fn(async () => undefined)
  answers['POST /api/watching-together'] = { body: viewer(mia) }
  const onOpenChange = vi.fn()
  draw(
    <TogetherDialog
      family={[ada, ben, mia]}
      isOpen
      onOpenChange={onOpenChange}
      pinEntry={FakePinEntry}
      onChanged={onChanged}
    />,
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mia' }))
  expect(screen.queryByRole('checkbox', { name: 'Ada' })).toBeNull()
  fireEvent.click(await button('Watch together'))
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(sent).toEqual([{ call: 'POST /api/watching-together', body: { profileIds: [3] } }])
  expect(onOpenChange).toHaveBeenLastCalledWith(false)
})

it('asks whose PIN sends a child away, and sends it along', async () => {
  const onChanged = vi.fn(async () => undefined)
  const holder = ({ id, displayName }: Profile) => ({ id, displayName })
  answers['GET /api/viewer'] = { body: viewer(mia) }
  answers['POST /api/watching-together'] = {
    status: 403,
    body: {
      code: 'pin_required',
      message: '',
      details: { pinHolders: [holder(ada), holder(ben)] },
    },
  }
  draw(
    <TogetherDialog
      family={[ada, ben, mia]}
      isOpen
      onOpenChange={() => undefined}
      pinEntry={FakePinEntry}
      onChanged={onChanged}
    />,
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mia' }))
  fireEvent.click(await button('Watch alone'))
  expect((await screen.findByRole('alert')).textContent).toContain('Enter a PIN')
  fireEvent.click(await button('Ben'))
  answers['POST /api/watching-together'] = { body: viewer() }
  fireEvent.click(await button('Enter 4829'))
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(sent.at(-1)).toEqual({
    call: 'POST /api/watching-together',
    body: { profileIds: [], grownUpId: 2, pin: '4829' },
  })
})

it('says how much a profile may upload and has, and changes it', async () => {
  const call = 'PUT /api/parents/profiles/3/upload-quota'
  answers[call] = { body: { ...quota, isDefault: false, quotaBytes: null } }
  draw(<FamilyRules me={ada} others={[mia]} />)
  expect(await screen.findByText('1 GB of 5 GB uploaded')).toBeTruthy()
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'May upload' })
  expect(select.selectedOptions[0]?.textContent).toBe('5 GB')
  fireEvent.change(select, { target: { value: 'none' } })
  expect(await screen.findByText('1 GB uploaded')).toBeTruthy()
  expect(sent).toEqual([{ call, body: { quotaBytes: null } }])
})

import type { HeldBack, HeldBackEntry } from '@starnest/contract/parents/held-back'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { testProfile } from '../../../testing/made/family.ts'
import { currentToast } from '../../../ui/toast/toast.ts'
import { HeldBackPanel } from './held-back-panel.tsx'
import { runsOf } from './runs.ts'

const mia = testProfile(3, { name: 'Mia', displayName: 'Mia' })
const tim = testProfile(4, { name: 'Tim', displayName: 'Tim' })

let ids = 0
function entry(kind: HeldBackEntry['kind'], heldAt: string): HeldBackEntry {
  ids += 1
  return { id: ids, kind, heldAt: `2026-11-${heldAt}:00.000Z` }
}

let stored: HeldBack['profiles']
let isBroken: boolean
let server: ReturnType<typeof fakeServer>
const BROKEN = { status: 500, body: { code: 'internal', message: '' } }

beforeEach(async () => {
  await chooseLanguage('en')
  isBroken = false
  stored = [
    { profileId: 4, entries: [entry('personal', '20T18:30')] },
    {
      profileId: 3,
      entries: [
        entry('block', '19T12:40'),
        entry('block', '19T12:38'),
        entry('distress', '18T12:20'),
        entry('redirect', '17T12:00'),
      ],
    },
  ]
  server = fakeServer({
    'GET /api/parents/held-back': () => (isBroken ? BROKEN : { body: { profiles: stored } }),
    'DELETE /api/parents/profiles/3/held-back': () => {
      if (isBroken) return BROKEN
      stored = stored.filter(({ profileId }) => profileId !== 3)
      return { body: { entries: 4 } }
    },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () => draw(<HeldBackPanel profiles={[mia, tim]} />)
const of = (name: string) => screen.findByRole('region', { name })
const kinds = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((line) => line.querySelector('p')?.textContent)

describe('what Leo held back', () => {
  it('stands by child, with its kind, when it was and what Leo answered', async () => {
    show()
    const region = await of('Mia')
    expect(kinds(region)).toEqual([
      'Rude words, or something unsuitable',
      'Sounded like pain, fear or danger',
      'Above the age limit, or around Leo’s rules',
    ])
    const [first] = within(region).getAllByRole('listitem')
    expect(first?.textContent).toContain('offered to look for a film')
    expect(first?.textContent).toContain('2 times')
    expect(first?.querySelector('time')?.dateTime).toBe('2026-11-19T12:40:00.000Z')
    expect(kinds(await of('Tim'))).toEqual(['Something private, such as an address'])
  })

  it('says first and calmly who may need somebody, and since when', async () => {
    show()
    const region = await of('Mia')
    const needs = within(region).getByRole('heading', { name: 'Mia may need you' })
    expect(needs.parentElement?.querySelector('time')?.dateTime).toBe('2026-11-18T12:20:00.000Z')
    const names = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
    expect(names).toEqual(['Mia', 'Tim'])
    expect(screen.queryByRole('heading', { name: 'Tim may need you' })).toBeNull()
  })

  it('shows the newest lines, and the others once they are asked for', async () => {
    const mixed = (['block', 'personal', 'block', 'redirect', 'block', 'personal'] as const).map(
      (kind) => entry(kind, '19T12:40'),
    )
    stored = [{ profileId: 3, entries: mixed }]
    show()
    const region = await of('Mia')
    expect(kinds(region)).toHaveLength(4)
    const all = within(region).getByRole('button', { name: 'Show all' })
    expect(all.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(all)
    expect(kinds(region)).toHaveLength(6)
    fireEvent.click(within(region).getByRole('button', { name: 'Show fewer', expanded: true }))
    expect(kinds(region)).toHaveLength(4)
  })

  it('is said to be nothing where there is nothing', async () => {
    stored = []
    show()
    expect(screen.getByRole('status').textContent).toBe('Loading...')
    await screen.findByText('In the last 30 days there was nothing that Leo did not answer.')
  })

  it('can be asked for again when it could not be had', async () => {
    isBroken = true
    show()
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isBroken = false
    fireEvent.click(retry)
    await of('Mia')
  })
})

describe('clearing', () => {
  const ask = async () => {
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Clear: Mia' }))
    return screen.findByRole('dialog', { name: 'Clear the list of Mia?' })
  }

  it('asks first, and leaves the focus at the heading', async () => {
    const dialog = await ask()
    expect(server.sent()).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Clear' }))
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Mia' })).toBeNull())
    expect(server.sent().map(({ call }) => call)).toEqual([
      'DELETE /api/parents/profiles/3/held-back',
    ])
    await vi.waitFor(() => expect(currentToast()?.title).toBe('The list of Mia is cleared'))
    await vi.waitFor(() =>
      expect(document.activeElement?.textContent).toBe('Leo and your children'),
    )
  })

  it('says when it failed, and can be tried again', async () => {
    const dialog = await ask()
    isBroken = true
    fireEvent.click(within(dialog).getByRole('button', { name: 'Clear' }))
    await within(dialog).findByRole('alert')
    isBroken = false
    fireEvent.click(within(dialog).getByRole('button', { name: 'Clear' }))
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Mia' })).toBeNull())
  })
})

it('counts as one line what followed each other on one day, and nothing else', () => {
  const entries = [
    entry('block', '19T12:40'),
    entry('block', '19T12:00'),
    entry('block', '17T12:00'),
    entry('distress', '17T11:50'),
    entry('block', '17T11:40'),
  ]
  const lines = runsOf(entries).map(({ id, kind, times }) => ({ id, kind, times }))
  expect(lines).toEqual([
    { id: entries[0]?.id, kind: 'block', times: 2 },
    { id: entries[2]?.id, kind: 'block', times: 1 },
    { id: entries[3]?.id, kind: 'distress', times: 1 },
    { id: entries[4]?.id, kind: 'block', times: 1 },
  ])
})

import type { Party } from '@starnest/contract/party/party'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { testMember, testParty } from '../../../testing/made/party.ts'
import { MemberList } from './member-list.tsx'

const DAD = 1

let calls: string[]
let isDown: boolean
beforeEach(async () => {
  await chooseLanguage('en')
  calls = []
  isDown = false
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    calls.push(`${method} ${url}`)
    if (isDown) return Response.json({ code: 'unavailable', message: 'down' }, { status: 503 })
    return Response.json(testParty())
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function draw(facts: Partial<Pick<Party, 'mayModerate' | 'sentAway'>> = {}) {
  const members = [
    testMember('me', 'Dad', { profileId: DAD }),
    testMember('tv', 'Dad', { profileId: DAD }),
    testMember('zoe', 'Zoe', { profileId: 2 }),
  ]
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemberList
        members={members}
        selfId="me"
        profileId={DAD}
        mayModerate
        sentAway={[]}
        {...facts}
      />
    </QueryClientProvider>,
  )
}
const names = () => screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label'))
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))

it('lets whoever may moderate send others away, and no screen of their own', () => {
  draw()
  expect(names()).toEqual(['Send Zoe away'])
})

it('lets nobody else do so', () => {
  draw({ mayModerate: false })
  expect(names()).toEqual([])
})

it('asks first, and a no changes nothing', async () => {
  draw()
  await press('Send Zoe away')
  expect(screen.getByRole('dialog', { name: 'Send Zoe away from the party?' })).toBeTruthy()
  await press('Let them stay')
  expect([screen.queryByRole('dialog'), calls]).toEqual([null, []])
})

it('sends away whoever was named', async () => {
  draw()
  await press('Send Zoe away')
  await press('Send away')
  expect(calls).toEqual(['PUT /api/party/sent-away/2'])
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says that it did not work, in the question', async () => {
  isDown = true
  draw()
  await press('Send Zoe away')
  await press('Send away')
  const question = screen.getByRole('dialog')
  await vi.waitFor(() => expect(question.textContent).toContain('That did not work.'))
})

it('shows who was sent away, each with the way back', async () => {
  draw({ sentAway: [{ profileId: 3, name: 'Ben', avatarUrl: '🐻' }] })
  await press('Let Ben in again')
  expect(calls).toEqual(['DELETE /api/party/sent-away/3'])
})

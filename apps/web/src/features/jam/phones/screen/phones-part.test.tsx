import type { JamStageSinger } from '@starnest/contract/jam/stage'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../../../../testing/draw.tsx'
import { fakeChannel } from '../../../../testing/fakes/fake-channel.ts'
import { type PhonesOnStage, PhonesPart } from './phones-part.tsx'

const lines = vi.hoisted(() => ({ make: (): unknown => undefined }))
vi.mock('../../../../platform/socket/channel-line.ts', () => ({ channelLine: () => lines.make() }))

let channel: ReturnType<typeof fakeChannel>
let onStage: PhonesOnStage | undefined
beforeEach(() => {
  channel = fakeChannel()
  lines.make = () => channel.line()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const MIA: JamStageSinger = {
  memberId: 'phone-1',
  number: 1,
  profileId: 3,
  name: 'Mia',
  avatar: '🦄',
  delayMs: 60,
  isReady: true,
  isConnected: true,
}
const stage = (singers: JamStageSinger[] = [], code = 'K7QX3M') => ({
  as: 'screen',
  code,
  codeExpiresAtMs: Date.UTC(2027, 0, 1, 20),
  singers,
})

async function open() {
  draw(
    <PhonesPart
      isOpen
      onOpenChange={() => undefined}
      onPhones={(next) => {
        onStage = next
      }}
    />,
  )
  await channel.join()
}

it('opens a stage and shows its code, also the next one, and the picture to scan', async () => {
  await open()
  expect(channel.sent).toEqual([['open', {}]])
  await channel.hear('stage', stage())
  expect(screen.getByText('K7Q X3M')).toBeTruthy()
  expect(screen.getByRole('img', { name: /jam-microphone\?code=K7QX3M$/ })).toBeTruthy()
  expect(screen.getByText('Nobody has come yet.')).toBeTruthy()
  await channel.hear('stage', stage([], 'ABCDEF'))
  expect(screen.getByText('ABC DEF')).toBeTruthy()
})

it('says on this computer alone that phones cannot come to its address', async () => {
  await open()
  await channel.hear('stage', stage())
  expect(location.hostname).toBe('localhost')
  expect(screen.getByRole('alert').textContent).toMatch(/--lan/)
})

it('shows who is on the stage and how, and takes somebody off', async () => {
  await open()
  const ida = { ...MIA, number: 2, profileId: null, name: 'Aunt Ida', avatar: null }
  await channel.hear('stage', stage([MIA, { ...ida, isReady: false }]))
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toMatch(/Mia.*Ready/)
  expect(second?.textContent).toMatch(/Aunt Ida.*Not ready yet/)
  await channel.hear('stage', stage([{ ...MIA, isConnected: false }]))
  expect(screen.getByRole('listitem').textContent).toMatch(/Line broken/)
  within(screen.getByRole('listitem')).getByRole('button').click()
  expect(channel.sent.at(-1)).toEqual(['remove', { number: 1 }])
})

it('hands rounds those who are on the stage, and what their phones send', async () => {
  await open()
  await channel.hear('stage', stage([MIA]))
  expect(onStage?.singers).toEqual([MIA])
  expect(onStage?.phones.singers()).toEqual([MIA])
  const heard = vi.fn()
  const stop = onStage?.phones.onBundle(heard)
  await channel.hear('bundle', { number: 1, bundle: 'numbers' })
  stop?.()
  await channel.hear('bundle', { number: 1, bundle: 'more' })
  expect(heard.mock.calls).toEqual([[{ number: 1, bundle: 'numbers' }]])
})

it('tells phones where the song is, by the clock of the server, again and again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open()
  await channel.hear('stage', stage([MIA]))
  await vi.advanceTimersByTimeAsync(300)
  const position = { track: null, state: 'playing', positionMs: 1000 } as const
  const stop = onStage?.phones.follow(() => position)
  await vi.advanceTimersByTimeAsync(4100)
  stop?.()
  await vi.advanceTimersByTimeAsync(4100)
  const told = channel.sent.filter(([event]) => event === 'position')
  expect(told).toHaveLength(3)
  for (const [, said] of told) {
    expect(said).toMatchObject(position)
    expect(said).toHaveProperty('atMs', expect.closeTo(1_800_000_000_000, -4))
  }
})

it('opens its stage again when its line was broken', async () => {
  await open()
  await channel.hear('stage', stage([MIA]))
  await channel.breakLine()
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
    'The line to Starnest is broken. The stage waits half a minute for it.',
  )
  await channel.join()
  expect(channel.sent.filter(([event]) => event === 'open')).toHaveLength(2)
})

it('says why a stage could not be opened, and tries again', async () => {
  channel.answer = async () => 'stage_full'
  await open()
  expect((await screen.findByRole('alert')).textContent).toMatch(/The stage is full/)
  channel.answer = async () => null
  screen.getByRole('button', { name: 'Try again' }).click()
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('sends all phones away; and is no screen any more when another page is', async () => {
  await open()
  await channel.hear('stage', stage([MIA]))
  screen.getByRole('button', { name: 'Send all phones away' }).click()
  expect(channel.sent.at(-1)).toEqual(['leave', {}])
  await channel.hear('off', { reason: 'closed' })
  expect(screen.getByText('The stage is closed.')).toBeTruthy()
  screen.getByRole('button', { name: 'Make this page the screen' }).click()
  await channel.hear('stage', stage())
  await channel.hear('off', { reason: 'closed' })
  expect(screen.getByText(/Another page of this browser is the screen/)).toBeTruthy()
  // It does not take the stage back by itself.
  await channel.breakLine()
  await channel.join()
  expect(channel.sent.filter(([event]) => event === 'open')).toHaveLength(2)
})

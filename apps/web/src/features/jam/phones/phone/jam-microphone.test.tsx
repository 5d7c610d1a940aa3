import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../../platform/language.ts'
import { MicrophoneError } from '../../../../platform/sound/open-microphone.ts'
import { draw } from '../../../../testing/draw.tsx'
import { fakeChannel } from '../../../../testing/fakes/fake-channel.ts'
import type { openPhoneVoice } from '../voice/phone-voice.ts'
import { JamMicrophone } from './jam-microphone.tsx'

const fakes = vi.hoisted(() => ({
  line: (): unknown => undefined,
  openVoice: vi.fn<typeof openPhoneVoice>(),
  closeVoice: vi.fn(),
}))
vi.mock('../../../../platform/socket/channel-line.ts', () => ({ channelLine: () => fakes.line() }))
vi.mock('../voice/phone-voice.ts', () => ({ openPhoneVoice: fakes.openVoice }))

let channel: ReturnType<typeof fakeChannel>
beforeEach(async () => {
  await chooseLanguage('en')
  channel = fakeChannel()
  fakes.line = () => channel.line()
  vi.clearAllMocks()
  fakes.openVoice.mockResolvedValue(fakes.closeVoice)
  localStorage.clear()
})
afterEach(cleanup)

const stage = (also: object = {}) => ({
  as: 'singer',
  number: 2,
  isScreenConnected: true,
  singers: [
    {
      memberId: 'page-1',
      ...{ number: 2, profileId: 3, name: 'Mia', avatar: '🦄' },
      ...{ delayMs: 60, isReady: false, isConnected: true },
    },
  ],
  ...also,
})

async function come(code = 'K7QX3M') {
  draw(<JamMicrophone code={code} profile={{ displayName: 'Mia', avatarUrl: '🦄' }} />)
  await channel.join()
}
const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click())
async function stand() {
  await come()
  await press('Join')
  await channel.hear('stage', stage())
}
async function standReady() {
  await stand()
  await press("I'm ready")
}
const said = (event: string) => channel.sent.flatMap(([one, what]) => (one === event ? [what] : []))

describe('joining', () => {
  it('takes the code of the address, and sings as whoever watches here', async () => {
    await come()
    await press('Join')
    expect(said('join')).toEqual([{ code: 'K7QX3M', guestName: null, delayMs: 60 }])
    await channel.hear('stage', stage())
    expect(screen.getByText('Mia, you are on the stage')).toBeTruthy()
    expect(screen.getByText('Microphone 2')).toBeTruthy()
  })

  it('takes a code that is typed in small letters with a space, and the name of a guest', async () => {
    await come('')
    fireEvent.change(screen.getByLabelText('Code of the stage'), { target: { value: 'k7q x3m' } })
    await act(async () => screen.getByRole('radio', { name: 'A guest' }).click())
    await press('Join')
    expect(screen.getByText('A guest needs a name.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Name of the guest'), { target: { value: ' Ida ' } })
    await press('Join')
    expect(said('join')).toEqual([{ code: 'K7QX3M', guestName: 'Ida', delayMs: 60 }])
  })

  it.each(['', 'K7QX3', 'K7QX30', 'K7QX3MM'])('sends no code such as %j', async (code) => {
    await come(code)
    await press('Join')
    expect(screen.getByText('Six letters and digits, please.')).toBeTruthy()
    expect(said('join')).toEqual([])
  })

  it.each([
    { answer: 'stage_not_found', says: /There is no stage with this code/ },
    { answer: 'stage_full', says: /The stage is full/ },
    { answer: 'too_many_requests', says: /./ },
  ] as const)('says so when the answer is $answer', async ({ answer, says }) => {
    channel.answer = async () => answer
    await come()
    await press('Join')
    expect(screen.getByRole('alert').textContent).toMatch(says)
    expect(screen.getByRole('button', { name: 'Join' }).ariaBusy).not.toBe('true')
  })

  it('joins as soon as its line stands, where somebody was faster', async () => {
    const { answer } = channel
    channel.answer = async () => {
      throw new Error('the line is broken')
    }
    draw(<JamMicrophone code="K7QX3M" profile={{ displayName: 'Mia', avatarUrl: '🦄' }} />)
    await press('Join')
    expect(screen.queryByRole('alert')).toBeNull()
    channel.answer = answer
    await channel.join()
    await channel.hear('stage', stage())
    expect(screen.getByText('Mia, you are on the stage')).toBeTruthy()
  })

  it('says so when nobody answers', async () => {
    vi.useFakeTimers()
    channel.answer = async () => {
      throw new Error('the line is broken')
    }
    await come()
    await press('Join')
    await act(() => vi.advanceTimersByTimeAsync(6000))
    vi.useRealTimers()
    expect(screen.getByRole('alert').textContent).toMatch(/The stage did not answer/)
  })
})

describe('the microphone', () => {
  it('is opened by a press, and the stage is told', async () => {
    await standReady()
    expect(fakes.openVoice).toHaveBeenCalledOnce()
    expect(said('ready')).toEqual([true])
    expect(screen.getByText('Wait for the song…')).toBeTruthy()
    await press('Microphone off')
    expect(fakes.closeVoice).toHaveBeenCalledOnce()
    expect(said('ready')).toEqual([true, false])
  })

  it.each([
    { reason: 'denied', says: /told not to use the microphone/ },
    { reason: 'missing', says: /No microphone was found/ },
    { reason: 'insecure', says: /secure address/ },
  ] as const)('that is $reason is not ready, and says why', async ({ reason, says }) => {
    fakes.openVoice.mockRejectedValue(new MicrophoneError(reason))
    await standReady()
    expect(screen.getByRole('alert').textContent).toMatch(says)
    expect(said('ready')).toEqual([])
  })

  it('that went off while the phone was elsewhere is opened by another press', async () => {
    await standReady()
    await act(async () => fakes.openVoice.mock.lastCall?.[0].onLost())
    expect(said('ready')).toEqual([true, false])
    expect(screen.getByRole('alert').textContent).toMatch(/went off/)
    await press("I'm ready")
    expect(said('ready')).toEqual([true, false, true])
  })

  it('says that it is on with the sign of the language at the end', async () => {
    await standReady()
    await act(() => chooseLanguage('zh'))
    expect(screen.getByText(/^麦克风已打开。 请/)).toBeTruthy()
  })

  it('shows how loud and how high the voice is', async () => {
    await standReady()
    const use = fakes.openVoice.mock.lastCall?.[0]
    await act(async () => use?.onHeard({ level: 0.42, cents: -295 }))
    expect(screen.getByRole('meter').getAttribute('value')).toBe('42')
    expect(screen.getByText('You sing A')).toBeTruthy()
    await act(async () => use?.onHeard({ level: 0.02, cents: null }))
    expect(screen.getByText('No voice')).toBeTruthy()
  })

  it('knows where the song is by the clock of the server, and sends its bundles', async () => {
    await standReady()
    await vi.waitFor(() => expect(fakes.openVoice).toHaveBeenCalled())
    const use = fakes.openVoice.mock.lastCall?.[0]
    expect(use?.songMsAt(performance.now())).toBeNull()
    await channel.hear('position', {
      track: { mode: 'freestyle', trackId: 'a-beat' },
      ...{ state: 'playing', positionMs: 5000, atMs: 1_800_000_000_000 },
    })
    const nowMs = performance.now()
    const [at, later] = [use?.songMsAt(nowMs) ?? 0, use?.songMsAt(nowMs + 250) ?? 0]
    expect(at).toBeGreaterThan(4900)
    expect(at).toBeLessThan(8000)
    expect(later - at).toBeCloseTo(250, 0)
    expect(screen.getByText('Rap over the beat!')).toBeTruthy()
  })
})

describe('the place', () => {
  it('is taken again when the line was broken, with the microphone as it was', async () => {
    await standReady()
    await channel.breakLine()
    expect(screen.getByRole('alert').textContent).toMatch(/The line is broken/)
    await channel.join()
    expect(said('join').at(-1)).toEqual({
      ...{ code: 'K7QX3M', guestName: null, delayMs: 60, number: 2 },
    })
    expect(said('ready')).toEqual([true, true])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('waits for a screen that is away', async () => {
    await stand()
    await channel.hear('stage', stage({ isScreenConnected: false }))
    expect(screen.getByRole('alert').textContent).toMatch(/The big screen is away/)
  })

  it.each([
    { reason: 'removed', says: /were removed from the stage/ },
    { reason: 'closed', says: /The stage is closed/ },
    { reason: 'screen_gone', says: /The big screen is gone/ },
    { reason: 'switched', says: /Somebody else watches on this phone/ },
  ])('ends with the microphone when it is $reason', async ({ reason, says }) => {
    await standReady()
    await channel.hear('off', { reason })
    expect(screen.getByRole('status').textContent).toMatch(says)
    expect(fakes.closeVoice).toHaveBeenCalledOnce()
    // It does not come back by itself, and not as ready.
    await channel.breakLine()
    await channel.join()
    expect(said('join')).toHaveLength(1)
    await press('Join again')
    await press('Join')
    expect(said('join')).toHaveLength(2)
    expect(said('ready')).toEqual([true])
  })

  it('is left by a press', async () => {
    await standReady()
    await press('Leave the stage')
    expect(said('leave')).toHaveLength(1)
    expect(screen.getByText('You have left the stage.')).toBeTruthy()
    expect(fakes.closeVoice).toHaveBeenCalledOnce()
  })

  it('is told another delay of the microphone, which this browser keeps', async () => {
    await stand()
    fireEvent.change(screen.getByRole('slider'), { target: { value: '140' } })
    await vi.waitFor(() => expect(said('join').at(-1)).toMatchObject({ delayMs: 140, number: 2 }))
    cleanup()
    await come()
    await press('Join')
    expect(said('join').at(-1)).toMatchObject({ delayMs: 140 })
  })
})

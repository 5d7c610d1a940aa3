import type { JamSong } from '@starnest/contract/jam/jam'
import type { JamQueueEntry } from '@starnest/contract/jam/queue'
import type { JamStageSinger } from '@starnest/contract/jam/stage'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { testProfile } from '../../../testing/made/family.ts'
import { currentToast } from '../../../ui/toast/toast.ts'
import type { RoundShown } from '../round/round-session.ts'
import type { Round } from '../stage/jam-stage.ts'
import { guestNames } from './guests.ts'
import { QueueButton } from './queue-button.tsx'
import { QueuePanel } from './queue-panel.tsx'
import { useTurn, useTurnEnd } from './use-turn.ts'

const QUEUE = '/api/jam/queue'
const mia = testProfile(2, { displayName: 'Mia' })
const song: JamSong = {
  id: 'twinkle',
  title: 'Twinkle',
  artist: 'Nobody',
  genre: 'Pop',
  difficulty: 'Easy',
  bpm: 120,
  durationSeconds: 60,
  language: null,
  year: null,
  credits: [],
  voices: 1,
  isImported: false,
  minimumAge: 0,
  soundUrl: '/api/jam/songs/twinkle/sound/v1v1v1v1',
}
const waits = (id: number, name: string, changes: Partial<JamQueueEntry> = {}): JamQueueEntry => ({
  id,
  profileId: null,
  name,
  avatar: null,
  track: { mode: 'karaoke', trackId: 'twinkle' },
  isMoved: false,
  ...changes,
})
const MIA = waits(1, 'Mia', { profileId: 2, avatar: '🧒' })
const IDA = waits(2, 'Ida')
const TIM = waits(3, 'Tim')

function home(queue: JamQueueEntry[]) {
  return fakeServer({
    'GET /api/viewer': {
      body: {
        profile: mia,
        companions: [],
        maximumAge: 0,
        mustChoose: false,
        mayManage: false,
        mayChangeFamily: false,
      },
    },
    'GET /api/jam/songs': { body: [song] },
    [`GET ${QUEUE}`]: { body: queue },
  })
}
const onStart = vi.fn()
const onMode = vi.fn()
const drawPanel = (phoneSingers: JamStageSinger[] = []) =>
  draw(<QueuePanel mode="karaoke" {...{ phoneSingers, onStart, onMode }} />)
/** Dad, whose phone stands on the stage. */
const DADS_PHONE: JamStageSinger = {
  ...{ memberId: 'phone-1', number: 1, profileId: 9, name: 'Dad', avatar: '👨' },
  ...{ delayMs: 60, isReady: true, isConnected: true },
}
const rows = async () => within(await screen.findByRole('list', { name: 'Queue' }))
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(async () => {
  await chooseLanguage('en')
  guestNames.set([])
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

describe('the queue', () => {
  it('shows who waits for what, in its order, and what is hidden without a name', async () => {
    home([MIA, waits(2, 'Ida', { track: null, isMoved: true })])
    drawPanel()
    const list = await rows()
    await list.findByText('Twinkle')
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'MiaTwinkle',
      'IdaSomething that is not for everybody hereMoved by hand',
    ])
  })

  it('begins the round of whoever is next, whole or for 30 seconds', async () => {
    home([MIA, IDA])
    drawPanel()
    await press('Mia: Start 30s Challenge')
    await press('Mia: Record')
    expect(onStart.mock.calls).toEqual([
      [MIA, 'challengeStarted'],
      [MIA, 'recordingStarted'],
    ])
  })

  it('leads to the other stage for a beat', async () => {
    const beat = waits(1, 'Ida', { track: { mode: 'freestyle', trackId: 'boom-bap' } })
    const server = home([beat])
    server.answers['GET /api/jam/beats'] = { body: [{ ...song, id: 'boom-bap', name: 'Boom bap' }] }
    drawPanel()
    await press('Go to Drop It')
    expect(onMode).toHaveBeenCalledWith('freestyle')
    expect(screen.queryByRole('button', { name: /Record/ })).toBeNull()
  })

  it('does not begin for a profile that watches elsewhere, and says what to do', async () => {
    home([waits(1, 'Dad', { profileId: 9, avatar: '👨' })])
    drawPanel()
    expect(await screen.findByText(/Dad does not watch on this screen/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Record/ })).toBeNull()
  })

  it('begins for a profile whose own phone stands on the stage', async () => {
    home([waits(1, 'Dad', { profileId: 9, avatar: '👨' })])
    drawPanel([DADS_PHONE])
    await press('Dad: Record')
    expect(onStart).toHaveBeenCalledOnce()
    expect(screen.queryByText(/does not watch on this screen/)).toBeNull()
  })

  it.each([
    ['Move Tim up', 3, { place: 1 }],
    ['Move Mia down', 1, { place: 1 }],
    ['Put Tim first', 3, { place: 0 }],
  ])('is changed by a press: %s', async (name, id, body) => {
    const server = home([MIA, IDA, TIM])
    const call = `POST ${QUEUE}/${id}/move`
    server.answers[call] = { body: [TIM, MIA, IDA] }
    drawPanel()
    await press(name)
    await waitFor(() => expect(server.bodyOf(call)).toEqual(body))
    const list = await rows()
    await waitFor(() => expect(list.getAllByRole('listitem')[0]?.textContent).toContain('Tim'))
  })

  it('tells a screen reader the new place, and keeps the focus on what was pressed', async () => {
    const server = home([MIA, IDA])
    server.answers[`POST ${QUEUE}/1/move`] = { body: [IDA, MIA] }
    drawPanel()
    const down = await screen.findByRole('button', { name: 'Move Mia down' })
    down.focus()
    fireEvent.click(down)
    expect(await screen.findByText('Mia is at place 2')).toBeTruthy()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Mia down')
  })

  it('does nothing at the ends', async () => {
    const server = home([MIA, IDA])
    drawPanel()
    await press('Move Mia up')
    await press('Put Mia first')
    await press('Move Ida down')
    expect(server.sent()).toEqual([])
  })

  it('puts back in turn what was moved', async () => {
    const server = home([waits(3, 'Tim', { isMoved: true }), MIA])
    server.answers[`POST ${QUEUE}/3/move`] = { body: [MIA, TIM] }
    drawPanel()
    await press('Put Tim back in turn')
    await waitFor(() => expect(server.bodyOf(`POST ${QUEUE}/3/move`)).toEqual({ place: null }))
  })

  it('lets somebody go who has not sung', async () => {
    const server = home([IDA])
    server.answers[`POST ${QUEUE}/2/done`] = { body: [] }
    drawPanel()
    await press('Take Ida out of the queue')
    expect(await screen.findByText(/Nobody waits/)).toBeTruthy()
    expect(server.bodyOf(`POST ${QUEUE}/2/done`)).toEqual({ hasSung: false })
    expect(document.activeElement?.textContent).toBe('Who sings next')
  })

  it('is asked for again after a failure', async () => {
    const server = home([])
    server.answers[`GET ${QUEUE}`] = { status: 500, body: { code: 'internal', message: '' } }
    drawPanel()
    const retry = await screen.findByRole('button', { name: 'Retry' })
    server.answers[`GET ${QUEUE}`] = { body: [MIA] }
    fireEvent.click(retry)
    expect((await rows()).getByText('Mia')).toBeTruthy()
  })
})

describe('queueing up', () => {
  const open = async (phoneSingers: JamStageSinger[] = []) => {
    const track = { id: 'twinkle', title: 'Twinkle' }
    draw(<QueueButton mode="karaoke" {...{ track, phoneSingers }} />)
    await press('Queue up for Twinkle')
    return within(await screen.findByRole('dialog', { name: 'Who sings “Twinkle”?' }))
  }

  it('takes somebody who watches here with one press', async () => {
    const server = home([IDA])
    server.answers[`POST ${QUEUE}`] = { status: 201, body: [IDA, { ...MIA, id: 7 }] }
    const dialog = await open()
    fireEvent.click(await dialog.findByRole('button', { name: 'Mia' }))
    await waitFor(() => expect(currentToast()?.title).toBe('Mia is queued at place 2'))
    expect(server.bodyOf(`POST ${QUEUE}`)).toEqual({
      mode: 'karaoke',
      trackId: 'twinkle',
      singer: { is: 'profile', profileId: 2 },
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('takes a profile whose own phone stands on the stage, and offers each once', async () => {
    const server = home([])
    server.answers[`POST ${QUEUE}`] = { status: 201, body: [{ ...MIA, name: 'Dad' }] }
    const guest = { ...DADS_PHONE, number: 2, profileId: null, name: 'Ida', avatar: null }
    const mias = { ...DADS_PHONE, number: 3, profileId: 2, name: 'Mia' }
    const dialog = await open([DADS_PHONE, guest, mias])
    expect(await dialog.findAllByRole('button', { name: 'Mia' })).toHaveLength(1)
    expect(dialog.queryByRole('button', { name: 'Ida' })).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: 'Dad' }))
    await waitFor(() =>
      expect(server.bodyOf(`POST ${QUEUE}`)).toMatchObject({
        singer: { is: 'profile', profileId: 9 },
      }),
    )
  })

  it('takes a guest by name, and offers it the next time', async () => {
    const server = home([])
    server.answers[`POST ${QUEUE}`] = { status: 201, body: [waits(7, 'Zoe')] }
    const dialog = await open()
    fireEvent.change(dialog.getByLabelText('Name of a guest'), { target: { value: ' Zoe ' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Queue this guest' }))
    await waitFor(() =>
      expect(server.bodyOf(`POST ${QUEUE}`)).toMatchObject({
        singer: { is: 'guest', name: 'Zoe' },
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    server.answers[`GET ${QUEUE}`] = { body: [] }
    await press('Queue up for Twinkle')
    expect(await screen.findByRole('button', { name: 'Zoe' })).toBeTruthy()
  })

  it('gives guests names without a keyboard', async () => {
    const server = home([waits(4, 'guest 1')])
    server.answers[`POST ${QUEUE}`] = { status: 201, body: [waits(7, 'Guest 2')] }
    const dialog = await open()
    fireEvent.click(await dialog.findByRole('button', { name: 'Guest 2' }))
    await waitFor(() =>
      expect(server.bodyOf(`POST ${QUEUE}`)).toMatchObject({ singer: { name: 'Guest 2' } }),
    )
  })

  it('says why it did not work, and stays open', async () => {
    const server = home([])
    server.answers[`POST ${QUEUE}`] = { status: 409, body: { code: 'queue_full', message: '' } }
    const dialog = await open()
    fireEvent.click(await dialog.findByRole('button', { name: 'Mia' }))
    expect(await dialog.findByText('The queue is full. Try again when it is shorter.')).toBeTruthy()
  })
})

const IDLE: Round = { is: 'idle' }
const ON: Round = {
  ...{ is: 'running', take: 1, isPaused: false },
  ...{ isRecording: true, remainingSeconds: null },
}
const SCORED: RoundShown = { is: 'scored', points: 4000, singers: [] }
const FAILED: RoundShown = { is: 'failed', what: 'sound', error: new Error('no sound') }

let tell: (round: Round, shown: RoundShown | null, turn?: JamQueueEntry) => void

function Stage() {
  const [turn, setTurn] = useTurn()
  const [told, setTold] = useState<{ round: Round; shown: RoundShown | null }>({
    round: IDLE,
    shown: null,
  })
  useTurnEnd([turn, setTurn], told.round, told.shown)
  tell = (round, shown, mine) =>
    act(() => {
      if (mine) setTurn(mine)
      setTold({ round, shown })
    })
  return <p>{turn ? turn.name : 'nobody'}</p>
}

describe('the end of a round', () => {
  async function begin(queue: JamQueueEntry[]) {
    const server = home(queue)
    server.answers[`POST ${QUEUE}/1/done`] = { body: queue.slice(1) }
    const queryClient = draw(<Stage />)
    await waitFor(() => expect(queryClient.getQueryData(['/api/jam/songs'])).toBeTruthy())
    return server
  }

  it('takes whoever sang out of the queue, and tells who is next and with what', async () => {
    const server = await begin([MIA, IDA])
    tell(ON, null, MIA)
    expect(screen.getByText('Mia')).toBeTruthy()
    tell(IDLE, SCORED)
    await waitFor(() => expect(currentToast()?.title).toBe('Next: Ida – Twinkle'))
    expect(server.bodyOf(`POST ${QUEUE}/1/done`)).toEqual({ hasSung: true })
    expect(screen.getByText('nobody')).toBeTruthy()
  })

  it('keeps whoever could not sing because the music did not come', async () => {
    const server = await begin([MIA, IDA])
    tell(ON, null, MIA)
    tell(IDLE, FAILED)
    await waitFor(() => expect(currentToast()?.title).toBe('Next: Mia – Twinkle'))
    expect(server.sent()).toEqual([])
  })

  it('leaves the queue alone after a round of somebody else', async () => {
    const server = await begin([MIA])
    tell(ON, null)
    tell(IDLE, SCORED)
    await waitFor(() => expect(currentToast()?.title).toBe('Next: Mia – Twinkle'))
    expect(server.sent()).toEqual([])
  })
})

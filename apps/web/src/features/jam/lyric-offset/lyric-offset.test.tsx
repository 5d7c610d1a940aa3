import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { testProfile } from '../../../testing/made/family.ts'
import { LyricOffsetControl } from './lyric-offset-control.tsx'
import { useLyricOffset } from './use-lyric-offset.ts'

const SHEET = {
  song: {
    ...{ id: 'import-7', title: 'A song', artist: 'Nobody', genre: 'Pop', difficulty: 'Easy' },
    ...{ bpm: 120, durationSeconds: 60, language: null, year: null, credits: [], voices: 1 },
    ...{ isImported: true, minimumAge: 0, soundUrl: '/api/jam/songs/import-7/sound/v1v1v1v1' },
  },
  ...{ bpm: 120, gapMs: 0, lyricOffsetMs: 0, startMs: null, endMs: null, voices: [] },
}
const SET = 'PUT /api/jam/songs/import-7/lyric-offset'

beforeEach(async () => {
  await chooseLanguage('en')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Control({ isOwn }: { isOwn: boolean }) {
  const { changedMs, lyricOffset } = useLyricOffset({ id: 'import-7', isOwn })
  return (
    <>
      <p data-testid="changed">{`${changedMs}`}</p>
      {lyricOffset && <LyricOffsetControl lyricOffset={lyricOffset} />}
    </>
  )
}
const changed = () => screen.getByTestId('changed').textContent
const press = (name: string, times = 1) => {
  for (let at = 0; at < times; at++) fireEvent.click(screen.getByRole('button', { name }))
}

/** Somebody at an imported song of which the family said `lyricOffsetMs`. */
async function open({ mayManage = true, lyricOffsetMs = 0, isOwn = true } = {}) {
  const server = fakeServer({
    'GET /api/viewer': {
      body: {
        ...{ profile: testProfile(2), companions: [], maximumAge: 18, mustChoose: false },
        ...{ mayManage, mayChangeFamily: false },
      },
    },
    'GET /api/jam/songs/import-7': { body: { ...SHEET, lyricOffsetMs } },
    [SET]: { body: { ...SHEET, lyricOffsetMs: 150 } },
  })
  const queryClient = draw(<Control isOwn={isOwn} />)
  await waitFor(() =>
    expect(queryClient.getQueryData(['/api/viewer'])).toMatchObject({ mayManage }),
  )
  return server
}
it('shifts the words in steps of 50 ms, and sends once what a grown-up said', async () => {
  const server = await open()
  press('Show the words later', 3)
  expect(screen.getByText('150 ms later')).toBeTruthy()
  expect(changed()).toBe('150')
  expect(server.sent().length).toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(900))
  await waitFor(() => expect(server.bodyOf(SET)).toEqual({ lyricOffsetMs: 150 }))
  // The family's own word says the same from now on.
  await waitFor(() => expect(changed()).toBe('null'))
  expect(screen.getByText('150 ms later')).toBeTruthy()
  expect(screen.getByText('Remembered for the family')).toBeTruthy()
})

it('begins where the family left it, and leads back to the text', async () => {
  await open({ lyricOffsetMs: -300 })
  await screen.findByText('300 ms sooner')
  press('Put the words back')
  expect(screen.getByText('As written')).toBeTruthy()
  expect(changed()).toBe('0')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show the words later' }))
})

it('goes no further than two seconds', async () => {
  await open()
  press('Show the words sooner', 45)
  expect(changed()).toBe('-2000')
  const sooner = screen.getByRole('button', { name: 'Show the words sooner' })
  expect(sooner.getAttribute('aria-disabled')).toBe('true')
})

it('sends nothing for a child, whose words are shifted all the same', async () => {
  const server = await open({ mayManage: false })
  press('Show the words later')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(changed()).toBe('50')
  expect(screen.getByText('Until you leave this page')).toBeTruthy()
  expect(server.sent().length).toBe(0)
})

it('is sent when the page is left before its time', async () => {
  const server = await open()
  press('Show the words later')
  cleanup()
  await waitFor(() => expect(server.bodyOf(SET)).toEqual({ lyricOffsetMs: 50 }))
})

it('is not offered for a song that ships', async () => {
  await open({ isOwn: false })
  expect(screen.queryByRole('button')).toBeNull()
})

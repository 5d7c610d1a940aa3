import type { JamSong } from '@starnest/contract/jam/jam'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useReducer } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { testProfile } from '../../../testing/made/family.ts'
import { EMPTY_STAGE, type JamStage, nextStage } from './jam-stage.ts'
import { ModeScreen } from './mode-screen.tsx'

vi.mock('../round/jam-audio.ts', () => ({ jamAudio: () => new Promise(() => {}) }))
vi.mock('../takes/take-shelf.tsx', () => ({ TakeShelf: () => null }))

const song = (id: string, title: string, genre: JamSong['genre']): JamSong => ({
  ...{ id, title, genre, artist: 'Nobody', difficulty: 'Easy', bpm: 120, durationSeconds: 60 },
  ...{ language: null, year: null, credits: [], voices: 1, isImported: false, minimumAge: 0 },
  soundUrl: `/api/jam/songs/${id}/sound/v1v1v1v1`,
})
const SONGS = [
  song('alouette', 'Alouette', 'Pop'),
  song('block', 'Block party', 'Hip Hop'),
  song('corner', 'Corner shop', 'Hip Hop'),
]

beforeEach(async () => {
  await chooseLanguage('en')
  fakeServer({
    'GET /api/viewer': {
      body: {
        ...{ profile: testProfile(2), companions: [], maximumAge: 0, mustChoose: false },
        ...{ mayManage: false, mayChangeFamily: false },
      },
    },
    'GET /api/jam/songs': { body: SONGS },
    'GET /api/jam/queue': { body: [] },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Screen({ genre }: Pick<JamStage, 'genre'>) {
  const [stage, tell] = useReducer(nextStage, { ...EMPTY_STAGE, mode: 'karaoke', genre })
  return (
    <ModeScreen
      stage={{ ...stage, mode: 'karaoke' }}
      {...{ tell, isChild: false, phones: null, phoneSingers: [], phonesButton: null }}
      singer={{ profileId: 2, name: 'Mia', saveToFamily: null, problemText: () => '' }}
      onChangeMode={() => undefined}
      onMode={() => undefined}
    />
  )
}
const chosen = () =>
  screen
    .getAllByRole('button', { pressed: true })
    .flatMap((one) => one.getAttribute('data-track') ?? [])

it('has the first song of those that are shown ready from the start', async () => {
  draw(<Screen genre="Hip Hop" />)
  await waitFor(() => expect(chosen()).toEqual(['block']))
})

it('goes through what is shown by the keys of a remote, plays it, and stops by a press', async () => {
  draw(<Screen genre="Hip Hop" />)
  await waitFor(() => expect(chosen()).toEqual(['block']))
  fireEvent.keyDown(document.body, { key: 'ArrowUp' })
  expect(chosen()).toEqual(['corner'])
  fireEvent.keyDown(document.body, { key: 'ArrowUp' })
  expect(chosen()).toEqual(['block'])
  fireEvent.click(screen.getByRole('button', { name: 'Stop Block party' }))
  expect(screen.queryByRole('button', { name: /^Stop / })).toBeNull()
})

it('stops what it plays when another song is chosen, and when a round begins', async () => {
  draw(<Screen genre="all" />)
  await waitFor(() => expect(chosen()).toEqual(['alouette']))
  fireEvent.keyDown(document.body, { key: 'ArrowUp' })
  expect(screen.getByRole('button', { name: 'Stop Block party' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Corner shop/ }))
  expect(screen.queryByRole('button', { name: /^Stop / })).toBeNull()
  fireEvent.keyDown(document.body, { key: 'ArrowDown' })
  expect(screen.getByRole('button', { name: 'Stop Block party' })).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'r' })
  expect(screen.queryByRole('button', { name: 'Stop Block party' })).toBeNull()
  fireEvent.keyDown(document.body, { key: 'ArrowUp' })
  expect(screen.queryByRole('button', { name: 'Stop Corner shop' })).toBeNull()
})

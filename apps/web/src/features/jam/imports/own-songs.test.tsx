import { SONG_PROBLEMS, type SongFolder } from '@starnest/contract/jam/imports'
import type { JamSong } from '@starnest/contract/jam/jam'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { testProfile } from '../../../testing/made/family.ts'
import { currentToast } from '../../../ui/toast/toast.ts'
import { OwnSongs } from './own-songs.tsx'
import { OwnSongsDoor } from './own-songs-door.tsx'

const FOLDERS = '/api/jam/folders'
const SONGS = '/api/jam/songs'
const AGES = 'POST /api/jam/ages'

const testFolder = (changes: Partial<SongFolder> = {}): SongFolder => ({
  id: 1,
  path: '/home/family/Songs',
  state: 'ready',
  progress: null,
  songs: 2,
  scannedAt: '2026-03-01T10:00:00.000Z',
  problems: [],
  ...changes,
})
const testSong = (id: string, changes: Partial<JamSong> = {}): JamSong => ({
  id,
  title: `Song ${id}`,
  artist: 'Nobody',
  genre: 'Pop',
  difficulty: 'Easy',
  bpm: 120,
  durationSeconds: 60,
  language: null,
  year: null,
  credits: [],
  voices: 1,
  isImported: true,
  minimumAge: null,
  soundUrl: `/api/jam/songs/${id}/sound/v1v1v1v1`,
  ...changes,
})
const dad = testProfile(1, { displayName: 'Dad', ageGroup: 'adult', contentRating: 'R' })
const mia = testProfile(2, { displayName: 'Mia' })
const viewer = (mayManage: boolean) => ({
  body: {
    profile: dad,
    companions: [],
    maximumAge: 18,
    mustChoose: false,
    mayManage,
    mayChangeFamily: mayManage,
  },
})

function home(folders: SongFolder[] = [testFolder()], songs: JamSong[] = [testSong('import-1')]) {
  return fakeServer({
    'GET /api/viewer': viewer(true),
    'GET /api/family-profiles': { body: [dad, mia] },
    [`GET ${FOLDERS}`]: { body: folders },
    [`GET ${SONGS}`]: { body: songs },
  })
}

beforeEach(() => chooseLanguage('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const add = async (path: string) => {
  fireEvent.change(await screen.findByLabelText('Path of a folder with songs'), {
    target: { value: path },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Add folder' }))
}
const folderRow = async () =>
  within(await screen.findByRole('list', { name: 'Folders with songs' })).getByRole('listitem')
const songRow = (title: string) => screen.findByRole('group', { name: title })

describe('a folder with songs', () => {
  it.each([
    [{ state: 'waiting' }, 'Waiting to be read'],
    [{ state: 'scanning', progress: { done: 3, total: 8 } }, '3 of 8 files'],
    [{ state: 'ready', songs: 1 }, '1 song '],
    [{ state: 'stopped' }, 'What was read by then stays'],
    [{ state: 'missing' }, 'Is its disk connected'],
    [{ state: 'unreadable' }, 'Give Starnest the right'],
  ] as const)('tells how it is doing: %o', async (changes, said) => {
    home([testFolder(changes)])
    draw(<OwnSongs />)
    expect((await folderRow()).textContent).toContain(said)
  })

  it('whose reading broke off says so until it is tried again', async () => {
    const reason = 'Reading the folder broke off.'
    const brokenOff = { path: '', code: 'failed', reason, isSong: false } as const
    home([testFolder({ state: 'waiting', problems: [brokenOff] })])
    draw(<OwnSongs />)
    const { textContent } = await folderRow()
    expect(textContent).toContain('Reading it broke off. Starnest tries again by itself')
    expect(textContent).not.toContain('could not be imported')
  })

  it('is taken in by its path', async () => {
    const server = home([])
    server.answers[`POST ${FOLDERS}`] = { status: 201, body: testFolder({ state: 'waiting' }) }
    draw(<OwnSongs />)
    expect(await screen.findByText(/No folder yet/)).toBeTruthy()
    await add(' /home/family/Songs ')
    server.answers[`GET ${FOLDERS}`] = { body: [testFolder()] }
    expect((await folderRow()).textContent).toContain('/home/family/Songs')
    expect(server.bodyOf(`POST ${FOLDERS}`)).toEqual({ path: '/home/family/Songs' })
  })

  it.each([
    ['not_absolute', /whole path/],
    ['not_a_folder', /no folder at this path/],
    ['unreadable', /may not read/],
    ['inside_data', /its own data/],
    ['nested', /inside one in the list/],
    ['too_many', /as many folders/],
    [undefined, /could not take this as it is/],
  ])('is refused with a sentence: %s', async (reason, said) => {
    const server = home([])
    const body = { code: 'invalid_request', message: 'No.', details: { reason } }
    server.answers[`POST ${FOLDERS}`] = { status: 400, body }
    draw(<OwnSongs />)
    await add('songs')
    expect(await screen.findByText(said)).toBeTruthy()
  })

  it('is stopped while it is read, and read again afterwards', async () => {
    const server = home([testFolder({ state: 'scanning', progress: { done: 1, total: 9 } })])
    server.answers[`POST ${FOLDERS}/1/stop`] = { body: testFolder({ state: 'stopped' }) }
    server.answers[`POST ${FOLDERS}/1/scan`] = { body: testFolder({ state: 'waiting' }) }
    draw(<OwnSongs />)
    const stop = await screen.findByRole('button', { name: 'Stop: /home/family/Songs' })
    server.answers[`GET ${FOLDERS}`] = { body: [testFolder({ state: 'stopped' })] }
    fireEvent.click(stop)
    fireEvent.click(await screen.findByRole('button', { name: 'Read again: /home/family/Songs' }))
    await waitFor(() =>
      expect(server.sent().map(({ call }) => call)).toEqual([
        `POST ${FOLDERS}/1/stop`,
        `POST ${FOLDERS}/1/scan`,
      ]),
    )
  })

  it('leaves after somebody said so twice', async () => {
    const server = home()
    server.answers[`DELETE ${FOLDERS}/1`] = { body: { id: 1 } }
    draw(<OwnSongs />)
    fireEvent.click(await screen.findByRole('button', { name: 'Remove /home/family/Songs' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('The files stay on the disk.')
    expect(server.sent()).toEqual([])
    server.answers[`GET ${FOLDERS}`] = { body: [] }
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove folder' }))
    expect(await screen.findByText(/No folder yet/)).toBeTruthy()
  })
})

it.each(['en', 'es', 'fr'] as const)(
  'says what became of each file, never in words of the server: %s',
  async (language) => {
    await chooseLanguage(language)
    const reason = 'ffmpeg: Invalid data found'
    const problems = SONG_PROBLEMS.map((code) => ({
      ...{ path: `${code}.txt`, code, reason },
      isSong: code === 'repaired' || code === 'audio_shorter',
    }))
    home([testFolder({ problems })])
    draw(<OwnSongs />)
    const lines = await waitFor(() => {
      const found = [...document.querySelectorAll('details li')]
      expect(found).toHaveLength(SONG_PROBLEMS.length)
      return found.map(({ textContent }) => textContent)
    })
    expect(lines.join()).not.toContain(reason)
    expect(lines.join()).not.toContain('problem-')
    expect(lines.join()).not.toContain('{{')
    expect(document.querySelector('summary')?.textContent).toMatch(/12 .*2 /)
  },
)

describe('the age of a song', () => {
  it('is named with those of the family who see it', async () => {
    home(undefined, [
      testSong('import-1'),
      testSong('import-2', { minimumAge: 0 }),
      testSong('ships', { isImported: false, title: 'Twinkle', minimumAge: 0 }),
    ])
    draw(<OwnSongs />)
    expect(await within(await songRow('Song import-1')).findByText('Seen by Dad')).toBeTruthy()
    expect(within(await songRow('Song import-2')).getByText('Seen by Dad and Mia')).toBeTruthy()
    expect(screen.queryByText('Twinkle')).toBeNull()
    expect(screen.getByText(/Children do not see it until/)).toBeTruthy()
  })

  it('is set for one song', async () => {
    const server = home()
    server.answers[AGES] = { body: [testSong('import-1', { minimumAge: 0 })] }
    draw(<OwnSongs />)
    const row = await songRow('Song import-1')
    await within(row).findByText('Seen by Dad')
    server.answers[`GET ${SONGS}`] = server.answers[AGES]
    fireEvent.change(within(row).getByLabelText('For'), { target: { value: '0' } })
    expect(await within(row).findByText('Seen by Dad and Mia')).toBeTruthy()
    expect(server.bodyOf(AGES)).toEqual({ songs: ['import-1'], minimumAge: 0 })
    expect(currentToast()?.title).toBe('Saved. Seen by Dad and Mia')
  })

  it('is set for all songs at once, and only when that was pressed', async () => {
    const server = home(undefined, [testSong('import-1'), testSong('import-2')])
    server.answers[AGES] = { body: [] }
    draw(<OwnSongs />)
    const all = await screen.findByLabelText('All your songs at once')
    fireEvent.change(all, { target: { value: '8' } })
    expect(server.sent()).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Set for all 2 songs' }))
    await waitFor(() => expect(server.bodyOf(AGES)).toEqual({ songs: 'all', minimumAge: 8 }))
  })

  it('stays as it was when it could not be saved', async () => {
    const server = home()
    server.answers[AGES] = { status: 404, body: { code: 'song_not_found', message: '' } }
    draw(<OwnSongs />)
    const row = await songRow('Song import-1')
    fireEvent.change(within(row).getByLabelText('For'), { target: { value: '0' } })
    await waitFor(() => expect(currentToast()?.title).toBe('The age was not saved.'))
    const select = within(row).getByLabelText('For')
    expect(select instanceof HTMLSelectElement && select.value).toBe('grownUps')
  })

  it('can be found among many songs', async () => {
    home(
      undefined,
      Array.from({ length: 45 }, (_, at) => testSong(`import-${at + 1}`)),
    )
    draw(<OwnSongs />)
    const list = await screen.findByRole('list', { name: 'Your songs' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(40)
    fireEvent.click(screen.getByRole('button', { name: 'Show 5 more' }))
    expect(within(list).getAllByRole('listitem')).toHaveLength(45)
    fireEvent.change(screen.getByLabelText('Find one of your songs'), {
      target: { value: 'import-44' },
    })
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  })
})

describe('own songs', () => {
  it('are not offered to whoever may not look after them, and not asked for', async () => {
    const server = home()
    server.answers['GET /api/viewer'] = viewer(false)
    draw(
      <>
        <OwnSongs />
        <OwnSongsDoor />
      </>,
    )
    await waitFor(() => expect(server.calls.length).toBeGreaterThan(0))
    expect(screen.queryByRole('region')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(server.calls.map(({ call }) => call)).toEqual(['GET /api/viewer'])
  })

  it('are asked for again after a failure', async () => {
    const server = home()
    server.answers[`GET ${FOLDERS}`] = { status: 500, body: { code: 'internal', message: '' } }
    draw(<OwnSongs />)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    server.answers[`GET ${FOLDERS}`] = { body: [testFolder()] }
    fireEvent.click(retry)
    expect(await screen.findByText('/home/family/Songs')).toBeTruthy()
  })

  it('say that the server is not reached where the line is lost', async () => {
    home()
    vi.stubGlobal('fetch', async (url: string) => {
      if (url !== '/api/viewer') throw new TypeError('Failed to fetch')
      return new Response(JSON.stringify(viewer(true).body))
    })
    draw(<OwnSongs />)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The folders with songs could not be loaded. Starnest did not answer.',
    )
  })

  it('open over the stage', async () => {
    home()
    draw(<OwnSongsDoor />)
    fireEvent.click(await screen.findByRole('button', { name: 'Add your own songs' }))
    const dialog = await screen.findByRole('dialog', { name: 'Your own songs' })
    expect(await within(dialog).findByText('/home/family/Songs')).toBeTruthy()
  })
})

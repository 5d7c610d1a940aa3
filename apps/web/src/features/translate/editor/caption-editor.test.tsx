import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { testTitle } from '../../../testing/made/titles.ts'
import { testPlayback } from '../../../testing/made/watch.ts'
import { CaptionEditor } from './caption-editor.tsx'
import { useCueEditing } from './cues/use-cue-editing.ts'
import { EditorTools } from './editor-tools.tsx'

const CUES = 'GET /api/animations/7/captions/en/cues'
const SAVE = 'PUT /api/animations/7/captions/en'
const FILM = testTitle(7, { title: 'The Star Who Fell' })
const told = [
  { startTime: 1, endTime: 3, text: 'Leo counts the stars' },
  { startTime: 4, endTime: 6, text: 'One is missing' },
]
const SAVED_AT = '2026-03-01T20:00:00.000Z'
const kept = (cues = told, isAttached = false, changedAt = SAVED_AT) => ({
  body: {
    ...{ language: 'en', label: 'English', isAttached, cues },
    changedAt: isAttached ? changedAt : null,
  },
})

let server: ReturnType<typeof fakeServer>
const closed = vi.fn()
beforeEach(async () => {
  await chooseLanguage('en')
  closed.mockClear()
  server = fakeServer({
    'GET /api/animations/7/playback': { body: testPlayback() },
    [CUES]: kept(),
    [SAVE]: kept(told, true),
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const drawEditor = () =>
  draw(
    <CaptionEditor
      title={FILM}
      language={null}
      loadAttachFilm={async () => () => () => undefined}
      onClose={closed}
    />,
  )

/** The editor and the film beside it, which is moved by the test. */
async function open() {
  drawEditor()
  await screen.findByRole('grid')
  const video = screen.getByLabelText<HTMLVideoElement>('The film', { selector: 'video' })
  const play = vi.fn(async () => undefined)
  let seconds = 0
  const moveTo = (to: number) => {
    seconds = to
  }
  Object.defineProperties(video, {
    play: { value: play },
    currentTime: { get: () => seconds, set: (to: number) => moveTo(to) },
  })
  const filmAt = (to: number) => {
    moveTo(to)
    fireEvent.timeUpdate(video)
  }
  return { play, filmAt, seconds: () => seconds }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const texts = () =>
  screen.getAllByRole('button', { name: /^Text of cue/ }).map((cell) => cell.textContent)
const cell = (name: RegExp) => screen.getByRole('button', { name })

/** Writes into a cell and ends with a key. */
function write(name: RegExp, text: string, key = 'Enter') {
  fireEvent.click(cell(name))
  const field = screen.getByRole('textbox', { name: /of cue/ })
  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key })
}

describe('the table', () => {
  it('has every cue with its times, its text and how fast it is read', async () => {
    await open()
    const [, first] = screen.getAllByRole('row')
    const row = within(first ?? document.body)
    expect(row.getByRole('button', { name: 'Start of cue 1: 00:00:01,000' })).toBeTruthy()
    expect(row.getByText('10 characters a second')).toBeTruthy()
    expect(row.getByText('Good to read')).toBeTruthy()
  })

  it('names the rule that a cue breaks, and how many cues do', async () => {
    server.answers[CUES] = kept([{ startTime: 0, endTime: 1, text: 'So many words in one second' }])
    await open()
    expect(screen.getByText('Too fast: at most 17 characters a second')).toBeTruthy()
    expect(screen.getByText(/1 cue breaks a rule/)).toBeTruthy()
  })

  it('is moved in by the arrows, with one stop for Tab', async () => {
    await open()
    const stops = () =>
      screen.getAllByRole('button').filter((one) => one.matches('[data-cell][tabindex="0"]'))
    expect(stops()).toHaveLength(1)
    cell(/^Text of cue 1/).focus()
    fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(cell(/^Text of cue 2/))
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Home' })
    expect(document.activeElement).toBe(cell(/^Cue 2/))
    expect(stops()).toEqual([document.activeElement])
  })
})

describe('a cell', () => {
  it('takes what is written with Enter, and gives the focus back', async () => {
    await open()
    write(/^Text of cue 1/, 'Leo counts')
    expect(texts()).toEqual(['Leo counts', 'One is missing'])
    expect(document.activeElement).toBe(cell(/^Text of cue 1/))
  })

  it('stays as it was with Escape', async () => {
    await open()
    write(/^Text of cue 1/, 'Nothing', 'Escape')
    expect(texts()[0]).toBe('Leo counts the stars')
    expect(closed).not.toHaveBeenCalled()
  })

  it('takes times as people write them, and says what is none', async () => {
    await open()
    write(/^End of cue 1/, '0:02.5')
    expect(cell(/^End of cue 1: 00:00:02,500/)).toBeTruthy()
    write(/^End of cue 1/, 'later')
    expect(screen.getByText('Write a time, such as 00:01:02,500.')).toBeTruthy()
  })
})

describe('the film beside it', () => {
  it('plays from a cue', async () => {
    const film = await open()
    press('Cue 2: Play from this cue')
    expect(film.seconds()).toBe(4)
    expect(film.play).toHaveBeenCalled()
  })

  it('sets the times of the cue that is meant', async () => {
    const film = await open()
    cell(/^Text of cue 2/).focus()
    film.filmAt(4.5)
    press('Set start to the film')
    film.filmAt(5.25)
    press('Set end to the film')
    expect(cell(/^Start of cue 2: 00:00:04,500/)).toBeTruthy()
    expect(cell(/^End of cue 2: 00:00:05,250/)).toBeTruthy()
  })
})

describe('what is done to cues', () => {
  it('splits, merges, adds and deletes, and all of it is undone', async () => {
    const film = await open()
    press('Split')
    expect(texts()).toEqual(['Leo counts', 'the stars', 'One is missing'])
    press('Merge with the next')
    expect(texts()).toEqual(['Leo counts\nthe stars', 'One is missing'])
    film.filmAt(10)
    press('Add a cue')
    expect(texts()).toHaveLength(3)
    press('Delete')
    expect(texts()).toHaveLength(2)
    for (let step = 0; step < 4; step++)
      fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(texts()).toEqual(['Leo counts the stars', 'One is missing'])
    press('Redo')
    expect(texts()).toEqual(['Leo counts', 'the stars', 'One is missing'])
    // The same on a Russian keyboard.
    fireEvent.keyDown(document.body, { key: 'я', code: 'KeyZ', ctrlKey: true })
    expect(texts()).toEqual(['Leo counts the stars', 'One is missing'])
  })

  it('moves all of them, by seconds', async () => {
    await open()
    const field = screen.getByRole('textbox', { name: 'Shift all' })
    fireEvent.change(field, { target: { value: 'much' } })
    press('Shift all')
    expect(screen.getByText('Write seconds, such as 1.5 or -0.3.')).toBeTruthy()
    fireEvent.change(field, { target: { value: '1.5' } })
    press('Shift all')
    expect(cell(/^Start of cue 1: 00:00:02,500/)).toBeTruthy()
  })

  it('reads them from a file, and says when there are none', async () => {
    await open()
    const input = screen.getByLabelText('Import', { selector: 'input' })
    const file = (text: string) => new File([text], 'mine.srt')
    fireEvent.change(input, { target: { files: [file('No cues at all.')] } })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'mine.srt has no cues that can be read.',
    )
    fireEvent.change(input, {
      target: { files: [file('1\n00:00:01,000 --> 00:00:02,000\nHola\n')] },
    })
    expect(await screen.findByText(/^1 cue was imported/)).toBeTruthy()
    expect(texts()).toEqual(['Hola'])
  })
})

/** The tools without the table, which takes long to draw. */
function Tools({ subtitles }: { subtitles: typeof told }) {
  return <EditorTools editing={useCueEditing(subtitles)} seconds={0} />
}

describe('a track of more cues than the table draws', () => {
  const many = Array.from({ length: 5001 }, (_, at) => ({
    ...{ startTime: at, endTime: at + 0.5, text: 'Hola' },
  }))

  it('is not opened, and can be taken off', async () => {
    server.answers[CUES] = kept(many, true)
    server.answers['DELETE /api/animations/7/captions/en'] = { body: { language: 'en' } }
    drawEditor()
    expect(await screen.findByText(/have 5,001 cues\. The editor opens up to 5,000/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    server.answers[CUES] = kept()
    press('Take off the title')
    const asked = screen.getByRole('dialog', { name: 'Take these subtitles off?' })
    fireEvent.click(within(asked).getByRole('button', { name: 'Take off the title' }))
    expect(await screen.findByRole('grid')).toBeTruthy()
  })

  it('is not made by adding or splitting, and it is said why', () => {
    draw(<Tools subtitles={many.slice(1)} />)
    const isOff = (name: string) => cell(new RegExp(name)).getAttribute('aria-disabled')
    expect([isOff('Add a cue'), isOff('Split'), isOff('Undo')]).toEqual(['true', 'true', 'true'])
    expect(screen.getByText(/^There are 5,000 cues, the most that the editor opens\./)).toBeTruthy()
    press('Add a cue')
    press('Delete')
    expect([isOff('Add a cue'), isOff('Split')]).toEqual(['false', 'false'])
    expect(screen.queryByText(/^There are 5,000 cues/)).toBeNull()
  })

  it('is not imported', async () => {
    await open()
    const text = many.map(() => '00:01.000 --> 00:02.000\nHola\n').join('\n')
    fireEvent.change(screen.getByLabelText('Import', { selector: 'input' }), {
      target: { files: [new File([`WEBVTT\n\n${text}`], 'mine.vtt')] },
    })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'mine.vtt has more than 5,000 cues. It was not imported.',
    )
    expect(texts()).toEqual(told.map((cue) => cue.text))
  })
})

describe('saving', () => {
  it('sends the cues, and says that the player has them', async () => {
    await open()
    const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    expect(save().disabled).toBe(true)
    write(/^Text of cue 1/, 'Leo counts')
    expect(screen.getByText('Not saved yet')).toBeTruthy()
    fireEvent.click(save())
    expect(await screen.findByText(/^Saved\./)).toBeTruthy()
    expect(server.bodyOf(SAVE)).toEqual({
      ...{ cues: [{ ...told[0], text: 'Leo counts' }, told[1]], over: null, label: 'English' },
    })
    write(/^Text of cue 2/, 'None is missing')
    fireEvent.click(save())
    await vi.waitFor(() => expect(server.bodyOf(SAVE)).toMatchObject({ over: SAVED_AT }))
  })

  it('keep what the track is called and its kind', async () => {
    const { body } = kept()
    server.answers[CUES] = { body: { ...body, label: 'Signs', kind: 'forced' } }
    await open()
    write(/^Text of cue 1/, 'Leo counts')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Saved\./)).toBeTruthy()
    expect(server.bodyOf(SAVE)).toMatchObject({ label: 'Signs', kind: 'forced' })
  })

  it('waits until what cannot be saved is mended, and says where it is', async () => {
    await open()
    write(/^End of cue 2/, '3')
    expect(screen.getByText('Some cues have to be mended first: 2')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  })

  it('asks where somebody else has changed them meanwhile, and keeps the changes', async () => {
    server.answers[SAVE] = { status: 409, body: { code: 'captions_changed', message: '' } }
    await open()
    write(/^Text of cue 1/, 'Leo counts')
    press('Save')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/Meanwhile somebody changed these subtitles\./)
    server.answers[CUES] = kept([{ startTime: 0, endTime: 2, text: 'Theirs' }], true)
    press('Open theirs')
    const asked = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    fireEvent.click(within(asked).getByRole('button', { name: 'Cancel' }))
    expect(texts()[0]).toBe('Leo counts')
    press('Open theirs')
    press('Leave')
    await vi.waitFor(() => expect(texts()).toEqual(['Theirs']))
  })

  /** Edits the first cue, is refused, and chooses theirs. */
  async function openTheirs() {
    write(/^Text of cue 1/, 'Leo counts')
    press('Save')
    await screen.findByRole('button', { name: 'Open theirs' })
    press('Open theirs')
    press('Leave')
  }

  it('shows as theirs nothing that was answered before, and can ask again', async () => {
    server.answers[SAVE] = { status: 409, body: { code: 'captions_changed', message: '' } }
    await open()
    server.answers[CUES] = { status: 500, body: { code: 'internal', message: '' } }
    await openTheirs()
    expect(screen.queryByRole('grid')).toBeNull()
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /The subtitles could not be loaded\./,
    )
    server.answers[CUES] = kept([{ startTime: 0, endTime: 2, text: 'Theirs' }], true)
    press('Retry')
    await vi.waitFor(() => expect(texts()).toEqual(['Theirs']))
  })

  it.each([
    ['what they have saved', kept([{ startTime: 0, endTime: 2, text: 'La leur' }], true), 1],
    ['none', { status: 404, body: { code: 'captions_not_found', message: '' } }, 0],
  ])('opens, of a track that was new, %s', async (_, answer, cues) => {
    server.answers['PUT /api/animations/7/captions/fr'] = {
      ...{ status: 409, body: { code: 'captions_changed', message: '' } },
    }
    server.answers['GET /api/animations/7/captions/fr/cues'] = answer
    await open()
    fireEvent.change(screen.getByRole('combobox', { name: 'Subtitles' }), {
      target: { value: 'fr' },
    })
    press('Add a cue')
    await openTheirs()
    if (cues === 0) expect(await screen.findByText(/^There is no cue yet/)).toBeTruthy()
    else await vi.waitFor(() => expect(texts()).toEqual(['La leur']))
  })

  it('replaces what somebody else has saved once that is chosen', async () => {
    server.answers[SAVE] = { status: 409, body: { code: 'captions_changed', message: '' } }
    await open()
    write(/^Text of cue 1/, 'Leo counts')
    press('Save')
    await screen.findByRole('button', { name: 'Replace theirs' })
    server.answers[SAVE] = kept(told, true)
    press('Replace theirs')
    expect(await screen.findByText(/^Saved\./)).toBeTruthy()
    expect(server.bodyOf(SAVE)).not.toHaveProperty('over')
  })

  it('keeps the choice, and the focus, until theirs are replaced', async () => {
    server.answers[SAVE] = { status: 409, body: { code: 'captions_changed', message: '' } }
    await open()
    write(/^Text of cue 1/, 'Leo counts')
    press('Save')
    const replace = await screen.findByRole<HTMLButtonElement>('button', { name: 'Replace theirs' })
    press('Delete')
    press('Delete')
    expect(replace.disabled).toBe(true)
    press('Undo')
    replace.focus()
    server.answers[SAVE] = { status: 507, body: { code: 'storage_full', message: '' } }
    press('Replace theirs')
    await vi.waitFor(() => expect(server.sent()).toHaveLength(2))
    expect((await screen.findByRole('alert')).textContent).not.toMatch(/Meanwhile/)
    expect(document.activeElement).toBe(replace)
    server.answers[SAVE] = kept(told, true)
    press('Replace theirs')
    const outcome = await screen.findByText(/^Saved\./)
    await vi.waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Replace theirs' })).toBeNull(),
    )
    expect(document.activeElement).toBe(outcome)
  })

  it('keeps the changes where it fails', async () => {
    server.answers[SAVE] = { status: 507, body: { code: 'storage_full', message: '' } }
    await open()
    write(/^Text of cue 1/, 'Leo counts')
    press('Save')
    expect((await screen.findByRole('alert')).textContent).toMatch(/Your changes are still here\./)
    expect(texts()[0]).toBe('Leo counts')
  })
})

describe('closing', () => {
  it('asks where changes would be lost, and goes on editing', async () => {
    await open()
    write(/^Text of cue 1/, 'Leo counts')
    press('Close')
    const asked = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    expect(closed).not.toHaveBeenCalled()
    fireEvent.click(within(asked).getByRole('button', { name: 'Cancel' }))
    expect(texts()[0]).toBe('Leo counts')
    press('Close')
    press('Leave')
    expect(closed).toHaveBeenCalled()
  })

  it('just closes where nothing was changed', async () => {
    await open()
    press('Close')
    expect(closed).toHaveBeenCalled()
  })
})

it('takes attached captions off after a question, and shows those of the film again', async () => {
  server.answers[CUES] = kept(told, true)
  server.answers['DELETE /api/animations/7/captions/en'] = { body: { language: 'en' } }
  await open()
  expect(screen.getByText(/^English, attached here/)).toBeTruthy()
  server.answers[CUES] = kept([{ startTime: 0, endTime: 2, text: 'Of the film' }])
  press('Take off the title')
  const asked = screen.getByRole('dialog', { name: 'Take these subtitles off?' })
  fireEvent.click(within(asked).getByRole('button', { name: 'Take off the title' }))
  await vi.waitFor(() => expect(texts()).toEqual(['Of the film']))
})

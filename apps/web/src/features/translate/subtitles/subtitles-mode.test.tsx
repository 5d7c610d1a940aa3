import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { testViewer } from '../../../testing/made/family.ts'
import { testTitle } from '../../../testing/made/titles.ts'
import { testEngines, testSubtitles } from '../../../testing/made/translate.ts'
import { testPlayback } from '../../../testing/made/watch.ts'
import { SubtitlesMode } from './subtitles-mode.tsx'

const MAKE = 'POST /api/ai/subtitles'
const ATTACH = 'PUT /api/animations/7/captions/es'
const FILM = testTitle(7, {})

let server: ReturnType<typeof fakeServer>
let saved: { name: string; text: Promise<string> }[]
beforeEach(async () => {
  await chooseLanguage('en')
  saved = []
  server = fakeServer({
    'GET /api/viewer': { body: testViewer({ mayManage: true }) },
    'GET /api/animations/7/playback': { body: testPlayback({ captions: [] }) },
    'GET /api/translate/engines': { body: testEngines() },
    [MAKE]: { body: testSubtitles(7) },
    [ATTACH]: {
      body: {
        ...{ language: 'es', label: 'Español', isAttached: true, cues: [] },
        changedAt: '2026-03-01T20:00:00.000Z',
      },
    },
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push({ name: '', text: file.text() })
    return 'blob:test'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const last = saved.at(-1)
    if (last) last.name = this.download
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function make(script = '1\n00:00:00,000 --> 00:00:02,000\nLine 1\n') {
  draw(<SubtitlesMode title={FILM} target="es" onEdit={vi.fn()} />)
  fireEvent.click(screen.getByRole('radio', { name: 'Own text' }))
  fireEvent.change(screen.getByLabelText('Script'), { target: { value: script } })
  press('Translate to Spanish')
  await screen.findByRole('heading', { name: /^Subtitles in Spanish/ })
}

describe('the script', () => {
  it('is the title’s own where it has captions in another language', async () => {
    const { captions } = testPlayback()
    server.answers['GET /api/animations/7/playback'] = { body: testPlayback() }
    server.answers[`GET ${captions[0]?.url}`] = {
      body: 'WEBVTT\n\n00:00.000 --> 00:02.000\nGood night\n',
    }
    draw(<SubtitlesMode title={FILM} target="es" onEdit={undefined} />)
    const shown = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Script' })
    expect([shown.readOnly, shown.lang]).toEqual([true, 'en'])
    press('Translate to Spanish')
    await screen.findByRole('heading', { name: /^Subtitles in Spanish/ })
    expect(server.bodyOf(MAKE)).toMatchObject({ targetLanguage: 'es', titleId: 7 })
  })

  it('is missing where nobody wrote it down, and nothing is sent', async () => {
    draw(<SubtitlesMode title={FILM} target="es" onEdit={undefined} />)
    expect(await screen.findByText(/Nobody has written down what is said/)).toBeTruthy()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Translate to Spanish' })
    expect(button.disabled).toBe(true)
  })

  it('comes from a file, in whatever charset it is', async () => {
    draw(<SubtitlesMode title={FILM} target="es" onEdit={undefined} />)
    fireEvent.click(screen.getByRole('radio', { name: 'Own text' }))
    const file = new File([Uint8Array.from([0x63, 0x61, 0x66, 0xe9])], 'old.txt')
    fireEvent.change(screen.getByLabelText('Open a file', { selector: 'input' }), {
      target: { files: [file] },
    })
    expect(await screen.findByText('old.txt, read as WINDOWS-1252')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Script').value).toBe('café')
  })

  it('is no picture', async () => {
    draw(<SubtitlesMode title={FILM} target="es" onEdit={undefined} />)
    fireEvent.click(screen.getByRole('radio', { name: 'Own text' }))
    const file = new File([Uint8Array.from([0x89, 0x50, 0x00, 0xff])], 'cat.png')
    fireEvent.change(screen.getByLabelText('Open a file', { selector: 'input' }), {
      target: { files: [file] },
    })
    expect((await screen.findByRole('alert')).textContent).toBe('cat.png is no text file.')
  })
})

describe('subtitles', () => {
  it('are shown up to five, and the rest is counted', async () => {
    await make()
    expect(screen.getAllByText(/^Línea/)).toHaveLength(5)
    expect(screen.getByText('and 2 more')).toBeTruthy()
    expect(screen.getByText('00:00:03,000 → 00:00:05,000')).toBeTruthy()
  })

  it('say what goes by too fast, and what comes after the end', async () => {
    server.answers[MAKE] = { body: testSubtitles(2, { tooFast: 1, overflowSeconds: 4.2 }) }
    await make()
    expect(screen.getByText('1 subtitle goes by faster than it can be read.')).toBeTruthy()
    expect(screen.getByText('They go on for 4.2 seconds after the title has ended.')).toBeTruthy()
  })

  it('are downloaded under their name, with hours, minutes, seconds and milliseconds', async () => {
    await make()
    press('Download SRT')
    expect(saved[0]?.name).toBe('subtitles_es.srt')
    expect(await saved[0]?.text).toMatch(/^1\r?\n00:00:00,000 --> 00:00:02,000\r?\nLínea 1/)
    press('Download WebVTT')
    expect(saved[1]?.name).toBe('subtitles_es.vtt')
    expect(await saved[1]?.text).toMatch(/^WEBVTT/)
  })

  it('are attached to the title, and then stand in the player', async () => {
    await make()
    press('Attach to this title')
    expect(await screen.findByText(/In the player they stand under Subtitles/)).toBeTruthy()
    expect(server.bodyOf(ATTACH)).toEqual({ cues: testSubtitles(7).subtitles })
  })

  it('replace others only after a question', async () => {
    const track = { language: 'es', label: 'Español', url: '/media/7/abc/captions.es.vtt' }
    server.answers['GET /api/animations/7/playback'] = { body: testPlayback({ captions: [track] }) }
    await make()
    press('Attach to this title')
    expect(screen.getByRole('dialog', { name: 'Replace the subtitles in Spanish?' })).toBeTruthy()
    expect(server.bodyOf(ATTACH)).toBeUndefined()
    press('Replace')
    await vi.waitFor(() => expect(server.bodyOf(ATTACH)).toBeDefined())
  })

  it('replace others only after a question where nobody knows whether there are any', async () => {
    server.answers['GET /api/animations/7/playback'] = {
      ...{ status: 404, body: { code: 'title_not_found', message: '' } },
    }
    await make()
    press('Attach to this title')
    expect(
      await screen.findByRole('dialog', { name: 'Replace the subtitles in Spanish?' }),
    ).toBeTruthy()
    expect(server.bodyOf(ATTACH)).toBeUndefined()
  })

  it('are not offered to be attached where they are more than a title takes', async () => {
    server.answers[MAKE] = { body: testSubtitles(20_001) }
    await make()
    expect(screen.getByText(/^A title takes up to 20,000 subtitles/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Attach to this title' })).toBeNull()
  })

  it('are not offered to be attached by a child', async () => {
    server.answers['GET /api/viewer'] = { body: testViewer({ mayManage: false }) }
    await make()
    expect(screen.queryByRole('button', { name: 'Attach to this title' })).toBeNull()
    expect(screen.queryByText('Make from what is said')).toBeNull()
  })
})

describe('subtitles of what is said', () => {
  const JOB = 'GET /api/animations/7/captions/en/from-speech'
  const job = (state: string, facts = {}) => ({
    body: { state, percent: 0, problem: null, cues: null, ...facts },
  })
  const show = () => draw(<SubtitlesMode title={FILM} target="es" onEdit={undefined} />)

  it('say what is missing on this server', async () => {
    show()
    expect(await screen.findByText(/has no whisper filter/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Begin listening' })).toBeNull()
  })

  it('are begun, say how far they are, and can be stopped', async () => {
    server.answers['GET /api/translate/engines'] = {
      body: testEngines({ speech: { state: 'ready', problem: null, place: null } }),
    }
    server.answers[JOB] = job('none')
    server.answers[JOB.replace('GET', 'POST')] = job('running', { percent: 40 })
    server.answers[JOB.replace('GET', 'DELETE')] = job('cancelled')
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Begin listening' }))
    expect(await screen.findByText('Listening: 40%')).toBeTruthy()
    press('Stop listening')
    expect(await screen.findByText('Stopped.')).toBeTruthy()
  })

  it('replace captions in that language only after a question', async () => {
    server.answers['GET /api/animations/7/playback'] = { body: testPlayback() }
    server.answers['GET /api/translate/engines'] = {
      body: testEngines({ speech: { state: 'ready', problem: null, place: null } }),
    }
    server.answers[JOB] = job('none')
    const begin = JOB.replace('GET', 'POST')
    server.answers[begin] = job('running', { percent: 40 })
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Begin listening' }))
    expect(
      await screen.findByRole('dialog', { name: 'Replace the subtitles in English?' }),
    ).toBeTruthy()
    expect(server.sent()).toEqual([])
    press('Replace')
    expect(await screen.findByText('Listening: 40%')).toBeTruthy()
  })

  it('are asked about no more once the title is gone, and say so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    server.answers['GET /api/translate/engines'] = {
      body: testEngines({ speech: { state: 'ready', problem: null, place: null } }),
    }
    server.answers[JOB] = job('running', { percent: 40 })
    show()
    await screen.findByText('Listening: 40%')
    server.answers[JOB] = { status: 404, body: { code: 'title_not_found', message: '' } }
    await screen.findByRole('alert')
    expect(screen.queryByText('Listening: 40%')).toBeNull()
    const asked = () => server.calls.filter(({ call }) => call === JOB).length
    const before = asked()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(asked()).toBe(before)
  })

  it('say why they failed', async () => {
    server.answers['GET /api/translate/engines'] = {
      body: testEngines({ speech: { state: 'ready', problem: null, place: null } }),
    }
    server.answers[JOB] = job('failed', { problem: 'no_sound' })
    show()
    expect(await screen.findByText('It did not work. The title has no sound.')).toBeTruthy()
  })
})

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../platform/language.ts'
import { firstScreenStands } from '../../platform/screen/first-screen.ts'
import { draw } from '../../testing/draw.tsx'
import { fakeServer } from '../../testing/fakes/fake-server.ts'
import { testViewer } from '../../testing/made/family.ts'
import { testTitle } from '../../testing/made/titles.ts'
import { testPlayback } from '../../testing/made/watch.ts'
import { TranslateButton } from './translate-button.tsx'

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  await chooseLanguage('en')
  firstScreenStands()
  server = fakeServer({
    'GET /api/viewer': { body: testViewer() },
    'GET /api/animations/7/playback': { body: testPlayback({ captions: [] }) },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Its code is fetched first. */
const dialog = (name: string) => screen.findByRole('dialog', { name })

const show = () =>
  draw(
    <TranslateButton
      title={testTitle(7, { title: 'The Star Who Fell' })}
      hasEditor
      loadAttachFilm={async () => () => () => undefined}
    />,
  )

it('opens the panel', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Translate' }))
  expect(await dialog('AI Translation & Dubbing')).toBeTruthy()
})

it('opens the editor of captions for grown-ups, beside a film without any', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Edit subtitles' }))
  const editor = await dialog('Subtitles of The Star Who Fell')
  await vi.waitFor(() => expect(editor.textContent).toContain('There is no cue yet'))
})

it('offers children no editor', async () => {
  server.answers['GET /api/viewer'] = { body: testViewer({ mayManage: false }) }
  show()
  await vi.waitFor(() => expect(server.calls.map(({ call }) => call)).toContain('GET /api/viewer'))
  expect(screen.queryByRole('button', { name: 'Edit subtitles' })).toBeNull()
})

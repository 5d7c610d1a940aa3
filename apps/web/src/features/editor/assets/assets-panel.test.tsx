import { EMPTY_DOCUMENT } from '@starnest/contract/editor/document'
import type { TempFile } from '@starnest/contract/files/files'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { testAsset, testItem } from '../../../testing/made/editor.ts'
import { testFile } from '../../../testing/made/files.ts'
import { EditorSessionProvider } from '../session/editor-session.ts'
import { type OpenSession, openSession } from '../session/open-session.ts'
import { type AssetSlots, AssetsPanel } from './assets-panel.tsx'

const ASSETS = '/api/editor/projects/1/assets'

const film = (id: number, state: 'ready' | 'missing') =>
  testAsset(id, { state, source: { kind: 'file', filename: testFile(id).filename } })

let session: OpenSession
let uploaded: ((file: TempFile) => void)[]
beforeEach(async () => {
  await chooseLanguage('en')
  uploaded = []
  session = openSession({
    projectId: 1,
    opened: { revision: 0, document: { ...EMPTY_DOCUMENT, items: [testItem(7)] } },
    assets: [testAsset(7)],
    store: { read: () => undefined, write: () => undefined, clear: () => undefined },
    send: async () => 1,
    keepCopy: async () => 2,
    reload: () => undefined,
  })
})
afterEach(() => {
  session.close()
  cleanup()
  vi.unstubAllGlobals()
})

const slots: AssetSlots = {
  files: () => null,
  uploads: (onUploaded) => (
    <button type="button" onClick={() => uploaded.push(onUploaded)}>
      Upload
    </button>
  ),
  kept: () => null,
  onKeep: () => undefined,
  problemText: () => '',
  isTimeOver: false,
}

/** The panel and another tab, which takes its place. */
function Tabs() {
  const [isShown, setShown] = useState(true)
  return (
    <EditorSessionProvider value={session}>
      {isShown && <AssetsPanel slots={slots} />}
      <button type="button" onClick={() => setShown(!isShown)}>
        Other tab
      </button>
    </EditorSessionProvider>
  )
}

async function chooseInMenu(name: string): Promise<void> {
  const menu = await screen.findByRole('button', { name: 'More about Film 7.mp4' })
  fireEvent.keyDown(menu, { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name }))
}

it('adds every file as it was stored, also while another tab is shown, and in the place of none', async () => {
  const server = fakeServer({
    [`GET ${ASSETS}`]: { body: [film(7, 'missing')] },
    [`POST ${ASSETS}`]: { status: 201, body: film(8, 'ready') },
  })
  draw(<Tabs />)
  fireEvent.click(screen.getByText('Upload'))
  const [onUploaded] = uploaded
  await chooseInMenu('Choose another file')
  onUploaded?.(testFile(1))
  fireEvent.click(screen.getByText('Other tab'))
  onUploaded?.(testFile(2))
  await vi.waitFor(() =>
    expect(server.sent()).toEqual(
      [1, 2].map((number) => ({
        call: `POST ${ASSETS}`,
        body: { source: { kind: 'file', filename: testFile(number).filename } },
      })),
    ),
  )
})

it('says before an asset is taken out that this cannot be undone', async () => {
  fakeServer({ [`GET ${ASSETS}`]: { body: [film(7, 'ready')] } })
  draw(<Tabs />)
  await chooseInMenu('Take out')
  const dialog = await screen.findByRole('dialog')
  within(dialog).getByText(/1 item of the timeline goes with it.*This cannot be undone\./)
})

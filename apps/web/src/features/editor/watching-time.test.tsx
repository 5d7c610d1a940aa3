import { EMPTY_DOCUMENT } from '@starnest/contract/editor/document'
import type { EditorExport } from '@starnest/contract/editor/editor'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../platform/language.ts'
import { draw } from '../../testing/draw.tsx'
import { fakeServer } from '../../testing/fakes/fake-server.ts'
import { testAsset, testExport, testItem } from '../../testing/made/editor.ts'
import { ExportDialog } from './export/export-dialog.tsx'
import { Preview } from './preview/preview.tsx'
import { EditorSessionProvider } from './session/editor-session.ts'
import { type OpenSession, openSession } from './session/open-session.ts'

const OVER = 'Watching time is over for now. A grown-up can give you more.'

let session: OpenSession
beforeEach(async () => {
  await chooseLanguage('en')
  vi.stubGlobal('VideoDecoder', class {})
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

function openExports(films: EditorExport[], { isTimeOver }: { isTimeOver: boolean }) {
  fakeServer({ 'GET /api/editor/projects/1/exports': { body: films } })
  draw(
    <EditorSessionProvider value={session}>
      <ExportDialog
        {...{ projectId: 1, isChild: true, isTimeOver }}
        kept={() => null}
        problemText={() => ''}
        browser={{ film: null, make: async () => undefined, drop: () => undefined }}
        onKeep={() => undefined}
        onClose={() => undefined}
      />
    </EditorSessionProvider>,
  )
}

it('says below the preview that watching time is over where clips of films are missing in it', () => {
  const open = (isTimeOver: boolean) =>
    draw(
      <EditorSessionProvider value={session}>
        <Preview transport={session.transport} isTimeOver={isTimeOver} />
      </EditorSessionProvider>,
    )
  open(false)
  expect(screen.queryByText(OVER)).toBeNull()
  cleanup()
  open(true)
  expect(screen.getByText(OVER)).toBeTruthy()
  cleanup()
  session.setAssets([testAsset(7, { assetType: 'image' })])
  open(true)
  expect(screen.queryByText(OVER)).toBeNull()
})

function Watched() {
  const [isTimeOver, setOver] = useState(false)
  return (
    <>
      <Preview transport={session.transport} isTimeOver={isTimeOver} />
      <button type="button" onClick={() => setOver(true)}>
        end the time
      </button>
    </>
  )
}

it('opens its films anew when watching time ends, and keeps the focus where it was', () => {
  draw(
    <EditorSessionProvider value={session}>
      <Watched />
    </EditorSessionProvider>,
  )
  const picture = screen.getByRole('img')
  const play = screen.getByRole('button', { name: 'Play' })
  play.focus()
  fireEvent.click(screen.getByText('end the time'))
  expect(screen.getByRole('img')).not.toBe(picture)
  expect(document.activeElement).toBe(play)
})

it('says it at each film that shows films, and lets one of pictures be taken', async () => {
  openExports([testExport(1), testExport(2, { showsFilms: false })], { isTimeOver: true })
  const [films, pictures] = await screen.findAllByRole('listitem')
  if (!films || !pictures) throw new Error('a film is missing')
  expect(within(films).getByText(OVER)).toBeTruthy()
  expect(within(films).queryByRole('link')).toBeNull()
  expect(within(films).getByRole('button', { name: 'Add to the family library' })).toBeTruthy()
  expect(within(pictures).queryByText(OVER)).toBeNull()
  expect(within(pictures).getByRole('link', { name: 'Download' })).toBeTruthy()
})

it('lets every film be taken while there is time', async () => {
  openExports([testExport(1)], { isTimeOver: false })
  expect(await screen.findByRole('link', { name: 'Download' })).toBeTruthy()
  expect(screen.queryByText(OVER)).toBeNull()
})

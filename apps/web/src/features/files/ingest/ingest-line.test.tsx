import type { IngestState } from '@starnest/contract/files/ingest'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { testFile } from '../../../testing/made/files.ts'
import { IngestLine } from './ingest-line.tsx'

beforeEach(() => chooseLanguage('en'))
afterEach(cleanup)

function draw(state: 'queued' | 'running' | 'done', playable: IngestState['playable']) {
  const job = { kind: 'streams', state, percent: 42, reason: null, problem: null } as const
  const file = testFile(2, {
    originalName: 'Birthday.mkv',
    assetType: 'video',
    titleId: 9,
    ingest: { jobs: [job], playable, canOptimise: true },
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <IngestLine file={file} canManage={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return screen.queryByRole('link', { name: 'Watch Birthday.mkv now' })?.getAttribute('href')
}

it('leads to a film that can be watched while it is still being prepared', () => {
  expect(draw('running', 'now')).toBe('/watch/9')
  expect(screen.getByRole('progressbar', { name: 'Preparing Birthday.mkv' })).toBeTruthy()
})

it.each([
  ['running', 'soon'],
  ['queued', 'soon'],
  ['done', 'now'],
] as const)('does not while its job is %s and it is playable %s', (state, playable) => {
  expect(draw(state, playable)).toBeUndefined()
})

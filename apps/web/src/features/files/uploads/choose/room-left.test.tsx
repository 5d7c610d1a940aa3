import type { UploadLimits } from '@starnest/contract/files/files'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../../platform/language.ts'
import { RoomLeft } from './room-left.tsx'

const GIB = 1024 ** 3
const LIMITS: UploadLimits = {
  maxBytes: 20 * GIB,
  freeBytes: 70 * GIB,
  reserveBytes: 5 * GIB,
  openBytes: 0,
  quotaBytes: null,
  usedBytes: 0,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['en', {}, '70 GB free for uploads'],
  ['en', { quotaBytes: 5 * GIB, usedBytes: 2 * GIB }, 'You may upload 3 GB more, of 5 GB'],
  ['es', { quotaBytes: 5 * GIB, usedBytes: 6 * GIB }, 'Puedes subir 0 bytes más, de 5 GB'],
  ['en', { freeBytes: GIB, quotaBytes: 5 * GIB }, 'You may upload 1 GB more, of 5 GB'],
  [
    'fr',
    { freeBytes: 0 },
    'Pas de place pour les importations : 5 Go du disque restent libres. Videz la corbeille ou faites de la place.',
  ],
] as const)('says in %s of %j how much can still be uploaded', async (language, changes, text) => {
  await chooseLanguage(language)
  vi.stubGlobal('fetch', async () => Response.json({ ...LIMITS, ...changes }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RoomLeft />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(text)).toBeTruthy()
})

import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { fakeServer } from '../../testing/fakes/fake-server.ts'
import { testTitle } from '../../testing/made/titles.ts'
import { titleDetailQuery } from './title.queries.ts'
import { useTitleGone } from './use-title-gone.ts'

const ASKED = 'GET /api/animations/7'
const there = { body: { ...testTitle(7), cast: [], certificate: null } }
const gone = { status: 404, body: { code: 'title_not_found', message: '' } }

const onGone = vi.fn()
function View() {
  useTitleGone(7, onGone)
  return null
}

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  onGone.mockClear()
  server = fakeServer({ [ASKED]: there })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function openThere() {
  const queryClient = draw(<View />)
  await vi.waitFor(() =>
    expect(queryClient.getQueryData(titleDetailQuery(7).queryKey)).toMatchObject({ id: 7 }),
  )
  return queryClient
}

it('tells once that a title was taken away', async () => {
  const queryClient = await openThere()
  expect(onGone).not.toHaveBeenCalled()
  server.answers[ASKED] = gone
  await queryClient.invalidateQueries()
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce())
})

it('tells it, too, when what was answered to somebody else is dropped', async () => {
  const queryClient = await openThere()
  server.answers[ASKED] = gone
  await queryClient.resetQueries()
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce())
})

it('keeps a title while the server cannot say', async () => {
  const queryClient = await openThere()
  server.answers[ASKED] = { status: 503, body: { code: 'unavailable', message: '' } }
  await queryClient.invalidateQueries()
  await vi.waitFor(() => expect(server.calls).toHaveLength(2))
  expect(onGone).not.toHaveBeenCalled()
})

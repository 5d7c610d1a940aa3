import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { fakeServer } from '../../testing/fakes/fake-server.ts'
import { testProfile, testViewer } from '../../testing/made/family.ts'
import { testDetail } from '../../testing/made/titles.ts'
import { useUpNext } from './use-up-next.ts'

type Title = ReturnType<typeof testDetail>

const episode = (id: number, number: number) =>
  testDetail({ id, category: 'series', series: { title: 'The Band', season: 1, episode: number } })
const BAND = [episode(3, 1), episode(2, 2), episode(1, 3)]
const after = (id: number, category: Title['category']) =>
  `GET /api/animations?category=${category}&seriesOnce=true&after=${id}&limit=25`

function Shown({ title }: { title: Title }) {
  const { next } = useUpNext(title)
  return <p>next: {next?.title.title ?? 'nothing'}</p>
}

function watch(title: Title, ageGroup: 'adult' | 'child' = 'adult') {
  const home = fakeServer({
    'GET /api/family-profiles/active': { body: testProfile(1, { ageGroup }) },
    'GET /api/viewer': { body: testViewer() },
    [`GET /api/animations/${title.id}/episodes`]: { body: BAND },
    [after(7, 'movie')]: { body: [testDetail({ id: 5, title: 'An older film' })] },
    [after(3, 'series')]: { body: [{ ...episode(9, 1), title: 'An older series' }] },
  })
  draw(<Shown title={title} />)
  const asked = (what: string) => home.calls.filter(({ call }) => call.startsWith(what))
  return { asked }
}

afterEach(cleanup)

it('is what follows a film in the library, however much was added since', async () => {
  watch(testDetail({ id: 7 }))
  expect(await screen.findByText('next: An older film')).toBeTruthy()
})

it('is after the last episode what follows the first one, so that nobody comes back to the series', async () => {
  watch(episode(1, 3))
  expect(await screen.findByText('next: An older series')).toBeTruthy()
})

it('is the next episode, and the library is not asked', async () => {
  const { asked } = watch({ ...episode(2, 2), title: 'The second' })
  expect(await screen.findByText(/^next: The Star/)).toBeTruthy()
  expect(asked('GET /api/animations?')).toEqual([])
})

it('is nothing after the last episode for a child, and the library is not asked', async () => {
  const { asked } = watch(episode(1, 3), 'child')
  await vi.waitFor(() => expect(asked('GET /api/animations/1/episodes')).toHaveLength(1))
  await vi.waitFor(() => expect(asked('GET /api/family-profiles/active')).toHaveLength(1))
  expect(screen.getByText('next: nothing')).toBeTruthy()
  expect(asked('GET /api/animations?')).toEqual([])
})

import { expect, it } from 'vitest'
import { plainViewer } from '../../../test/plain-viewer.ts'
import { limitedTo } from './at-once.ts'

const { signal } = new AbortController()
const viewerOf = (householdId: number, profileId: number) =>
  plainViewer({ householdId, profileId, maximumAge: 18 })

/** Works that last until they are ended. */
function openWorks() {
  const atOnce = limitedTo({ server: 5, household: 4, viewer: 1 })
  const ends: (() => void)[] = []
  const begin = (householdId: number, profileId: number) =>
    atOnce(
      viewerOf(householdId, profileId),
      signal,
      () => new Promise<void>((resolve) => ends.push(resolve)),
    )
  return { begin, ends }
}
const refused = { code: 'too_many_requests' }

it('lets a viewer have one, and the next once that has ended', async () => {
  const { begin, ends } = openWorks()
  const first = begin(1, 1)
  await expect(begin(1, 1)).rejects.toMatchObject(refused)
  ends[0]?.()
  await first
  void begin(1, 1)
  expect(ends).toHaveLength(2)
})

it('lets four of a household work, and leaves a place for another household', async () => {
  const { begin, ends } = openWorks()
  for (const profileId of [1, 2, 3, 4]) void begin(1, profileId)
  expect(ends).toHaveLength(4)
  await expect(begin(1, 5)).rejects.toMatchObject(refused)
  void begin(2, 6)
  expect(ends).toHaveLength(5)
  await expect(begin(3, 7)).rejects.toMatchObject(refused)
})

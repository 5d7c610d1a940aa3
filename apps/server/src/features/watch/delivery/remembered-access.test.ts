import { AppError } from '@starnest/contract/errors'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Viewer, Watcher } from '../../../domain/viewer.ts'
import type { FindVisibleTitle, WatchableTitle } from '../watchable-title.ts'
import { rememberAccess } from './remembered-access.ts'

const adult = somebody({ profileId: 1, maximumAge: 18 })
const child = somebody({ profileId: 2, maximumAge: 7 })
const film: WatchableTitle = {
  id: 5,
  durationSeconds: 40,
  mediaId: 'aaaaaaaaaaaaaaaa',
  videoFile: 'video.mp4',
  chapters: [],
  loudnessLufs: null,
  captions: [],
  hasPoster: true,
  hasBackdrop: true,
  hasHls: true,
  hasPreviews: true,
}
const request = { viewer: adult, titleId: 5, mediaId: 'aaaaaaaaaaaaaaaa' }

function somebody(who: Partial<Watcher> & { profileId: number; maximumAge: number }): Viewer {
  const { profileId, maximumAge } = who
  return {
    householdId: 1,
    deviceId: null,
    profileId,
    isGrownUp: maximumAge === 18,
    guard: 'open',
    mustChoose: false,
    language: 'en',
    youngest: maximumAge === 18 ? 'adult' : 'child',
    maximumAge,
    watchers: [{ isApprovedOnly: false, hasRules: false, mayAskModel: false, ...who }],
  }
}

/** Folder of another version of the film. */
const VERSION_ID = 'bbbbbbbbbbbbbbbbbbbbbB'

let nowMs = 0
beforeEach(() => {
  nowMs = 1_000
})
const remembering = (findVisibleTitle: FindVisibleTitle) =>
  rememberAccess(
    { findVisibleTitle, videos: { isOf: async (_viewer, { mediaId }) => mediaId === VERSION_ID } },
    { nowMs: () => nowMs },
  )

it('asks once for a hundred requests within two seconds, and again after them', async () => {
  const find = vi.fn(async () => film)
  const assertAccess = remembering(find)
  await Promise.all(Array.from({ length: 100 }, () => assertAccess(request)))
  nowMs += 1_900
  await assertAccess(request)
  expect(find).toHaveBeenCalledTimes(1)
  nowMs += 200
  await assertAccess(request)
  expect(find).toHaveBeenCalledTimes(2)
})

it('takes a right away within two seconds of the catalogue, in the middle of a film', async () => {
  let visible: WatchableTitle | undefined = film
  const assertAccess = remembering(async () => visible)
  await assertAccess(request)
  visible = undefined
  nowMs += 2_001
  await expect(assertAccess(request)).rejects.toMatchObject({ code: 'title_not_found' })
})

it('never lends one ceiling or household the right of another', async () => {
  const assertAccess = remembering(async ({ householdId, maximumAge }) =>
    householdId === 1 && maximumAge === 18 ? film : undefined,
  )
  await assertAccess(request)
  const refusal = { code: 'title_not_found' }
  await expect(assertAccess({ ...request, viewer: child })).rejects.toMatchObject(refusal)
  const neighbour = { ...adult, householdId: 11 }
  await expect(assertAccess({ ...request, viewer: neighbour })).rejects.toMatchObject(refusal)
})

it('never lends one profile the right of another when a parent said something of either', async () => {
  const ruled = somebody({ profileId: 3, maximumAge: 18, hasRules: true })
  const other = somebody({ profileId: 4, maximumAge: 18, hasRules: true })
  const approvedOnly = somebody({ profileId: 5, maximumAge: 18, isApprovedOnly: true })
  const together: Viewer = { ...adult, watchers: [...adult.watchers, ...child.watchers] }
  const assertAccess = remembering(async (viewer) => (viewer === ruled ? film : undefined))
  await assertAccess({ ...request, viewer: ruled })
  for (const viewer of [adult, other, approvedOnly, together]) {
    await expect(assertAccess({ ...request, viewer })).rejects.toMatchObject({
      code: 'title_not_found',
    })
  }
})

it('refuses the files of an earlier import, and serves a new one at once', async () => {
  let mediaId = 'aaaaaaaaaaaaaaaa'
  const assertAccess = remembering(async () => ({ ...film, mediaId }))
  await assertAccess(request)
  mediaId = 'bbbbbbbbbbbbbbbb'
  await assertAccess({ ...request, mediaId })
  nowMs += 2_001
  await expect(assertAccess(request)).rejects.toMatchObject({ code: 'media_not_found' })
})

it('remembers neither a refusal nor a failure', async () => {
  const find = vi
    .fn<() => Promise<WatchableTitle | undefined>>()
    .mockRejectedValueOnce(new AppError('unavailable'))
    .mockResolvedValueOnce(undefined)
    .mockResolvedValue(film)
  const assertAccess = remembering(find)
  await expect(assertAccess(request)).rejects.toMatchObject({ code: 'unavailable' })
  await expect(assertAccess(request)).rejects.toMatchObject({ code: 'title_not_found' })
  await expect(assertAccess(request)).resolves.toBeUndefined()
})

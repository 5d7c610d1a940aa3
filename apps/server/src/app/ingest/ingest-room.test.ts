import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type MeasuredDisk, openMeasuredHome } from '../../../test/files/measured-disk.ts'
import { cinemaCalls } from '../../../test/ingest/family-cinema.ts'
import { OLD_FILM, PLAIN_FILM, scriptedEngine } from '../../../test/ingest/scripted-engine.ts'
import type { TestHome } from '../../../test/test-home.ts'
import { rungsOf } from '../../adapters/media/ffmpeg/ladder/rungs.ts'
import { roomNeeded } from '../../features/ingest/limits/room-needed.ts'

const MIB = 1024 ** 2
const RESERVE_BYTES = 5 * 1024 ** 3

let home: TestHome
let disk: MeasuredDisk
let close: () => Promise<void>
let cinema: ReturnType<typeof cinemaCalls>
const encodeLadder = vi.fn(scriptedEngine(OLD_FILM).encodeLadder)
beforeAll(async () => {
  const media = scriptedEngine(OLD_FILM, { encodeLadder })
  ;({ home, disk, close } = await openMeasuredHome({ media, hasQueue: true }))
  disk.space.totalBytes = 1000 * 1024 ** 3
  await home.ingest.start({ isAlone: true })
  cinema = cinemaCalls(home, await home.addSomebody('R', { ageGroup: 'adult' }))
})
afterAll(() => close())

const room = (bytes: number) => Object.assign(disk.space, { freeBytes: RESERVE_BYTES + bytes })
const standing = async (filename: string) =>
  Object.fromEntries(
    (await cinema.state(filename)).jobs.map(({ kind, state, problem }) => [
      kind,
      problem ? `${state}: ${problem.code}` : state,
    ]),
  )

it('waits visibly where there is not enough space, and goes on by itself once there is', async () => {
  room(MIB)
  const { id, filename } = await cinema.store('The Lantern Lake.avi')
  await home.ingest.begin(id)
  expect(await standing(filename)).toEqual({ probe: 'queued: no_room' })
  await home.ingest.lookForRoom()
  expect(await standing(filename)).toEqual({ probe: 'queued: no_room' })

  // Enough to look into it, and for its pictures; the renditions of a minute take more.
  room(10 * MIB)
  await home.ingest.lookForRoom()
  await vi.waitFor(
    async () => {
      expect(await standing(filename)).toEqual({
        probe: 'done',
        renditions: 'queued: no_room',
        posters: 'done',
        previews: 'done',
        loudness: 'done',
      })
    },
    { interval: 100 },
  )
  expect(encodeLadder).not.toHaveBeenCalled()
  const [told] = (await cinema.call('GET', FILE_ROUTES.list.path)).json()
  expect(told.ingest.jobs.at(-1).reason).toMatch(/Not enough space.*goes on by itself/)

  room(1000 * MIB)
  await home.ingest.lookForRoom()
  const { jobs } = await cinema.ended(filename)
  expect(jobs.map(({ state }) => state)).toEqual(jobs.map(() => 'done'))
  expect(encodeLadder).toHaveBeenCalledOnce()
})

it('lets a small job of another film go on past one that never fits', async () => {
  room(10 * MIB)
  const large = await cinema.store('The Long Lake.avi')
  await home.ingest.begin(large.id)
  await vi.waitFor(
    async () =>
      expect(await standing(large.filename)).toMatchObject({
        renditions: 'queued: no_room',
        posters: 'done',
        previews: 'done',
        loudness: 'done',
      }),
    { interval: 100 },
  )
  room(MIB)
  const small = await cinema.store('The Late Lake.avi')
  await home.ingest.begin(small.id)
  expect(await standing(small.filename)).toEqual({ probe: 'queued: no_room' })

  room(10 * MIB)
  await home.ingest.lookForRoom()
  await vi.waitFor(
    async () => expect(await standing(small.filename)).toMatchObject({ probe: 'done' }),
    { interval: 100 },
  )
  expect(await standing(large.filename)).toMatchObject({ renditions: 'queued: no_room' })
})

it.each([
  [1920, 1080, 60],
  [3840, 2160, 25],
  [1280, 720, 25],
  [720, 576, 25],
  [640, 360, 30],
  [320, 240, 12],
  [1080, 1920, 50],
])('asks for at least what the ladder of %i × %i at %i takes', (widthPx, heightPx, frames) => {
  const video = PLAIN_FILM.video && {
    ...PLAIN_FILM.video,
    widthPx,
    heightPx,
    framesPerSecond: frames,
  }
  const facts = { ...PLAIN_FILM, video, durationSeconds: 3600 }
  const rungs = rungsOf({ widthPx, heightPx, framesPerSecond: frames, bitsPerSecond: null })
  const bitsPerSecond = rungs.reduce((sum, rung) => sum + rung.bitsPerSecond, 0)
  const needed = roomNeeded('renditions', { sizeBytes: 1, facts })
  expect(needed).toBeGreaterThanOrEqual((bitsPerSecond * 3600) / 8)
  expect(needed).toBeLessThan((LARGEST_BITS * 1.5 * 3600) / 8)
})

/** All rungs of the ladder and sound. */
const LARGEST_BITS = 11_000_000

import { errorBodySchema } from '@starnest/contract/errors'
import { pathOf } from '@starnest/contract/route'
import { playbackSchema } from '@starnest/contract/watch/watch'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import type { LightMyRequestResponse } from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  hasBallast,
  mountSmallDisk,
  NO_MOUNT,
  type SmallDisk,
} from '../../../test/database/small-disk.ts'
import { callsOf } from '../../../test/files/files-home.ts'
import { mp4Of } from '../../../test/files/sample-files.ts'
import { tusOf } from '../../../test/files/tus-calls.ts'
import { openTestHome } from '../../../test/test-home.ts'

const MIB = 1024 ** 2
const BALLAST_BYTES = 32 * MIB
const TITLES = 150
const SOON = { interval: 200 }

const FILL: [string, (disk: SmallDisk) => Promise<void>][] = [
  ['bytes', (disk) => disk.fillBytes()],
  ['inodes', (disk) => disk.fillInodes()],
]

/** Every refusal is one that a person can read, and none is a fault of ours. */
function expectSentences(answers: readonly LightMyRequestResponse[]): void {
  for (const answer of answers.filter(({ statusCode }) => statusCode >= 400)) {
    expect([503, 507]).toContain(answer.statusCode)
    expect(errorBodySchema.parse(answer.json()).message).toMatch(/\.$/)
  }
}

it.for(FILL)(
  'a disk out of %s is told with sentences, read on, and nothing that was acknowledged is lost',
  async ([, fill], { skip }) => {
    const disk = await mountSmallDisk(400 * MIB)
    if (!disk) return skip(NO_MOUNT)
    onTestFinished(() => disk.remove())
    vi.stubEnv('TMPDIR', disk.folder)
    const home = await openTestHome({ ballastBytes: BALLAST_BYTES })
    vi.unstubAllEnvs()
    onTestFinished(() => home.close())
    await vi.waitUntil(() => hasBallast(home.place.folder, BALLAST_BYTES))
    const dad = callsOf(home, await home.addSomebody('R', { ageGroup: 'adult' }))
    const tus = tusOf(dad)
    const titleIds: number[] = []
    for (let count = 0; count < TITLES; count++) titleIds.push(await home.addTitle())
    const report = (titleId: number, currentTime: number) =>
      dad.call('PUT', pathOf(WATCH_ROUTES.progress, { id: titleId }), {
        payload: { currentTime },
      })
    const bytes = mp4Of(2 * MIB)
    const url = await tus.begin(bytes.length)
    await tus.patch(url, { offset: 0, bytes: bytes.subarray(0, MIB) })

    await fill(disk)
    const places = await Promise.all(titleIds.map((titleId) => report(titleId, 30)))
    // The database may have stopped for want of room, and is back with what was kept for that.
    const reads = async () => (await dad.call('GET', '/api/home')).statusCode
    await vi.waitFor(async () => expect(await reads()).toBe(200), SOON)
    const uploads = [await tus.create(MIB), await dad.send('b.mp4', bytes)]
    const goesOn = await tus.patch(url, { offset: MIB, bytes: bytes.subarray(MIB) })
    expectSentences([...places, ...uploads, goesOn])
    expect(uploads.map(({ statusCode }) => statusCode)).toEqual([507, 507])

    await disk.free()
    await vi.waitFor(async () => expect(await reads()).toBe(200), SOON)
    const offset = await tus.offset(url)
    if (offset < bytes.length) await tus.patch(url, { offset, bytes: bytes.subarray(offset) })
    expect(await tus.became(url)).toMatchObject({ fileSize: bytes.length })
    expect((await dad.send('b.mp4', mp4Of(MIB))).statusCode).toBe(200)
    for (const [at, { statusCode }] of places.entries()) {
      if (statusCode !== 200) continue
      const { resumeAt } = playbackSchema.parse(
        (await dad.call('GET', pathOf(WATCH_ROUTES.playback, { id: titleIds[at] ?? 0 }))).json(),
      )
      expect(resumeAt).toBe(30)
    }
  },
)

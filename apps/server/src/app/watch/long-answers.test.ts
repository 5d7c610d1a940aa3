import { truncate, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { PARENTS_ROUTES } from '@starnest/contract/parents/parents.routes'
import { TIME_ROUTES } from '@starnest/contract/parents/watch-time.routes'
import { pathOf } from '@starnest/contract/route'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { devices, households, profiles } from '../../tables/family.ts'
import { files } from '../../tables/files.ts'
import { watchDays } from '../../tables/limits.ts'
import { titles } from '../../tables/titles.ts'

const FILM_BYTES = 256 * 1024 * 1024
const MEDIA_ID = 'aaaaaaaaaaaaaaaaaaaaaA'
const UPLOAD_ID = 'bbbbbbbbbbbbbbbbbbbbbB'
/** Instead of every two seconds, and of what is remembered for two seconds. */
const PACE = { askAgainMs: 40, rememberedMs: 20 }
/** A reader that takes one piece in this time is not done with the film before the test is. */
const SIP_MS = 2

let home: TestHome
let port: number
let child: Somebody
let parent: Somebody
let film: number
beforeAll(async () => {
  home = await openTestHome({ mediaPace: PACE })
  const path = join(home.uploadsFolder, '..', 'film.mp4')
  for (const mediaId of [MEDIA_ID, UPLOAD_ID]) {
    await writeFile(path, '')
    await truncate(path, FILM_BYTES)
    const name = mediaId === MEDIA_ID ? 'video.mp4' : 'original.mp4'
    await home.storage.moveFile(`${mediaId}/${name}`, path)
  }
  const address = await home.app.listen({ host: '127.0.0.1', port: 0 })
  port = Number(new URL(address).port)
})
beforeEach(async () => {
  await home.clear()
  child = await home.addSomebody('G')
  parent = await home.addSomebody('R', { ageGroup: 'adult' })
  film = await home.addTitle({ durationSeconds: 3600 })
})
afterAll(() => home.close())

const video = () => `/media/${film}/${MEDIA_ID}/video.mp4`

/** Begins to read a file, a piece at a time, and says when the connection has ended. */
async function sip(url = video(), { deviceId } = child) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { cookie: `${DEVICE_COOKIE}=${deviceId}` }
    get({ host: '127.0.0.1', port, path: url, headers, agent: false }, resolve).on('error', reject)
  })
  onTestFinished(() => void answer.destroy())
  let bytes = 0
  answer.on('data', (piece: Buffer) => {
    bytes += piece.length
    answer.pause()
    setTimeout(() => answer.resume(), SIP_MS)
  })
  let hasEnded = false
  answer.on('error', () => undefined)
  answer.on('close', () => {
    hasEnded = true
  })
  await vi.waitFor(() => expect(bytes).toBeGreaterThan(0))
  return {
    status: answer.statusCode,
    readsOn: async () => {
      const before = bytes
      await vi.waitFor(() => expect(bytes - before).toBeGreaterThan(200_000))
      return !hasEnded
    },
    isCutOff: () =>
      vi.waitFor(() => expect(hasEnded && bytes < FILM_BYTES).toBe(true), {
        interval: 10,
      }),
  }
}

async function tell(
  who: Somebody,
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) {
  const cookies = { [DEVICE_COOKIE]: who.deviceId }
  const answer = await home.app.inject({ method, url, cookies, ...(payload && { payload }) })
  expect(answer.statusCode, answer.body).toBe(200)
}

const block = () =>
  tell(parent, 'PUT', pathOf(PARENTS_ROUTES.rule, { id: child.profileId, titleId: film }), {
    rule: 'blocked',
  })

describe('an answer that is on its way ends when', () => {
  it('a parent blocks the title', async () => {
    const download = await sip()
    expect(await download.readsOn()).toBe(true)
    await block()
    await download.isCutOff()
  })

  it('the title is rated above the ceiling', async () => {
    const download = await sip()
    const changed = { familyRating: 'R' as const, minimumAge: 17 }
    await home.database.db.update(titles).set(changed).where(eq(titles.id, film))
    await download.isCutOff()
  })

  it('the title is put in the bin', async () => {
    const download = await sip()
    await home.database.db.update(titles).set({ hiddenAt: new Date() }).where(eq(titles.id, film))
    await download.isCutOff()
  })

  it('the title is deleted', async () => {
    const download = await sip()
    await home.database.db.delete(titles).where(eq(titles.id, film))
    await download.isCutOff()
  })

  it('the device changes to a profile that may not see it', async () => {
    const grim = await home.addTitle({ rating: 'R', durationSeconds: 3600 })
    const download = await sip(`/media/${grim}/${MEDIA_ID}/video.mp4`, parent)
    await tell(parent, 'POST', pathOf(PROFILE_ROUTES.activate, { id: child.profileId }))
    await download.isCutOff()
  })

  it('watching time is over, but not for the film that may be seen to its end', async () => {
    const { db } = home.database
    home.clock.now = new Date('2026-11-20T12:00:00Z')
    await db.update(households).set({ timeZone: 'Europe/Madrid' })
    const short = await home.addTitle({ durationSeconds: 600 })
    const finishing = await sip(`/media/${short}/${MEDIA_ID}/video.mp4`)
    const beginning = await sip()
    await home.addProgress(child, short, { positionSeconds: 500, updatedAt: home.clock.now })
    await db.insert(watchDays).values({
      householdId: home.householdId,
      profileId: child.profileId,
      day: '2026-11-20',
      watchedSeconds: 3600,
    })
    const limits = { dailyMinutes: 60, viewingHours: null }
    await tell(parent, 'PUT', pathOf(TIME_ROUTES.setLimits, { id: child.profileId }), limits)
    await beginning.isCutOff()
    expect(await finishing.readsOn()).toBe(true)
  })

  it('an upload that is no title yet goes into the bin', async () => {
    const filename = `${UPLOAD_ID}.mp4`
    await home.database.db.insert(files).values({
      householdId: home.householdId,
      profileId: parent.profileId,
      mediaId: UPLOAD_ID,
      filename,
      originalName: 'Holidays.mp4',
      assetType: 'video',
      contentType: 'video/mp4',
      sizeBytes: FILM_BYTES,
    })
    const other = await home.addSomebody('R', { ageGroup: 'adult' })
    const download = await sip(`/media/temp-uploads/${filename}`, other)
    // Somebody who may no longer manage files no longer finds what is in the bin.
    await home.database.db
      .update(profiles)
      .set({ ageGroup: 'child' })
      .where(eq(profiles.id, other.profileId))
    home.household.forgetRemembered()
    await tell(parent, 'DELETE', `/api/temp-files/${filename}`)
    await download.isCutOff()
  })
})

it('ends the answer of somebody who does not read on, too', async () => {
  const connections = promisify(home.app.server.getConnections.bind(home.app.server))
  const request = get({
    host: '127.0.0.1',
    port,
    path: video(),
    headers: { cookie: `${DEVICE_COOKIE}=${child.deviceId}` },
    agent: false,
  })
  onTestFinished(() => void request.destroy())
  request.on('error', () => undefined)
  await new Promise((resolve) => request.once('response', resolve))
  await vi.waitFor(async () => expect(await connections()).toBe(1))
  await block()
  await vi.waitFor(async () => expect(await connections()).toBe(0))
})

it('goes on as long as the viewer may, and asks once for all answers of a device', async () => {
  const downloads = await Promise.all(Array.from({ length: 8 }, () => sip()))
  const before = home.database.statementTotal()
  await pause(PACE.askAgainMs * 5)
  const statements = home.database.statementTotal() - before
  expect(await Promise.all(downloads.map((one) => one.readsOn()))).not.toContain(false)
  // Who asks, and the title: two statements a look, however many answers there are.
  expect(statements).toBeGreaterThan(0)
  expect(statements).toBeLessThanOrEqual(2 * 6)
})

it('asks nothing any more when the answer has ended', async () => {
  const download = await sip()
  expect(download.status).toBe(200)
  await block()
  await download.isCutOff()
  const before = home.database.statementTotal()
  await pause(PACE.askAgainMs * 3)
  expect(home.database.statementTotal()).toBe(before)
})

it('says in its log whose right ended, and calls it no failure', async () => {
  const download = await sip()
  await home.database.db.delete(devices).where(eq(devices.id, child.deviceId))
  await home.database.db.delete(titles).where(eq(titles.id, film))
  await download.isCutOff()
  const said = home.logged.filter(({ msg }) => String(msg).includes('An answer was ended'))
  expect(said).toMatchObject([{ level: 30, why: 'title_not_found' }])
})

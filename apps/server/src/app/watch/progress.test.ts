import { randomUUID } from 'node:crypto'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { playbackSchema, progressSchema } from '@starnest/contract/watch/watch'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { progress } from '../../tables/watching.ts'

const DURATION = 120

let home: TestHome
let parent: Somebody
let film: number

beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  parent = await home.addSomebody('R')
  film = await home.addTitle({ durationSeconds: DURATION })
})
afterAll(() => home.close())

function send(
  payload: unknown,
  { who = parent, id = film, method = 'PUT' as 'PUT' | 'POST' } = {},
) {
  return home.app.inject({
    method,
    url: `/api/animations/${id}/progress`,
    cookies: { [DEVICE_COOKIE]: who.deviceId },
    headers: { 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
}

async function report(
  currentTime: number,
  numbered: { playback?: string; sequence?: number } = {},
) {
  const answer = await send({ currentTime, ...numbered })
  expect(answer.statusCode, answer.body).toBe(200)
  return progressSchema.parse(answer.json())
}

async function resumeAt(who = parent, id = film): Promise<number> {
  const answer = await who.get(`/api/animations/${id}/playback`)
  return playbackSchema.parse(answer.json()).resumeAt
}

const pass = (seconds: number) => {
  home.clock.now = new Date(home.clock.now.getTime() + seconds * 1000)
}

describe('what the player needs to begin', () => {
  it('names the file, and what was made from it', async () => {
    const id = await home.addTitle({
      hasHls: true,
      hasPreviews: true,
      captions: [
        { language: 'en', label: 'English', file: 'captions.en.vtt', hasStyles: true },
        { language: 'es', label: 'Español', file: 'captions.es.vtt' },
      ],
    })
    const media = `/media/${id}/aaaaaaaaaaaaaaaaaaaaaA`
    expect((await parent.get(`/api/animations/${id}/playback`)).json()).toEqual({
      animationId: id,
      duration: 120,
      chapters: [],
      segments: [],
      loudness: null,
      sources: { direct: `${media}/video.mp4`, hls: `${media}/hls/index.m3u8` },
      captions: [
        {
          ...{ language: 'en', label: 'English', url: `${media}/captions.en.vtt` },
          styledUrl: `${media}/captions.en.ass`,
        },
        { language: 'es', label: 'Español', url: `${media}/captions.es.vtt` },
      ],
      previews: `${media}/previews/index.vtt`,
      ...{ video: null, versions: [], sounds: [], pictureSubtitles: [] },
      resumeAt: 0,
    })
  })

  it('names no stream and no pictures before they are made', async () => {
    expect((await parent.get(`/api/animations/${film}/playback`)).json()).toMatchObject({
      sources: { hls: null },
      previews: null,
    })
  })

  it('says that there is nothing to play', async () => {
    const id = await home.addTitle({ mediaId: null })
    expect((await parent.get(`/api/animations/${id}/playback`)).json()).toMatchObject({
      sources: null,
      captions: [],
    })
  })
})

describe('where a viewer resumes', () => {
  it.each([
    [0, 0],
    [4.9, 0],
    [5, 5],
    [60.25, 60.25],
    [107.9, 107.9],
    [108, 0],
    [119, 0],
    [5000, 0],
  ])('after a report at %d s: at %d s', async (currentTime, expected) => {
    await report(currentTime)
    expect(await resumeAt()).toBe(expected)
  })

  it('begins again a short film of which only the last seconds are left', async () => {
    film = await home.addTitle({ durationSeconds: 40 })
    await report(35.5)
    expect(await resumeAt()).toBe(0)
    await report(34.5)
    expect(await resumeAt()).toBe(34.5)
  })

  it('is kept for each profile and each title apart', async () => {
    const brother = await home.addSomebody('R')
    const other = await home.addTitle()
    await report(60)
    expect(await resumeAt(brother)).toBe(0)
    expect(await resumeAt(parent, other)).toBe(0)
  })
})

describe('a progress report', () => {
  it('is saved and answered', async () => {
    expect(await report(60)).toEqual({
      animationId: film,
      currentTime: 60,
      duration: DURATION,
      isWatched: false,
      updatedAt: home.clock.now.toISOString(),
    })
  })

  it('counts as watched from nine tenths on, and never lies beyond the end', async () => {
    expect(await report(107.99)).toMatchObject({ isWatched: false })
    expect(await report(108)).toMatchObject({ isWatched: true })
    expect(await report(100_000)).toMatchObject({ currentTime: DURATION, isWatched: true })
  })

  it('is taken by POST too, which is what a page that closes can send', async () => {
    expect((await send({ currentTime: 60 }, { method: 'POST' })).statusCode).toBe(200)
    expect(await resumeAt()).toBe(60)
  })

  it('that arrives late, or twice, changes nothing and is answered with what stands', async () => {
    const playback = randomUUID()
    await report(50, { playback, sequence: 5 })
    expect(await report(20, { playback, sequence: 2 })).toMatchObject({ currentTime: 50 })
    expect(await report(99, { playback, sequence: 5 })).toMatchObject({ currentTime: 50 })
    expect(await report(30, { playback, sequence: 6 })).toMatchObject({ currentTime: 30 })
  })

  it('of an earlier playback is still known as late after another device played on', async () => {
    const [television, tablet] = [randomUUID(), randomUUID()]
    await report(50, { playback: television, sequence: 5 })
    await report(70, { playback: tablet, sequence: 0 })
    expect(await report(40, { playback: television, sequence: 4 })).toMatchObject({
      currentTime: 70,
    })
    expect(await report(55, { playback: television, sequence: 6 })).toMatchObject({
      currentTime: 55,
    })
  })

  it('of who watched before is not kept for who watches on the device by now', async () => {
    await report(30)
    const other = await home.addSomebody('R')
    const ofOther = { currentTime: 60, profileId: other.profileId }
    const refused = await send(ofOther)
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'profile_changed' }])
    expect((await send(ofOther, { who: other })).statusCode).toBe(200)
    expect([await resumeAt(), await resumeAt(other)]).toEqual([30, 60])
  })

  it('at the beginning does not forget the place while the player has just been opened', async () => {
    await report(60, { playback: randomUUID(), sequence: 0 })
    const playback = randomUUID()
    expect(await report(0, { playback, sequence: 0 })).toMatchObject({ currentTime: 60 })
    pass(9)
    expect(await report(0.4, { playback, sequence: 1 })).toMatchObject({ currentTime: 60 })
    pass(1)
    expect(await report(0, { playback, sequence: 2 })).toMatchObject({ currentTime: 0 })
  })

  it('at the beginning leaves a watched title watched', async () => {
    await report(119, { playback: randomUUID(), sequence: 0 })
    await report(1, { playback: randomUUID(), sequence: 0 })
    expect(await report(0)).toMatchObject({ isWatched: true })
  })

  it('in the middle of a watched title brings it back to those begun', async () => {
    await report(119, { playback: randomUUID(), sequence: 0 })
    const again = { playback: randomUUID(), sequence: 0 }
    expect(await report(30, again)).toMatchObject({ isWatched: false, currentTime: 30 })
    expect(await resumeAt()).toBe(30)
  })

  it('is one statement for a grown-up, whose time nobody counts', async () => {
    parent = await home.addSomebody('R', { ageGroup: 'adult' })
    const playback = randomUUID()
    await report(10, { playback, sequence: 0 })
    const { statements: finding } = await home.database.statementsIn(() =>
      parent.get(`/api/animations/${film}`),
    )
    const { statements } = await home.database.statementsIn(() =>
      report(20, { playback, sequence: 1 }),
    )
    // The page of a title reads its certificate besides.
    expect(statements - (finding - 1)).toBe(1)
  })

  it('with the highest number has the last word, in whatever order reports arrive', async () => {
    const reports = fc.uniqueArray(fc.tuple(fc.nat(1000), fc.integer({ min: 5, max: 119 })), {
      selector: ([sequence]) => sequence,
      minLength: 1,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(reports, fc.boolean(), async (arriving, atOnce) => {
        await home.database.db.delete(progress)
        const playback = randomUUID()
        const sending = ([sequence, position]: [number, number]) =>
          report(position, { playback, sequence })
        if (atOnce) await Promise.all(arriving.map(sending))
        else for (const one of arriving) await sending(one)
        const [highest] = arriving.toSorted(([one], [other]) => other - one)
        const [saved] = await home.database.db.select().from(progress)
        expect(saved?.positionSeconds).toBe(highest?.[1])
      }),
      { numRuns: 40 },
    )
  })
})

describe('a report that makes no sense', () => {
  const playback = '6b9f1c1e-6f3b-4a5e-9b8c-2a7d3e4f5a6b'
  it.each([
    ['no body', ''],
    ['no JSON', 'currentTime=5'],
    ['half a JSON', '{"currentTime": 5'],
    ['nothing in it', '{}'],
    ['not a number', '{"currentTime": NaN}'],
    ['a text', '{"currentTime": "60"}'],
    ['null', '{"currentTime": null}'],
    ['before the beginning', '{"currentTime": -1}'],
    ['beyond all numbers', '{"currentTime": 1e400}'],
    ['more than a million seconds', '{"currentTime": 1000001}'],
    ['a list', '[60]'],
    ['an unknown key', '{"currentTime": 60, "householdId": 1}'],
    ['a poisoned key', '{"currentTime": 60, "__proto__": {"isWatched": true}}'],
    ['a playback that is none', '{"currentTime": 60, "playback": "mine", "sequence": 1}'],
    ['a playback without a number', `{"currentTime": 60, "playback": "${playback}"}`],
    ['a number without a playback', '{"currentTime": 60, "sequence": 1}'],
    ['a negative number', `{"currentTime": 60, "playback": "${playback}", "sequence": -1}`],
    ['half a number', `{"currentTime": 60, "playback": "${playback}", "sequence": 1.5}`],
    ['a huge number', `{"currentTime": 60, "playback": "${playback}", "sequence": 1e300}`],
    ['a megabyte', `{"currentTime": 60, "padding": "${'x'.repeat(1_000_000)}"}`],
  ])('is refused and changes nothing: %s', async (_what, body) => {
    await report(42)
    const answer = await send(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_request' })
    expect(await resumeAt()).toBe(42)
  })
})

import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SubtitlesAnswer } from '@starnest/contract/translate/translate'
import { faultsOf } from '@starnest/subtitles/cue-faults'
import { rulesFor } from '@starnest/subtitles/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mia, openFamilyDevice } from '../../../test/family-device.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { fakeTranslator, testMemory } from '../../../test/translate/fake-translators.ts'
import type { Speech } from '../../ports/language/speech.ts'
import { MediaError } from '../../ports/media/media-error.ts'
import { households } from '../../tables/family.ts'

const MEDIA_ID = 'aaaaaaaaaaaaaaaaaaaaaA'
const SPOKEN_ID = 'dddddddddddddddddddddD'
const HELD_ID = 'eeeeeeeeeeeeeeeeeeeeeE'
const SCRIPT = [
  'Where are you going? The little dragon looked at the moon and thought about it for a while.',
  'Then he flew away, over the mountains and the sea, until nobody could see him any more.',
].join('\n\n')

/** Speech that this test decides. */
let speech: Speech
const heard: Speech = {
  state: () => speech.state(),
  findSpans: (job) => speech.findSpans(job),
  transcribe: (job) => speech.transcribe(job),
}
const silent: Speech = {
  state: async () => ({ state: 'missing', problem: 'no_filter', place: '/models' }),
  findSpans: async () => [],
  transcribe: () => Promise.reject(new MediaError('missing', 'There is no model.')),
}

let home: TestHome
let device: Awaited<ReturnType<typeof openFamilyDevice>>
let titleId: number
beforeAll(async () => {
  home = await openTestHome({
    translation: {
      memory: testMemory([{ en: 'Where are you going?', es: '¿Adónde vas?' }]),
      others: [fakeTranslator('apertium', { confidence: 0.5 }).translator],
      speech: heard,
    },
  })
  const file = join(tmpdir(), `starnest-subtitles-${process.pid}`)
  await writeFile(file, 'a film')
  for (const id of [MEDIA_ID, SPOKEN_ID, HELD_ID])
    await home.storage.putFile(`${id}/video.mp4`, file)
})
beforeEach(async () => {
  await home.clear()
  speech = silent
  device = await openFamilyDevice(home)
  titleId = await home.addTitle({ durationSeconds: 60 })
})
afterAll(() => home.close())

async function subtitles(body: object): Promise<SubtitlesAnswer> {
  const answer = await device.call('POST', '/api/ai/subtitles', body)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const asCues = ({ subtitles: all }: SubtitlesAnswer) =>
  all.map(({ startTime, endTime, text }) => ({
    startSeconds: startTime,
    endSeconds: endTime,
    text,
  }))

describe('subtitles of a script', () => {
  it('are cues in the other language that keep its rules', async () => {
    const made = await subtitles({ script: SCRIPT, targetLanguage: 'es' })
    expect(made).toMatchObject({
      sourceLanguage: 'en',
      timing: 'reading',
      reason: null,
      overflowSeconds: 0,
    })
    expect(made.subtitles[0]?.text).toContain('¿Adónde vas?')
    expect(made.subtitles.length).toBeGreaterThan(2)
    expect(made.confidence).toBeGreaterThan(0.5)
    expect(faultsOf(asCues(made), rulesFor('es', 'adult'))).toEqual([])
    expect(made.tooFast).toBe(0)
  })

  it('fit into the length of a title, or say by how much they do not', async () => {
    const fitting = await subtitles({ script: SCRIPT, targetLanguage: 'es', titleId })
    expect(fitting).toMatchObject({ timing: 'reading', overflowSeconds: 0 })
    expect(fitting.subtitles.at(-1)?.endTime).toBeLessThanOrEqual(60)
    expect(faultsOf(asCues(fitting), rulesFor('es', 'adult'))).toEqual([])
    const short = await home.addTitle({ durationSeconds: 4 })
    const overflowing = await subtitles({ script: SCRIPT, targetLanguage: 'es', titleId: short })
    expect(overflowing.overflowSeconds).toBeGreaterThan(3)
  })

  it('stand where somebody speaks; the film is listened to once', async () => {
    let listened = 0
    const spans = [
      { startSeconds: 10, endSeconds: 20 },
      { startSeconds: 40, endSeconds: 50 },
    ]
    const spoken = await home.addTitle({ mediaId: SPOKEN_ID, durationSeconds: 60 })
    speech = {
      ...silent,
      findSpans: async () => {
        listened += 1
        return spans
      },
    }
    for (let nth = 0; nth < 2; nth++) {
      const made = await subtitles({ script: SCRIPT, targetLanguage: 'es', titleId: spoken })
      expect(made.timing).toBe('speech')
      expect(made.subtitles[0]?.startTime).toBeCloseTo(10, 1)
      expect(made.subtitles.some(({ startTime }) => Math.abs(startTime - 40) < 0.2)).toBe(true)
    }
    expect(listened).toBe(1)
  })

  it('are timed by reading where the film cannot be listened to', async () => {
    const other = await home.addTitle({ mediaId: 'cccccccccccccccccccccC' })
    speech = { ...silent, findSpans: () => Promise.reject(new MediaError('unreadable', 'x')) }
    const made = await subtitles({ script: SCRIPT, targetLanguage: 'es', titleId: other })
    expect(made.timing).toBe('reading')
  })

  it('are made of one script at a time for a viewer; short texts get through meanwhile', async () => {
    const held = await home.addTitle({ mediaId: HELD_ID, durationSeconds: 60 })
    const listening = Promise.withResolvers<void>()
    const end = Promise.withResolvers<[]>()
    speech = {
      ...silent,
      findSpans: () => {
        listening.resolve()
        return end.promise
      },
    }
    const first = subtitles({ script: SCRIPT, targetLanguage: 'es', titleId: held })
    await listening.promise
    const body = { script: SCRIPT, targetLanguage: 'es' }
    const second = await device.call('POST', '/api/ai/subtitles', body)
    expect([second.statusCode, second.json().code]).toEqual([429, 'too_many_requests'])
    const text = { text: 'Where are you going?', targetLanguage: 'es' }
    expect((await device.call('POST', '/api/ai/translate', text)).statusCode).toBe(200)
    const other = await openFamilyDevice(home)
    expect((await other.call('POST', '/api/ai/subtitles', body)).statusCode).toBe(200)
    end.resolve([])
    await first
    await subtitles(body)
  })

  it('keep the times of a file of subtitles', async () => {
    const script =
      '1\n00:00:01,000 --> 00:00:03,500\nWhere are you going?\n\n2\n00:01:10,000 --> 00:01:13,000\nNowhere <i>today</i>, my dear friend.\n'
    const made = await subtitles({ script, targetLanguage: 'es', titleId })
    expect(made).toMatchObject({ timing: 'script', overflowSeconds: 13 })
    expect(made.subtitles).toMatchObject([
      { startTime: 1, endTime: 3.5, text: '¿Adónde vas?' },
      { startTime: 70, text: 'es:Nowhere today, my dear friend.' },
    ])
  })

  it('are those of the script where nothing translates it, with the reason', async () => {
    const made = await subtitles({ script: SCRIPT, targetLanguage: 'ja' })
    expect(made).toMatchObject({ engine: 'none', reason: 'no_engine', confidence: 0 })
    expect(made.subtitles[0]?.text).toContain('Where are you going?')
  })

  it('are made of a million characters, and of no more', async () => {
    const script = 'The dragon sleeps. '.repeat(60_000).slice(0, 1_000_000)
    const made = await subtitles({ script, targetLanguage: 'es' })
    expect(made.subtitles.length).toBeGreaterThan(10_000)
    const refused = await device.call('POST', '/api/ai/subtitles', {
      ...{ script: `${script}x`, targetLanguage: 'es' },
    })
    expect(refused.statusCode).toBe(400)
  })

  it('are not made of a script of more lines than any film has', async () => {
    const script = 'No.\n\n'.repeat(110_000)
    const refused = await device.call('POST', '/api/ai/subtitles', { script, targetLanguage: 'es' })
    expect(refused.json()).toMatchObject({ code: 'file_too_large' })
    expect(refused.statusCode).toBe(413)
  })

  it('are made of all cues of a file of subtitles, or of none', async () => {
    const file = (cues: number) => `WEBVTT\n\n${'00:01.000 --> 00:02.000\nNo.\n\n'.repeat(cues)}`
    const ask = (script: string) =>
      device.call('POST', '/api/ai/subtitles', { script, targetLanguage: 'es' })
    expect((await ask(file(20_000))).json().subtitles).toHaveLength(20_000)
    expect((await ask(file(20_001))).json()).toMatchObject({ code: 'file_too_large' })
  })

  it('say nothing of a title that the viewer may not see', async () => {
    const hidden = await home.addTitle({ rating: 'R' })
    const [neighbours] = await home.database.db
      .insert(households)
      .values({ name: 'Neighbours' })
      .returning()
    const theirs = await home.addTitle({ householdId: neighbours?.id ?? 0 })
    const { id } = await device.add(mia)
    await device.activate(id)
    for (const hiddenId of [hidden, theirs, 2_147_483_647]) {
      const body = { script: SCRIPT, targetLanguage: 'es', titleId: hiddenId }
      const answer = await device.call('POST', '/api/ai/subtitles', body)
      expect(answer.json()).toMatchObject({ code: 'title_not_found' })
    }
  })
})

describe('subtitles of what is said', () => {
  const at = () => `/api/animations/${titleId}/captions/en/from-speech`
  const job = async () => (await device.call('GET', at())).json()
  const ready: Speech = {
    ...silent,
    state: async () => ({ state: 'ready', problem: null, place: '/models' }),
  }

  it('are refused with what is missing', async () => {
    const refused = await device.call('POST', at())
    expect(refused.json()).toMatchObject({
      ...{ code: 'speech_refused', details: { problem: 'no_filter' } },
    })
    expect(await job()).toMatchObject({ state: 'none' })
  })

  it('are made beside everything else and attached to the title', async () => {
    let end: (() => void) | undefined
    const said = [{ startSeconds: 1, endSeconds: 2, text: 'Hello, Leo.' }]
    speech = {
      ...ready,
      transcribe: ({ onPercent }) => {
        onPercent(40)
        return new Promise((resolve) => {
          end = () => resolve(said)
        })
      },
    }
    expect((await device.call('POST', at())).json()).toMatchObject({ state: 'queued' })
    await vi.waitUntil(async () => (await job()).percent === 40)
    expect(await job()).toMatchObject({ state: 'running' })
    end?.()
    await vi.waitUntil(async () => (await job()).state === 'done')
    expect(await job()).toEqual({ state: 'done', percent: 100, problem: null, cues: 1 })
    const cues = await device.call('GET', `/api/animations/${titleId}/captions/en/cues`)
    expect(cues.json()).toMatchObject({ isAttached: true, cues: [{ text: 'Hello, Leo.' }] })
  })

  it('leave captions alone that somebody changed while it listened', async () => {
    const corrected = (text: string) =>
      device.call('PUT', `/api/animations/${titleId}/captions/en`, {
        cues: [{ startTime: 1, endTime: 2, text }],
      })
    const said = [{ startSeconds: 1, endSeconds: 2, text: 'Hello, Neo.' }]
    // For each listening: what was there before, and what was changed meanwhile.
    for (const before of [null, 'Hello, Cleo.']) {
      if (before) await corrected(before)
      speech = {
        ...ready,
        async transcribe() {
          home.clock.now = new Date(home.clock.now.getTime() + 1000)
          await corrected('Hello, Leo.')
          return said
        },
      }
      await device.call('POST', at())
      await vi.waitUntil(async () => (await job()).state === 'failed')
      expect(await job()).toMatchObject({ problem: 'captions_changed' })
      const cues = await device.call('GET', `/api/animations/${titleId}/captions/en/cues`)
      expect(cues.json()).toMatchObject({ cues: [{ text: 'Hello, Leo.' }] })
    }
    speech = { ...ready, transcribe: async () => said }
    await device.call('POST', at())
    await vi.waitUntil(async () => (await job()).state === 'done')
    const cues = await device.call('GET', `/api/animations/${titleId}/captions/en/cues`)
    expect(cues.json()).toMatchObject({ cues: [{ text: 'Hello, Neo.' }] })
  })

  it('bring no captions back that somebody took off while it listened', async () => {
    const track = `/api/animations/${titleId}/captions/en`
    await device.call('PUT', track, { cues: [{ startTime: 1, endTime: 2, text: 'Hello, Leo.' }] })
    speech = {
      ...ready,
      async transcribe() {
        await device.call('DELETE', track)
        return [{ startSeconds: 1, endSeconds: 2, text: 'Hello, Neo.' }]
      },
    }
    await device.call('POST', at())
    await vi.waitUntil(async () => (await job()).state === 'failed')
    expect(await job()).toMatchObject({ problem: 'captions_changed' })
  })

  it('can be stopped, and say why they failed', async () => {
    speech = {
      ...ready,
      transcribe: ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new MediaError('stopped', 'x')))
        }),
    }
    await device.call('POST', at())
    await vi.waitUntil(async () => (await job()).state === 'running')
    expect((await device.call('DELETE', at())).json()).toMatchObject({ state: 'cancelled' })
    speech = { ...ready, transcribe: () => Promise.reject(new MediaError('failed', 'x')) }
    await device.call('POST', at())
    await vi.waitUntil(async () => (await job()).state === 'failed')
    expect(await job()).toMatchObject({ problem: 'broke_off' })
  })
})

import { expect, it, vi } from 'vitest'
import { plainViewer } from '../../../../test/plain-viewer.ts'
import type { Speech } from '../../../ports/language/speech.ts'
import { TitleSpeech } from './title-speech.ts'

const viewerOf = (householdId: number) =>
  plainViewer({ householdId, profileId: householdId, maximumAge: 18 })

const openSpeech = (transcribe: Speech['transcribe']) =>
  new TitleSpeech({
    speech: {
      state: async () => ({ state: 'ready', problem: null, place: '/models' }),
      findSpans: async () => [],
      transcribe,
    },
    storage: { withLocalFile: (key, work) => work(key) },
    findSource: async (_viewer, titleId) => ({ storageKey: `${titleId}`, format: 'mp4' }),
    changedAtOf: async () => null,
    attachOver: async () => true,
    onFailure: () => undefined,
  })

it('remembers how the latest jobs ended, and forgets the others', async () => {
  const speech = openSpeech(async () => [])
  const viewer = viewerOf(1)
  const at = (titleId: number) => ({ titleId, language: 'en' })
  for (let titleId = 1; titleId <= 501; titleId++) {
    await speech.begin(viewer, at(titleId))
    await vi.waitUntil(async () => (await speech.jobOf(viewer, at(titleId))).state === 'done')
  }
  expect(await speech.jobOf(viewer, at(501))).toMatchObject({ state: 'done', cues: 0 })
  expect(await speech.jobOf(viewer, at(2))).toMatchObject({ state: 'done' })
  expect(await speech.jobOf(viewer, at(1))).toMatchObject({ state: 'none' })
  // One that is over can be begun again, and no more be stopped.
  expect(await speech.cancel(viewer, at(2))).toMatchObject({ state: 'done' })
  expect(await speech.begin(viewer, at(2))).toMatchObject({ state: 'queued' })
})

it('lets fifty titles of a household wait, and those of others all the same', async () => {
  const speech = openSpeech(() => new Promise(() => undefined))
  const begin = (householdId: number, titleId: number) =>
    speech.begin(viewerOf(householdId), { titleId, language: 'en' })
  for (let titleId = 1; titleId <= 50; titleId++) await begin(1, titleId)
  await expect(begin(1, 51)).rejects.toMatchObject({ code: 'queue_full' })
  expect(await begin(2, 52)).toMatchObject({ state: 'queued' })
})

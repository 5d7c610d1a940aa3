import { expect, it } from 'vitest'
import { plainViewer } from '../../../../test/plain-viewer.ts'
import { TitleSpeech } from './title-speech.ts'

const viewerOf = (householdId: number) =>
  plainViewer({ householdId, profileId: householdId, maximumAge: 18 })

it('lets fifty titles of a household wait, and those of others all the same', async () => {
  const speech = new TitleSpeech({
    speech: {
      state: async () => ({ state: 'ready', problem: null, place: '/models' }),
      findSpans: async () => [],
      transcribe: () => new Promise(() => undefined),
    },
    storage: { withLocalFile: (key, work) => work(key) },
    findSource: async (_viewer, titleId) => ({ storageKey: `${titleId}`, format: 'mp4' }),
    changedAtOf: async () => null,
    attachOver: async () => true,
    onFailure: () => undefined,
  })
  const begin = (householdId: number, titleId: number) =>
    speech.begin(viewerOf(householdId), { titleId, language: 'en' })
  for (let titleId = 1; titleId <= 50; titleId++) await begin(1, titleId)
  await expect(begin(1, 51)).rejects.toMatchObject({ code: 'queue_full' })
  expect(await begin(2, 52)).toMatchObject({ state: 'queued' })
})

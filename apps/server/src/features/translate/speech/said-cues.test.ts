import { faultsOf } from '@starnest/subtitles/cue-faults'
import { rulesFor } from '@starnest/subtitles/rules'
import { expect, it } from 'vitest'
import { saidCues } from './said-cues.ts'

const { signal } = new AbortController()
const LONG =
  'The little dragon was not afraid of the dark, because he had seen the moon, and all the stars, and the lights of the village below. He flew home to his mother.'

it('cuts what is said without a pause into subtitles that keep every rule', async () => {
  const cues = await saidCues([{ startSeconds: 3, endSeconds: 23, text: LONG }], {
    ...{ language: 'en-GB', signal },
  })
  expect(cues.length).toBeGreaterThan(1)
  expect(faultsOf(cues, rulesFor('en', 'child'))).toEqual([])
  expect(cues[0]?.startSeconds).toBe(3)
  expect(cues.at(-1)?.endSeconds).toBeLessThanOrEqual(23.5)
  expect(cues.map(({ text }) => text.replaceAll('\n', ' ')).join(' ')).toBe(LONG)
})

it('lets short exclamations stand long enough, one after the other', async () => {
  const said = ['No!', 'Yes!', 'No!', 'I said yes.'].map((text, at) => ({
    ...{ startSeconds: 10 + at * 0.3, endSeconds: 10.3 + at * 0.3, text },
  }))
  const cues = await saidCues(said, { language: 'en', signal })
  expect(cues.map(({ text }) => text)).toEqual(said.map(({ text }) => text))
  expect(faultsOf(cues, rulesFor('en', 'child'))).toEqual([])
})

it('keeps the rules of its language, and those of English where there are none', async () => {
  const text = '昔々あるところに小さな星の子がいました。星の子は月へ行きたいと思いました。'
  const said = [{ startSeconds: 0, endSeconds: 20, text }]
  const japanese = await saidCues(said, { language: 'ja', signal })
  expect(faultsOf(japanese, rulesFor('ja', 'child'))).toEqual([])
  expect(await saidCues(said, { language: 'yue', signal })).toHaveLength(1)
})

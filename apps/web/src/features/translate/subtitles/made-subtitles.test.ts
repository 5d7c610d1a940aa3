import { faultsOf } from '@starnest/subtitles/cue-faults'
import { rulesFor } from '@starnest/subtitles/rules'
import { splitScript } from '@starnest/subtitles/script/split-script'
import { expect, it } from 'vitest'
import { testSubtitles } from '../../../testing/made/translate.ts'
import { cueOf, subtitleOf, withTexts } from './made-subtitles.ts'

const SCRIPT = 'The little dragon looks at the moon. He waits.\n\nThen he flies over the mountains.'
const script = [...splitScript(SCRIPT, { language: 'en', audience: 'child' })]
const texts = script.map(({ text }) => `${text} ${text}`)
const reading = { language: 'es', audience: 'child', durationSeconds: 0 } as const
const made = testSubtitles(0, { subtitles: script.map(subtitleOf), timing: 'reading', tooFast: 1 })

it('times a plain script anew for the texts of this browser, so that all can be read', () => {
  const { subtitles, tooFast, engine } = withTexts(made, texts, reading)
  expect(faultsOf(subtitles.map(cueOf), rulesFor('es', 'child'))).toEqual([])
  expect([tooFast, engine]).toEqual([0, 'browser'])
})

it('says by how much the texts of this browser outlast the film, and fits them in where they can be', () => {
  const fitting = withTexts(made, texts, { ...reading, durationSeconds: 60 })
  expect(fitting.overflowSeconds).toBe(0)
  expect(fitting.subtitles.at(-1)?.endTime).toBeLessThanOrEqual(60)
  expect(
    withTexts(made, texts, { ...reading, durationSeconds: 2 }).overflowSeconds,
  ).toBeGreaterThan(5)
})

it('keeps the starts that a file of subtitles has', () => {
  const own = testSubtitles(2)
  const { subtitles } = withTexts(own, ['Uno', 'Dos'], reading)
  expect(subtitles.map(({ startTime }) => startTime)).toEqual([0, 3])
})

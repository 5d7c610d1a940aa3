import { describe, expect, it } from 'vitest'
import { englishVectors } from '../../../domain/text/word-vectors.ts'
import { secondOpinions } from '../guessing/second-opinion.ts'
import { HOST_LANGUAGES } from '../languages/all-languages.ts'
import { Understanding } from '../understanding/understand-any.ts'
import type { Before, Intent } from '../understanding/understood.ts'
import { replyTexts } from './replies.texts.ts'

const understanding = new Understanding(await englishVectors(), await secondOpinions())

/** What each suggestion means to the host himself, and what went before. */
const CHIPS: [keyof (typeof replyTexts)['en'], Intent, Before?][] = [
  ['chip.another', 'more', 'list'],
  ['chip.shorter', 'refine', 'list'],
  ['chip.calmer', 'refine', 'list'],
  ['chip.playFirst', 'play', 'list'],
  ['chip.play', 'play', 'one'],
  ['chip.about', 'about', 'one'],
  ['chip.why', 'why', 'one'],
  ['chip.add', 'add_to_list', 'one'],
  ['chip.surprise', 'find'],
  ['chip.funny', 'find'],
  ['chip.story', 'story'],
  ['chip.joke', 'joke'],
  ['chip.help', 'help'],
  ['chip.yes', 'yes', 'question'],
  ['chip.no', 'no', 'question'],
]

it('knows all suggestions', () => {
  const names = Object.keys(replyTexts.en).filter((name) => name.startsWith('chip.'))
  expect(names.toSorted()).toEqual(CHIPS.map(([name]) => name).toSorted())
})

describe.each(HOST_LANGUAGES)('in $code', ({ code }) => {
  it.each(CHIPS)('%s is understood as it is meant', (name, intent, before) => {
    const { readings, language } = understanding.hear(replyTexts[code][name], {
      preferred: code,
      before,
    })
    expect({ intent: readings[0]?.intent, language }).toEqual({ intent, language: code })
  })
})

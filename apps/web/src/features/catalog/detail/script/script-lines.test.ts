import { expect, it } from 'vitest'
import { scriptLines } from './script-lines.ts'

it('says who speaks, and joins what one says in several cues', () => {
  const captions = `WEBVTT

1
00:00:04.700 --> 00:00:07.734
<v Narrator>Every night, little
Leo counted the stars.

2
00:00:08.000 --> 00:00:09.895
<v Narrator>But tonight, one was missing!

3
00:00:25.200 --> 00:00:26.099
<v.small Little Star>I <i>fell</i>.`
  expect(scriptLines(captions)).toEqual([
    {
      speaker: 'Narrator',
      words: 'Every night, little Leo counted the stars. But tonight, one was missing!',
    },
    { speaker: 'Little Star', words: 'I fell.' },
  ])
})

it('keeps lines apart when the captions name no speaker', () => {
  const captions =
    'WEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nSalt &amp; pepper\r\n\r\n00:03.000 --> 00:04.000\r\nYes.\r\n'
  expect(scriptLines(captions)).toEqual([
    { speaker: null, words: 'Salt & pepper' },
    { speaker: null, words: 'Yes.' },
  ])
})

it.each(['', 'WEBVTT', 'NOTE nothing --', 'WEBVTT\n\n00:01.000 --> 00:02.000\n   '])(
  'finds nothing in %j',
  (captions) => expect(scriptLines(captions)).toEqual([]),
)

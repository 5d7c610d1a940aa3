import { describe, expect, it } from 'vitest'
import { readSubtitles } from './read-subtitles.ts'

const cuesOf = (times: string, words = 'Hello') => readSubtitles(`1\n${times}\n${words}\n`).cues

describe('times as people and scanners write them', () => {
  it.each([
    '٠٠:٠٠:٠١,٠٠٠ --> ٠٠:٠٠:٠٢,٥٠٠',
    '۰۰:۰۰:۰۱,۰۰۰ --> ۰۰:۰۰:۰۲,۵۰۰',
    '००:००:०१,००० --> ००:००:०२,५००',
    '００：００：０１，０００ --＞ ００：００：０２，５００',
    '00:00:01,000 → 00:00:02,500',
    '00:00:01,000 –> 00:00:02,500',
    '00:00:01,000 => 00:00:02,500',
    '00:00:01,000 - -> 00:00:02,500',
    '00:00:01,000 -- > 00:00:02,500',
    '00:00:01,000 ----> 00:00:02,500',
    '00:00:01:000 --> 00:00:02:500',
    '00;00;01,000 --> 00;00;02,500',
    '00.00.01,000 --> 00.00.02,500',
    '00:00:0l,OOO --> OO:OO:O2,5OO',
    '00:00:01’000 --> 00:00:02’500',
    '00:00:01\u00a0,000\u00a0-->\u00a000:00:02,500',
  ])('%s', (times) =>
    expect(cuesOf(times)).toEqual([{ startSeconds: 1, endSeconds: 2.5, text: 'Hello' }]),
  )

  it.each(['At 3:10 > 2:40', 'He said 10:30 - then 11:30', 'See 1.2.3 for more', '→ 12:30'])(
    'takes no words for times: %s',
    (words) => expect(cuesOf('00:00:01,000 --> 00:00:02,500', words)[0]?.text).toBe(words),
  )
})

describe('tags that nobody closed', () => {
  it.each([
    '<i Hello',
    'Hello <i',
    'Hello </i',
    '<font color=red Hello',
    '<font color="red Hello',
    '<span style="color:red Hello',
    '< i >Hello</ i >',
    '<i>Hello<',
    '<em>Hello</em',
    '<c.yellow Hello',
    '<00:00:01.000 Hello',
    '<<i>>Hello<</i>>',
    '{\\i1 Hello',
    '{\\c&H00FFFF& Hello',
    '{\\pos(10,20)Hello',
    '{i}Hello{/i}',
    '{y:i}Hello',
    '[b]Hello[/b]',
  ])('are not seen: %s', (words) =>
    expect(cuesOf('00:00:01,000 --> 00:00:02,500', words).map(({ text }) => text)).toEqual([
      'Hello',
    ]),
  )

  it.each(['a < b and 3 <4', 'I <3 you', '{Hello}', '[Hello]'])('are none: %s', (words) =>
    expect(cuesOf('00:00:01,000 --> 00:00:02,500', words)[0]?.text).toBe(words),
  )

  it('break a line where they say so', () =>
    expect(cuesOf('00:00:01,000 --> 00:00:02,500', 'Hello<br>World')[0]?.text).toBe('Hello\nWorld'))
})

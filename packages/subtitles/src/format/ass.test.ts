import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cue } from '../cue.ts'
import { readAss } from './ass.ts'
import { detectFormat, readSubtitles } from './read-subtitles.ts'

const shown = ({ startSeconds, endSeconds, text }: Cue) => [startSeconds, endSeconds, text]

describe('SubStation Alpha', () => {
  it('is read without overrides, drawings and comments', () => {
    const file = [
      '[Script Info]\nTitle: x\n\n[V4+ Styles]\nFormat: Name\nStyle: Dialogue: no\n\n[Events]',
      'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
      'Comment: 0,0:00:00.00,0:00:01.00,Default,,0,0,0,,Not said',
      'Dialogue: 0,0:00:05.50,0:00:07.00,Default,Leo,0,0,0,,{\\i1}Hello{\\i0}, you{a note}\\Nand\\hyou',
      'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\p1}m 0 0 l 100 0 100 100{\\p0}',
      'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,First',
      'Dialogue: 0,never,0:00:02.00,Default,,0,0,0,,Lost',
    ].join('\r\n')
    expect(detectFormat(file)).toBe('ass')
    expect(readSubtitles(file)).toEqual({
      cues: [
        { startSeconds: 1, endSeconds: 2, text: 'First' },
        { startSeconds: 5.5, endSeconds: 7, text: 'Hello, you\nand you', speaker: 'Leo' },
      ],
      problems: [
        { line: 12, code: 'drawing' },
        { line: 13, code: 'out_of_order' },
        { line: 14, code: 'line_unreadable' },
      ],
    })
  })

  it('with columns in another order is read by its Format line', () => {
    const file =
      '[Events]\nFormat: Marked, Start, End, Text\nDialogue: 0,0:00:01.00,0:00:02.00,One, two'
    expect(readAss(file).cues.map(shown)).toEqual([[1, 2, 'One, two']])
  })

  it('takes any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        expect(
          readAss(`Dialogue: 0,0:00:01.00,0:00:02.00,,,,,,,x${text}`).cues.length,
        ).toBeLessThan(3)
      }),
    )
    const began = Date.now()
    for (const piece of ['{', '{\\p', 'Dialogue: ', 'Dialogue: ,,,,,,,,,{\n', '[', ','])
      readAss(piece.repeat(100_000))
    expect(Date.now() - began).toBeLessThan(8000)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cue, cueOfMs, cueText } from '../cue.ts'
import { subtitleFileName } from '../file-name.ts'
import { messyFile } from '../testing/messy-files.ts'
import { MAX_CUES, MAX_FILE_CHARACTERS } from './problems.ts'
import { detectFormat, readSubtitles } from './read-subtitles.ts'
import { readSrt, writeSrt } from './srt.ts'
import { readVtt, writeVtt } from './vtt.ts'

const FORMATS = [
  ['srt', readSrt, writeSrt],
  ['vtt', readVtt, writeVtt],
] as const

const TIMES = '00:00:01,000 --> 00:00:02,000'
const shown = ({ startSeconds, endSeconds, text }: Cue) => [startSeconds, endSeconds, text]

/** Texts of anything that may stand in a cue, with what looks like markup, times and numbers more often. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.string({ unit: fc.constantFrom(...'<>&;{}\\N/ab#1-:., \n\u200f\u00a0♪'), maxLength: 20 }),
      fc.constantFrom(
        '42',
        TIMES,
        'NOTE x',
        'WEBVTT',
        '&amp;lt;',
        '<i>',
        '</script>',
        '{\\an8}',
        '-->',
        '\\N',
        'مرحبا',
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map(cueText)
  .filter((text) => text !== '')

const anyCues = fc
  .array(fc.tuple(fc.nat(10_000), fc.integer({ min: 1, max: 9000 }), anyText), { maxLength: 12 })
  .map((parts) => {
    let at = 0
    return parts.map(([pauseMs, standsMs, text]) => {
      const startMs = at + pauseMs
      at = startMs + standsMs
      return cueOfMs(startMs, at, text)
    })
  })

describe.each(FORMATS)('%s', (format, read, write) => {
  it('is read as it was written, whatever the texts are', () => {
    fc.assert(
      fc.property(anyCues, (cues) => {
        const file = write(cues)
        expect(read(file)).toEqual({ cues, problems: [] })
        expect(
          file.match(/^\d\d:\d\d:\d\d[.,]\d\d\d --> \d\d:\d\d:\d\d[.,]\d\d\d$/gm)?.length ?? 0,
        ).toBe(cues.length)
      }),
      { numRuns: 500 },
    )
  })

  it('loses no cue of a file that people and programs got wrong', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const { file, texts } = messyFile(seed, format)
      const { cues } = readSubtitles(file)
      expect({ seed, read: cues.map(({ text }) => text.replace(/\s/g, '')).sort() }).toEqual({
        seed,
        read: texts.toSorted(),
      })
      for (const { startSeconds, endSeconds } of cues)
        expect(endSeconds).toBeGreaterThan(startSeconds)
    }
  })

  it('takes any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
        for (const { startSeconds, endSeconds } of read(text).cues)
          expect(endSeconds).toBeGreaterThan(startSeconds)
      }),
    )
  })

  it.each([
    '<',
    '{\\',
    '&amp;',
    '<b>',
    '-->',
    '00:01 --> ',
    '1\n',
    '\n',
    `${TIMES}\n`,
    'x\n',
    '<v Leo ',
    ' ',
    '9',
    '00:01.000-->00:02.000\nx\n\n',
    '&#x',
    '- <',
  ])('takes a million characters of %j in a bounded time', (piece) => {
    const began = Date.now()
    read(`${TIMES}\n${piece.repeat(Math.floor(1_000_000 / piece.length))}`)
    // A second where nothing else runs; with squared work, hours.
    expect(Date.now() - began).toBeLessThan(60_000)
  })
})

describe('SubRip', () => {
  it('is written with numbers from 1 and times as HH:MM:SS,mmm', () => {
    expect(
      writeSrt([
        cueOfMs(3_661_007, 3_662_000, 'Hello\nthere'),
        cueOfMs(360_000_000, 360_001_500, 'Late'),
      ]),
    ).toBe(
      '1\n01:01:01,007 --> 01:01:02,000\nHello\nthere\n\n2\n100:00:00,000 --> 100:00:01,500\nLate\n',
    )
  })

  it.each([
    ['a byte order mark and CRLF', `\uFEFF1\r\n${TIMES}\r\nHi\r\n`, [1, 2, 'Hi'], []],
    ['CR alone', `1\r${TIMES}\rHi\r`, [1, 2, 'Hi'], []],
    ['no number', `${TIMES}\nHi\n`, [1, 2, 'Hi'], ['index_missing']],
    ['points', '1\n00:00:01.000 --> 00:00:02.000\nHi', [1, 2, 'Hi'], []],
    ['one digit', '1\n00:00:01,5 --> 00:00:02,25\nHi', [1.5, 2.25, 'Hi'], ['odd_time']],
    [
      'a second that was rounded up',
      '1\n00:28:41,1000 --> 00:28:43,000\nHi',
      [1722, 1723, 'Hi'],
      ['odd_time'],
    ],
    ['no hours', '1\n01:01,000 --> 01:02,000\nHi', [61, 62, 'Hi'], []],
    ['spaces in times', '1\n00: 00: 01, 000 --> 00: 00: 02, 000\nHi', [1, 2, 'Hi'], []],
    ['coordinates', `1\n${TIMES} X1:40 X2:600 Y1:20 Y2:80\nHi`, [1, 2, 'Hi'], []],
    ['text behind the times', `1\n${TIMES} Hi there\nyou`, [1, 2, 'Hi there\nyou'], []],
    [
      'an end before the start',
      '1\n00:00:09,000 --> 00:00:08,000\nHi',
      [9, 9.834, 'Hi'],
      ['end_before_start'],
    ],
    ['an empty line inside', `1\n${TIMES}\nOne\n\ntwo`, [1, 2, 'One\ntwo'], ['empty_line_inside']],
    [
      'times that make no sense',
      `1\n${TIMES}\nOne\n00:00:xx --> 00:01`,
      [1, 2, 'One\n00:00:xx --> 00:01'],
      ['times_unreadable'],
    ],
    [
      'entities and styles',
      `1\n${TIMES}\n<i>A</i> &amp; <b>B</b> &#9834; &quot;C&quot;`,
      [1, 2, 'A & B ♪ "C"'],
      [],
    ],
    ['a script', `1\n${TIMES}\n<script>x</script>`, [1, 2, 'x'], ['script_removed']],
    ['a hidden script', `1\n${TIMES}\n<<b>script>x`, [1, 2, 'x'], []],
    [
      'clock times and long numbers',
      `1\n${TIMES}\nAt 10:30:00 it had\n1.567.202`,
      [1, 2, 'At 10:30:00 it had\n1.567.202'],
      [],
    ],
  ])('with %s is read', (_, file, cue, problems) => {
    const read = readSrt(file)
    expect(read.cues.map(shown)).toEqual([cue])
    expect(read.problems.map(({ code }) => code)).toEqual(problems)
  })

  it('keeps numbers that are said, and cues without an empty line between them', () => {
    const file = `1\n${TIMES}\nHow old are you?\n\n2\n00:00:03,000 --> 00:00:04,000\n42\n3\n00:00:05,000 --> 00:00:06,000\nOh.`
    expect(readSrt(file).cues.map(({ text }) => text)).toEqual(['How old are you?', '42', 'Oh.'])
  })

  it('takes a damaged number for one, and a word for what is said', () => {
    const file = `1\n${TIMES}\nOne\n\nl2\n00:00:03,000 --> 00:00:04,000\nTwo\n\nYes!\n00:00:05,000 --> 00:00:06,000\nThree`
    const { cues, problems } = readSrt(file)
    expect(cues.map(({ text }) => text)).toEqual(['One', 'Two\nYes!', 'Three'])
    expect(problems).toEqual([
      { line: 5, code: 'index_unreadable' },
      { line: 8, code: 'empty_line_inside' },
      { line: 10, code: 'index_missing' },
    ])
  })

  it('tells which line is odd, of cues that overlap, stand twice or in no order', () => {
    const file = `1\n00:00:05,000 --> 00:00:09,000\nB\n\n1\n${TIMES}\nA\n\n3\n00:00:08,000 --> 00:00:10,000\nC\n\n4\n${TIMES}\n`
    const { cues, problems } = readSrt(file)
    expect(cues.map(({ text }) => text)).toEqual(['A', 'B', 'C'])
    expect(problems).toEqual([
      { line: 5, code: 'index_repeated' },
      { line: 6, code: 'out_of_order' },
      { line: 10, code: 'overlap' },
      { line: 14, code: 'no_text' },
    ])
  })
})

describe('WebVTT', () => {
  it('says who speaks, and leaves out its head, notes, styles and regions', () => {
    const file = [
      'WEBVTT - a film\nKind: captions\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:a\n\nNOTE by hand\nnot said\n',
      'first\n00:01.000 --> 00:02.000 align:start\n<v.loud Leo>Come &lt;on&gt;!</v>\n\nNOTE not said\nat all\n',
      '01:00:00.000 --> 01:00:01.000\n<00:00:01.500><c.yellow>Later</c>&rlm;\n',
    ].join('\n')
    expect(readVtt(file)).toEqual({
      cues: [
        { startSeconds: 1, endSeconds: 2, text: 'Come <on>!', speaker: 'Leo' },
        { startSeconds: 3600, endSeconds: 3601, text: 'Later\u200f' },
      ],
      problems: [],
    })
  })

  it('is written so that texts are texts, and who speaks is kept', () => {
    const cues = [{ ...cueOfMs(0, 1000, '\u200fمرحبا <b> & --> {\\an8}'), speaker: 'Leo & <Co>' }]
    const file = writeVtt(cues)
    expect(file).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n<v Leo &amp; &lt;Co&gt;>&rlm;مرحبا &lt;b&gt; &amp; --&gt; &#123;&#92;an8}\n'.replace(
        '&#92;an8',
        '\\an8',
      ),
    )
    expect(readVtt(file).cues).toEqual(cues)
  })
})

describe('a file', () => {
  it.each([
    ['\uFEFFWEBVTT\n', 'vtt'],
    [`1\n${TIMES}\nWEBVTT`, 'srt'],
    ['00:01.000 --> 00:02.000\nx', 'srt'],
    ['[Script Info]\n', 'ass'],
    ['Dialogue: 0,0:00:01.00', 'ass'],
    ['Once upon a time at 10:30', null],
    ['', null],
  ])('that begins %j is %s', (file, format) => expect(detectFormat(file)).toBe(format))

  it('with more than anything honest has is cut, and says so', () => {
    const { cues, problems } = readSrt(`${TIMES}\nx\n\n`.repeat(MAX_CUES + 5))
    expect(cues).toHaveLength(MAX_CUES)
    expect(problems.filter(({ code }) => code === 'too_many_cues')).toHaveLength(1)
    const long = readSrt(`1\n${TIMES}\n${'x'.repeat(5000)}`)
    expect(long.problems.map(({ code }) => code)).toContain('text_cut')
    expect(readSrt('x'.repeat(MAX_FILE_CHARACTERS + 1)).problems.map(({ code }) => code)).toContain(
      'file_cut',
    )
  })

  it('of a thousand cues is read and written within a second', () => {
    const cues = Array.from({ length: 1000 }, (_, at) =>
      cueOfMs(at * 3000, at * 3000 + 2500, `Line ${at}\nof many`),
    )
    // The quickest of three: a machine that stands still for a moment fails no test.
    const tookMs = [1, 2, 3].map(() => {
      const began = Date.now()
      expect(readSrt(writeSrt(cues)).cues).toEqual(cues)
      expect(readVtt(writeVtt(cues)).cues).toEqual(cues)
      return Date.now() - began
    })
    expect(Math.min(...tookMs)).toBeLessThan(1000)
  })

  it('is called subtitles with its language', () => {
    expect(subtitleFileName('es')).toBe('subtitles_es.srt')
    expect(subtitleFileName('pt-BR')).toBe('subtitles_pt-BR.srt')
    for (const tag of ['', '../x', 'es/x', 'e', 'es_x', 'x'.repeat(50)]) {
      expect(() => subtitleFileName(tag)).toThrow(RangeError)
    }
  })
})

it('reads times whose digits were mistyped, or taken for letters by a scanner', () => {
  const { cues, problems } = readSubtitles('1\n00:00:O3,5OO --> 00:OO:l2,000 X1:40\nRoar\n')
  expect(cues.map(shown)).toEqual([[3.5, 12, 'Roar']])
  expect(problems.map(({ code }) => code)).toEqual(['odd_time'])
})

it('shows nothing of a tag that nobody closed, and all words behind it', () => {
  const lines = ['<i>Roar {b', '<font color="red', '{\\an8 <b', '<i said 2 < 3', 'and <3 you']
  const { cues } = readSubtitles(`1\n${TIMES}\n${lines.join('\n')}\n`)
  expect(cues.map(({ text }) => text)).toEqual(['Roar {b\nsaid 2 < 3\nand <3 you'])
})

import { describe, expect, it } from 'vitest'
import { parseUltraStar } from './parse-ultrastar.ts'
import { lastNoteEndMs, timeOfBeatMs } from './song.ts'

const HEADERS = ['#VERSION:1.0.0', '#TITLE:Stars', '#ARTIST:Nobody', '#AUDIO:stars.ogg', '#BPM:120']
const NOTES = [': 0 4 0 Twin', ': 4 4 0 kle ', '- 8', '* 8 4 7 star', 'E']

const textOf = (headers: string[], notes: string[] = NOTES) => [...headers, ...notes].join('\n')

function songOf(text: string) {
  const parsed = parseUltraStar(text)
  if (parsed.is === 'refused') throw new Error(`refused: ${parsed.reason}`)
  return { song: parsed.song, codes: parsed.problems.map(({ code }) => code), parsed }
}

const notesOf = (text: string, voice = 0) =>
  songOf(text).song.voices[voice]?.lines.map(({ notes }) =>
    notes.map(({ kind, startBeat, lengthBeats, pitch }) => [kind, startBeat, lengthBeats, pitch]),
  )

describe('a tidy song', () => {
  it('is read with its phrases, syllables and times, and without a problem', () => {
    const { song, codes } = songOf(textOf([...HEADERS, '#GAP:500', '#YEAR:1806', '#P1:Ann']))
    expect(codes).toEqual([])
    expect(song).toMatchObject({
      title: 'Stars',
      artist: 'Nobody',
      bpm: 120,
      gapMs: 500,
      year: 1806,
    })
    expect(song.voices).toEqual([
      {
        name: 'Ann',
        lines: [
          {
            notes: [
              { kind: 'normal', startBeat: 0, lengthBeats: 4, pitch: 0, text: 'Twin' },
              { kind: 'normal', startBeat: 4, lengthBeats: 4, pitch: 0, text: 'kle ' },
            ],
          },
          { notes: [{ kind: 'golden', startBeat: 8, lengthBeats: 4, pitch: 7, text: 'star' }] },
        ],
      },
    ])
    expect(timeOfBeatMs(song, 8)).toBe(1500)
    expect(lastNoteEndMs(song)).toBe(2000)
  })

  it('keeps a space before a syllable, which parts two words', () => {
    const { song } = songOf(textOf(HEADERS, [': 0 4 0 one', ': 4 4 0  two', 'E']))
    expect(song.voices[0]?.lines[0]?.notes.map(({ text }) => text)).toEqual(['one', ' two'])
  })

  it('knows all kinds of notes and two voices', () => {
    const duet = ['P1', ': 0 1 1 a', 'R 1 1 2 b', 'G 2 1 3 c', 'P2', 'F 0 1 4 d', '* 1 1 5 e', 'E']
    expect(notesOf(textOf(HEADERS, duet))).toEqual([
      [
        ['normal', 0, 1, 1],
        ['rap', 1, 1, 2],
        ['goldenRap', 2, 1, 3],
      ],
    ])
    expect(notesOf(textOf(HEADERS, duet), 1)).toEqual([
      [
        ['freestyle', 0, 1, 4],
        ['golden', 1, 1, 5],
      ],
    ])
  })

  it('may begin before its sound does', () => {
    expect(songOf(textOf([...HEADERS, '#GAP:-2500,5'])).song.gapMs).toBe(-2500.5)
  })
})

describe('an untidy song is mended and says so', () => {
  const cases: [string, string[], string[], string[]][] = [
    ['has no version', HEADERS.slice(1), NOTES, ['version_missing']],
    [
      'has no artist',
      HEADERS.filter((line) => !line.includes('ARTIST')),
      NOTES,
      ['artist_missing'],
    ],
    ['does not say where it ends', HEADERS, NOTES.slice(0, -1), ['end_mark_missing']],
    ['has an empty note', HEADERS, [': 0 0 4 la', ...NOTES], ['zero_length_note']],
    ['has a note of negative length', HEADERS, [': 0 -4 4 la', ...NOTES], ['zero_length_note']],
    ['has a line nobody can read', HEADERS, ['???', ': x y z', ...NOTES], ['line_unreadable']],
    ['has a note hours away', HEADERS, [': 99999999 1 0 a', ...NOTES], ['note_out_of_range']],
    ['has a pitch no ear hears', HEADERS, [': 0 1 900 a', ...NOTES], ['note_out_of_range']],
    [
      'has a third voice',
      HEADERS,
      [...NOTES.slice(0, -1), 'P3', ': 0 1 0 a', 'E'],
      ['voice_dropped'],
    ],
    ['begins behind its end', [...HEADERS, '#START:900'], NOTES, ['span_dropped']],
    ['ends before it begins', [...HEADERS, '#START:1', '#END:900'], NOTES, ['span_dropped']],
    [
      'has an endless syllable',
      HEADERS,
      [`: 0 1 0 ${'a'.repeat(500)}`, ': 4 1 0 a', 'E'],
      ['text_cut'],
    ],
  ]
  it.each(cases)('%s', (_, headers, notes, expected) => {
    expect(songOf(textOf(headers, notes)).codes).toEqual(expected)
  })

  it('reads lower-case keys, comma decimals, unknown headers, a byte order mark and Windows line ends', () => {
    const text = `\uFEFF#version:1.0.0\r\n#title:Stars\r\n#Artist:A\r\n#mp3:a.mp3\r\n#bpm:120,5\r\n#MOOD:calm\r\n: 0 4 0 a\r\nE\r\n`
    const { song, codes } = songOf(text)
    expect(codes).toEqual([])
    expect(song).toMatchObject({ bpm: 120.5, audio: 'a.mp3', title: 'Stars' })
    expect(song.voices[0]?.lines[0]?.notes[0]?.text).toBe('a')
  })

  it('cuts a note that reaches into the next, and drops the second of two that begin together', () => {
    const text = textOf(HEADERS, [': 0 9 0 a', ': 4 2 1 b', ': 4 2 2 c', 'E'])
    expect(notesOf(text)).toEqual([
      [
        ['normal', 0, 4, 0],
        ['normal', 4, 2, 1],
      ],
    ])
    expect(songOf(text).codes).toEqual(['overlap_cut', 'overlap_dropped'])
  })

  it('puts notes in the order of their beats, across phrases too', () => {
    const text = textOf(HEADERS, [': 20 2 0 c', ': 0 2 1 a', '- 12', ': 10 2 2 b', 'E'])
    expect(songOf(text).codes).toEqual(['notes_out_of_order'])
    expect(notesOf(text)).toEqual([
      [['normal', 0, 2, 1]],
      [['normal', 10, 2, 2]],
      [['normal', 20, 2, 0]],
    ])
  })

  it('makes a note of an unknown kind freestyle', () => {
    const text = textOf(HEADERS, ['X 0 4 5 hm', 'E'])
    expect(notesOf(text)).toEqual([[['freestyle', 0, 4, 5]]])
    expect(songOf(text).codes).toEqual(['unknown_note_type'])
  })

  it('makes the relative beats of old songs absolute, and not those of version 1.0', () => {
    const notes = [': 0 4 0 a', '- 4 8', ': 0 4 1 b', '- 6', ': 1 2 2 c', 'E']
    const old = textOf(['#RELATIVE:yes', ...HEADERS.slice(1)], notes)
    expect(songOf(old).codes).toEqual(
      ['relative_converted', 'version_missing'].toSorted().reverse(),
    )
    expect(notesOf(old)).toEqual([
      [['normal', 0, 4, 0]],
      [['normal', 8, 4, 1]],
      [['normal', 15, 2, 2]],
    ])
    expect(songOf(textOf(['#RELATIVE:yes', ...HEADERS], notes)).codes).not.toContain(
      'relative_converted',
    )
  })

  it('gives P3 of old songs to both voices', () => {
    const text = textOf(HEADERS.slice(1), ['P1', ': 0 1 0 a', 'P3', ': 4 1 0 b', 'E'])
    expect(notesOf(text, 0)).toHaveLength(2)
    expect(notesOf(text, 1)).toEqual([[['normal', 4, 1, 0]]])
  })

  it('reads an end in seconds and a start in milliseconds as what they mean', () => {
    const late = [': 400 4 0 a', ': 1600 4 0 b', 'E']
    const inSeconds = songOf(textOf([...HEADERS, '#START:12,5', '#END:215'], late))
    expect(inSeconds.song).toMatchObject({ startMs: 12_500, endMs: 215_000 })
    expect(inSeconds.codes).toEqual(['end_in_seconds'])
    const inMillis = songOf(textOf([...HEADERS, '#START:12500', '#END:215000'], late))
    expect(inMillis.song).toMatchObject({ startMs: 12_500, endMs: 215_000 })
    expect(inMillis.codes).toEqual(['start_in_milliseconds'])
  })

  it('counts each kind of problem once and names the first line', () => {
    const { parsed } = songOf(textOf(HEADERS, [...NOTES.slice(0, -1), '?', '?', '?', 'E']))
    expect(parsed.problems).toEqual([{ code: 'line_unreadable', count: 3, line: 10 }])
  })
})

describe('what cannot be sung is refused with its reason', () => {
  const without = (key: string) => HEADERS.filter((line) => !line.startsWith(key))
  const cases: [string, string][] = [
    ['not_a_song', ''],
    ['not_a_song', 'Dear diary, today I sang.'],
    ['title_missing', textOf(without('#TITLE'))],
    ['audio_missing', textOf(without('#AUDIO'))],
    ['bpm_missing', textOf(without('#BPM'))],
    ['no_notes', textOf(HEADERS, ['E'])],
    ['no_notes', textOf(HEADERS, [': 0 0 0 a', 'E'])],
    ['tempo_changes', textOf(HEADERS, [': 0 4 0 a', 'B 8 240,5', ': 8 4 0 b', 'E'])],
    ['too_large', `${textOf(HEADERS)}${' '.repeat(1_048_576)}`],
    [
      'too_many_notes',
      textOf(
        HEADERS,
        Array.from({ length: 10_001 }, (_, i) => `: ${i} 1 0 a`),
      ),
    ],
    ...['0', '-1', 'NaN', '1000000000', '1e3', 'Infinity', ''].map((bpm): [string, string] => [
      bpm === '' ? 'bpm_missing' : 'bpm_out_of_range',
      textOf([...without('#BPM'), `#BPM:${bpm}`]),
    ]),
    ...['-60001', '600001', 'soon'].map((gap): [string, string] => [
      'gap_out_of_range',
      textOf([...HEADERS, `#GAP:${gap}`]),
    ]),
  ]
  it.each(cases)('%s', (reason, text) => {
    expect(parseUltraStar(text)).toMatchObject({
      is: 'refused',
      reason,
      sentence: expect.stringMatching(/\.$/),
    })
  })

  const outside = [
    '/etc/passwd',
    '../secret.ogg',
    'a/../../b.ogg',
    'a\\b.ogg',
    'C:song.ogg',
    'https://example.org/a.ogg',
    'file:///a.ogg',
    'a\0.ogg',
    'a//b.ogg',
    './a.ogg',
    '.',
    'a'.repeat(256),
  ]
  it.each(outside)('a song that points to %j', (name) => {
    for (const key of ['AUDIO', 'INSTRUMENTAL', 'COVER']) {
      expect(parseUltraStar(textOf([...HEADERS, `#${key}:${name}`]))).toMatchObject({
        is: 'refused',
        reason: 'unsafe_file_reference',
      })
    }
  })

  it('allows a file in a folder below', () => {
    const { song } = songOf(textOf([...HEADERS, '#COVER:pictures/Stars (2).jpg']))
    expect(song.cover).toBe('pictures/Stars (2).jpg')
  })
})

it('a header named like a property of every object is an unknown header', () => {
  expect(songOf(textOf(['#__proto__:x', '#constructor:y', ...HEADERS])).codes).toEqual([])
})

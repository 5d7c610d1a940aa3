import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tuneOf } from '../testing/songs.ts'
import { decodeSongText } from './decode-song-text.ts'
import { parseUltraStar } from './parse-ultrastar.ts'
import type { Song } from './song.ts'
import { writeUltraStar } from './write-ultrastar.ts'

/** What the platform of the tests has, and the package itself does without. */
declare const performance: { now(): number }
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const SEED = 7_117
const TIDY = writeUltraStar(tuneOf(4)).split('\n')

/** Lines as found in collections of the last twenty years, and some that were written with intent. */
const litter = fc.oneof(
  fc.constantFrom(
    '',
    '   ',
    '#',
    '#:',
    '#BPM',
    '#END:3:20',
    '- ',
    '-',
    'P',
    'P9',
    'P1',
    'P2',
    'R',
    ':',
  ),
  fc.constantFrom(': 1 2', ': 1 2 three x', ': 1.5 2 3 a', ': -40 9 3 a', 'F 3 1 0', '* 7 0 0 a'),
  fc.constantFrom('#GAP:,', '#START:x', '#RELATIVE:YES', '#__proto__:1', '\0\0', 'X 1 1 1 \u202e'),
  fc
    .tuple(
      fc.constantFrom(':', '*', 'R', 'G', 'F', 'Q', '-'),
      fc.array(fc.integer(), { maxLength: 5 }),
    )
    .map(([mark, numbers]) => `${mark} ${numbers.join(' ')} x`),
  fc.string({ maxLength: 40 }),
)

/** A tidy song into which lines were thrown, of which lines were lost, and whose lines end in many ways. */
const messy = fc
  .record({
    thrown: fc.array(fc.tuple(fc.nat(TIDY.length), litter), { maxLength: 30 }),
    lost: fc.array(fc.nat(TIDY.length), { maxLength: 6 }),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    mark: fc.constantFrom('', '\uFEFF'),
  })
  .map(({ thrown, lost, lineEnd, mark }) => {
    const lines = TIDY.filter((_, index) => !lost.includes(index))
    for (const [at, line] of thrown) lines.splice(at, 0, line)
    return mark + lines.join(lineEnd)
  })

function expectWhole(song: Song) {
  expect(song.bpm).toBeGreaterThanOrEqual(10)
  expect(Number.isFinite(song.gapMs)).toBe(true)
  for (const { lines } of song.voices) {
    let beat = Number.NEGATIVE_INFINITY
    for (const { notes } of lines) {
      expect(notes.length).toBeGreaterThan(0)
      for (const note of notes) {
        expect(note.startBeat).toBeGreaterThanOrEqual(beat)
        expect(note.lengthBeats).toBeGreaterThan(0)
        beat = note.startBeat + note.lengthBeats
      }
    }
  }
}

describe('messy files', () => {
  it('end as a whole song or as a refusal, never in between', () => {
    let songs = 0
    fc.assert(
      fc.property(messy, (text) => {
        const parsed = parseUltraStar(text)
        if (parsed.is === 'refused') return
        songs += 1
        expectWhole(parsed.song)
      }),
      { seed: SEED, numRuns: 1500 },
    )
    expect(songs).toBeGreaterThan(500)
  })

  it('once mended are read the same again', () => {
    fc.assert(
      fc.property(messy, (text) => {
        const parsed = parseUltraStar(text)
        if (parsed.is === 'refused') return
        const again = parseUltraStar(writeUltraStar(parsed.song))
        expect(again).toMatchObject({ is: 'song', song: parsed.song })
      }),
      { seed: SEED + 1, numRuns: 500 },
    )
  })

  it('of any bytes never throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
        const decoded = decodeSongText(bytes)
        if (decoded.is === 'text') parseUltraStar(decoded.text)
      }),
      { seed: SEED + 2, numRuns: 500 },
    )
  })

  it('of one megabyte take time in proportion to their length', () => {
    const head = '#VERSION:1.0.0\n#TITLE:a\n#ARTIST:b\n#AUDIO:a.ogg\n#BPM:300\n'
    const hard = [' ', '#', ': ', '- ', '\t', '0', ': 1 ', 'B ', '\r'].map((part) =>
      (head + part.repeat(1_048_576)).slice(0, 1_048_576),
    )
    for (const text of hard) {
      const before = performance.now()
      parseUltraStar(text)
      // In proportion to its square it would take hours.
      expect(performance.now() - before).toBeLessThan(60_000)
    }
  })
})

describe('bytes of a song', () => {
  const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

  it('are UTF-8 with or without a byte order mark, whatever their header says', () => {
    const bytes = new TextEncoder().encode('\uFEFF#TITLE:Été')
    expect(decodeSongText(bytes)).toEqual({ is: 'text', text: '#TITLE:Été', encoding: 'utf-8' })
    const plain = new TextEncoder().encode('#ENCODING:CP1252\n#TITLE:Été')
    expect(decodeSongText(plain)).toMatchObject({ encoding: 'utf-8' })
  })

  it('are Windows-1252 when they are no UTF-8', () => {
    expect(decodeSongText(latin('#TITLE:\xc9t\xe9 \x80'))).toEqual({
      is: 'text',
      text: '#TITLE:Été €',
      encoding: 'windows-1252',
    })
  })

  it('are Windows-1250 when the header says so', () => {
    expect(decodeSongText(latin('#encoding: cp1250\n#TITLE:\xe8\xf8'))).toMatchObject({
      text: '#encoding: cp1250\n#TITLE:čř',
      encoding: 'windows-1250',
    })
  })

  it('of a text saved as Unicode by an old editor are read too', () => {
    const units = Uint16Array.from('\uFEFF#TITLE:č', (char) => char.charCodeAt(0))
    expect(decodeSongText(new Uint8Array(units.buffer))).toMatchObject({ text: '#TITLE:č' })
  })

  it('over 1 MB are not read', () => {
    expect(decodeSongText(new Uint8Array(1_048_577))).toEqual({
      is: 'refused',
      reason: 'too_large',
    })
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseUltraStar } from './parse-ultrastar.ts'
import type { Song, SongLine, SongNote, SongVoice } from './song.ts'
import { writeUltraStar } from './write-ultrastar.ts'

const SEED = 20_251
const isPlain = (text: string) =>
  [...text].every((char) => (char.codePointAt(0) ?? 0) >= 32 && !/[\u007f\ufeff]/.test(char))

const header = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter((text) => isPlain(text) && text.trim() === text)
const syllable = fc.string({ unit: 'grapheme', maxLength: 12 }).filter(isPlain)
const fileName = fc.stringMatching(/^[a-z][a-zé ]{0,10}[a-z]\.ogg$/)
const kind = fc.constantFrom('normal', 'golden', 'rap', 'goldenRap', 'freestyle')

const noteAfter = fc.record({
  kind,
  pause: fc.nat(9),
  lengthBeats: fc.integer({ min: 1, max: 40 }),
  pitch: fc.integer({ min: -36, max: 48 }),
  text: syllable,
})

const lines = fc
  .array(fc.array(noteAfter, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 })
  .map((drawn): SongLine[] => {
    let beat = 0
    return drawn.map((line) => ({
      notes: line.map(({ pause, ...note }): SongNote => {
        const startBeat = beat + pause
        beat = startBeat + note.lengthBeats
        return { ...note, startBeat }
      }),
    }))
  })

const voice: fc.Arbitrary<SongVoice> = fc.record({
  name: fc.option(header, { nil: null }),
  lines,
})

const song: fc.Arbitrary<Song> = fc.record({
  title: header,
  artist: header,
  language: fc.option(header, { nil: null }),
  genre: fc.option(header, { nil: null }),
  year: fc.option(fc.integer({ min: 0, max: 9999 }), { nil: null }),
  bpm: fc.double({ min: 10, max: 2000, noNaN: true }),
  gapMs: fc.integer({ min: -60_000_000, max: 600_000_000 }).map((us) => us / 1000),
  startMs: fc.constant(null),
  endMs: fc.option(
    fc.integer({ min: 1_500_000, max: 3_600_000 }).map((ms) => ms + 0.125 - 0.125),
    { nil: null },
  ),
  audio: fileName,
  instrumental: fc.option(fileName, { nil: null }),
  cover: fc.option(fileName, { nil: null }),
  voices: fc.array(voice, { minLength: 1, maxLength: 2 }),
})

it('a song that is written and read again is the same song', () => {
  fc.assert(
    fc.property(song, (written) => {
      expect(parseUltraStar(writeUltraStar(written))).toEqual({
        is: 'song',
        song: written,
        problems: [],
      })
    }),
    { seed: SEED, numRuns: 400 },
  )
})

it('the start of a song survives to the millisecond', () => {
  fc.assert(
    fc.property(song, fc.integer({ min: 1, max: 99_999 }), (drawn, startMs) => {
      const note: SongNote = { kind: 'normal', startBeat: 0, lengthBeats: 4, pitch: 0, text: 'a' }
      const late = {
        ...drawn,
        gapMs: 100_000,
        startMs,
        voices: [{ name: null, lines: [{ notes: [note] }] }],
      }
      expect(parseUltraStar(writeUltraStar(late))).toMatchObject({ is: 'song', song: late })
    }),
    { seed: SEED, numRuns: 200 },
  )
})

it('a line break in a title does not become a line of the file', () => {
  const [written] = fc.sample(song, { seed: SEED, numRuns: 1 })
  if (!written) throw new Error('no song was drawn')
  const text = writeUltraStar({ ...written, title: 'Stars\n#AUDIO:/etc/passwd' })
  expect(parseUltraStar(text)).toMatchObject({
    is: 'song',
    song: { title: 'Stars #AUDIO:/etc/passwd', audio: written.audio },
  })
})

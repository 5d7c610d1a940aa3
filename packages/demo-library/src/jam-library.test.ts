import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseUltraStar } from '@starnest/jam/song/parse-ultrastar'
import { describe, expect, it } from 'vitest'
import { readKey } from '../render/band/chord.ts'
import { madeFromHash } from '../render/jam/made-from.ts'
import { beatScoreFile } from '../render/jam/make-beat.ts'
import { leadSheetFile, songText } from '../render/jam/make-song.ts'
import { JAM_LUFS, JAM_TOLERANCE_LU, JAM_TRUE_PEAK } from '../render/jam/play.ts'
import { madeFile, measureSound } from '../render/jam/sound-file.ts'
import { hear, longestSilence } from '../render/listen/hear.ts'
import { listenTo } from '../render/listen/listen-to.ts'
import { type DemoBeat, type DemoSong, listDemoBeats, listDemoSongs } from './jam-library.ts'
import { slugsOf } from './library-folders.ts'
import { sampleOf } from './testing/sample.ts'

const songs = await listDemoSongs()
const beats = await listDemoBeats()
const pieces: readonly (DemoSong | DemoBeat)[] = [...songs, ...beats]
const named = pieces.map((piece) => ({ slug: piece.record.slug, piece }))
const sample = sampleOf(named.map(({ slug }) => slug))
const sampled = named.filter(({ slug }) => sample.films.has(slug))
/** All songs and beats together. */
const MOST_BYTES = 45_000_000
/** A found tempo may be off by this share. */
const TEMPO_TOLERANCE = 0.01
/** Another decoder rounds otherwise, LU and dB. */
const ROUNDING = 0.1
const RATE = 48_000
/** -54 dBFS: less than this is heard as silence. */
const SILENCE = 0.002
const LONGEST_SILENCE_SECONDS = 0.6
/** The end fades out. */
const FADE_SECONDS = 1.5
const hasTempo = ({ record: { bpm, heard } }: DemoSong | DemoBeat) =>
  Math.abs(heard.bpm / bpm - 1) <= TEMPO_TOLERANCE
const hasKey = ({ record: { key, heard } }: DemoSong | DemoBeat) => {
  const [meant, found] = [readKey(key), readKey(heard.key)]
  return meant.tonic === found.tonic && meant.mode === found.mode
}

describe('songs and beats', () => {
  it('are fifty and fifty, one for each score', async () => {
    expect(songs.map(({ record }) => record.slug)).toEqual(await slugsOf('songs'))
    expect(beats.map(({ record }) => record.slug)).toEqual(await slugsOf('beats'))
    expect([songs.length, beats.length]).toEqual([50, 50])
  })

  it('have titles and slugs of their own', () => {
    expect(new Set(pieces.map(({ record }) => record.title)).size).toBe(pieces.length)
    expect(new Set(pieces.map(({ record }) => record.slug)).size).toBe(pieces.length)
  })

  it('take no more than 45 MB together', () => {
    const bytes = pieces.reduce((sum, { record }) => sum + record.audio.bytes, 0)
    console.info(`${pieces.length} pieces, ${(bytes / 1e6).toFixed(1)} MB`)
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('offer beats of all genres, difficulties and tempos', () => {
    const genres = beats.map(({ record }) => record.genre)
    const count = (genre: string) => genres.filter((other) => other === genre).length
    expect([count('Hip Hop'), count('Pop'), count('Crossover')]).toEqual([24, 13, 13])
    expect(new Set(beats.map(({ record }) => record.difficulty)).size).toBe(3)
    expect(new Set(beats.map(({ record }) => record.feel)).size).toBeGreaterThan(40)
    for (const { record } of beats) {
      expect(record.bpm, record.slug).toBeGreaterThanOrEqual(75)
      expect(record.bpm, record.slug).toBeLessThanOrEqual(160)
      expect(record.sound.durationMs, record.slug).toBeGreaterThanOrEqual(45_000)
      expect(record.sound.durationMs, record.slug).toBeLessThanOrEqual(71_000)
    }
  })

  it('are heard in the tempo and the key that their scores name', () => {
    const [tempos, keys] = [pieces.filter(hasTempo), songs.filter(hasKey)]
    const beatKeys = beats.filter(hasKey)
    console.info(
      `tempo found in ${tempos.length} of ${pieces.length}, key in ${keys.length} of ${songs.length} songs and ${beatKeys.length} of ${beats.length} beats`,
    )
    expect(tempos.length).toBeGreaterThanOrEqual(98)
    expect(keys.length).toBeGreaterThanOrEqual(41)
  })
})

describe.each(named)('$slug', ({ piece }) => {
  it('lives in a folder of its own name, with the files that were made', async () => {
    const { record, folder } = piece
    expect(path.basename(folder)).toBe(record.slug)
    expect(await madeFile(piece.audioPath)).toEqual(record.audio)
    if ('textPath' in piece) expect(await madeFile(piece.textPath)).toEqual(piece.record.text)
  })

  it('was made from its score and the band as they are now', async () => {
    const { record, folder } = piece
    const score = record.kind === 'song' ? leadSheetFile(folder) : beatScoreFile(folder)
    expect(record.madeFrom).toBe(await madeFromHash(record.kind, score))
  })

  it('is as loud as its neighbours, never clips, and lasts as long as its bars', () => {
    const { sound, bpm, beatsPerBar, bars, firstBeatMs } = piece.record
    expect(Math.abs(sound.lufs - JAM_LUFS)).toBeLessThanOrEqual(JAM_TOLERANCE_LU)
    expect(sound.truePeak).toBeLessThanOrEqual(JAM_TRUE_PEAK)
    const barsMs = (bars * beatsPerBar * 60_000) / bpm
    expect(Math.abs(sound.durationMs - firstBeatMs - barsMs)).toBeLessThan(400)
  })
})

describe.each(songs.map((song) => ({ slug: song.record.slug, song })))('$slug', ({ song }) => {
  it('has a text that is its lead sheet, and that is read again without a fault', async () => {
    const text = await readFile(song.textPath, 'utf8')
    expect(text).toBe(await songText(song.folder))
    const parsed = parseUltraStar(text)
    expect(parsed).toMatchObject({ is: 'song', problems: [] })
    if (parsed.is !== 'song') return
    expect(parsed.song.gapMs).toBe(song.record.firstNoteMs)
    expect(parsed.song.audio).toBe(song.record.audio.file)
  })
})

describe.each(sampled)('$slug, heard anew', ({ piece }) => {
  it('sounds as it was measured, without silence', async () => {
    const { record, audioPath } = piece
    const sound = await measureSound(audioPath)
    expect(sound.durationMs).toBe(record.sound.durationMs)
    expect(Math.abs(sound.lufs - record.sound.lufs)).toBeLessThanOrEqual(ROUNDING)
    expect(Math.abs(sound.truePeak - record.sound.truePeak)).toBeLessThanOrEqual(ROUNDING)
    expect(sound.truePeak).toBeLessThanOrEqual(JAM_TRUE_PEAK)
    const samples = await hear(audioPath, RATE)
    const body = samples.subarray(0, samples.length - FADE_SECONDS * RATE)
    const silence = longestSilence(body, { rate: RATE, floor: SILENCE })
    expect(silence).toBeLessThan(LONGEST_SILENCE_SECONDS)
  })

  it('has the tempo and key that its record says were heard', async () => {
    const heard = await listenTo(piece.audioPath, piece.record.bpm)
    expect(heard.bpm).toBeCloseTo(piece.record.heard.bpm, 1)
    expect(heard.key).toBe(piece.record.heard.key)
  })
})

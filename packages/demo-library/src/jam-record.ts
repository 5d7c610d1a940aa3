import { z } from 'zod'

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/)

/** A file that was made: its name in its folder, SHA-256 and bytes. */
const madeFileSchema = z.object({
  file: z.string().min(1),
  sha256: sha256Schema,
  bytes: z.int().positive(),
})
/** A made file. */
export type MadeFile = z.infer<typeof madeFileSchema>

/** What was measured of a sound file after it was encoded. */
const soundFactsSchema = z.object({
  durationMs: z.int().positive(),
  lufs: z.number().describe('Integrated loudness, EBU R 128'),
  truePeak: z.number().describe('dBTP'),
})
/** Loudness and length of a sound file. */
export type SoundFacts = z.infer<typeof soundFactsSchema>

/** What a program finds when it listens to the sound. */
const heardSchema = z.object({
  bpm: z.number().positive().describe('From what is struck, within half an octave of the tempo'),
  key: z.string().describe("From its tones, with Krumhansl's profiles"),
})
/** Tempo and key that were found in a sound file. */
export type Heard = z.infer<typeof heardSchema>

/** Somebody or something a piece owes its sound or words to. */
const creditSchema = z.object({ what: z.string().min(1), from: z.string().min(1) })

/** What song.json and beat.json have in common. */
const pieceSchema = z.object({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().min(1).max(60),
  genre: z.enum(['Pop', 'Hip Hop', 'Crossover']).describe('Source: specification §2.13'),
  difficulty: z.enum(['Easy', 'Medium', 'Hard']).describe('Source: specification §9, "Jam"'),
  bpm: z.number().min(40).max(240).describe('Quarter notes a minute'),
  key: z.string().regex(/^[A-G][#b]? (major|minor)$/),
  beatsPerBar: z.int().min(2).max(4),
  bars: z.int().positive(),
  firstBeatMs: z.int().min(0).describe('Where the first bar begins in the sound'),
  sound: soundFactsSchema,
  heard: heardSchema,
  audio: madeFileSchema.describe('Opus in WebM'),
  credits: z.array(creditSchema).min(1),
  madeFrom: sha256Schema.describe('Of the score and of the program that plays it'),
})

/** song.json beside a song: what is sung to, and what is known of it. */
export const songRecordSchema = pieceSchema.extend({
  kind: z.literal('song'),
  artist: z.string().min(1),
  language: z.string().describe('BCP 47'),
  year: z.int().describe('When words and melody were first printed or written down'),
  style: z.string(),
  firstNoteMs: z.int().min(0).describe('Where the first syllable is sung'),
  publicDomain: z.object({ words: z.string().min(1), melody: z.string().min(1) }),
  text: madeFileSchema.describe('Words and notes, UltraStar format 1'),
})
/** A song's record. */
export type SongRecord = z.infer<typeof songRecordSchema>

/** beat.json beside a beat to rap or sing freely over. */
export const beatRecordSchema = pieceSchema.extend({
  kind: z.literal('beat'),
  feel: z.string().min(1).describe('What musicians call it'),
})
/** A beat's record. */
export type BeatRecord = z.infer<typeof beatRecordSchema>

import * as z from 'zod/mini'

/** Genres of the stage. Source: specification §3, "Song", "Beat". */
export const JAM_GENRES = ['Pop', 'Hip Hop', 'Crossover'] as const
/** One of {@link JAM_GENRES}. */
export const jamGenreSchema = z.enum(JAM_GENRES)
export type JamGenre = z.infer<typeof jamGenreSchema>

/** How hard a song is to sing, and how exactly a take has to be sung. Source: specification §3, "Song". */
export const JAM_DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const
/** One of {@link JAM_DIFFICULTIES}. */
export const jamDifficultySchema = z.enum(JAM_DIFFICULTIES)
export type JamDifficulty = z.infer<typeof jamDifficultySchema>

/** `karaoke`: a song is sung; `freestyle`: somebody raps over a beat. Source: specification §4, "Jam mode". */
export const JAM_MODES = ['karaoke', 'freestyle'] as const
/** One of {@link JAM_MODES}. */
export const jamModeSchema = z.enum(JAM_MODES)
export type JamMode = z.infer<typeof jamModeSchema>

/** Characters of the id of a song or beat. */
const MAX_TRACK_ID_CHARACTERS = 80

/** Id of a song or beat: the slug of one that ships, or `import-` and a number. */
export const jamTrackIdSchema = z
  .string()
  .check(z.maxLength(MAX_TRACK_ID_CHARACTERS), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))

/** A song or a beat: what a round is about. */
export const jamTrackSchema = z.object({ mode: jamModeSchema, trackId: jamTrackIdSchema })
export type JamTrack = z.infer<typeof jamTrackSchema>

/** One line of credits, such as what the words are by and why they belong to everybody. In English. */
export const jamCreditSchema = z.object({
  what: z.string().check(z.describe('Such as "words" or "melody"')),
  text: z.string(),
})

const durationSeconds = z.number().check(z.positive())
const soundUrl = z
  .string()
  .check(z.describe('Its sound without a voice, whole or by Range; another one after a change'))

/** A song of the list. Source: specification §3, "Song". */
export const jamSongSchema = z.object({
  id: jamTrackIdSchema,
  title: z.string(),
  artist: z.string(),
  genre: jamGenreSchema,
  difficulty: jamDifficultySchema,
  bpm: z.number().check(z.positive(), z.describe('Quarter notes in a minute, as it is counted in')),
  durationSeconds,
  language: z
    .nullable(z.string())
    .check(z.describe('BCP 47, or as the file names it; null: unknown')),
  year: z.nullable(z.int()),
  credits: z.array(jamCreditSchema),
  voices: z.int().check(z.minimum(1), z.maximum(2), z.describe('2: a duet')),
  isImported: z.boolean().check(z.describe('The family brought it; false: it ships with Starnest')),
  minimumAge: z
    .nullable(z.int().check(z.minimum(0), z.maximum(18)))
    .check(
      z.describe('Years from which it is seen; null: for grown-ups, until a parent says an age'),
    ),
  soundUrl,
})
export type JamSong = z.infer<typeof jamSongSchema>
/** GET /api/jam/songs: those that the viewer may see, by title. */
export const jamSongListSchema = z.array(jamSongSchema)

/** A beat of the list; beats ship with Starnest and are for everybody. Source: specification §3, "Beat". */
export const jamBeatSchema = z.object({
  id: jamTrackIdSchema,
  name: z.string(),
  genre: jamGenreSchema,
  bpm: z.number().check(z.positive()),
  durationSeconds,
  credits: z.array(jamCreditSchema),
  soundUrl,
})
export type JamBeat = z.infer<typeof jamBeatSchema>
/** GET /api/jam/beats: all of them, by name. */
export const jamBeatListSchema = z.array(jamBeatSchema)

/** What is scored of a note. Source: UltraStar format 1.0. */
export const JAM_NOTE_KINDS = ['normal', 'golden', 'rap', 'goldenRap', 'freestyle'] as const

/** A note as it is drawn and scored; the same as `SongNote` of @starnest/jam. */
export const jamNoteSchema = z.object({
  kind: z.enum(JAM_NOTE_KINDS),
  startBeat: z.int().check(z.describe("In the song's own beats, which last 15,000 / bpm ms")),
  lengthBeats: z.int().check(z.positive()),
  pitch: z.int().check(z.describe('Half-steps from C4')),
  text: z.string().check(z.describe('A syllable; a space parts it from the next word')),
})

/** Milliseconds by which the words of a song can be shifted against its music, at most and in one step. */
export const LYRIC_OFFSET = { mostMs: 2000, stepMs: 50 } as const

/** Milliseconds by which the words and notes of a song come later than its text says; less than 0: sooner. */
export const lyricOffsetSchema = z
  .int()
  .check(z.minimum(-LYRIC_OFFSET.mostMs), z.maximum(LYRIC_OFFSET.mostMs))

/** PUT /api/jam/songs/:id/lyric-offset: what is remembered of an imported song for the whole family. */
export const newLyricOffsetSchema = z.strictObject({ lyricOffsetMs: lyricOffsetSchema })

/** GET /api/jam/songs/:id: the notes of a song. Beat 0 stands at `gapMs` of its sound. Fits `Song` of
 *  @starnest/jam, by which both sides count. */
export const jamSongSheetSchema = z.object({
  song: jamSongSchema,
  bpm: z
    .number()
    .check(z.positive(), z.describe("Of the notes' grid: a beat lasts 15,000 / bpm ms")),
  gapMs: z.number(),
  lyricOffsetMs: lyricOffsetSchema.check(
    z.describe('What the family added to `gapMs`, which leaves it as the text has it'),
  ),
  startMs: z.nullable(z.number()),
  endMs: z.nullable(z.number()),
  voices: z.array(
    z.object({
      name: z.nullable(z.string()),
      lines: z.array(z.object({ notes: z.array(jamNoteSchema) })),
    }),
  ),
})
export type JamSongSheet = z.infer<typeof jamSongSheetSchema>

/** GET /api/jam/beats/:id: when the bars of a beat begin. */
export const jamBeatGridSchema = z.object({
  beat: jamBeatSchema,
  bpm: z.number().check(z.positive(), z.describe('Quarter notes in a minute')),
  firstBeatMs: z
    .number()
    .check(z.nonnegative(), z.describe('Where the first bar begins in its sound')),
  beatsPerBar: z.int().check(z.positive()),
  bars: z.int().check(z.positive()),
})
export type JamBeatGrid = z.infer<typeof jamBeatGridSchema>

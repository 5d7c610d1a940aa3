import * as z from 'zod/mini'
import { newLibraryFolderSchema } from '../files/library.ts'
import { jamTrackIdSchema } from './jam.ts'

/** Folders with songs that one household may have. */
export const MAX_SONG_FOLDERS = 5
/** Songs that are taken from one folder. */
export const MAX_IMPORTED_SONGS = 2000
/** Problems that are named of one folder. */
export const MAX_SONG_PROBLEMS = 100

/** Why a file of a folder became no song, or not all of one. `unsafe_path`: it names a sound elsewhere: an
 *  absolute path, `..`, or a link that leads out; `invalid`: the words of the file are no song;
 *  `lasts_too_long`: more than ten minutes; `repaired`: it became a song, and something in it was put right. */
export const SONG_PROBLEMS = [
  'too_large',
  'unreadable',
  'invalid',
  'repaired',
  'no_audio',
  'unsafe_path',
  'audio_missing',
  'audio_refused',
  'audio_shorter',
  'lasts_too_long',
  'no_room',
  'engine_missing',
  'too_many',
  'failed',
] as const
/** One of {@link SONG_PROBLEMS}. */
export const songProblemCodeSchema = z.enum(SONG_PROBLEMS)
export type SongProblemCode = z.infer<typeof songProblemCodeSchema>

/** A line about one file. */
export const songProblemSchema = z.object({
  path: z.string().check(z.describe('From the folder, with / between names; empty: the folder')),
  code: songProblemCodeSchema,
  reason: z.string().check(z.describe('An English sentence')),
  isSong: z.boolean().check(z.describe('It became a song all the same')),
})
export type SongProblem = z.infer<typeof songProblemSchema>

/** Where the reading of a folder stands. `stopped`: somebody ended it; what was read stays. */
export const SONG_FOLDER_STATES = [
  'waiting',
  'scanning',
  'ready',
  'stopped',
  'missing',
  'unreadable',
] as const

/** A folder with UltraStar songs. */
export const songFolderSchema = z.object({
  id: z.int().check(z.positive()),
  path: z.string().check(z.describe('As the server sees it')),
  state: z.enum(SONG_FOLDER_STATES),
  progress: z
    .nullable(z.object({ done: z.int(), total: z.int() }))
    .check(z.describe('Files that were read, of all; null: nothing is being read')),
  songs: z.int().check(z.nonnegative()),
  scannedAt: z.nullable(z.iso.datetime()),
  problems: z.array(songProblemSchema).check(z.maxLength(MAX_SONG_PROBLEMS)),
})
export type SongFolder = z.infer<typeof songFolderSchema>
/** GET /api/jam/folders. */
export const songFolderListSchema = z.array(songFolderSchema)

/** POST /api/jam/folders. Refused as a library folder is: details.reason of invalid_request. */
export const newSongFolderSchema = newLibraryFolderSchema

/** What DELETE of a folder answers. Its songs are gone; its files lie where they lay. */
export const removedSongFolderSchema = z.object({ id: z.int().check(z.positive()) })

/** POST /api/jam/ages: from which age imported songs are seen. */
export const songAgesSchema = z.strictObject({
  songs: z.union([
    z.literal('all'),
    z.array(jamTrackIdSchema).check(z.minLength(1), z.maxLength(MAX_IMPORTED_SONGS)),
  ]),
  minimumAge: z
    .nullable(z.int().check(z.minimum(0), z.maximum(18)))
    .check(z.describe('Years; null: for grown-ups')),
})
export type SongAges = z.infer<typeof songAgesSchema>

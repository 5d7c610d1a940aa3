import type { FileProblem } from '@starnest/contract/files/file-problems'
import type { SONG_PROBLEMS, SongProblem } from '@starnest/contract/jam/imports'
import { SONG_FOLDER_STATES } from '@starnest/contract/jam/imports'
import { JAM_DIFFICULTIES, JAM_GENRES, JAM_MODES } from '@starnest/contract/jam/jam'
import { JAM_ROUND_KINDS } from '@starnest/contract/jam/rounds'
import { TAKE_FILM_STATES } from '@starnest/contract/jam/take-films'
import type { Song } from '@starnest/jam/song/song'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { bytes, identity, instant, oneOf } from './columns.ts'
import { householdId, profiles } from './family.ts'

/** A folder on this machine whose UltraStar songs can be sung. */
export const songFolders = pgTable(
  'song_folders',
  {
    id: identity(),
    householdId: householdId(),
    /** Absolute, with links resolved. */
    path: text('path').notNull(),
    state: text('state', { enum: SONG_FOLDER_STATES }).notNull().default('waiting'),
    /** Files of the scan that runs: read, and all. */
    doneFiles: integer('done_files').notNull().default(0),
    totalFiles: integer('total_files').notNull().default(0),
    problems: jsonb('problems').$type<SongProblem[]>().notNull().default([]),
    addedAt: instant('added_at').notNull().defaultNow(),
    scannedAt: instant('scanned_at'),
  },
  (table) => [
    unique('song_folders_path').on(table.householdId, table.path),
    check('song_folders_state', sql`${table.state} in (${oneOf(SONG_FOLDER_STATES)})`),
  ],
)

/** A song of a folder. Its sound is a copy in storage: `<mediaId>/backing.webm`. */
export const importedSongs = pgTable(
  'imported_songs',
  {
    id: identity(),
    householdId: householdId(),
    folderId: integer('folder_id')
      .notNull()
      .references(() => songFolders.id, { onDelete: 'cascade' }),
    /** Of its text, from the folder, with '/'. */
    path: text('path').notNull(),
    /** What its text and its sound were when they were read: another one means reading again. */
    originHash: text('origin_hash').notNull(),
    mediaId: text('media_id').notNull(),
    /** What its list says; the song itself may have ten thousand notes. */
    facts: jsonb('facts').$type<ImportedFacts>().notNull(),
    song: jsonb('song').$type<Song>().notNull(),
    genre: text('genre', { enum: JAM_GENRES }).notNull(),
    difficulty: text('difficulty', { enum: JAM_DIFFICULTIES }).notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Years from which it is seen; null: no parent has said. */
    minimumAge: smallint('minimum_age'),
    /** What was put right in its text. */
    repairs: jsonb('repairs').$type<SongRepair[]>().notNull().default([]),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (table) => [
    unique('imported_songs_path').on(table.folderId, table.path),
    index('imported_songs_household').on(table.householdId),
    check('imported_songs_genre', sql`${table.genre} in (${oneOf(JAM_GENRES)})`),
    check('imported_songs_difficulty', sql`${table.difficulty} in (${oneOf(JAM_DIFFICULTIES)})`),
  ],
)

/** What a list says of an imported song. */
export type ImportedFacts = Pick<Song, 'title' | 'artist' | 'language' | 'year' | 'bpm'> & {
  /** 2: a duet. */
  voices: number
  /** Milliseconds by which the family shifted the words; left out: not at all. A text that is read anew has
   *  times of its own, and begins without. */
  lyricOffsetMs?: number
}

/** A line of what is told of an imported song. */
export type SongRepair = { code: (typeof SONG_PROBLEMS)[number]; reason: string }

/** A round that somebody opened. */
export const jamRounds = pgTable(
  'jam_rounds',
  {
    /** 128 random bits in base64url. */
    id: text('id').primaryKey(),
    householdId: householdId(),
    /** Who opened it, and the device: nobody else hands it in. null: nobody who is still here; what the
     *  others sang in it stays. */
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    deviceId: text('device_id'),
    mode: text('mode', { enum: JAM_MODES }).notNull(),
    trackId: text('track_id').notNull(),
    kind: text('kind', { enum: JAM_ROUND_KINDS }).notNull(),
    difficulty: text('difficulty', { enum: JAM_DIFFICULTIES }).notNull(),
    isPractice: boolean('is_practice').notNull(),
    /** Part of the sound that is sung, milliseconds. */
    fromMs: integer('from_ms').notNull(),
    toMs: integer('to_ms').notNull(),
    openedAt: instant('opened_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('jam_rounds_open').on(table.householdId, table.openedAt),
    index('jam_rounds_profile').on(table.profileId),
    check('jam_rounds_mode', sql`${table.mode} in (${oneOf(JAM_MODES)})`),
    check('jam_rounds_kind', sql`${table.kind} in (${oneOf(JAM_ROUND_KINDS)})`),
    check('jam_rounds_difficulty', sql`${table.difficulty} in (${oneOf(JAM_DIFFICULTIES)})`),
  ],
)

/** A singer of a round, and what it sang: everything that a score is counted from. It goes with its
 *  profile. Of a guest no readings are kept. */
export const jamTakes = pgTable(
  'jam_takes',
  {
    id: identity(),
    householdId: householdId(),
    roundId: text('round_id')
      .notNull()
      .references(() => jamRounds.id, { onDelete: 'cascade' }),
    /** Place in the round, from 1. */
    number: smallint('number').notNull(),
    /** null: a guest. */
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'cascade' }),
    guestName: text('guest_name'),
    /** SHA-256 of the readings, hexadecimal: nothing is handed in twice. null: not handed in. */
    digest: text('digest'),
    /** Packed readings and onsets, compressed. */
    sung: bytes('sung'),
    /** null: not handed in, or practice. */
    score: integer('score'),
    points: integer('points'),
    sungAt: instant('sung_at'),
  },
  (table) => [
    unique('jam_takes_number').on(table.roundId, table.number),
    unique('jam_takes_digest').on(table.householdId, table.digest),
    index('jam_takes_week').on(table.householdId, table.sungAt),
    index('jam_takes_profile').on(table.profileId),
    check('jam_takes_who', sql`(${table.profileId} is null) <> (${table.guestName} is null)`),
  ],
)

/** Somebody who waits to sing, or has sung. */
export const jamQueue = pgTable(
  'jam_queue',
  {
    id: identity(),
    householdId: householdId(),
    mode: text('mode', { enum: JAM_MODES }).notNull(),
    trackId: text('track_id').notNull(),
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'cascade' }),
    guestName: text('guest_name'),
    addedAt: instant('added_at').notNull(),
    /** Place to which somebody moved it, from 0; null: where it comes by itself. */
    place: smallint('place'),
    /** null: it waits. */
    sungAt: instant('sung_at'),
  },
  (table) => [
    index('jam_queue_household').on(table.householdId, table.sungAt),
    index('jam_queue_profile').on(table.profileId),
    check('jam_queue_mode', sql`${table.mode} in (${oneOf(JAM_MODES)})`),
    check('jam_queue_who', sql`(${table.profileId} is null) <> (${table.guestName} is null)`),
  ],
)

/** A film that is made of a take for a browser that makes none. Its files are below its mediaId in storage; all of
 *  it goes as soon as it was fetched, or minutes later. */
export const jamTakeFilms = pgTable(
  'jam_take_films',
  {
    /** 128 random bits in base64url. */
    id: text('id').primaryKey(),
    householdId: householdId(),
    /** Who asked for it, and the device: nobody else sees it. null: nobody who is still here. */
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    deviceId: text('device_id'),
    mediaId: text('media_id').notNull(),
    state: text('state', { enum: TAKE_FILM_STATES }).notNull().default('queued'),
    percent: smallint('percent').notNull().default(0),
    /** Why it failed, as an English sentence, and the same for any language. */
    reason: text('reason'),
    problem: jsonb('problem').$type<FileProblem>(),
    askedAt: instant('asked_at').notNull(),
    /** null: it is being made. */
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('jam_take_films_household').on(table.householdId),
    index('jam_take_films_profile').on(table.profileId),
    check('jam_take_films_state', sql`${table.state} in (${oneOf(TAKE_FILM_STATES)})`),
  ],
)

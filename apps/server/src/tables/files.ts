import type { FileProblem } from '@starnest/contract/files/file-problems'
import { ASSET_TYPES } from '@starnest/contract/files/files'
import { INGEST_JOBS, INGEST_STATES } from '@starnest/contract/files/ingest'
import { LOOKUP_SOURCES } from '@starnest/contract/lookup/lookup'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import type { Segment } from '@starnest/contract/watch/segments'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { MediaExamination } from '../ports/media/media.ts'
import { identity, instant, oneOf } from './columns.ts'
import { householdId, profiles } from './family.ts'
import { titles } from './titles.ts'

/** A folder on this machine whose films are titles without being copied. */
export const libraryFolders = pgTable(
  'library_folders',
  {
    id: identity(),
    householdId: householdId(),
    /** Absolute, with links resolved. */
    path: text('path').notNull(),
    /** It stands in STARNEST_LIBRARY. */
    isFixed: boolean('is_fixed').notNull().default(false),
    addedAt: instant('added_at').notNull().defaultNow(),
    scannedAt: instant('scanned_at'),
    /** The public catalogue in which its titles are looked up; null: in none. */
    lookupSource: text('lookup_source', { enum: LOOKUP_SOURCES }),
    lookupLanguage: text('lookup_language').$type<InterfaceLanguage>().notNull().default('en'),
  },
  (table) => [
    unique('library_folders_path').on(table.householdId, table.path),
    check('library_folders_lookup', sql`${table.lookupSource} in (${oneOf(LOOKUP_SOURCES)})`),
  ],
)

/** A media file of the household. Source: specification §3, "Temp file". */
export const files = pgTable(
  'files',
  {
    id: identity(),
    householdId: householdId(),
    /** 128 random bits in base64url: its folder in storage. */
    mediaId: text('media_id').notNull(),
    /** `<mediaId>.<extension of ours>`: what it is called in addresses. */
    filename: text('filename').notNull(),
    /** As its owner called it; never part of a path. */
    originalName: text('original_name').notNull(),
    assetType: text('asset_type', { enum: ASSET_TYPES }).notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** Hexadecimal; null: a file of a library folder that nobody has read whole. */
    sha256: text('sha256'),
    /** The library folder it lies in, and its path from there, with '/'; null: it was uploaded. */
    folderId: integer('folder_id').references(() => libraryFolders.id, { onDelete: 'cascade' }),
    folderPath: text('folder_path'),
    /** When its bytes changed last, as the disk says. */
    modifiedAt: instant('modified_at'),
    /** What tells the bytes of a file of a library folder from others; null: not read yet, or uploaded. */
    contentMark: text('content_mark'),
    /** Who uploaded it; null: nobody who is still here. */
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    titleId: integer('title_id').references(() => titles.id, { onDelete: 'set null' }),
    /** What the probe found in it; null: not looked into yet, or refused. */
    facts: jsonb('facts').$type<MediaExamination>(),
    hasThumbnail: boolean('has_thumbnail').notNull().default(false),
    hasWaveform: boolean('has_waveform').notNull().default(false),
    isFiller: boolean('is_filler').notNull().default(false),
    isJamBackground: boolean('is_jam_background').notNull().default(false),
    uploadedAt: instant('uploaded_at').notNull().defaultNow(),
    /** In the bin since. */
    removedAt: instant('removed_at'),
    /** Deleted for good since: nobody takes it out of the bin any more. Its bytes go, and then this row. */
    destroyedAt: instant('destroyed_at'),
  },
  (table) => [
    check('files_asset_type', sql`${table.assetType} in (${oneOf(ASSET_TYPES)})`),
    unique('files_filename').on(table.householdId, table.filename),
    unique('files_folder_path').on(table.folderId, table.folderPath),
    uniqueIndex('files_filler').on(table.householdId).where(sql`${table.isFiller}`),
    uniqueIndex('files_jam_background').on(table.householdId).where(sql`${table.isJamBackground}`),
    index('files_recent').on(table.householdId, table.uploadedAt, table.id),
    index('files_sha256').on(table.householdId, table.sha256),
    index('files_title').on(table.titleId),
    index('files_profile').on(table.profileId),
  ],
)

/** An upload that has begun and may go on. Its bytes lie beside the database until it is whole. */
export const uploads = pgTable(
  'uploads',
  {
    /** 128 random bits in base64url. */
    id: text('id').primaryKey(),
    householdId: householdId(),
    /** Who began it: nobody else goes on with it. */
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    originalName: text('original_name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** What its sender says its bytes add up to; null: it did not say. */
    sha256: text('sha256'),
    /** The file that it became, so that a lost answer can be asked for again. */
    fileId: integer('file_id').references(() => files.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    touchedAt: instant('touched_at').notNull().defaultNow(),
  },
  (table) => [
    index('uploads_touched').on(table.touchedAt),
    index('uploads_profile').on(table.profileId, table.touchedAt),
    index('uploads_file').on(table.fileId),
  ],
)

/** How much a profile may upload, as a parent says; without a row its age says. */
export const uploadQuotas = pgTable('upload_quotas', {
  profileId: integer('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  householdId: householdId(),
  /** Bytes; null: as many as the disk takes. */
  quotaBytes: bigint('quota_bytes', { mode: 'number' }),
})

/** Where each job of a file stands. The queue says when it runs; this is what people see. */
export const ingestJobs = pgTable(
  'ingest_jobs',
  {
    householdId: householdId(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: INGEST_JOBS }).notNull(),
    state: text('state', { enum: INGEST_STATES }).notNull().default('queued'),
    percent: smallint('percent').notNull().default(0),
    /** Why it failed, as an English sentence. */
    reason: text('reason'),
    /** The same for any language; null: only the sentence was kept. */
    problem: jsonb('problem').$type<FileProblem>(),
    /** How often it was begun. Tells an attempt from an earlier one that may still run elsewhere. */
    attempts: smallint('attempts').notNull().default(0),
    /** Bytes of what it made; null: it made nothing yet, or before they were counted. */
    madeBytes: bigint('made_bytes', { mode: 'number' }),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.kind] }),
    check('ingest_jobs_kind', sql`${table.kind} in (${oneOf(INGEST_JOBS)})`),
    check('ingest_jobs_state', sql`${table.state} in (${oneOf(INGEST_STATES)})`),
    index('ingest_jobs_state_index').on(table.state),
  ],
)

/** What was found in a film's sound that may be skipped, because other episodes of its season have it too. Without a
 *  row it was not compared yet, or its bytes were replaced. */
export const foundSegments = pgTable('found_segments', {
  householdId: householdId(),
  fileId: integer('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  segments: jsonb('segments').$type<Segment[]>().notNull(),
})

import type { Picture } from '@starnest/contract/catalog/catalog'
import { EXTRA_KINDS } from '@starnest/contract/watch/videos'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { householdId, profiles } from './family.ts'
import { files } from './files.ts'
import { type StoredCaption, type StoredChapter, titles } from './titles.ts'

/** What a further file of a title is: the same film again, or something that comes with it. */
export const VIDEO_KINDS = ['version', ...EXTRA_KINDS] as const
/** One of {@link VIDEO_KINDS}. */
export type VideoKind = (typeof VIDEO_KINDS)[number]

/** A file that is a version of a title, or an extra of it. It is no title: nobody finds it but by its
 *  title, whose ceiling it has. Of several versions the file that the title is made of is among them; what
 *  is made of that one stands in the title. */
export const titleVideos = pgTable(
  'title_videos',
  {
    fileId: integer('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    householdId: householdId(),
    titleId: integer('title_id')
      .notNull()
      .references(() => titles.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: VIDEO_KINDS }).notNull(),
    /** What its name says it is, or is called; null: nothing. */
    label: text('label'),
    durationSeconds: doublePrecision('duration_seconds').notNull().default(0),
    /** As of a title. */
    videoFile: text('video_file'),
    chapters: jsonb('chapters').$type<StoredChapter[]>().notNull().default([]),
    loudnessLufs: doublePrecision('loudness_lufs'),
    captions: jsonb('captions').$type<StoredCaption[]>().notNull().default([]),
    hasHls: boolean('has_hls').notNull().default(false),
    hasPreviews: boolean('has_previews').notNull().default(false),
    /** Folder inside its media, with '/' at its end, that its picture lies in; null: it has none. */
    pictureFolder: text('picture_folder'),
    picture: jsonb('picture').$type<Picture>(),
    /** Since when nobody finds it, because its file is away or cannot be read; null: it is there. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [index('title_videos_title').on(table.titleId)],
)

/** Which version of a title a profile watches. */
export const versionChoices = pgTable(
  'version_choices',
  {
    householdId: householdId(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    titleId: integer('title_id')
      .notNull()
      .references(() => titles.id, { onDelete: 'cascade' }),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.titleId] }),
    index('version_choices_title').on(table.titleId),
    index('version_choices_file').on(table.fileId),
  ],
)

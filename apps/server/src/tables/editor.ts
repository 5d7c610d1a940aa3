import type { EditorDocument } from '@starnest/contract/editor/document'
import type { AssetSource, ExportSettings } from '@starnest/contract/editor/editor'
import { EXPORT_STATES, PROXY_STATES } from '@starnest/contract/editor/editor'
import type { FileProblem } from '@starnest/contract/files/file-problems'
import { ASSET_TYPES, type AssetType } from '@starnest/contract/files/files'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { identity, instant, oneOf } from './columns.ts'
import { householdId, profiles } from './family.ts'

/** A project of the Video Editor. Source: specification §3, "Editor project". */
export const editorProjects = pgTable(
  'editor_projects',
  {
    id: identity(),
    householdId: householdId(),
    /** Whose it is; null: nobody who is still here. */
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    description: text('description'),
    document: jsonb('document').$type<EditorDocument>().notNull(),
    /** Grows with every change of the document. */
    revision: integer('revision').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('editor_projects_recent').on(table.householdId, table.updatedAt, table.id),
    index('editor_projects_profile').on(table.profileId),
  ],
)

/** Calls whose commands were done, so that one that is sent again is not done twice. Kept for a day. */
export const editorBatches = pgTable(
  'editor_batches',
  {
    householdId: householdId(),
    projectId: integer('project_id')
      .notNull()
      .references(() => editorProjects.id, { onDelete: 'cascade' }),
    batch: uuid('batch').notNull(),
    /** What the project had after it. */
    revision: integer('revision').notNull(),
    doneAt: instant('done_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.batch] }),
    index('editor_batches_done').on(table.doneAt),
  ],
)

/** Something that a project is cut from; the file itself is the family's or ships. Source: specification
 *  §3, "Editor asset". */
export const editorAssets = pgTable(
  'editor_assets',
  {
    id: identity(),
    householdId: householdId(),
    projectId: integer('project_id')
      .notNull()
      .references(() => editorProjects.id, { onDelete: 'cascade' }),
    assetType: text('asset_type', { enum: ASSET_TYPES }).notNull(),
    originalName: text('original_name').notNull(),
    source: jsonb('source').$type<AssetSource>().notNull(),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (table) => [
    check('editor_assets_type', sql`${table.assetType} in (${oneOf(ASSET_TYPES)})`),
    index('editor_assets_project').on(table.projectId, table.id),
  ],
)

/** What an asset that a film shows was taken from. */
export type ShownSource = { source: AssetSource; assetType: AssetType }

/** A film that the server makes of a project. Its file is `<mediaId>/film.mp4` in storage. */
export const editorExports = pgTable(
  'editor_exports',
  {
    id: identity(),
    householdId: householdId(),
    projectId: integer('project_id')
      .notNull()
      .references(() => editorProjects.id, { onDelete: 'cascade' }),
    /** Who asked for it. */
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    mediaId: text('media_id').notNull(),
    settings: jsonb('settings').$type<ExportSettings>().notNull(),
    /** What it shows, as it was when it was asked for. */
    document: jsonb('document').$type<EditorDocument>().notNull(),
    revision: integer('revision').notNull(),
    /** What the queue is told of its sources and credits, and may be told again, with paths of this machine; null:
     *  asked for by an older version. */
    madeOf: jsonb('made_of').$type<unknown>(),
    /** What it shows, whatever becomes of the project's assets; null: asked for by an older version. */
    shownSources: jsonb('shown_sources').$type<ShownSource[]>(),
    state: text('state', { enum: EXPORT_STATES }).notNull().default('queued'),
    percent: smallint('percent').notNull().default(0),
    startedAt: instant('started_at'),
    /** Why it failed, as an English sentence, and the same for any language. */
    reason: text('reason'),
    problem: jsonb('problem').$type<FileProblem>(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    durationMs: integer('duration_ms'),
    posters: smallint('posters').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('editor_exports_state', sql`${table.state} in (${oneOf(EXPORT_STATES)})`),
    index('editor_exports_project').on(table.projectId, table.id),
    index('editor_exports_state_index').on(table.state),
  ],
)

/** A light copy of a film, for the preview of the Video Editor: `<mediaId>/editor-proxy.mp4` in storage.
 *  `unneeded`: the film itself is light enough. */
export const editorProxies = pgTable(
  'editor_proxies',
  {
    householdId: householdId(),
    mediaId: text('media_id').notNull(),
    state: text('state', { enum: [...PROXY_STATES, 'unneeded'] })
      .notNull()
      .default('queued'),
    percent: smallint('percent').notNull().default(0),
    problem: jsonb('problem').$type<FileProblem>(),
    /** The last day on which a project showed it. */
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.mediaId] }),
    check('editor_proxies_state', sql`${table.state} in (${oneOf([...PROXY_STATES, 'unneeded'])})`),
    index('editor_proxies_used').on(table.usedAt),
  ],
)

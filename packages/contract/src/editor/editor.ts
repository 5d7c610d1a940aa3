import * as z from 'zod/mini'
import { fileProblemSchema } from '../files/file-problems.ts'
import { ASSET_TYPES, filenameSchema } from '../files/files.ts'
import { jamTrackIdSchema } from '../jam/jam.ts'
import { lineOfText } from '../text/checked-text.ts'
import { INTERFACE_LANGUAGES } from '../text/languages.ts'
import { commandSchema } from './commands.ts'
import {
  assetIdSchema,
  documentSchema,
  EDITOR_TRACKS,
  itemIdSchema,
  trackTypeSchema,
} from './document.ts'

/** Characters of a project's name. */
export const MAX_PROJECT_NAME_CHARACTERS = 100

/** Characters of a project's description. */
export const MAX_PROJECT_DESCRIPTION_CHARACTERS = 1000

/** Projects that one profile may have. */
export const MAX_PROJECTS = 200

/** Assets that one project may have. */
export const MAX_PROJECT_ASSETS = 500

/** Commands that one call may bring. */
export const MAX_COMMANDS_PER_CALL = 200

const id = z.int().check(z.positive())
const when = z.iso.datetime()

/** Where a project stands: `draft` nothing was exported since it was changed last, `exporting` the server
 *  makes a film of it, `exported` its newest export shows what it is. Source: specification §3. */
export const PROJECT_STATUSES = ['draft', 'exporting', 'exported'] as const

/** A project. Source: specification §3, "Editor project". */
export const editorProjectSchema = z.object({
  id,
  name: z.string(),
  description: z.optional(z.string()),
  status: z.enum(PROJECT_STATUSES),
  updatedAt: when,
  createdAt: when,
  profileId: z.nullable(id).check(z.describe('Whose it is; null: somebody who is gone')),
  isOwn: z.boolean().check(z.describe('Of the active profile')),
  revision: z.int().check(z.nonnegative(), z.describe('Grows with every change of its timeline')),
  duration: z.int().check(z.nonnegative(), z.describe('Milliseconds to the end of its last item')),
  items: z.int().check(z.nonnegative(), z.describe('Items of its timeline')),
  pictureUrl: z.nullable(z.string()).check(z.describe('A picture of what is in it; null: none')),
})
export type EditorProject = z.infer<typeof editorProjectSchema>
/** GET /api/editor/projects: those the viewer finds, changed last first. */
export const editorProjectListSchema = z.array(editorProjectSchema)

const name = lineOfText(MAX_PROJECT_NAME_CHARACTERS)
const description = z.string().check(z.trim(), z.maxLength(MAX_PROJECT_DESCRIPTION_CHARACTERS))

/** POST /api/editor/projects. A blank description is none. Source: specification §5. */
export const newEditorProjectSchema = z.strictObject({
  name,
  description: z.optional(description),
})

/** PATCH /api/editor/projects/{id}. */
export const changedEditorProjectSchema = z.strictObject({
  name: z.optional(name),
  description: z.optional(description),
})

/** POST /api/editor/projects/{id}/copies: the same assets with this timeline, as where two devices have
 *  changed one project and neither may be lost; without a timeline, that of the project. An item whose asset was
 *  taken out meanwhile, or has another source that is too short for it, is left out. */
export const projectCopySchema = z.strictObject({
  name,
  document: z.optional(documentSchema),
})

/** Files that a first cut may be made of. */
export const MAX_FIRST_CUT_FILES = 400

/** POST /api/editor/first-cut: pictures and clips of the family, in any order. Without a name the film is
 *  called after the days on which they were taken, as `language` writes them. */
export const firstCutSchema = z.strictObject({
  name: z.optional(name),
  language: z.enum(INTERFACE_LANGUAGES.map(({ code }) => code)),
  filenames: z.array(filenameSchema).check(z.minLength(1), z.maxLength(MAX_FIRST_CUT_FILES)),
  beatId: z
    .optional(z.nullable(jamTrackIdSchema))
    .check(z.describe('null: no music; absent: a sound among the files, else a beat that ships')),
})
export type FirstCut = z.infer<typeof firstCutSchema>

/** A sticker or a background that ships, such as `sticker/lion-hello`. */
export const artIdSchema = z.string().check(z.regex(/^(?:sticker|background)\/[a-z0-9-]{1,60}$/))

/** GET /api/editor/art: figures of our cast on a clear ground, and moving backgrounds. */
export const editorArtListSchema = z.array(
  z.object({
    id: artIdSchema,
    kind: z.enum(['sticker', 'background']),
    name: z
      .string()
      .check(z.describe('English; what it is called where nobody gave it another name')),
    pictureUrl: z.string(),
  }),
)
export type EditorArt = z.infer<typeof editorArtListSchema>[number]

/** What an asset was taken from. */
export const assetSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), filename: filenameSchema }),
  z.object({ kind: z.literal('title'), titleId: id }),
  z.object({ kind: z.literal('beat'), beatId: jamTrackIdSchema }),
  z.object({ kind: z.literal('art'), artId: artIdSchema }),
])
export type AssetSource = z.infer<typeof assetSourceSchema>

/** POST /api/editor/projects/{id}/assets: what the upload answered, of which the name counts; or another
 *  source. Source: specification §7. */
export const newAssetSchema = z.union([
  z.object({ filename: filenameSchema }),
  z.strictObject({
    source: assetSourceSchema,
    originalName: z
      .optional(lineOfText(255))
      .check(z.describe('absent: what the source is called')),
  }),
])
export type NewAsset = z.infer<typeof newAssetSchema>

/** Whether an asset can be used: `preparing` it is still looked into, `missing` its file is gone or cannot
 *  be read, `hidden` the viewer may not see it, and of it is told no more than that. */
export const ASSET_STATES = ['ready', 'preparing', 'missing', 'hidden'] as const

/** Where the proxy of an asset stands: a light copy of a heavy film, for the preview only. */
export const PROXY_STATES = ['queued', 'running', 'failed', 'done'] as const

/** A proxy of an asset. */
export const assetProxySchema = z.object({
  state: z.enum(PROXY_STATES),
  percent: z.number().check(z.minimum(0), z.maximum(100)),
  problem: z
    .nullable(fileProblemSchema)
    .check(z.describe('Why it could not be made, or has to wait')),
  url: z.nullable(z.string()).check(z.describe('Its bytes, by Range, when it is done')),
})
export type AssetProxy = z.infer<typeof assetProxySchema>

/** An asset of a project. Source: specification §3, "Editor asset". */
export const editorAssetSchema = z.object({
  id: assetIdSchema,
  assetType: z.enum(ASSET_TYPES),
  originalName: z.string(),
  storageUrl: z.string().check(z.describe('Its bytes, by Range; empty: it cannot be used')),
  fileSize: z.int().check(z.nonnegative(), z.describe('Bytes')),
  state: z.enum(ASSET_STATES),
  source: z.nullable(assetSourceSchema).check(z.describe('null: hidden')),
  duration: z
    .nullable(z.int().check(z.nonnegative()))
    .check(z.describe('Milliseconds; null: a still, or not known yet')),
  width: z.nullable(z.int().check(z.positive())).check(z.describe('Pixels, as shown')),
  height: z.nullable(z.int().check(z.positive())),
  hasSound: z.boolean(),
  thumbnailUrl: z.nullable(z.string()),
  credit: z.nullable(z.string()).check(z.describe('What a film that shows it has to say')),
  beat: z
    .nullable(z.object({ bpm: z.number(), firstBeatMs: z.number(), beatsPerBar: z.int() }))
    .check(z.describe('Of music whose beats are known')),
  proxy: z.nullable(assetProxySchema).check(z.describe('null: its own bytes are light enough')),
})
export type EditorAsset = z.infer<typeof editorAssetSchema>
/** GET /api/editor/projects/{id}/assets: in the order in which they were added. */
export const editorAssetListSchema = z.array(editorAssetSchema)

/** PATCH /api/editor/projects/{id}/assets/{assetId}: another name, or another source of the same type for
 *  one whose file is gone. */
export const changedAssetSchema = z.strictObject({
  originalName: z.optional(lineOfText(255)),
  source: z.optional(assetSourceSchema),
})

/** A timeline item as the specification's calls speak of it. The rest of it stands in the document. */
export const timelineItemSchema = z.object({
  id: itemIdSchema,
  projectId: id,
  assetId: z.nullable(assetIdSchema),
  trackType: trackTypeSchema,
  startTime: z.int().check(z.nonnegative(), z.describe('Milliseconds')),
  duration: z.int().check(z.positive(), z.describe('Milliseconds')),
  layer: z.int().check(z.minimum(0), z.maximum(EDITOR_TRACKS - 1)),
})
export type TimelineItem = z.infer<typeof timelineItemSchema>
/** GET /api/editor/projects/{id}/timeline: by layer, then by beginning. */
export const timelineSchema = z.array(timelineItemSchema)

/** POST /api/editor/projects/{id}/timeline. The server makes up its id. Source: specification §7. */
export const newTimelineItemSchema = z.strictObject({
  projectId: z.optional(id),
  assetId: assetIdSchema,
  trackType: trackTypeSchema,
  startTime: z.int(),
  duration: z.int(),
  layer: z.int(),
})

/** PATCH /api/editor/projects/{id}/timeline/{itemId}. */
export const changedTimelineItemSchema = z.strictObject({
  startTime: z.optional(z.int()),
  duration: z.optional(z.int()),
  layer: z.optional(z.int()),
})

/** GET /api/editor/projects/{id}/document. */
export const projectDocumentSchema = z.object({
  revision: z.int().check(z.nonnegative()),
  document: documentSchema,
})
export type ProjectDocument = z.infer<typeof projectDocumentSchema>

/** POST /api/editor/projects/{id}/commands: what was done since `revision`, in its order, all of it or
 *  nothing. `batch` names the call: sent again after a lost answer, it is not done twice. */
export const newCommandsSchema = z.strictObject({
  revision: z.int().check(z.nonnegative()),
  batch: z.uuid(),
  commands: z.array(commandSchema).check(z.minLength(1), z.maxLength(MAX_COMMANDS_PER_CALL)),
})

/** Its answer. */
export const revisionSchema = z.object({ revision: z.int().check(z.nonnegative()) })

/** Short sides of the pictures that an export may have, in pixels. */
export const EXPORT_SIZES = [480, 720, 1080, 1440, 2160] as const

/** What an export is made as. */
export const exportSettingsSchema = z.strictObject({
  shortSidePx: z.union(EXPORT_SIZES.map((size) => z.literal(size))),
  framesPerSecond: z.union([24, 25, 30, 50, 60].map((rate) => z.literal(rate))),
})
export type ExportSettings = z.infer<typeof exportSettingsSchema>

/** Where an export stands. */
export const EXPORT_STATES = ['queued', 'running', 'failed', 'cancelled', 'done'] as const

/** An export that the server makes of a project. */
export const editorExportSchema = z.object({
  id,
  projectId: id,
  state: z.enum(EXPORT_STATES),
  settings: exportSettingsSchema,
  revision: z.int().check(z.nonnegative(), z.describe('Of the timeline that it shows')),
  percent: z.number().check(z.minimum(0), z.maximum(100)),
  secondsLeft: z.nullable(z.number()).check(z.describe('null: not known yet')),
  reason: z.nullable(z.string()).check(z.describe('Why it failed, in English')),
  problem: z.nullable(fileProblemSchema).check(z.describe('The same for any language')),
  fileSize: z.nullable(z.int()).check(z.describe('Bytes, when it is done')),
  duration: z.nullable(z.int()).check(z.describe('Milliseconds, when it is done')),
  downloadUrl: z.nullable(z.string()),
  showsFilms: z
    .boolean()
    .check(z.describe('Films are in it: it is sent only while the viewer has watching time')),
  createdAt: when,
})
export type EditorExport = z.infer<typeof editorExportSchema>
/** GET /api/editor/projects/{id}/exports: the newest first. */
export const editorExportListSchema = z.array(editorExportSchema)

/** POST /api/editor/exports/{id}/keep: the film becomes a file of the family, and from it a title that only
 *  grown-ups find until one of them has rated it. */
export const keptExportSchema = z.strictObject({ title: z.optional(lineOfText(200)) })

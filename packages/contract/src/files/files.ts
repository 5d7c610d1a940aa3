import * as z from 'zod/mini'
import { ageRatingSchema } from '../age-rating.ts'
import { genreSchema } from '../catalog/catalog.ts'
import { releaseYearSchema } from '../catalog/release-year.ts'
import { ingestStateSchema } from './ingest.ts'

/** What kinds of files there are. Source: specification §3, "Temp file". */
export const ASSET_TYPES = ['image', 'video', 'audio'] as const
/** One of {@link ASSET_TYPES}. */
export const assetTypeSchema = z.enum(ASSET_TYPES)
export type AssetType = z.infer<typeof assetTypeSchema>

/** Bytes that one upload may have unless the server says otherwise: 20 GiB. */
export const DEFAULT_UPLOAD_LIMIT_BYTES = 20 * 1024 ** 3

/** Files that one call of `POST /api/upload-multiple` may carry. */
export const MAX_FILES_PER_UPLOAD = 20

/** Days that a deleted file lies in the bin. */
export const BIN_DAYS = 7

/** Hours after which an upload that nobody went on with is thrown away. */
export const UPLOAD_KEPT_HOURS = 24

/** What an upload says as `purpose`, in its metadata or in a field before its file, when it is a recorded take of the Jam Challenge.
 *  A child's voice leaves its device only when a grown-up keeps it: anybody else is refused. */
export const JAM_TAKE_PURPOSE = 'jam-take'

/** Name of a file in addresses: 128 random bits in base64url and an extension of ours. */
export const filenameSchema = z.string().check(z.regex(/^[\w-]{22}\.[a-z0-9]{2,4}$/))

/** A SHA-256 in lower-case hexadecimal digits. */
export const sha256Schema = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A file of the household, uploaded or lying in a library folder. Source: specification §3,
 *  "Temp file". */
export const tempFileSchema = z.object({
  filename: filenameSchema,
  originalName: z.string(),
  assetType: assetTypeSchema,
  storageUrl: z.string().check(z.describe('Where its bytes are, by Range')),
  fileSize: z.int().check(z.nonnegative(), z.describe('Bytes')),
  uploadedAt: z.iso.datetime(),
  contentType: z.string(),
  thumbnailUrl: z.nullable(z.string()).check(z.describe('A small picture of it; null: none yet')),
  titleId: z
    .nullable(z.int().check(z.positive()))
    .check(z.describe('The title it is in the catalogue; null: it is none')),
  duration: z.nullable(z.number().check(z.nonnegative())).check(z.describe('Seconds')),
  width: z.nullable(z.int().check(z.positive())).check(z.describe('Pixels')),
  height: z.nullable(z.int().check(z.positive())).check(z.describe('Pixels')),
  source: z.enum(['upload', 'folder']),
  isFiller: z.boolean().check(z.describe('It is what plays between titles')),
  isJamBackground: z.boolean().check(z.describe('It plays behind the choice of a challenge')),
  mayRemove: z.boolean().check(z.describe('Who asks may put it in the bin and take it out again')),
  removedAt: z.nullable(z.iso.datetime()).check(z.describe('In the bin since; null: it is not')),
  ingest: z.nullable(ingestStateSchema).check(z.describe('null: nothing is made of it')),
})
export type TempFile = z.infer<typeof tempFileSchema>

/** GET /api/temp-files: every file that the viewer may see, newest first. `bin`: those deleted. */
export const tempFilesQuerySchema = z.object({
  bin: z._default(z.stringbool(), false),
})
/** The answer of GET /api/temp-files and of POST /api/upload-multiple. */
export const tempFileListSchema = z.array(tempFileSchema)

/** POST /api/uploads/check: what of these is here already, before their bytes travel. */
export const uploadCheckSchema = z.strictObject({
  files: z
    .array(z.strictObject({ sha256: sha256Schema, size: z.int().check(z.nonnegative()) }))
    .check(z.minLength(1), z.maxLength(500)),
})
/** The answer: for each in its order, the file that has these bytes, or null. */
export const uploadCheckAnswerSchema = z.object({ known: z.array(z.nullable(tempFileSchema)) })

const bytesSchema = z.int().check(z.nonnegative())

/** GET /api/uploads/limits: what an upload has to keep to. */
export const uploadLimitsSchema = z.object({
  maxBytes: z.int().check(z.positive(), z.describe('Bytes that one file may have')),
  freeBytes: z
    .nullable(bytesSchema)
    .check(
      z.describe(
        'Bytes that the disk still takes, less what is kept back and what open uploads will bring; null: nobody can say',
      ),
    ),
  openBytes: bytesSchema.check(
    z.describe('Bytes that open uploads of this profile will bring: room is kept for them'),
  ),
  reserveBytes: z
    .nullable(bytesSchema)
    .check(z.describe('Bytes of the disk that no upload takes; null: nobody can say')),
  quotaBytes: z
    .nullable(bytesSchema)
    .check(z.describe('Bytes that this profile may have; null: as many as the disk takes')),
  usedBytes: bytesSchema.check(
    z.describe('Bytes of it that are taken: by files, by those in the bin, by open uploads'),
  ),
})
export type UploadLimits = z.infer<typeof uploadLimitsSchema>

/** Bytes that a child may upload unless a parent says otherwise: 5 GiB. */
export const DEFAULT_CHILD_QUOTA_BYTES = 5 * 1024 ** 3

/** Files of its own that one profile may have, those in the bin included. */
export const MAX_FILES_PER_PROFILE = 20_000

/** Uploads that one profile may have open at the same time, from all its devices together. */
export const MAX_OPEN_UPLOADS = 100

/** PUT /api/parents/profiles/{id}/upload-quota: bytes that a profile may upload; null: no limit. */
export const changedUploadQuotaSchema = z.strictObject({
  quotaBytes: z.nullable(bytesSchema),
})

/** GET of the same: what it is, and how much of it is taken. */
export const uploadQuotaSchema = z.object({
  quotaBytes: z.nullable(bytesSchema).check(z.describe('null: no limit')),
  isDefault: z.boolean().check(z.describe('No parent has said anything')),
  usedBytes: bytesSchema,
})
export type UploadQuota = z.infer<typeof uploadQuotaSchema>

/** DELETE /api/bin and /api/bin/{filename}: what is gone for good. */
export const emptiedBinSchema = z.object({
  deleted: z.int().check(z.nonnegative(), z.describe('Files')),
  freedBytes: bytesSchema,
})
export type EmptiedBin = z.infer<typeof emptiedBinSchema>

/** GET and PUT /api/filler and /api/jam/background: the video that plays in a loop where nothing else
 *  does, or behind the choice of a challenge; null: ours. */
export const loopSchema = z.object({ file: z.nullable(tempFileSchema) })
/** What PUT says; null: no video of the family's. */
export const chosenLoopSchema = z.strictObject({ filename: z.nullable(filenameSchema) })

/** PUT /api/family-titles/{id}: what the family says of a title of its own. */
export const familyTitleSchema = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  description: z.string().check(z.trim(), z.maxLength(4000)),
  genre: z.nullable(genreSchema),
  releaseYear: releaseYearSchema,
  rating: z.nullable(ageRatingSchema),
  poster: z.optional(z.int().check(z.minimum(0), z.maximum(2), z.describe('Which candidate'))),
})
export type FamilyTitle = z.infer<typeof familyTitleSchema>

import * as z from 'zod/mini'
import { fileProblemSchema } from './file-problems.ts'

/** Folders that one household may have. */
export const MAX_LIBRARY_FOLDERS = 20

/** Files with a problem that are named of one folder. */
export const MAX_LIBRARY_PROBLEMS = 200

/** A file or folder that was passed over, in a library folder. */
export const libraryProblemSchema = z.object({
  path: z.string().check(z.describe('From the library folder, with / between names')),
  reason: z.string().check(z.describe('An English sentence')),
  problem: z
    .nullable(fileProblemSchema)
    .check(z.describe('The same for any language; null: only the sentence is known')),
})
export type LibraryProblem = z.infer<typeof libraryProblemSchema>

/** A folder whose films appear without being copied. */
export const libraryFolderSchema = z.object({
  id: z.int().check(z.positive()),
  path: z.string().check(z.describe('As the server sees it')),
  isFixed: z.boolean().check(z.describe('It stands in STARNEST_LIBRARY and cannot be taken out')),
  state: z.enum(['waiting', 'scanning', 'watched', 'missing', 'unreadable']),
  isLive: z
    .boolean()
    .check(
      z.describe(
        'Changes appear within seconds; false: every quarter of an hour, and after a scan',
      ),
    ),
  files: z.int().check(z.nonnegative(), z.describe('Media files found')),
  scannedAt: z.nullable(z.iso.datetime()),
  problems: z.array(libraryProblemSchema).check(z.maxLength(MAX_LIBRARY_PROBLEMS)),
})
export type LibraryFolder = z.infer<typeof libraryFolderSchema>
/** GET /api/library/folders. */
export const libraryFolderListSchema = z.array(libraryFolderSchema)

/** POST /api/library/folders. @see {@link libraryFolderSchema} */
export const newLibraryFolderSchema = z.strictObject({
  path: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
})

/** What DELETE of a folder answers. Its titles are gone; its files lie where they lay. */
export const removedLibraryFolderSchema = z.object({ id: z.int().check(z.positive()) })

/** Why a folder is not taken: details.reason of the answer invalid_request. `inside_data`: it lies in
 *  the folder where Starnest keeps its own things, or holds it. `nested`: it lies in a folder that is
 *  there, or holds one. `silent`: its disk does not answer. `fixed`: it stands in the settings of the server and cannot be taken out.
 *  `not_yours`: the household was added beside that of the computer, whose disk it is. */
export const FOLDER_REFUSALS = [
  'not_absolute',
  'not_a_folder',
  'silent',
  'unreadable',
  'inside_data',
  'nested',
  'too_many',
  'fixed',
  'not_yours',
] as const
/** One of {@link FOLDER_REFUSALS}. */
export const folderRefusalSchema = z.enum(FOLDER_REFUSALS)
export type FolderRefusal = z.infer<typeof folderRefusalSchema>

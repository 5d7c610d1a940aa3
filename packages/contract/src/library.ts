import * as z from 'zod/mini'

/** Folders that one household may have. */
export const MAX_LIBRARY_FOLDERS = 20

/** A folder whose films appear without being copied. */
export const libraryFolderSchema = z.object({
  id: z.int().check(z.positive()),
  path: z.string().check(z.describe('As the server sees it')),
  isFixed: z.boolean().check(z.describe('It stands in STARNEST_LIBRARY and cannot be taken out')),
  state: z.enum(['waiting', 'scanning', 'watched', 'missing', 'unreadable']),
  files: z.int().check(z.nonnegative(), z.describe('Media files found')),
  scannedAt: z.nullable(z.iso.datetime()),
})
export type LibraryFolder = z.infer<typeof libraryFolderSchema>
export const libraryFolderListSchema = z.array(libraryFolderSchema)

/** POST /api/library/folders. @see {@link libraryFolderSchema} */
export const newLibraryFolderSchema = z.strictObject({
  path: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
})

/** Routes of the library folders; for grown-ups. */
export const LIBRARY_ROUTES = {
  folders: '/api/library/folders',
  folder: (id: number) => `/api/library/folders/${id}`,
  scan: (id: number) => `/api/library/folders/${id}/scan`,
} as const

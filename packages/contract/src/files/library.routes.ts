import * as z from 'zod/mini'
import type { Routes } from '../route.ts'
import {
  libraryFolderListSchema,
  libraryFolderSchema,
  newLibraryFolderSchema,
  removedLibraryFolderSchema,
} from './library.ts'

const params = z.object({
  id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
})

/** Routes of the library folders, for grown-ups. */
export const LIBRARY_ROUTES = {
  folders: {
    method: 'GET',
    path: '/api/library/folders',
    summary: 'The folders whose films appear without being copied',
    tag: 'files',
    titles: 'none',
    isForGrownUps: true,
    answer: libraryFolderListSchema,
  },
  add: {
    method: 'POST',
    path: '/api/library/folders',
    summary: 'Take a folder into the library',
    tag: 'files',
    titles: 'none',
    isForGrownUps: true,
    body: newLibraryFolderSchema,
    answer: libraryFolderSchema,
    status: 201,
    errors: [404],
  },
  remove: {
    method: 'DELETE',
    path: '/api/library/folders/:id',
    summary: 'Take a folder out of the library; its files stay',
    tag: 'files',
    titles: 'none',
    isForGrownUps: true,
    params,
    answer: removedLibraryFolderSchema,
  },
  scan: {
    method: 'POST',
    path: '/api/library/folders/:id/scan',
    summary: 'Look through a folder now',
    tag: 'files',
    titles: 'none',
    isForGrownUps: true,
    params,
    answer: libraryFolderSchema,
  },
} as const satisfies Routes

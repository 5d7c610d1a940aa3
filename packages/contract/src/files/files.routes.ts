import * as z from 'zod/mini'
import { profileIdSchema } from '../household/profiles.ts'
import type { Routes } from '../route.ts'
import {
  changedUploadQuotaSchema,
  chosenFillerSchema,
  emptiedBinSchema,
  fillerSchema,
  tempFileListSchema,
  tempFileSchema,
  tempFilesQuerySchema,
  uploadQuotaSchema,
} from './files.ts'

/** Any name is accepted: one that no file can have answers 404, like every unknown name. */
const ofFile = z.object({ filename: z.string() })
const ofProfile = z.object({ id: profileIdSchema })

/** Routes of the family's own files. Source: specification §7. */
export const FILE_ROUTES = {
  list: {
    method: 'GET',
    path: '/api/temp-files',
    summary: "The family's own files, newest first, or those in the bin",
    tag: 'files',
    titles: 'many',
    query: tempFilesQuerySchema,
    answer: tempFileListSchema,
  },
  remove: {
    method: 'DELETE',
    path: '/api/temp-files/:filename',
    summary: 'Put a file in the bin',
    tag: 'files',
    titles: 'by-own-rule',
    params: ofFile,
    answer: tempFileSchema,
  },
  restore: {
    method: 'POST',
    path: '/api/temp-files/:filename/restore',
    summary: 'Take a file out of the bin',
    tag: 'files',
    titles: 'by-own-rule',
    params: ofFile,
    answer: tempFileSchema,
  },
  emptyBin: {
    method: 'DELETE',
    path: '/api/bin',
    summary: 'Delete for good what the viewer may of the bin',
    tag: 'files',
    titles: 'none',
    answer: emptiedBinSchema,
  },
  deleteForGood: {
    method: 'DELETE',
    path: '/api/bin/:filename',
    summary: 'Delete a file of the bin for good',
    tag: 'files',
    titles: 'none',
    params: ofFile,
    answer: emptiedBinSchema,
  },
  filler: {
    method: 'GET',
    path: '/api/filler',
    summary: 'The video that plays where nothing else does',
    tag: 'files',
    titles: 'by-own-rule',
    answer: fillerSchema,
  },
  chooseFiller: {
    method: 'PUT',
    path: '/api/filler',
    summary: 'Choose the video that plays where nothing else does',
    tag: 'files',
    titles: 'by-own-rule',
    body: chosenFillerSchema,
    answer: fillerSchema,
    errors: [404],
  },
  uploadQuota: {
    method: 'GET',
    path: '/api/parents/profiles/:id/upload-quota',
    summary: 'How much a profile may upload, and how much it has',
    tag: 'parents',
    titles: 'none',
    isForGrownUps: true,
    params: ofProfile,
    answer: uploadQuotaSchema,
  },
  setUploadQuota: {
    method: 'PUT',
    path: '/api/parents/profiles/:id/upload-quota',
    summary: 'Say how much a profile may upload',
    tag: 'parents',
    titles: 'none',
    isForGrownUps: true,
    params: ofProfile,
    body: changedUploadQuotaSchema,
    answer: uploadQuotaSchema,
  },
  bytes: {
    method: ['GET', 'HEAD'],
    path: '/media/temp-uploads/:filename',
    summary: 'A file of the family, whole or by Range',
    tag: 'files',
    titles: 'one',
    params: ofFile,
    errors: [403, 416],
  },
  made: {
    method: ['GET', 'HEAD'],
    path: '/media/temp-uploads/:mediaId/:made',
    summary: 'What was made of a file: thumbnail.webp, waveform.json',
    tag: 'files',
    titles: 'one',
    params: z.object({ mediaId: z.string(), made: z.string() }),
    errors: [416],
  },
} as const satisfies Routes

import { z } from 'zod'

/** What nodes of any version tell of a file. */
export const fileSchema = z.object({
  originalName: z.string(),
  storageUrl: z.string(),
  fileSize: z.number(),
  titleId: z.number().nullable(),
})
/** All files of the family. */
export const filesSchema = z.array(fileSchema)

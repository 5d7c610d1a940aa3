import { ASSET_TYPES } from '@starnest/contract/files/files'
import { z } from 'zod'
import type { FilmSource } from '../../../ports/media/film-renderer.ts'
import { SOURCE_FORMATS } from '../../../ports/media/source-formats.ts'
import type { Storage } from '../../../ports/storage.ts'

/** What a film is made of: its sources, in the storage (`key`) or shipped (`path`), and whom it names. */
export const exportWorkSchema = z.object({
  sources: z.array(
    z.object({
      assetId: z.number(),
      assetType: z.enum(ASSET_TYPES),
      key: z.string().nullable(),
      path: z.string().optional(),
      format: z.enum(SOURCE_FORMATS),
      video: z.object({ isHdr: z.boolean(), isInterlaced: z.boolean() }).nullable().default(null),
    }),
  ),
  credits: z.array(z.string()).default([]),
})
export type ExportWork = z.infer<typeof exportWorkSchema>

/** What stands in the queue for a film. */
export const exportJobSchema = z.object({ exportId: z.number(), ...exportWorkSchema.shape })
export type ExportJob = z.infer<typeof exportJobSchema>

/** Lends all sources as paths while `work` runs; one whose file is gone is left out. */
export async function withPaths<T>(
  storage: Pick<Storage, 'stat' | 'withLocalFile'>,
  sources: ExportWork['sources'],
  work: (found: FilmSource[]) => Promise<T>,
  found: FilmSource[] = [],
): Promise<T> {
  const [source, ...others] = sources
  if (!source) return work(found)
  const { key, path: shipped, ...facts } = source
  const goOn = (path: string) => withPaths(storage, others, work, [...found, { ...facts, path }])
  if (shipped !== undefined) return goOn(shipped)
  if (key === null || !(await storage.stat(key))) return withPaths(storage, others, work, found)
  return storage.withLocalFile(key, goOn)
}

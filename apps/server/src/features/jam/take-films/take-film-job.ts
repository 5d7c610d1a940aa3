import { z } from 'zod'
import { SOURCE_FORMATS } from '../../../ports/media/source-formats.ts'

/** What stands in the queue for the film of a take: its music in the storage, how its voice is opened, and where
 *  both are heard, in seconds. */
export const takeFilmJobSchema = z.object({
  id: z.string(),
  musicKey: z.string(),
  voiceFormat: z.enum(SOURCE_FORMATS),
  places: z.object({
    seconds: z.number(),
    musicFrom: z.number(),
    voiceAt: z.number(),
    voiceFrom: z.number(),
  }),
})
export type TakeFilmJob = z.infer<typeof takeFilmJobSchema>

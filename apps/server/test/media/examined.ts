import type { ExaminedJob, Media, MediaJob } from '../../src/ports/media/media.ts'

/** Looks into a film, as is done before anything is made of it. @throws MediaError */
export const examined = async <T extends MediaJob>(
  media: Media,
  job: T,
): Promise<T & ExaminedJob> => ({
  ...job,
  examination: await media.examine(job),
})

import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { tempFileListSchema, tempFileSchema } from '@starnest/contract/files/files'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { ingestStateSchema } from '@starnest/contract/files/ingest'
import { INGEST_ROUTES } from '@starnest/contract/files/ingest.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { pathOf } from '@starnest/contract/route'
import type { APIRequestContext } from 'playwright-core'
import { until, WORK_LIMIT_MS, within } from '../run/waiting.ts'

const LOOK_EVERY_MS = 500

/** Brings in a film of 160 × 90 pixels with sound, so small that two cores show it on six screens at once, and waits
 *  until all is made of it. Resolves with the id of its title. */
export async function bringSmallFilm(
  request: APIRequestContext,
  { folder, seconds }: { folder: string; seconds: number },
): Promise<number> {
  const path = join(folder, 'party.mp4')
  const film = promisify(execFile)('ffmpeg', [
    ...['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=25'],
    ...['-f', 'lavfi', '-i', 'sine=frequency=330:sample_rate=48000', '-t', `${seconds}`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '50', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-b:a', '48k', '-movflags', '+faststart', path],
  ])
  await within('small film', WORK_LIMIT_MS, film)
  const file = { name: 'party.mp4', mimeType: 'video/mp4', buffer: await readFile(path) }
  const answer = await request.post(UPLOAD_ROUTES.upload.path, { multipart: { file } })
  const { filename } = tempFileSchema.parse(await answer.json())
  await until(
    'film that is prepared',
    { limitMs: WORK_LIMIT_MS, everyMs: LOOK_EVERY_MS },
    async () => {
      const state = await request.get(pathOf(INGEST_ROUTES.state, { filename }))
      const { jobs } = ingestStateSchema.parse(await state.json())
      return jobs.length > 0 && jobs.every((job) => job.state === 'done')
    },
  )
  const listed = tempFileListSchema.parse(await (await request.get(FILE_ROUTES.list.path)).json())
  const titleId = listed.find((one) => one.filename === filename)?.titleId
  if (!titleId) throw new Error('the small film became no title')
  return titleId
}

import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { tempFileListSchema, tempFileSchema } from '@starnest/contract/files/files'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { ingestStateSchema } from '@starnest/contract/files/ingest'
import { INGEST_ROUTES } from '@starnest/contract/files/ingest.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { pathOf } from '@starnest/contract/route'

/** Brings in a film of a folder and waits until nothing is left to do for it. */
export async function bringFilm({ request }: Pick<Page, 'request'>, path: string) {
  const name = basename(path)
  const file = { name, mimeType: 'video/x-matroska', buffer: await readFile(path) }
  const answer = await request.post(UPLOAD_ROUTES.upload.path, { multipart: { file } })
  const { filename } = tempFileSchema.parse(await answer.json())
  const state = async () => {
    const { jobs } = ingestStateSchema.parse(
      await (await request.get(pathOf(INGEST_ROUTES.state, { filename }))).json(),
    )
    return [...new Set(jobs.map((job) => job.state))]
  }
  await expect.poll(state, { message: name, timeout: 240_000 }).toEqual(['done'])
  const listed = tempFileListSchema.parse(await (await request.get(FILE_ROUTES.list.path)).json())
  // The title was made after the upload was answered.
  const titleId = listed.find((one) => one.filename === filename)?.titleId ?? 0
  return {
    filename,
    titleId,
    remove: () => request.delete(pathOf(FILE_ROUTES.remove, { filename })),
  }
}

import { DEFAULT_UPLOAD_LIMIT_BYTES } from '@starnest/contract/files'
import type { FastifyInstance } from 'fastify'
import { type BytesDeps, registerBytes } from '../../features/files/bytes.routes.ts'
import { registerFiles } from '../../features/files/files.routes.ts'
import { type FilesDeps, FilesService } from '../../features/files/files.service.ts'
import { IncomingBytes } from '../../features/files/receiving/incoming-bytes.ts'
import { registerMultipart } from '../../features/files/receiving/multipart.routes.ts'
import { registerResumable } from '../../features/files/receiving/resumable.routes.ts'
import { createTidying, type TidyDeps } from '../../features/files/receiving/tidy-uploads.ts'
import { registerUploadChecks } from '../../features/files/receiving/upload-checks.routes.ts'
import { UploadsService } from '../../features/files/receiving/uploads.service.ts'

/** What the family's own files stand on. */
export type FilesParts = FilesDeps &
  Omit<BytesDeps, 'files'> & {
    log: TidyDeps['log']
    /** Where uploads on their way lie: on the same disk as the media. */
    uploadsFolder: string
    uploadLimitBytes: number | undefined
    onFileStored: (fileId: number) => Promise<void>
  }

/** Puts the slice of the family's own files together. */
export function openFiles(parts: FilesParts) {
  const { uploadsFolder, uploadLimitBytes: limitBytes = DEFAULT_UPLOAD_LIMIT_BYTES } = parts
  const files = new FilesService(parts)
  const incoming = new IncomingBytes(uploadsFolder)
  const uploads = new UploadsService({ ...parts, files, incoming, limitBytes })
  const tidying = createTidying({
    tidy: (onFailed, at) => uploads.tidy(onFailed, at),
    purge: () => files.purge(),
    log: parts.log,
  })
  return {
    files,
    tidying,
    async register(app: FastifyInstance): Promise<void> {
      await incoming.prepare()
      registerFiles(app, files)
      registerUploadChecks(app, uploads)
      await registerMultipart(app, uploads)
      await registerResumable(app, uploads)
      registerBytes(app, { ...parts, files })
    },
  }
}

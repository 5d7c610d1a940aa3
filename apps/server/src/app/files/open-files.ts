import { DEFAULT_UPLOAD_LIMIT_BYTES } from '@starnest/contract/files/files'
import type { FastifyInstance } from 'fastify'
import { registerBin } from '../../features/files/bin/bin.routes.ts'
import { type BinDeps, BinService } from '../../features/files/bin/bin.service.ts'
import { type BytesDeps, registerBytes } from '../../features/files/bytes.routes.ts'
import { registerFiles } from '../../features/files/files.routes.ts'
import { type FilesDeps, FilesService } from '../../features/files/files.service.ts'
import { FormUploads } from '../../features/files/receiving/form-uploads.ts'
import { IncomingBytes } from '../../features/files/receiving/incoming-bytes.ts'
import { registerMultipart } from '../../features/files/receiving/multipart.routes.ts'
import { registerResumable } from '../../features/files/receiving/resumable.routes.ts'
import { createTidying, type TidyDeps } from '../../features/files/receiving/tidy-uploads.ts'
import { registerUploadChecks } from '../../features/files/receiving/upload-checks.routes.ts'
import { listOpenUploads, UploadsService } from '../../features/files/receiving/uploads.service.ts'
import { DiskRoom } from '../../features/files/space/disk-room.ts'
import { registerShares } from '../../features/files/space/shares.routes.ts'
import { SharesService } from '../../features/files/space/shares.service.ts'
import { UploadRoom } from '../../features/files/space/upload-room.ts'
import type { Storage } from '../../ports/storage.ts'

/** What the family's own files stand on. */
export type FilesParts = FilesDeps &
  Omit<BytesDeps, 'files'> & {
    log: TidyDeps['log']
    storage: Storage
    /** Where uploads on their way lie: on the same disk as the media. */
    uploadsFolder: string
    uploadLimitBytes: number | undefined
    /** Bytes of the disk that no upload takes; undefined: a share of it. */
    diskReserveBytes: number | undefined
    onFileStored: (fileId: number) => Promise<void>
    /** Removes a title for good, with all that anybody kept of it. */
    removeTitle: BinDeps['removeTitle']
  }

/** Puts the slice of the family's own files together. */
export function openFiles(parts: FilesParts) {
  const { database, uploadsFolder } = parts
  const { uploadLimitBytes: limitBytes = DEFAULT_UPLOAD_LIMIT_BYTES } = parts
  const files = new FilesService(parts)
  const bin = new BinService({ ...parts, files })
  const incoming = new IncomingBytes(uploadsFolder, { onGone: (id) => disk.forget(id) })
  const disk = new DiskRoom({
    storage: parts.storage,
    reserveBytes: parts.diskReserveBytes,
    listOpen: () => listOpenUploads({ database, incoming }),
    emptyBin: (shortBytes) => bin.makeRoom(shortBytes),
  })
  const openBytesOf = async (profileId: number) => (await disk.openOf(profileId)).bytes
  const shares = new SharesService({ database, openBytesOf })
  const room = new UploadRoom({ disk, shares })
  const uploads = new UploadsService({ ...parts, files, incoming, room, limitBytes })
  const forms = new FormUploads({ incoming, room, limitBytes })
  const tidying = createTidying({
    tidy: (onFailed, at) => uploads.tidy(onFailed, at),
    purge: () => bin.purge(),
    log: parts.log,
  })
  return {
    files,
    disk,
    tidying,
    async register(app: FastifyInstance): Promise<void> {
      await incoming.prepare()
      registerFiles(app, files)
      registerBin(app, bin)
      registerShares(app, shares)
      registerUploadChecks(app, { uploads, database, files })
      await registerMultipart(app, { uploads, forms })
      await registerResumable(app, uploads)
      registerBytes(app, { ...parts, files })
    },
  }
}

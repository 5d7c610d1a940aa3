import { DEFAULT_UPLOAD_LIMIT_BYTES } from '@starnest/contract/files/files'
import { registerBin } from '../../features/files/bin/bin.routes.ts'
import { BinService } from '../../features/files/bin/bin.service.ts'
import { type BinnedDeps, purgeBin } from '../../features/files/bin/binned-files.ts'
import { type BytesDeps, registerBytes } from '../../features/files/bytes.routes.ts'
import { registerFiles } from '../../features/files/files.routes.ts'
import { type FilesDeps, FilesService } from '../../features/files/files.service.ts'
import type { IncomingBytes } from '../../features/files/receiving/incoming-bytes.ts'
import { FormUploads } from '../../features/files/receiving/requests/form-uploads.ts'
import { registerMultipart } from '../../features/files/receiving/requests/multipart.routes.ts'
import { registerResumable } from '../../features/files/receiving/requests/resumable.routes.ts'
import { registerUploadChecks } from '../../features/files/receiving/requests/upload-checks.routes.ts'
import { createTidying, type Tidying } from '../../features/files/receiving/tidy-uploads.ts'
import { UploadsService } from '../../features/files/receiving/uploads.service.ts'
import { registerShares } from '../../features/files/space/shares.routes.ts'
import type { SharesService } from '../../features/files/space/shares.service.ts'
import type { UploadRoom } from '../../features/files/space/upload-room.ts'
import type { Slice, SliceParts } from '../slice.ts'

/** Dependencies of the family's own files. */
export type FilesParts = SliceParts &
  Omit<FilesDeps, 'requireGrownUp'> &
  Omit<BytesDeps, 'files'> &
  Pick<BinnedDeps, 'removeTitle'> & {
    incoming: IncomingBytes
    shares: SharesService
    uploadRoom: UploadRoom
    uploadLimitBytes: number | undefined
    onFileStored: (fileId: number) => Promise<void>
  }

/** Puts the slice of the family's own files together. */
export function openFiles(parts: FilesParts) {
  const { database, incoming, shares, uploadRoom: room } = parts
  const { uploadLimitBytes: limitBytes = DEFAULT_UPLOAD_LIMIT_BYTES } = parts
  const files = new FilesService(parts)
  const bin = new BinService({ ...parts, files })
  const uploads = new UploadsService({ ...parts, files, room, limitBytes })
  const forms = new FormUploads({ incoming, room, limitBytes })
  const tidying = createTidying({
    ...parts,
    tidy: (onFailed, at) => uploads.tidy(onFailed, at),
    purge: () => purgeBin(parts),
  })
  return {
    ...tidying,
    async register(app) {
      await incoming.prepare()
      registerFiles(app, files)
      registerBin(app, bin)
      registerShares(app, shares)
      registerUploadChecks(app, { uploads, database, files })
      await registerMultipart(app, { uploads, forms })
      await registerResumable(app, uploads)
      registerBytes(app, { ...parts, files })
    },
  } satisfies Slice & Tidying
}

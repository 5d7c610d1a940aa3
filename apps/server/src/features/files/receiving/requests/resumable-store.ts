import type { Readable } from 'node:stream'
import { AppError } from '@starnest/contract/errors'
import { sha256Schema } from '@starnest/contract/files/files'
import { DataStore, Upload } from '@tus/server'
import type { Viewer } from '../../../../domain/viewer.ts'
import type { Checksum } from '../incoming-bytes.ts'
import { assertMayBringFor } from '../upload-purpose.ts'
import { UPLOAD_KEPT_MS, type UploadsService } from '../uploads.service.ts'

/** What one call of the protocol is about. */
type Asking = { uploads: UploadsService; viewer: Viewer; checksum: Checksum | undefined }

/** The uploads of one viewer as @tus/server wants to see them. One is made for each call. */
export class ResumableStore extends DataStore {
  override extensions = [
    'creation',
    'creation-with-upload',
    'checksum',
    'termination',
    'expiration',
  ]
  readonly #asking: Asking

  constructor(asking: Asking) {
    super()
    this.#asking = asking
  }

  override async create(upload: Upload): Promise<Upload> {
    const { uploads, viewer } = this.#asking
    const sha256 = upload.metadata?.sha256
    if (sha256 && !sha256Schema.safeParse(sha256).success) {
      throw new AppError('invalid_request', {
        message: '"sha256" is not valid: it has 64 lower-case hexadecimal digits.',
      })
    }
    assertMayBringFor(viewer, upload.metadata?.purpose ?? undefined)
    await uploads.begin(viewer, {
      id: upload.id,
      name: upload.metadata?.filename,
      sizeBytes: upload.size ?? 0,
      sha256: sha256 ?? null,
    })
    return upload
  }

  /** `creation_date` is when somebody went on with it last: it expires after that. */
  override async getUpload(id: string): Promise<Upload> {
    const { uploads, viewer } = this.#asking
    const { upload, offset } = await uploads.find(viewer, id)
    const { sizeBytes: size, originalName: filename, touchedAt } = upload
    return new Upload({
      id,
      size,
      offset,
      metadata: { filename },
      creation_date: touchedAt.toISOString(),
    })
  }

  override write(bytes: Readable, id: string, offset: number): Promise<number> {
    const { uploads, viewer, checksum } = this.#asking
    return uploads.append(viewer, { id, offset, bytes, checksum })
  }

  override remove(id: string): Promise<void> {
    const { uploads, viewer } = this.#asking
    return uploads.cancel(viewer, id)
  }

  override getExpiration(): number {
    return UPLOAD_KEPT_MS
  }
}

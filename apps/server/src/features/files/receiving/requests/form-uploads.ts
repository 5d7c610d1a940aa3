import { AppError } from '@starnest/contract/errors'
import { requireSomebody } from '../../../../domain/require-viewer.ts'
import type { Viewer } from '../../../../domain/viewer.ts'
import type { UploadRoom } from '../../space/upload-room.ts'
import { onDisk } from '../disk-refusal.ts'
import { displayName } from '../display-name.ts'
import type { IncomingBytes } from '../incoming-bytes.ts'
import { sniffFile, TELLING_BYTES } from '../sniffing/sniff-file.ts'
import { type Announced, newUploadId } from '../uploads.service.ts'

/** What receiving forms stands on. */
export type FormUploadsDeps = {
  incoming: IncomingBytes
  room: UploadRoom
  /** Bytes that one file may have. */
  limitBytes: number
}

/** A file of a form, of unknown length. */
type FormFile = { name: string; bytes: AsyncIterable<Uint8Array> }

/** Files of one form on their way, to be kept or thrown away when its end is here. */
export class FormUploads {
  readonly #deps: FormUploadsDeps

  constructor(deps: FormUploadsDeps) {
    this.#deps = deps
  }

  /** Bytes that one file may have. */
  get limitBytes(): number {
    return this.#deps.limitBytes
  }

  /** Keeps room for a form while `work` receives its files. `totalBytes`: of all of it; null: it does
   *  not say. @throws AppError storage_full, quota_full, uploads_full, pin_required */
  async withForm<T>(
    viewer: Viewer,
    totalBytes: number | null,
    work: (receive: (file: FormFile) => Promise<Announced>) => Promise<T>,
  ): Promise<T> {
    requireSomebody(viewer)
    const { room } = this.#deps
    const form = await room.promiseForm(viewer, { id: newUploadId(), totalBytes })
    const beforePiece = room.takenBy(viewer, form)
    try {
      return await work((file) => {
        const id = newUploadId()
        form.fileIds.push(id)
        return this.#receive({ id, beforePiece }, file)
      })
    } finally {
      room.forget(form)
    }
  }

  /** Refuses files that are more than the viewer may have. @throws AppError uploads_full */
  assertMayKeep(viewer: Viewer, received: readonly Announced[]): Promise<void> {
    return this.#deps.room.assertFiles(viewer, received.length)
  }

  /** Throws away what was received and not kept. */
  async throwAway({ id }: Pick<Announced, 'id'>): Promise<void> {
    await this.#deps.incoming.remove(id)
  }

  /** What it is, is looked at as soon as its beginning is here. */
  async #receive(
    { id, beforePiece }: { id: string; beforePiece: (bytes: number) => Promise<void> },
    { name, bytes }: FormFile,
  ): Promise<Announced> {
    const { incoming, limitBytes } = this.#deps
    const refuseForeign = async (sizeBytes: number) => {
      if (await sniffFile(incoming.pathOf(id), sizeBytes)) return
      throw new AppError('file_type_refused', { details: { name: displayName(name) } })
    }
    const onTold = { tellingBytes: TELLING_BYTES, check: () => refuseForeign(limitBytes) }
    await onDisk(() => incoming.create(id))
    try {
      const sizeBytes = await onDisk(() =>
        incoming.append({ id, offset: 0, bytes, beforePiece, onTold }),
      )
      await refuseForeign(sizeBytes)
      return { id, name, sizeBytes, sha256: null }
    } catch (error) {
      await incoming.remove(id)
      throw error
    }
  }
}

import type { UploadLimits } from '@starnest/contract/files/files'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { call } from '../../../../platform/calls/http.ts'
import { tellStored } from '../requested-uploads.ts'
import { sha256OfFile } from './hash/file-hash.ts'
import { fingerprintOf, RememberedUploads } from './remembered-uploads.ts'
import { forgetUpload, sendResumably } from './send-resumably.ts'
import { uploadFile, uploadFiles } from './send-small.ts'
import { UploadHolds } from './upload-holds.ts'
import { UploadFailure } from './upload-problem.ts'
import { UploadQueue } from './upload-queue.ts'

/** How long what the server takes is believed, in milliseconds. */
const LIMITS_FRESH_MS = 10_000

/** The uploads of one profile on this page, and what of earlier ones is unfinished. */
export type ProfileUploads = {
  queue: UploadQueue
  remembered: RememberedUploads
  /** Those of which this tab has the file. */
  holds: UploadHolds
}

let current: (ProfileUploads & { profileId: number }) | undefined

/** The uploads of a profile. Those of the one before stop: the server gives an upload to nobody but
 *  the profile that began it. */
export function uploadsOf(profileId: number): ProfileUploads {
  if (current?.profileId === profileId) return current
  current?.queue.clear()
  current?.holds.letAllGo()
  const remembered = new RememberedUploads(profileId)
  const holds = new UploadHolds()
  const queue = new UploadQueue(dependenciesOf(remembered, holds))
  current = { profileId, remembered, holds, queue }
  return current
}

// The line is back: nobody waits for the next try.
addEventListener('online', () => current?.queue.wake())

function dependenciesOf(
  remembered: RememberedUploads,
  holds: UploadHolds,
): ConstructorParameters<typeof UploadQueue>[0] {
  return {
    limits: recentLimits(),
    hash: sha256OfFile,
    async check(bytes) {
      const { known } = await call(UPLOAD_ROUTES.check, { body: { files: [bytes] } })
      const [stored = null] = known
      if (stored) holds.letGo(fingerprintOf(bytes.sha256, bytes.size))
      return stored
    },
    async sendSmall(files, signal) {
      const [first] = files
      if (first && files.length === 1) return [await uploadFile(first, signal)]
      return uploadFiles(files, signal)
    },
    // Held from here on, also while it is paused or failed: the file is here and nowhere else.
    async sendResumably(job) {
      const fingerprint = fingerprintOf(job.sha256, job.file.size)
      if (!(await holds.take(fingerprint))) throw new UploadFailure('conflict')
      const stored = await sendResumably({ ...job, remembered })
      holds.letGo(fingerprint)
      return stored
    },
    onStored: tellStored,
    async forget(fingerprint) {
      // What another tab has is not ours to throw away.
      if (!(await holds.take(fingerprint))) return
      await forgetUpload(remembered, fingerprint)
      holds.letGo(fingerprint)
    },
    now: () => performance.now(),
  }
}

function recentLimits(): () => Promise<UploadLimits> {
  let asked: { atMs: number; limits: Promise<UploadLimits> } | undefined
  return () => {
    const nowMs = performance.now()
    if (asked && nowMs - asked.atMs < LIMITS_FRESH_MS) return asked.limits
    const limits = call(UPLOAD_ROUTES.limits)
    asked = { atMs: nowMs, limits }
    limits.catch(() => {
      asked = undefined
    })
    return limits
  }
}

import {
  FILE_ROUTES,
  type UploadLimits,
  uploadCheckAnswerSchema,
  uploadLimitsSchema,
} from '@starnest/contract/files'
import { getJson, sendJson } from '../../../../platform/http.ts'
import { sha256OfFile } from './hash/file-hash.ts'
import { RememberedUploads } from './remembered-uploads.ts'
import { forgetUpload, sendResumably } from './send-resumably.ts'
import { uploadFile, uploadFiles } from './send-small.ts'
import { UploadQueue } from './upload-queue.ts'

/** How long what the server takes is believed, in milliseconds. */
const LIMITS_FRESH_MS = 10_000

/** The uploads of one profile on this page, and what of earlier ones is unfinished. */
export type ProfileUploads = { queue: UploadQueue; remembered: RememberedUploads }

let current: (ProfileUploads & { profileId: number }) | undefined

/** The uploads of a profile. Those of the one before stop: the server gives an upload to nobody but
 *  the profile that began it. */
export function uploadsOf(profileId: number): ProfileUploads {
  if (current?.profileId === profileId) return current
  current?.queue.clear()
  const remembered = new RememberedUploads(profileId)
  current = { profileId, remembered, queue: new UploadQueue(doorsOf(remembered)) }
  return current
}

// The line is back: nobody waits for the next try.
addEventListener('online', () => current?.queue.wake())

function doorsOf(remembered: RememberedUploads): ConstructorParameters<typeof UploadQueue>[0] {
  return {
    limits: recentLimits(),
    hash: sha256OfFile,
    async check(bytes) {
      const { known } = await sendJson(uploadCheckAnswerSchema, {
        method: 'POST',
        url: FILE_ROUTES.check,
        body: { files: [bytes] },
      })
      return known[0] ?? null
    },
    async sendSmall(files, signal) {
      const [first] = files
      if (first && files.length === 1) return [await uploadFile(first, signal)]
      return uploadFiles(files, signal)
    },
    sendResumably: (job) => sendResumably({ ...job, remembered }),
    forget: (fingerprint) => forgetUpload(remembered, fingerprint),
    now: () => performance.now(),
  }
}

function recentLimits(): () => Promise<UploadLimits> {
  let asked: { atMs: number; limits: Promise<UploadLimits> } | undefined
  return () => {
    const nowMs = performance.now()
    if (asked && nowMs - asked.atMs < LIMITS_FRESH_MS) return asked.limits
    const limits = getJson(uploadLimitsSchema, FILE_ROUTES.limits)
    asked = { atMs: nowMs, limits }
    limits.catch(() => {
      asked = undefined
    })
    return limits
  }
}

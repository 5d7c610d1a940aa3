import type { TempFile } from '@starnest/contract/files/files'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { DetailedError, Upload } from 'tus-js-client'
import { call } from '../../../../platform/calls/http.ts'
import { purposeOf } from '../requested-uploads.ts'
import { fingerprintOf, type RememberedUploads } from './remembered-uploads.ts'
import {
  isPassing,
  problemOf,
  problemOfAnswer,
  UploadFailure,
  type UploadProblem,
} from './upload-problem.ts'

/** How much travels in one request, bytes: 8 MiB. What is cut off is sent again. */
const CHUNK_BYTES = 8 * 1024 ** 2

/** Waits between tries, milliseconds: some seven minutes in all. */
const RETRY_DELAYS_MS = [
  0, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 60_000, 60_000, 60_000, 60_000, 60_000,
]

/** What one upload over tus needs. */
export type ResumableJob = {
  file: File
  sha256: string
  signal: AbortSignal
  remembered: RememberedUploads
  /** Told how many bytes the server has, of those on their way the ones that left. */
  onProgress: (sentBytes: number) => void
  /** Told when the line is lost, before another try. */
  onStall: () => void
}

/** Sends a file in pieces, each with its checksum, from where the server stands: also when it was
 *  begun before a reload or a restart. Resolves with the file that it became; null where the server
 *  could not be asked any more.
 *  @throws UploadFailure when the server refuses, or all tries failed; the signal's reason when it is
 *  given: what has arrived stays on the server. */
export async function sendResumably(job: ResumableJob): Promise<TempFile | null> {
  const uploadUrl = await sendBytes(job)
  const id = uploadUrl.slice(uploadUrl.lastIndexOf('/') + 1)
  const asked = { params: { id }, signal: job.signal }
  return call(UPLOAD_ROUTES.resumableFile, asked).catch(() => null)
}

async function sendBytes(job: ResumableJob): Promise<string> {
  const { file, sha256, signal, remembered } = job
  signal.throwIfAborted()
  const purpose = purposeOf(file)
  const fingerprint = fingerprintOf(sha256, file.size)
  const [before] = await remembered.findUploadsByFingerprint(fingerprint)
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      // Absolute: it is what the server's answer is resolved against.
      endpoint: new URL(UPLOAD_ROUTES.resumable.path, location.href).href,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      metadata: { filename: file.name, sha256, ...(purpose && { purpose }) },
      urlStorage: remembered,
      removeFingerprintOnSuccess: true,
      fingerprint: async () => fingerprint,
      onBeforeRequest: async (request) => {
        if (request.getMethod() !== 'PATCH') return
        const start = Number(request.getHeader('Upload-Offset'))
        const checksum = await checksumOf(file.slice(start, start + CHUNK_BYTES))
        if (checksum) request.setHeader('Upload-Checksum', checksum)
      },
      onShouldRetry: (error) => {
        const mayPass = isPassing(problemIn(error))
        if (mayPass) job.onStall()
        return mayPass
      },
      onProgress: job.onProgress,
      onChunkComplete: (_chunk, sentBytes) => remembered.noteProgress(fingerprint, sentBytes),
      onSuccess: () => end(() => resolve(upload.url ?? '')),
      onError: (error) => end(() => reject(new UploadFailure(problemIn(error), { cause: error }))),
    })
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', onAbort)
      settle()
    }
    const onAbort = () => {
      void upload.abort()
      end(() => reject(signal.reason))
    }
    signal.addEventListener('abort', onAbort)
    if (before) upload.resumeFromPreviousUpload(before)
    upload.start()
  })
}

/** Throws away what has arrived of a file, on the server and here. Where the server cannot be asked it
 *  forgets by itself after a day. */
export async function forgetUpload(remembered: RememberedUploads, fingerprint: string) {
  for (const { urlStorageKey, uploadUrl } of await remembered.findUploadsByFingerprint(
    fingerprint,
  )) {
    await remembered.removeUpload(urlStorageKey)
    if (uploadUrl) await Upload.terminate(uploadUrl, { retryDelays: null }).catch(() => undefined)
  }
}

function problemIn(error: Error): UploadProblem {
  if (!(error instanceof DetailedError)) return problemOf(error)
  // The file went away while its next piece was read.
  if (error.causingError instanceof DOMException) return problemOf(error.causingError)
  const answer = error.originalResponse
  return problemOfAnswer(answer?.getStatus() ?? 0, answer?.getBody() ?? '')
}

/** Checksum of one piece as tus 1.0 writes it; undefined where the browser has none to give, on pages
 *  that did not come over a secure line. SHA-1 is the one that every server of tus knows. */
async function checksumOf(piece: Blob): Promise<string | undefined> {
  if (!globalThis.isSecureContext) return undefined
  const digest = await crypto.subtle.digest('SHA-1', await piece.arrayBuffer())
  return `sha1 ${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

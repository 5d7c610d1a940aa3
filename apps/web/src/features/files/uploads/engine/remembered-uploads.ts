import { UPLOAD_KEPT_HOURS } from '@starnest/contract/files/files'
import type { PreviousUpload, UrlStorage } from 'tus-js-client'
import * as z from 'zod/mini'
import { type StoredText, storedText } from '../../../../platform/stored-text.ts'
import { unfinishedKey } from '../unfinished-key.ts'

const HOUR_MS = 3_600_000

const rememberedSchema = z.object({
  key: z.string(),
  fingerprint: z.string(),
  uploadUrl: z.string(),
  name: z.string(),
  /** Bytes of the whole file. */
  size: z.number(),
  /** Bytes that the server is known to have. */
  sentBytes: z.number(),
  startedAt: z.string(),
})

/** An upload that was begun on this browser and is not at its end. */
export type RememberedUpload = z.infer<typeof rememberedSchema>

/** Unfinished uploads of one profile, kept over a reload and a restart of the browser, for as long as
 *  the server keeps their bytes. It stands in for the storage of tus-js-client. */
export class RememberedUploads implements UrlStorage {
  readonly #text: StoredText
  readonly #now: () => number
  #read: { text: string | null; uploads: RememberedUpload[] } | undefined

  constructor(profileId: number, now: () => number = Date.now) {
    this.#text = storedText(unfinishedKey(profileId))
    this.#now = now
  }

  /** All that can still be gone on with, oldest first. */
  all(): RememberedUpload[] {
    const oldest = this.#now() - UPLOAD_KEPT_HOURS * HOUR_MS
    return parse(this.#text.get()).filter(({ startedAt }) => Date.parse(startedAt) > oldest)
  }

  /** The same as `all`, as one list until one of them changes. */
  readonly get = (): readonly RememberedUpload[] => {
    const text = this.#text.get()
    if (this.#read?.text !== text) this.#read = { text, uploads: this.all() }
    return this.#read.uploads
  }

  /** Be told when this tab or another one changes them. Returns the way to stop that. */
  readonly subscribe = (listener: () => void): (() => void) => this.#text.subscribe(listener)

  /** Notes how many bytes of an upload have arrived. */
  noteProgress(fingerprint: string, sentBytes: number): void {
    this.#keep(
      this.all().map((one) => (one.fingerprint === fingerprint ? { ...one, sentBytes } : one)),
    )
  }

  async findAllUploads(): Promise<PreviousUpload[]> {
    return this.all().map(asPrevious)
  }

  async findUploadsByFingerprint(fingerprint: string): Promise<PreviousUpload[]> {
    return this.all()
      .filter((one) => one.fingerprint === fingerprint)
      .map(asPrevious)
  }

  async removeUpload(key: string): Promise<void> {
    this.#keep(this.all().filter((one) => one.key !== key))
  }

  async addUpload(fingerprint: string, upload: PreviousUpload): Promise<string> {
    const key = crypto.randomUUID()
    const added: RememberedUpload = {
      key,
      fingerprint,
      uploadUrl: upload.uploadUrl ?? '',
      name: upload.metadata.filename ?? '',
      size: upload.size ?? 0,
      sentBytes: 0,
      startedAt: new Date(this.#now()).toISOString(),
    }
    this.#keep([...this.all().filter((one) => one.fingerprint !== fingerprint), added])
    return key
  }

  #keep(uploads: RememberedUpload[]): void {
    this.#text.set(JSON.stringify(uploads))
  }
}

/** The name under which an upload of these bytes is found again, whatever the file is called. */
export function fingerprintOf(sha256: string, size: number): string {
  return `${sha256}-${size}`
}

function asPrevious(one: RememberedUpload): PreviousUpload {
  return {
    size: one.size,
    metadata: { filename: one.name },
    creationTime: one.startedAt,
    urlStorageKey: one.key,
    uploadUrl: one.uploadUrl,
    parallelUploadUrls: null,
  }
}

function parse(text: string | null): RememberedUpload[] {
  try {
    return z.array(rememberedSchema).safeParse(JSON.parse(text ?? '[]')).data ?? []
  } catch {
    // Somebody else wrote there, or half of it was written: nothing is remembered.
    return []
  }
}

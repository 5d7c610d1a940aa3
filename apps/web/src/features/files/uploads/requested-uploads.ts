import type { TempFile } from '@starnest/contract/files/files'
import { createStore } from '../../../platform/store.ts'

/** Where files wait until the code that sends them has come: what any screen may call without
 *  bringing that code with it. */
const requested = createStore<readonly File[]>(() => [])

type RequestedUpload = {
  /** What the files are, where the server has a rule of its own for it. */
  purpose?: string
  /** Told which file of the library each became, also after whoever asked is not shown any more. */
  onStored?: (stored: TempFile) => void
}

const requests = new WeakMap<File, RequestedUpload>()

/** Send these files into the library. */
export function requestUpload(files: readonly File[], upload: RequestedUpload = {}): void {
  if (files.length === 0) return
  for (const file of files) requests.set(file, upload)
  requested.set([...requested.get(), ...files])
}

/** The files that wait; they are taken away with the answer. */
export function takeRequestedUploads(): readonly File[] {
  const taken = requested.get()
  if (taken.length > 0) requested.set([])
  return taken
}

/** Whether files wait. */
export function hasRequestedUploads(): boolean {
  return requested.get().length > 0
}

/** Be told when files come, and when they are taken. Returns the way to stop that. */
export const onUploadRequest = requested.subscribe

/** What a file was said to be when its upload was requested; undefined: nothing in particular. */
export const purposeOf = (file: File): string | undefined => requests.get(file)?.purpose

/** Tells whoever requested the upload of a file which file of the library it became. */
export const tellStored = (file: File, stored: TempFile): void =>
  requests.get(file)?.onStored?.(stored)

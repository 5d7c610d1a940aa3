import { createStore } from '../../../platform/store.ts'

/** Where files wait until the code that sends them has come: what any screen may call without
 *  bringing that code with it. */
const requested = createStore<readonly File[]>(() => [])

/** Send these files into the library. */
export function requestUpload(files: readonly File[]): void {
  if (files.length === 0) return
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

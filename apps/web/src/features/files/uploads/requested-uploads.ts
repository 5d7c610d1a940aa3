import { createStore } from '../../../platform/store.ts'

/** Where files wait until the code that sends them has come: what any screen may call without
 *  bringing that code with it. */
const requested = createStore<readonly File[]>(() => [])

const purposes = new WeakMap<File, string>()

/** Send these files into the library. `purpose`: what they are, where the server has a rule of its own for it. */
export function requestUpload(files: readonly File[], purpose?: string): void {
  if (files.length === 0) return
  if (purpose !== undefined) for (const file of files) purposes.set(file, purpose)
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
export const purposeOf = (file: File): string | undefined => purposes.get(file)

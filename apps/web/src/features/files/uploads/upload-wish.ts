import { createStore } from '../../../platform/store.ts'

/** Where files wait until the code that sends them has come: what any screen may call without
 *  bringing that code with it. */
const wished = createStore<readonly File[]>(() => [])

/** Send these files into the library. */
export function wishUpload(files: readonly File[]): void {
  if (files.length === 0) return
  wished.set([...wished.get(), ...files])
}

/** The files that wait; they are taken away with the answer. */
export function takeWishes(): readonly File[] {
  const taken = wished.get()
  if (taken.length > 0) wished.set([])
  return taken
}

/** Whether files wait. */
export function hasWishes(): boolean {
  return wished.get().length > 0
}

/** Be told when files come, and when they are taken. Returns the way to stop that. */
export const onWish = wished.subscribe

/** Where files wait until the code that sends them has come: what any screen may call without
 *  bringing that code with it. */
let wished: File[] = []
const listeners = new Set<() => void>()

/** Send these files into the library. */
export function wishUpload(files: readonly File[]): void {
  if (files.length === 0) return
  wished = [...wished, ...files]
  for (const listener of listeners) listener()
}

/** The files that wait; they are taken away with the answer. */
export function takeWishes(): File[] {
  const taken = wished
  wished = []
  return taken
}

/** Whether files wait. */
export function hasWishes(): boolean {
  return wished.length > 0
}

/** Be told when files come. Returns the way to stop that. */
export function onWish(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

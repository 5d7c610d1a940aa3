import { createStore, useStore } from '../../platform/store.ts'

/** How long a toast is shown when nobody says otherwise, in milliseconds. Source: specification §9. */
export const TOAST_DURATION_MS = 5000
/** How long a closed toast is kept before it is forgotten, in milliseconds. It ends its way off the
 *  screen in that time. Source: specification §9. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000

/** What a toast says. */
export type ToastMessage = {
  title: string
  description?: string
  /** Why it did not work, as it was thrown; said after the description. The action is then another
   *  try, and gives way where that is no use. */
  error?: unknown
  /** What the person can do about it; the toast closes with it. */
  action?: { label: string; onPress: () => void }
  /** 'destructive' for what failed or was deleted; read aloud at once. */
  look?: 'plain' | 'destructive'
  /** Milliseconds on the screen, 5000 unless told; Infinity stays until it is closed. */
  durationMs?: number
}

/** A message on the screen, or on its way off it. */
export type ShownToast = ToastMessage & { id: number; isOpen: boolean }

const shown = createStore<ShownToast | null>(() => null)
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Say something in a corner of the screen. There is one toast at a time: it takes the place of the
 *  one before. Returns its id, for {@link closeToast}. */
export function showToast(message: ToastMessage): number {
  clearTimeout(removal)
  lastId++
  shown.set({ ...message, id: lastId, isOpen: true })
  return lastId
}

/** Take a toast off the screen; nothing happens when another has its place already. */
export function closeToast(id: number): void {
  const toast = shown.get()
  if (toast?.id !== id || !toast.isOpen) return
  shown.set({ ...toast, isOpen: false })
  removal = setTimeout(() => shown.set(null), TOAST_REMOVE_DELAY_MS)
}

/** The toast there is; null when none is kept. */
export function currentToast(): ShownToast | null {
  return shown.get()
}

/** The same for a component, which is drawn anew when it changes. */
export function useCurrentToast(): ShownToast | null {
  return useStore(shown)
}

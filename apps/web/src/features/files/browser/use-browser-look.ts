import { useState } from 'react'
import * as z from 'zod/mini'
import { browserStorage } from '../../../platform/browser-storage.ts'
import { FILE_ORDERS } from '../shown-files.ts'

const lookSchema = z.object({ view: z.enum(['grid', 'list']), order: z.enum(FILE_ORDERS) })

/** How the files are laid out, and in which order. */
export type BrowserLook = z.infer<typeof lookSchema>

const FIRST_LOOK: BrowserLook = { view: 'grid', order: 'newest' }

/** The look that a profile chose last on this browser, and the way to change it. */
export function useBrowserLook(profileId: number) {
  const key = `starnest.files.look.${profileId}`
  const [look, setLook] = useState(() => lookIn(browserStorage.getItem(key)))
  const change = (changes: Partial<BrowserLook>) => {
    const next = { ...look, ...changes }
    setLook(next)
    browserStorage.setItem(key, JSON.stringify(next))
  }
  return { look, change }
}

/** A look as it was kept; the first one where nothing usable was. */
export function lookIn(kept: string | null): BrowserLook {
  try {
    return lookSchema.safeParse(JSON.parse(kept ?? 'null')).data ?? FIRST_LOOK
  } catch {
    // Half of it was written, or by somebody else.
    return FIRST_LOOK
  }
}

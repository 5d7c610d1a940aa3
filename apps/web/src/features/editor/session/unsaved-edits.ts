import { commandSchema } from '@starnest/contract/editor/commands'
import { documentSchema } from '@starnest/contract/editor/document'
import * as z from 'zod/mini'

/** Commands that are on their way to the server, in a call that can be sent again. */
const batchSchema = z.object({
  revision: z.int(),
  batch: z.string(),
  commands: z.array(commandSchema),
})
/** See {@link batchSchema}. */
export type Batch = z.infer<typeof batchSchema>

const unsavedSchema = z.object({
  /** What `pending` was done on, once `sent` has arrived. */
  sent: z.nullable(batchSchema),
  pending: z.array(commandSchema),
  /** What all of it came to. */
  document: documentSchema,
})
/** What a page did that may not be on the server, kept in the browser in case the page is killed. */
export type UnsavedEdits = z.infer<typeof unsavedSchema>

/** Keeps what is not saved of one project. */
export type UnsavedStore = {
  read: () => UnsavedEdits | undefined
  write: (unsaved: UnsavedEdits) => void
  clear: () => void
}

/** Keeps it in the browser's storage; where that is full or forbidden, a killed page loses it. */
export function unsavedInBrowser(profileId: number, projectId: number): UnsavedStore {
  const key = `starnest.editor.${profileId}.${projectId}`
  return {
    read() {
      try {
        const text = localStorage.getItem(key)
        return text === null ? undefined : unsavedSchema.safeParse(JSON.parse(text)).data
      } catch {
        return undefined
      }
    },
    write(unsaved) {
      try {
        localStorage.setItem(key, JSON.stringify(unsaved))
      } catch {
        // Nothing can be kept here; it is still sent.
      }
    },
    clear() {
      try {
        localStorage.removeItem(key)
      } catch {
        // There is nothing then.
      }
    },
  }
}

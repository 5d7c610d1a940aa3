import { useState } from 'react'
import type { RememberedUpload, RememberedUploads } from '../engine/remembered-uploads.ts'
import { forgetUpload } from '../engine/send-resumably.ts'
import { isSettled, type Upload } from '../engine/upload.ts'

/** Uploads that a reload or a restart of the browser interrupted, but for those whose file is here
 *  again; and the way to give one up. */
export function useInterrupted(remembered: RememberedUploads, uploads: readonly Upload[]) {
  const [before, setBefore] = useState(() => remembered.all())
  const isHere = ({ name, size }: RememberedUpload) =>
    uploads.some((one) => one.size === size && (one.name === name || isSettled(one)))
  return {
    interrupted: before.filter((one) => !isHere(one)),
    forget: async (given: RememberedUpload) => {
      setBefore((all) => all.filter((one) => one !== given))
      await forgetUpload(remembered, given.fingerprint)
    },
  }
}

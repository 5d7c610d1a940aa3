import { useEffect, useState } from 'react'
import { useStore } from '../../../../platform/store.ts'
import type { RememberedUpload } from '../engine/remembered-uploads.ts'
import { forgetUpload } from '../engine/send-resumably.ts'
import type { ProfileUploads } from '../engine/the-uploads.ts'
import { isSettled, type Upload } from '../engine/upload.ts'
import { watchHold } from '../engine/upload-holds.ts'

type Unfinished = {
  /** Another tab has their files. */
  elsewhere: RememberedUpload[]
  /** Nobody has: a reload or a restart of the browser interrupted them. */
  interrupted: RememberedUpload[]
  /** Gives one up. */
  forget: (upload: RememberedUpload) => Promise<void>
}

/** Uploads of this browser that are not at their end, but for those whose file this tab has. */
export function useUnfinished(
  { remembered, holds }: Pick<ProfileUploads, 'remembered' | 'holds'>,
  uploads: readonly Upload[],
): Unfinished {
  const all = useStore(remembered)
  const isHeldOf = useHolds(all)
  const isHere = ({ name, size, fingerprint }: RememberedUpload) =>
    holds.has(fingerprint) ||
    uploads.some((one) => one.size === size && (one.name === name || isSettled(one)))
  const away = all.filter((one) => !isHere(one))
  return {
    elsewhere: away.filter(({ fingerprint }) => isHeldOf.get(fingerprint) === true),
    interrupted: away.filter(({ fingerprint }) => isHeldOf.get(fingerprint) === false),
    forget: ({ fingerprint }) => forgetUpload(remembered, fingerprint),
  }
}

/** Whether a tab has the file of each of these, by their fingerprints; one of which that is not known
 *  yet is not in it. Asked anew with every change: what was interrupted may go on in another tab. */
function useHolds(all: readonly RememberedUpload[]): ReadonlyMap<string, boolean> {
  const [isHeldOf, setHeld] = useState<ReadonlyMap<string, boolean>>(new Map())
  useEffect(() => {
    const stops = all.map(({ fingerprint }) =>
      watchHold(fingerprint, (isHeld) =>
        setHeld((before) => new Map(before).set(fingerprint, isHeld)),
      ),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [all])
  return isHeldOf
}

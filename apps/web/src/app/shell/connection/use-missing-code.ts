import { useEffect, useState } from 'react'
import { ASK_AGAIN_MS, NO_CODE } from '../../../platform/screen/lazy-part.ts'
import { serverConnection } from './server-connection.ts'

/** Code that a server did not have for so long is missing, milliseconds: an update takes old code away. */
const MISSING_AFTER_MS = 2 * ASK_AGAIN_MS
/** Code that is asked for no more has come, milliseconds: longer than its texts are tried for and the pause after. */
const HAS_COME_AFTER_MS = 3 * ASK_AGAIN_MS

/** Whether code of this page is missing. While the server does not answer nothing is known of that. */
export function useMissingCode(): boolean {
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    let sinceMs: number | undefined
    let hasCome: ReturnType<typeof setTimeout> | undefined
    const beginAnew = () => {
      sinceMs = undefined
      setMissing(false)
    }
    const note = async () => {
      clearTimeout(hasCome)
      hasCome = setTimeout(beginAnew, HAS_COME_AFTER_MS)
      if ((await serverConnection.check()) !== 'reachable') return beginAnew()
      sinceMs ??= performance.now()
      setMissing(performance.now() - sinceMs >= MISSING_AFTER_MS)
    }
    const onNoCode = () => void note()
    addEventListener(NO_CODE, onNoCode)
    return () => {
      clearTimeout(hasCome)
      removeEventListener(NO_CODE, onNoCode)
    }
  }, [])
  return isMissing
}

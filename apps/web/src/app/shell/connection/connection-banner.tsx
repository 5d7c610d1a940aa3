import { Unplug } from 'lucide-react'
import { useState } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useTexts } from '../../../platform/texts.ts'
import { serverConnection } from './server-connection.ts'
import { useFailedCalls } from './use-failed-calls.ts'
import { useMissingCode } from './use-missing-code.ts'

/** Says at the foot of the screen that the server cannot be reached, for as long as that is so, or that code of
 *  this page is no longer there. */
export function ConnectionBanner() {
  const t = useTexts('core/connection')
  const tellRefusal = useTexts('core/refusal')
  const [isAsking, setAsking] = useState(false)
  const connection = useStore(serverConnection)
  const isOld = useMissingCode()
  useFailedCalls()
  const retry = async () => {
    setAsking(true)
    await serverConnection.check()
    setAsking(false)
  }
  const kind = connection === 'lost' ? 'lost' : isOld && connection === 'reachable' && 'old'
  return (
    <div role="status">
      {kind && (
        <div data-focus-row="" data-over-leo="" className="connection-banner">
          {kind === 'lost' && <Unplug aria-hidden className="size-6 shrink-0 text-lantern" />}
          <p className="min-w-0 flex-1 text-mist">
            {kind === 'lost' && (
              <strong className="font-semibold text-starlight">{t('lostTitle')} </strong>
            )}
            {kind === 'lost' ? t('lostText') : tellRefusal('not_understood')}
          </p>
          <button
            type="button"
            aria-busy={isAsking}
            onClick={() => (kind === 'lost' ? void retry() : location.reload())}
            className="min-h-11 shrink-0 rounded-full bg-lantern px-5 font-semibold text-space-950"
          >
            {kind === 'lost' ? t('retry') : tellRefusal('reload')}
          </button>
        </div>
      )}
    </div>
  )
}

import { RefreshCw, Unplug } from 'lucide-react'
import { useState } from 'react'
import { missingParts } from '../../../platform/screen/lazy-part.ts'
import { useStore } from '../../../platform/store.ts'
import { useTexts } from '../../../platform/texts.ts'
import { serverConnection } from './server-connection.ts'
import { useFailedCalls } from './use-failed-calls.ts'

/** Says at the foot of the screen that the server cannot be reached, for as long as that is so, or that code of
 *  this page is no longer there. */
export function ConnectionBanner() {
  const t = useTexts('core/connection')
  const [isAsking, setAsking] = useState(false)
  const connection = useStore(serverConnection)
  const isOld = useStore(missingParts) > 0
  useFailedCalls()
  const retry = async () => {
    setAsking(true)
    await serverConnection.check()
    setAsking(false)
  }
  const kind = connection === 'lost' ? 'lost' : isOld && connection === 'reachable' && 'old'
  const Icon = kind === 'lost' ? Unplug : RefreshCw
  return (
    <div role="status">
      {kind && (
        <div data-focus-row="" className="connection-banner">
          <Icon aria-hidden className="size-6 shrink-0 text-lantern" />
          <p className="min-w-0 flex-1">
            <strong className="font-semibold text-starlight">{t(`${kind}Title`)}.</strong>{' '}
            <span className="text-mist">{t(`${kind}Text`)}</span>
          </p>
          <button
            type="button"
            aria-busy={isAsking}
            onClick={() => (kind === 'lost' ? void retry() : location.reload())}
            className="min-h-11 shrink-0 rounded-full bg-lantern px-5 font-semibold text-space-950"
          >
            {t(kind === 'lost' ? 'retry' : 'reload')}
          </button>
        </div>
      )}
    </div>
  )
}

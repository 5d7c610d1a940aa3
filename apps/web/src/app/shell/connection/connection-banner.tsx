import { Unplug } from 'lucide-react'
import { useState } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useTexts } from '../../../platform/texts.ts'
import { serverConnection } from './server-connection.ts'
import { useFailedCalls } from './use-failed-calls.ts'

/** Says at the foot of the screen that the server cannot be reached, for as long as that is so. */
export function ConnectionBanner() {
  const t = useTexts('core/connection')
  const [isAsking, setAsking] = useState(false)
  const connection = useStore(serverConnection)
  useFailedCalls()
  const retry = async () => {
    setAsking(true)
    await serverConnection.check()
    setAsking(false)
  }
  return (
    <div role="status">
      {connection === 'lost' && (
        <div data-focus-row="" className="connection-banner">
          <Unplug aria-hidden className="size-6 shrink-0 text-lantern" />
          <p className="min-w-0 flex-1">
            <strong className="font-semibold text-starlight">{t('lostTitle')}.</strong>{' '}
            <span className="text-mist">{t('lostText')}</span>
          </p>
          <button
            type="button"
            aria-busy={isAsking}
            onClick={() => void retry()}
            className="min-h-11 shrink-0 rounded-full bg-lantern px-5 font-semibold text-space-950"
          >
            {t('retry')}
          </button>
        </div>
      )}
    </div>
  )
}

import type { TimeRequestList } from '@starnest/contract/parents/watch-time'
import { useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { useTopPlace } from '../../../../platform/screen/top-place.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useReachOverDialogs } from '../../../../ui/toast/use-reach-over-dialogs.ts'
import type { PinEntry } from '../pin-steps.tsx'
import { timeRequestsQuery } from '../time.queries.ts'
import { RequestCard } from './request-card.tsx'
import './requests.css'

/** What children ask for, in a corner of every screen of a grown-up until it is answered. */
export function RequestCards({ pinEntry }: { pinEntry: PinEntry }) {
  const { data: waiting } = useQuery(timeRequestsQuery)
  if (!waiting || waiting.requests.length === 0) return null
  return <Cards waiting={waiting} pinEntry={pinEntry} />
}

function Cards({ waiting, pinEntry }: { waiting: TimeRequestList; pinEntry: PinEntry }) {
  const t = useTexts('parents/time')
  const container = useTopPlace()
  useReachOverDialogs()
  return createPortal(
    // A dialog hides from screen readers what is not part of it, but nothing with aria-live.
    <section aria-label={t('requests')} aria-live="off" className="toaster time-requests">
      {waiting.requests.map((request) => (
        <RequestCard
          key={request.id}
          request={request}
          pinHolders={waiting.pinHolders}
          pinEntry={pinEntry}
        />
      ))}
    </section>,
    container,
  )
}

import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, MoonStar } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { partyQuery } from '../party.queries.ts'

/** Between two questions whether somebody was let in again, milliseconds: nobody tells a screen that is outside. */
const ASK_EVERY_MS = 5000

/** What whoever was sent away sees in place of the party, until they are let in again. */
export function SentAway() {
  const t = useTexts('party/moderate')
  const tParty = useTexts('party/party')
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The room was longer, and what had the focus is gone.
    whole.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  useQuery({ ...partyQuery, refetchInterval: ASK_EVERY_MS })
  return (
    <div ref={whole} tabIndex={-1} className="outline-none">
      <h1 className="sr-only">{tParty('title')}</h1>
      <Notice
        role="status"
        icon={<MoonStar aria-hidden className="size-11" />}
        title={t('awayTitle')}
        text={t('awayText')}
        action={
          <ButtonLink to="/" look="glass">
            <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
            {tParty('back')}
          </ButtonLink>
        }
      />
    </div>
  )
}

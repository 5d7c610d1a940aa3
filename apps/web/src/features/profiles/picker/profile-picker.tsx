import type { Profile } from '@starnest/contract/household/profiles'
import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useActiveProfile } from '../../../library/family/active-profile.ts'
import { familyQuery } from '../../../library/family/family.queries.ts'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { EntryPin } from './entry-pin.tsx'
import { GreetingCard } from './greeting-card.tsx'
import { PickerGrid } from './picker-grid.tsx'
import { usePick } from './use-pick.ts'

type ProfilePickerProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Who is watching? A press on a face lets this device watch as them, the host greets them for four
 *  seconds, and the picker closes. Source: specification §2.4 and §4. */
export function ProfilePicker({ isOpen, onOpenChange }: ProfilePickerProps) {
  const t = useTexts('profiles/profiles')
  const close = () => onOpenChange(false)
  const { pick, choose, enterPin, leave, beginAnew } = usePick(close)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) beginAnew()
  }
  const changeOpen = (willBeOpen: boolean) => {
    leave()
    onOpenChange(willBeOpen)
  }
  const isFaces = pick.is !== 'greeting' && pick.is !== 'pin'
  return (
    <Dialog
      title={t('whoIsWatching')}
      size={pick.is === 'pin' ? 'small' : 'large'}
      isOpen={isOpen}
      onOpenChange={changeOpen}
      isTitleHidden={!isFaces}
      footer={
        isFaces && (
          <ButtonLink to="/profile" look="glass" onClick={close}>
            {t('manage')}
          </ButtonLink>
        )
      }
    >
      {pick.is === 'greeting' && <GreetingCard profile={pick.profile} greeting={pick.greeting} />}
      {pick.is === 'pin' && (
        <EntryPin
          profile={pick.profile}
          holders={pick.holders}
          onEnter={(proof) => enterPin(pick.profile, proof)}
          onBack={beginAnew}
        />
      )}
      {isFaces && (
        <Choices
          busyId={pick.is === 'switching' ? pick.id : null}
          failure={pick.is === 'failed' ? pick : null}
          onChoose={choose}
          onCreate={close}
        />
      )}
    </Dialog>
  )
}

type ChoicesProps = {
  busyId: number | null
  failure: { error: unknown } | null
  onChoose: (profile: Profile) => void
  onCreate: () => void
}

function Choices({ busyId, failure, onChoose, onCreate }: ChoicesProps) {
  const t = useTexts('profiles/profiles')
  const family = useQuery(familyQuery)
  const active = useActiveProfile()
  if (family.isPending) {
    return (
      <p role="status" className="py-16 text-center text-lg text-mist">
        {t('loading')}
      </p>
    )
  }
  if (!family.data) {
    return (
      <LoadFailure
        error={family.error}
        lead={t('loadFailed')}
        onRetry={() => void family.refetch()}
      />
    )
  }
  if (family.data.length === 0) {
    return (
      <Notice
        role="status"
        title={t('emptyTitle')}
        text={t('emptyText')}
        icon={<Sparkles aria-hidden className="size-12" />}
        action={
          <span data-focus-row="">
            <ButtonLink to="/profile" onClick={onCreate}>
              {t('createFirst')}
            </ButtonLink>
          </span>
        }
      />
    )
  }
  return (
    <>
      {failure && <RefusalLine error={failure.error} lead={t('switchFailedLead')} />}
      <PickerGrid
        family={family.data}
        activeId={active?.id ?? null}
        busyId={busyId}
        onChoose={onChoose}
      />
    </>
  )
}

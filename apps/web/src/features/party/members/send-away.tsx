import type { Party, PartyMember } from '@starnest/contract/party/party'
import { DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Face } from '../face.tsx'
import { usePartyAdmission } from '../party.queries.ts'

/** Sends somebody away from the party, after a question. */
export function SendAwayButton({ member }: { member: Pick<PartyMember, 'profileId' | 'name'> }) {
  const { profileId, name } = member
  const t = useTexts('party/moderate')
  const [isAsking, setAsking] = useState(false)
  const admission = usePartyAdmission()
  return (
    <>
      <IconButton
        label={t('sendAway', { name })}
        className="shrink-0"
        onClick={() => {
          admission.reset()
          setAsking(true)
        }}
      >
        <DoorOpen aria-hidden className="size-5" />
      </IconButton>
      {isAsking && (
        <ConfirmDialog
          title={t('sendAwayTitle', { name })}
          confirmLabel={t('sendAwayConfirm')}
          cancelLabel={t('stay')}
          isBusy={admission.isPending}
          error={admission.isError && <RefusalLine error={admission.error} lead={t('failed')} />}
          onConfirm={() =>
            admission.mutate({ profileId, isLetIn: false }, { onSuccess: () => setAsking(false) })
          }
          onClose={() => setAsking(false)}
        >
          {t('sendAwayText')}
        </ConfirmDialog>
      )}
    </>
  )
}

/** Whom a grown-up sent away, each with the way back. */
export function SentAwayList({ people }: { people: Party['sentAway'] }) {
  const t = useTexts('party/moderate')
  const admission = usePartyAdmission()
  if (people.length === 0) return null
  return (
    <div className="grid gap-1 border-line border-t px-2 py-3">
      <h3 className="px-2.5 text-mist">{t('sentAway')}</h3>
      <ul className="grid gap-1">
        {people.map(({ profileId, name, avatarUrl }) => (
          <li key={profileId} className="party-member">
            <Face avatarUrl={avatarUrl} />
            <span className="min-w-0 flex-1 truncate">
              <bdi>{name}</bdi>
            </span>
            <Button
              look="glass"
              className="shrink-0 px-4 py-1.5 text-base"
              aria-label={t('letInNamed', { name })}
              onClick={() => admission.mutate({ profileId, isLetIn: true })}
            >
              {t('letIn')}
            </Button>
          </li>
        ))}
      </ul>
      {admission.isError && (
        <div className="px-2.5">
          <RefusalLine error={admission.error} lead={t('failed')} />
        </div>
      )}
    </div>
  )
}

import type { PairingInvitation } from '@starnest/contract/household/pairing'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { QrPicture } from '../../../ui/qr-picture.tsx'
import './pairing.css'
import { invitationQuery, pairingQuery, useNewCode, useRefreshDevices } from './pairing.queries.ts'

/** How a grown-up lets a new device in; nothing where Starnest is not open to the home network. */
export function InvitePanel() {
  const t = useTexts('household/pairing')
  const id = useId()
  const isOn = useQuery(pairingQuery).data?.isOn ?? false
  const refreshDevices = useRefreshDevices()
  const [isOpen, setOpen] = useState(false)
  if (!isOn) return null
  const openChanged = (next: boolean) => {
    setOpen(next)
    if (!next) refreshDevices()
  }
  return (
    <section aria-labelledby={id} className="panel">
      <h2 id={id} className="font-display text-2xl leading-tight">
        {t('invite')}
      </h2>
      <p className="mt-1 max-w-3xl text-mist text-pretty">{t('inviteIntro')}</p>
      <div className="mt-5" data-focus-row="">
        <Button look="glass" onClick={() => setOpen(true)}>
          {t('showCode')}
        </Button>
      </div>
      {isOpen && (
        <Dialog title={t('invite')} size="small" isOpen onOpenChange={openChanged}>
          <Invitation />
        </Dialog>
      )}
    </section>
  )
}

function Invitation() {
  const t = useTexts('household/pairing')
  const invitation = useQuery(invitationQuery)
  const { data, error } = invitation
  if (data) return <InvitationFacts invitation={data} />
  if (!error) return <p role="status">{t('loading')}</p>
  return (
    <LoadFailure error={error} lead={t('loadFailed')} onRetry={() => void invitation.refetch()} />
  )
}

function InvitationFacts({ invitation }: { invitation: PairingInvitation }) {
  const { code, expiresAt, addresses, firstVisit, picture, fingerprint } = invitation
  const t = useTexts('household/pairing')
  const language = useLanguage()
  const newCode = useNewCode()
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(expiresAt))
  return (
    <div className="invitation">
      <p className="text-mist text-pretty">{t('steps')}</p>
      <p>
        <output
          className="invitation-code"
          dir="ltr"
        >{`${code.slice(0, 3)} ${code.slice(3)}`}</output>
      </p>
      <p className="text-mist">{t('validUntil', { time })}</p>
      <QrPicture lines={picture} label={t('picture', { address: firstVisit })} />
      <p className="wrap-anywhere text-lg" dir="ltr">
        {firstVisit}
      </p>
      <p className="text-mist">
        {t('addresses')}
        {addresses.map((address) => (
          <span key={address} className="block wrap-anywhere" dir="ltr">
            {address}
          </span>
        ))}
      </p>
      {fingerprint !== null && (
        <p className="text-sm text-mist">
          {t('fingerprint')}
          <span className="block wrap-anywhere" dir="ltr">
            {fingerprint}
          </span>
        </p>
      )}
      {newCode.isError && <RefusalLine error={newCode.error} />}
      <div data-focus-row="">
        <Button look="glass" isBusy={newCode.isPending} onClick={() => newCode.mutate()}>
          {t('newCode')}
        </Button>
      </div>
    </div>
  )
}

import '../phones.css'
import type { JamStageSinger } from '@starnest/contract/jam/stage'
import { Mic, X } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { encode } from 'uqr'
import { Avatar } from '../../../../library/family/avatar/avatar.tsx'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Switch } from '../../../../ui/fields/switch.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { QrPicture } from '../../../../ui/qr-picture.tsx'
import type { StagePhones } from '../in-round/round-singers.ts'
import { addressProblem, joinAddress } from './join-address.ts'
import { type PhoneStage, type ScreenStage, usePhoneStage } from './use-phone-stage.ts'

/** What rounds need of the phones, and who is on the stage with them. */
export type PhonesOnStage = { phones: StagePhones; singers: readonly JamStageSinger[] }

const NOBODY: readonly JamStageSinger[] = []

type PhonesPartProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onPhones: (phones: PhonesOnStage) => void
}

/** The stage that phones sing on, and the window that says how they come there. It stays while the window is
 *  closed. */
export function PhonesPart({ isOpen, onOpenChange, onPhones }: PhonesPartProps) {
  const t = useTexts('jam/phones')
  const held = usePhoneStage()
  const singers = held.stage?.singers ?? NOBODY
  const { phones } = held
  useEffect(() => onPhones({ phones, singers }), [onPhones, phones, singers])
  return (
    <Dialog
      title={t('phones')}
      description={t('lead')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          {singers.length > 0 && (
            <Button look="glass" onClick={held.end}>
              {t('endStage')}
            </Button>
          )}
          <Button onClick={() => onOpenChange(false)}>{t('ready')}</Button>
        </>
      }
    >
      <StageFacts held={held} />
    </Dialog>
  )
}

function StageFacts({ held }: { held: PhoneStage }) {
  const t = useTexts('jam/phones')
  const explain = useTexts('core/refusal')
  const { stage, isConnected, problem, off, open } = held
  if (off !== null) {
    return (
      <div className="phones-note" data-focus-row="">
        <p role="status">{t(offText(off))}</p>
        <Button onClick={open}>{t('openHere')}</Button>
      </div>
    )
  }
  if (problem !== null) {
    return (
      <div className="phones-note" data-focus-row="">
        <p role="alert">
          {t('openFailed')} {explain(problem)}
        </p>
        <Button onClick={open}>{t('retry')}</Button>
      </div>
    )
  }
  if (!stage) return <p role="status">{t(isConnected ? 'opening' : 'lineLost')}</p>
  return (
    <div className="phones-stage">
      {!isConnected && <p role="alert">{t('lineLost')}</p>}
      <Invitation stage={stage} />
      <Singers held={held} stage={stage} />
    </div>
  )
}

const offText = (off: NonNullable<PhoneStage['off']>) => {
  if (off === 'ended') return 'off-closed'
  return off === 'closed' ? 'elsewhere' : (`off-${off}` as const)
}

function Invitation({ stage: { code, codeExpiresAtMs } }: { stage: ScreenStage }) {
  const t = useTexts('jam/phones')
  const language = useLanguage()
  const address = joinAddress(location.origin, code)
  const lines = useMemo(
    () =>
      encode(address, { border: 2 }).data.map((line) =>
        line.map((isDark) => (isDark ? '1' : '0')).join(''),
      ),
    [address],
  )
  const problem = addressProblem(location)
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(codeExpiresAtMs)
  return (
    <div className="phones-invitation">
      {problem && (
        <p role="alert" className="phones-problem">
          {t(problem)}
        </p>
      )}
      <p className="text-mist text-pretty">{t('steps')}</p>
      <QrPicture lines={lines} label={t('picture', { address })} />
      <p className="wrap-anywhere" dir="ltr">
        {`${location.origin}/jam-microphone`}
      </p>
      <p>
        <span className="text-mist">{t('code')}</span>
        <output className="phones-code" dir="ltr">
          {`${code.slice(0, 3)} ${code.slice(3)}`}
        </output>
      </p>
      <p className="text-sm text-mist">{t('validUntil', { time })}</p>
    </div>
  )
}

function Singers({ held, stage }: { held: PhoneStage; stage: ScreenStage }) {
  const t = useTexts('jam/phones')
  return (
    <section aria-labelledby="phones-singers" className="phones-singers">
      <h3 id="phones-singers" className="font-display text-xl">
        {t('singers')}
      </h3>
      {stage.singers.length === 0 && <p className="text-mist">{t('nobody')}</p>}
      <ul aria-live="polite" className="grid gap-2">
        {stage.singers.map(({ number, name, avatar, isReady, isConnected }) => (
          <li key={number} className="phones-singer" data-focus-row="">
            {avatar === null ? (
              <span aria-hidden className="phones-guest">
                <Mic className="size-6" />
              </span>
            ) : (
              <Avatar avatarUrl={avatar} className="w-12" />
            )}
            <span className="min-w-0">
              <span className="block truncate font-semibold">{name}</span>
              <span className="block text-mist">
                {t(isConnected ? (isReady ? 'isReady' : 'notReady') : 'isAway')}
              </span>
            </span>
            <span className="phones-number" data-singer={number}>
              {number}
            </span>
            <IconButton label={t('remove', { name })} onClick={() => held.remove(number)}>
              <X aria-hidden className="size-6" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Switch
        label={t('singsHere')}
        hint={t('singsHereHint')}
        isOn={held.singsHere}
        onChange={held.setSingsHere}
      />
    </section>
  )
}

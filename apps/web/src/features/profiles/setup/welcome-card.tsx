import { PORTRAITS, portraitAvatar } from '@starnest/contract/household/profiles'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { Avatar } from '../../../library/family/avatar/avatar.tsx'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useTexts, withTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { useDemoFamily } from './demo-family.ts'
import './setup.css'

const loadDialog = () => withTexts(import('./setup-dialog.tsx'), 'profiles')
const SetupDialog = lazy(async () => ({ default: (await loadDialog()).SetupDialog }))

type WelcomeCardProps = {
  onLater: () => void
  /** Told true while the set-up is open or the demo family is being added. The first saved profile ends
   *  the invitation, but must not end what is under way. */
  onUnderWay: (isUnderWay: boolean) => void
}

/** The card comes when the page may already be in use, and pushes down what has the focus. */
function keepFocusInSight() {
  document.activeElement?.closest('main a, main button')?.scrollIntoView({ block: 'nearest' })
}

/** The invitation to name the family, with the demo family as the quick way to look around. */
export function WelcomeCard({ onLater, onUnderWay }: WelcomeCardProps) {
  const t = useTexts('profiles/setup')
  const headingId = useId()
  const [isOpen, setOpen] = useState(false)
  const demo = useDemoFamily()
  const moveIn = () => {
    onUnderWay(true)
    demo.mutate(undefined, {
      onSuccess: () => showToast({ title: t('demoReady'), description: t('demoReadyText') }),
      onSettled: () => onUnderWay(false),
    })
  }
  const changeOpen = (willBeOpen: boolean) => {
    setOpen(willBeOpen)
    onUnderWay(willBeOpen)
  }
  useEffect(keepFocusInSight, [])
  return (
    <section aria-labelledby={headingId} className="welcome-card">
      <div aria-hidden className="welcome-faces">
        {PORTRAITS.slice(0, 5).map((portrait) => (
          <Avatar key={portrait} avatarUrl={portraitAvatar(portrait)} className="w-16" />
        ))}
      </div>
      <div className="grid flex-[1_1_18rem] gap-1.5">
        <h2 id={headingId} className="font-display text-2xl leading-tight">
          {t('welcomeTitle')}
        </h2>
        <p className="max-w-2xl text-mist text-pretty">
          {t('welcomeText')} {t('laterNote')}
        </p>
        {demo.isError && <RefusalLine error={demo.error} />}
      </div>
      <div className="flex flex-wrap gap-3" data-focus-row="">
        <Button
          onClick={() => changeOpen(true)}
          onPointerEnter={() => void loadDialog()}
          onFocus={() => void loadDialog()}
        >
          {t('start')}
        </Button>
        <Button look="glass" isBusy={demo.isPending} onClick={moveIn}>
          {t('demo')}
        </Button>
        <Button look="glass" onClick={onLater}>
          {t('later')}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <SetupDialog onClose={() => changeOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

import { MAX_PROFILES, type Profile } from '@starnest/contract/household/profiles'
import { useQuery } from '@tanstack/react-query'
import { LockKeyhole, Plus } from 'lucide-react'
import { useState } from 'react'
import { familyQuery } from '../../../library/family/family.queries.ts'
import { useFamilyRights } from '../../../library/family/use-family-rights.ts'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { SwitchProfileButton } from '../../../library/refusal/switch-profile-button.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ProfileDialog } from '../form/profile-dialog.tsx'
import { ActiveCard } from './active-card.tsx'
import { FamilyEmpty } from './family-empty.tsx'
import { ProfileGrid } from './profile-grid.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import './page.css'

/** Which dialog stands over the page, and whom it is about. `turn` tells one opening from the next. */
type Opened =
  | { is: 'nothing' }
  | { is: 'form'; profile: Profile | null; turn: number }
  | { is: 'removal'; profile: Profile }

/** The Family Profiles page, without its frame. Source: specification §2.6. */
export function FamilyPage() {
  const t = useTexts('profiles/profiles')
  const family = useQuery(familyQuery)
  const may = useFamilyRights()
  const [opened, setOpened] = useState<Opened>({ is: 'nothing' })
  const close = () => setOpened({ is: 'nothing' })
  const openForm = (profile: Profile | null) =>
    setOpened({ is: 'form', profile, turn: performance.now() })
  const isFull = (family.data?.length ?? 0) >= MAX_PROFILES
  return (
    <>
      <header className="family-head" data-focus-row="">
        <div className="grid max-w-2xl gap-2">
          <h1 className="font-display text-4xl leading-tight">{t('familyProfiles')}</h1>
          <p className="text-lg text-mist text-pretty">{t('pageIntro')}</p>
        </div>
        <div className="grid justify-items-end gap-2 max-sm:justify-items-stretch">
          {may?.keep !== false && (
            <Button
              onClick={() => openForm(null)}
              disabled={isFull || !family.data || !may}
              aria-describedby={isFull ? 'family-limit' : undefined}
            >
              <Plus aria-hidden className="size-5" />
              {t('add')}
            </Button>
          )}
          {may?.keep && isFull && (
            <p id="family-limit" className="text-lantern-light">
              {t('limitNote')}
            </p>
          )}
        </div>
      </header>
      {may?.keep === false && <KeeperNote />}
      {(family.isPending || !may) && <FamilyLoading />}
      {family.isError && !family.data && (
        <LoadFailure
          error={family.error}
          lead={t('loadFailed')}
          onRetry={() => void family.refetch()}
        />
      )}
      {may && family.data?.length === 0 && <FamilyEmpty onCreate={() => openForm(null)} />}
      {may && family.data && family.data.length > 0 && (
        <>
          <ActiveCard may={may} onEdit={openForm} />
          <ProfileGrid
            family={family.data}
            may={may}
            onEdit={openForm}
            onRemove={(profile) => setOpened({ is: 'removal', profile })}
          />
        </>
      )}
      {opened.is === 'form' && (
        <ProfileDialog
          key={opened.turn}
          profile={opened.profile}
          saysLimits={may?.keep !== false}
          isOpen
          onOpenChange={(isOpen) => isOpen || close()}
        />
      )}
      {opened.is === 'removal' && <RemoveDialog profile={opened.profile} onClose={close} />}
    </>
  )
}

/** Where the family is guarded: who may change it, and the way there. */
function KeeperNote() {
  const t = useTexts('profiles/profiles')
  return (
    <div role="status" data-focus-row="" className="keeper-note">
      <LockKeyhole aria-hidden className="size-6 shrink-0 text-lantern" />
      <p className="min-w-60 flex-1 text-lg text-pretty">{t('keeperNote')}</p>
      <SwitchProfileButton look="glass" />
    </div>
  )
}

function FamilyLoading() {
  const t = useTexts('profiles/profiles')
  return (
    <div role="status" className="grid gap-6">
      <p className="text-lg text-mist">{t('loading')}</p>
      <div aria-hidden className="profile-grid">
        {['one', 'two', 'three', 'four'].map((key) => (
          <div key={key} className="skeleton h-56 rounded-panel" />
        ))}
      </div>
    </div>
  )
}

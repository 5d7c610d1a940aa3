import { MAX_PROFILES, type Profile } from '@starnest/contract/household/profiles'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { familyQuery } from '../../../library/family/family.queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { ProfileDialog } from '../form/profile-dialog.tsx'
import { profilesTexts } from '../profiles.texts.ts'
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
  const t = useTexts(profilesTexts)
  const family = useQuery(familyQuery)
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
          <Button
            onClick={() => openForm(null)}
            disabled={isFull || !family.data}
            aria-describedby={isFull ? 'family-limit' : undefined}
          >
            <Plus aria-hidden className="size-5" />
            {t('add')}
          </Button>
          {isFull && (
            <p id="family-limit" className="text-lantern-light">
              {t('limitNote')}
            </p>
          )}
        </div>
      </header>
      {family.isPending && <FamilyLoading />}
      {family.isError && !family.data && (
        <InlineError
          text={t('loadFailed')}
          onRetry={() => void family.refetch()}
          retryLabel={t('retry')}
        />
      )}
      {family.data?.length === 0 && <FamilyEmpty onCreate={() => openForm(null)} />}
      {family.data && family.data.length > 0 && (
        <>
          <ActiveCard onEdit={openForm} />
          <ProfileGrid
            family={family.data}
            onEdit={openForm}
            onRemove={(profile) => setOpened({ is: 'removal', profile })}
          />
        </>
      )}
      {opened.is === 'form' && (
        <ProfileDialog
          key={opened.turn}
          profile={opened.profile}
          isOpen
          onOpenChange={(isOpen) => isOpen || close()}
        />
      )}
      {opened.is === 'removal' && <RemoveDialog profile={opened.profile} onClose={close} />}
    </>
  )
}

function FamilyLoading() {
  const t = useTexts(profilesTexts)
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

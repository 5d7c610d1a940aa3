import type { Profile } from '@starnest/contract/household/profiles'
import { useState } from 'react'
import { useActiveProfile } from '../../../library/family/active-profile.ts'
import { HttpError } from '../../../platform/http.ts'
import { useTexts } from '../../../platform/texts.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { PinDialog } from '../picker/pin-dialog.tsx'
import { useActivateProfile } from '../profiles.queries.ts'
import { profilesTexts } from '../profiles.texts.ts'
import { ProfileCard } from './profile-card.tsx'

type ProfileGridProps = {
  family: Profile[]
  onEdit: (profile: Profile) => void
  onRemove: (profile: Profile) => void
}

/** The cards of the family: a press on one lets this device watch as them. */
export function ProfileGrid({ family, onEdit, onRemove }: ProfileGridProps) {
  const t = useTexts(profilesTexts)
  const active = useActiveProfile()
  const activate = useActivateProfile()
  const [asked, setAsked] = useState<Profile | null>(null)
  const sayWho = ({ displayName: name }: Profile) =>
    showToast({ title: t('nowWatching', { name }) })
  const choose = (profile: Profile) =>
    activate.mutate(
      { id: profile.id },
      {
        onSuccess: () => sayWho(profile),
        onError: (error) => {
          if (error instanceof HttpError && error.code === 'pin_required') setAsked(profile)
          else
            showToast({ title: t('switchFailed'), description: t('tryAgain'), look: 'destructive' })
        },
      },
    )
  const enter = async (profile: Profile, pin: string) => {
    await activate.mutateAsync({ id: profile.id, pin })
    setAsked(null)
    sayWho(profile)
  }
  return (
    <>
      <ul className="profile-grid">
        {family.map((profile) => (
          <ProfileCard
            key={profile.id}
            profile={profile}
            isActive={profile.id === active?.id}
            isBusy={activate.isPending && activate.variables.id === profile.id}
            onChoose={() => choose(profile)}
            onEdit={() => onEdit(profile)}
            onRemove={() => onRemove(profile)}
          />
        ))}
      </ul>
      {asked && (
        <PinDialog
          name={asked.displayName}
          onEnter={(pin) => enter(asked, pin)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

import type { Profile } from '@starnest/contract/profiles'
import { useTexts } from '../../../platform/texts.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { useActiveProfile } from '../active-profile.ts'
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
  const choose = ({ id, displayName }: Profile) =>
    activate.mutate(id, {
      onSuccess: () => showToast({ title: t('nowWatching', { name: displayName }) }),
      onError: () =>
        showToast({ title: t('switchFailed'), description: t('tryAgain'), look: 'destructive' }),
    })
  return (
    <ul className="profile-grid">
      {family.map((profile) => (
        <ProfileCard
          key={profile.id}
          profile={profile}
          isActive={profile.id === active?.id}
          isBusy={activate.isPending && activate.variables === profile.id}
          onChoose={() => choose(profile)}
          onEdit={() => onEdit(profile)}
          onRemove={() => onRemove(profile)}
        />
      ))}
    </ul>
  )
}

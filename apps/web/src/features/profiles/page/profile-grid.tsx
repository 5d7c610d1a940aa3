import type { EntryProof } from '@starnest/contract/household/pin'
import type { Profile } from '@starnest/contract/household/profiles'
import { useState } from 'react'
import { useActiveProfile } from '../../../library/family/active-profile.ts'
import type { FamilyRights } from '../../../library/family/use-family-rights.ts'
import { useTexts } from '../../../platform/texts.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { PinDialog } from '../picker/pin-dialog.tsx'
import { type Holders, holdersIn } from '../picker/pin-refusal.ts'
import { useActivateProfile } from '../profiles.queries.ts'
import { ProfileCard } from './profile-card.tsx'

type ProfileGridProps = {
  family: Profile[]
  may: FamilyRights
  onEdit: (profile: Profile) => void
  onRemove: (profile: Profile) => void
}

/** The cards of the family: a press on one lets this device watch as them. */
export function ProfileGrid({ family, may, onEdit, onRemove }: ProfileGridProps) {
  const t = useTexts('profiles/profiles')
  const active = useActiveProfile()
  const activate = useActivateProfile()
  const [asked, setAsked] = useState<{ profile: Profile; holders: Holders } | null>(null)
  const sayWho = ({ displayName: name }: Profile) =>
    showToast({ title: t('nowWatching', { name }) })
  const choose = (profile: Profile) =>
    activate.mutate(
      { id: profile.id },
      {
        onSuccess: () => sayWho(profile),
        onError: (error) => {
          const holders = holdersIn(error, profile)
          if (holders) setAsked({ profile, holders })
          else showToast({ title: t('switchFailed'), error, look: 'destructive' })
        },
      },
    )
  const enter = async (profile: Profile, proof: EntryProof) => {
    await activate.mutateAsync({ id: profile.id, ...proof })
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
            onEdit={may.edit(profile) ? () => onEdit(profile) : undefined}
            onRemove={may.keep ? () => onRemove(profile) : undefined}
          />
        ))}
      </ul>
      {asked && (
        <PinDialog
          {...asked}
          onEnter={(proof) => enter(asked.profile, proof)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

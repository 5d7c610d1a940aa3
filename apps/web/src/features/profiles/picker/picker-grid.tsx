import type { Profile } from '@starnest/contract/household/profiles'
import { LoaderCircle } from 'lucide-react'
import { Avatar } from '../../../library/family/avatar/avatar.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { RoleBadge } from '../facts/role-badge.tsx'
import './picker.css'

type PickerGridProps = {
  family: Profile[]
  activeId: number | null
  /** The profile that this device is changing to; nobody else can be chosen meanwhile. */
  busyId: number | null
  onChoose: (profile: Profile) => void
}

/** The faces of the family, large enough for a film wall across the room. */
export function PickerGrid({ family, activeId, busyId, onChoose }: PickerGridProps) {
  const t = useTexts('profiles/profiles')
  return (
    <ul className="picker-grid" data-focus-row="">
      {family.map((profile) => (
        <li key={profile.id}>
          <button
            type="button"
            className="picker-face"
            data-role={profile.role ?? 'unknown'}
            aria-current={profile.id === activeId ? 'true' : undefined}
            aria-busy={profile.id === busyId}
            onClick={() => busyId === null && onChoose(profile)}
          >
            <Avatar avatarUrl={profile.avatarUrl} role={profile.role} className="w-full" />
            <span className="picker-name">{profile.displayName}</span>
            {profile.id === busyId ? (
              <LoaderCircle aria-hidden className="size-6 motion-safe:animate-spin" />
            ) : (
              <RoleBadge role={profile.role} />
            )}
            {profile.id === activeId && <span className="sr-only">{t('watchingNow')}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

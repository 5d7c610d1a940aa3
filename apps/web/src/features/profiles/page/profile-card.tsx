import type { Profile } from '@starnest/contract/household/profiles'
import { Check, LoaderCircle, Pencil, Trash2 } from 'lucide-react'
import { Avatar } from '../../../library/family/avatar/avatar.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { AgeGroupIcon } from '../facts/age-group-icon.tsx'
import { RoleBadge } from '../facts/role-badge.tsx'

type ProfileCardProps = {
  profile: Profile
  isActive: boolean
  /** This device is changing to this profile. */
  isBusy: boolean
  onChoose: () => void
  /** Undefined: whoever watches on this device may not. */
  onEdit: (() => void) | undefined
  onRemove: (() => void) | undefined
}

/** Somebody of the family: the card itself switches, the two icons edit and delete. */
export function ProfileCard(props: ProfileCardProps) {
  const t = useTexts('profiles/profiles')
  const { profile, isActive, isBusy } = props
  const { displayName, role, ageGroup, contentRating, avatarUrl } = profile
  return (
    <li className="profile-card" data-role={role ?? 'unknown'} data-active={isActive}>
      <button
        type="button"
        className="profile-card-face"
        aria-current={isActive ? 'true' : undefined}
        aria-busy={isBusy}
        onClick={props.onChoose}
      >
        <Avatar avatarUrl={avatarUrl} role={role} className="w-24" />
        <span className="sr-only">{t('watchAs')} </span>
        <span className="font-display text-2xl leading-tight wrap-anywhere">{displayName}</span>
        <RoleBadge role={role} />
        <span className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-sm text-mist">
          <span className="inline-flex items-center gap-1.5">
            <AgeGroupIcon ageGroup={ageGroup} />
            {t(`age.${ageGroup}`)}
          </span>
          <span className="rounded-small px-1.5 font-semibold ring-1 ring-edge">
            {contentRating}
          </span>
        </span>
      </button>
      {(isActive || isBusy) && (
        <span className="profile-card-mark">
          {isBusy ? (
            <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" />
          ) : (
            <Check aria-hidden className="size-4" />
          )}
          {isActive && t('watchingNow')}
        </span>
      )}
      <div className="profile-card-tools">
        {props.onEdit && (
          <IconButton label={t('edit', { name: displayName })} onClick={props.onEdit}>
            <Pencil aria-hidden className="size-5" />
          </IconButton>
        )}
        {props.onRemove && (
          <IconButton label={t('remove', { name: displayName })} onClick={props.onRemove}>
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
    </li>
  )
}

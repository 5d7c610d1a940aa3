import {
  EMOJI_AVATARS,
  PORTRAITS,
  portraitAvatar,
  type Role,
} from '@starnest/contract/household/profiles'
import { useId } from 'react'
import { Avatar } from '../../../library/family/avatar/avatar.tsx'
import { useTexts } from '../../../platform/texts.ts'
import './form.css'

type AvatarChoiceProps = {
  /** Read aloud, and shown above. */
  label: string
  value: string
  onChoose: (avatarUrl: string) => void
  role?: Role | null
}

/** The faces a profile can wear: ten emojis and ten portraits of our own cast. An emoji that it wears
 *  and that is none of them stands first. */
export function AvatarChoice({ label, value, onChoose, role = null }: AvatarChoiceProps) {
  const t = useTexts('profiles/form')
  const group = useId()
  const faces = [
    ...EMOJI_AVATARS.map((emoji) => ({ avatarUrl: emoji as string, name: t(`avatar.${emoji}`) })),
    ...PORTRAITS.map((portrait) => ({
      avatarUrl: portraitAvatar(portrait) as string,
      name: t(`portrait.${portrait}`),
    })),
  ]
  if (!faces.some(({ avatarUrl }) => avatarUrl === value)) {
    faces.unshift({ avatarUrl: value, name: value })
  }
  return (
    <fieldset className="avatar-choice" data-focus-row="">
      <legend className="mb-2 font-medium">{label}</legend>
      {faces.map(({ avatarUrl, name }) => (
        <label key={avatarUrl} title={name}>
          <input
            type="radio"
            name={group}
            aria-label={name}
            checked={avatarUrl === value}
            onChange={() => onChoose(avatarUrl)}
          />
          <Avatar avatarUrl={avatarUrl} role={role} className="w-14" />
        </label>
      ))}
    </fieldset>
  )
}

import type { Role } from '@starnest/contract/household/profiles'
import { avatarPicture } from './avatar-pictures.ts'
import './role-colors.css'
import './avatar.css'

type AvatarProps = {
  avatarUrl: string
  /** Gives the ring its colour; null or left out: grey. */
  role?: Role | null
  /** Its width, as a class; it is as high as it is wide. */
  className?: string
}

/** The face of a profile. It says nothing to a screen reader: its name stands beside it. */
export function Avatar({ avatarUrl, role = null, className = 'w-12' }: AvatarProps) {
  const picture = avatarPicture(avatarUrl)
  const isPortrait = avatarUrl.startsWith('/portraits/')
  return (
    <span
      aria-hidden
      className={`avatar ${className}`}
      data-role={role ?? 'unknown'}
      data-look={isPortrait ? 'portrait' : 'emoji'}
    >
      {picture ? <img src={picture} alt="" draggable={false} /> : <span>{avatarUrl}</span>}
    </span>
  )
}

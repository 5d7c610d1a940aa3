import type { Profile } from '@starnest/contract/household/profiles'
import { Avatar } from '../../../library/family/avatar/avatar.tsx'
import './picker.css'

/** What the host says to whoever has just been chosen. */
export function GreetingCard({ profile, message }: { profile: Profile; message: string }) {
  return (
    <div role="status" className="greeting-card">
      <Avatar avatarUrl={profile.avatarUrl} role={profile.role} className="w-36" />
      <p className="max-w-xl font-display text-3xl leading-tight text-balance wrap-anywhere">
        {message}
      </p>
    </div>
  )
}

import type { HostMessage } from '@starnest/contract/host/host'
import type { Profile } from '@starnest/contract/household/profiles'
import { Avatar } from '../../../library/family/avatar/avatar.tsx'
import './picker.css'

type GreetingCardProps = { profile: Profile; greeting: HostMessage }

/** What the host says to whoever has just been chosen. */
export function GreetingCard({ profile, greeting }: GreetingCardProps) {
  return (
    <div role="status" className="greeting-card">
      <Avatar avatarUrl={profile.avatarUrl} role={profile.role} className="w-36" />
      <p
        lang={greeting.language}
        className="max-w-xl font-display text-3xl leading-tight text-balance wrap-anywhere"
      >
        {greeting.message}
      </p>
    </div>
  )
}

import { Avatar } from '../../library/family/avatar/avatar.tsx'

/** The face of a profile. It says nothing to a screen reader: its name stands beside it. */
export function Face({ avatarUrl }: { avatarUrl: string }) {
  return (
    <span aria-hidden className="party-avatar">
      <Avatar avatarUrl={avatarUrl} className="w-full" />
    </span>
  )
}

import type { Role } from '@starnest/contract/household/profiles'
import { useTexts } from '../../../platform/texts.ts'
import '../../../library/family/avatar/role-colors.css'
import './facts.css'

/** A role in its colour; null: the family has not said. Source: specification §6. */
export function RoleBadge({ role }: { role: Role | null }) {
  const t = useTexts('profiles/profiles')
  return (
    <span className="role-badge" data-role={role ?? 'unknown'}>
      {t(`role.${role ?? 'unknown'}`)}
    </span>
  )
}

/** The colour of a role as a dot. */
export function RoleDot({ role }: { role: Role }) {
  return <span aria-hidden className="role-dot" data-role={role} />
}

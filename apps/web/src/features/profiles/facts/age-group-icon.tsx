import type { AgeGroup } from '@starnest/contract/household/profiles'
import { Baby, CircleUserRound, GraduationCap, type LucideIcon, UserRound } from 'lucide-react'

const ICONS: Record<AgeGroup, LucideIcon> = {
  child: Baby,
  teen: GraduationCap,
  adult: UserRound,
}

/** A child, a student, an adult; without an age group, somebody. Source: specification §6. */
export function AgeGroupIcon({ ageGroup }: { ageGroup?: AgeGroup }) {
  const Icon = ageGroup ? ICONS[ageGroup] : CircleUserRound
  return <Icon aria-hidden className="size-4.5 shrink-0" />
}

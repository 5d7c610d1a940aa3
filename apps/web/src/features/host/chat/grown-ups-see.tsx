import { useActiveProfile } from '../../../library/family/active-profile.ts'
import { useTexts } from '../../../platform/texts.ts'

/** Tells a child or a teen, before the talk has begun, what grown-ups are shown of it. */
export function GrownUpsSee({ isBegun }: { isBegun: boolean }) {
  const t = useTexts('host/host')
  const profile = useActiveProfile()
  if (isBegun || !profile || profile.ageGroup === 'adult') return null
  return <p className="leo-engine">{t('grownUpsSee')}</p>
}

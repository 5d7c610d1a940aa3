import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useActiveProfile } from '../../../library/family/active-profile.ts'
import { activeProfileQuery, familyQuery } from '../../../library/family/family.queries.ts'
import { browserStorage } from '../../../platform/browser-storage.ts'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { withTexts } from '../../../platform/texts.ts'

/** Key of the browser's storage that remembers that the family wants to do it another time. */
const LATER_KEY = 'starnest.setup-later'

/** Only a fresh household sees it. */
const WelcomeCard = lazyPart(
  async () => (await withTexts(import('./welcome-card.tsx'), 'profiles')).WelcomeCard,
)

type FirstRunProps = {
  /** Keeps the place until it is known whether the card stands there. */
  coming: ReactNode
  /** What stands below the card. It comes with it, so that the card pushes nothing down. */
  children: ReactNode
}

/** Offers to set the family up, on home, as long as a household has named nobody, and stays until
 *  what was begun has ended. Skipped once, it is not offered on this browser again. Draw it inside a
 *  Suspense that shows `coming` as well. */
export function FirstRun({ coming, children }: FirstRunProps) {
  const active = useActiveProfile()
  const isActiveComing = useQuery(activeProfileQuery).isLoading
  const [isLater, setLater] = useState(() => browserStorage.getItem(LATER_KEY) !== null)
  const [isUnderWay, setUnderWay] = useState(false)
  const mayInvite = active?.role === null && !isLater
  const family = useQuery({ ...familyQuery, enabled: mayInvite })
  const isShown = isUnderWay || (mayInvite && family.data?.length === 0)
  if (!isUnderWay && (isActiveComing || (mayInvite && family.isLoading))) return coming
  const putOff = () => {
    browserStorage.setItem(LATER_KEY, 'yes')
    setLater(true)
  }
  return (
    <>
      {isShown && <WelcomeCard onLater={putOff} onUnderWay={setUnderWay} />}
      {children}
    </>
  )
}

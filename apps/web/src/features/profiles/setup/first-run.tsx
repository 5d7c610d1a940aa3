import { lazy, Suspense, useState } from 'react'
import { useActiveProfile } from '../../../library/family/active-profile.ts'
import { browserStorage } from '../../../platform/browser-storage.ts'
import { withTexts } from '../../../platform/texts.ts'

/** Key of the browser's storage that remembers that the family wants to do it another time. */
const LATER_KEY = 'starnest.setup-later'

const WelcomeCard = lazy(async () => ({
  default: (await withTexts(import('./welcome-card.tsx'), 'profiles')).WelcomeCard,
}))

/** Offers to set the family up, on home, as long as a household has named nobody, and stays until
 *  what was begun has ended. Skipped once, it is not offered on this browser again. */
export function FirstRun() {
  const active = useActiveProfile()
  const [isLater, setLater] = useState(() => browserStorage.getItem(LATER_KEY) !== null)
  const [isUnderWay, setUnderWay] = useState(false)
  if (!isUnderWay && (active?.role !== null || isLater)) return null
  const putOff = () => {
    browserStorage.setItem(LATER_KEY, 'yes')
    setLater(true)
  }
  return (
    <Suspense fallback={null}>
      <WelcomeCard onLater={putOff} isUnderWay={isUnderWay} onUnderWay={setUnderWay} />
    </Suspense>
  )
}

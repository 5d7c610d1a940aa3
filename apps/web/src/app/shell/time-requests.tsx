import { RequestCards } from '../../features/parents/time/requests/request-cards.tsx'
import { useActiveProfile } from '../../library/family/active-profile.ts'
import { lazyPart } from '../../platform/screen/lazy-part.ts'
import { withTexts } from '../../platform/texts.ts'

const PinPad = lazyPart(
  async () =>
    (await withTexts(import('../../features/profiles/picker/pin-pad.tsx'), 'profiles')).PinPad,
)

/** Shows a grown-up, wherever on the site, which child asks for more time. */
export function TimeRequests() {
  const isGrownUp = useActiveProfile()?.ageGroup === 'adult'
  return isGrownUp && <RequestCards pinEntry={PinPad} />
}

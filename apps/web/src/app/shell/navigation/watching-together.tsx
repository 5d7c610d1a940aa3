import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TogetherDialog } from '../../../features/parents/together-dialog.tsx'
import { adoptWatchers } from '../../../features/profiles/switch-profile.ts'
import { familyQuery } from '../../../library/family/family.queries.ts'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { withTexts } from '../../../platform/texts.ts'

const PinPad = lazyPart(
  async () =>
    (await withTexts(import('../../../features/profiles/picker/pin-pad.tsx'), 'profiles')).PinPad,
)

type WatchingTogetherProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The question who watches on this screen, asked from the menu. */
export function WatchingTogether({ isOpen, onOpenChange }: WatchingTogetherProps) {
  const queryClient = useQueryClient()
  const family = useQuery(familyQuery)
  return (
    <TogetherDialog
      family={family.data ?? []}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      pinEntry={PinPad}
      onChanged={() => adoptWatchers(queryClient)}
    />
  )
}

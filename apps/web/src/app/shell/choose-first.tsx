import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { askWhoWatches, whoWatchesIsAsked } from '../../library/family/ask-who-watches.ts'
import { viewerQuery } from '../../library/family/family.queries.ts'
import { lazyPart } from '../../platform/screen/lazy-part.ts'
import { useStore } from '../../platform/store.ts'
import { withTexts } from '../../platform/texts.ts'

const Picker = lazyPart(
  async () =>
    (await withTexts(import('../../features/profiles/picker/profile-picker.tsx'), 'profiles'))
      .ProfilePicker,
)

/** Opens the picker where a screen asks for it, and by itself where the household has PINs and this
 *  device has yet to say who watches. It can be closed: what everybody may see is there without a
 *  choice. */
export function ChooseFirst() {
  const mustChoose = useQuery(viewerQuery).data?.mustChoose ?? false
  const isOpen = useStore(whoWatchesIsAsked)
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => {
    if (mustChoose) askWhoWatches()
  }, [mustChoose])
  if (isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <Picker isOpen={isOpen} onOpenChange={whoWatchesIsAsked.set} />
    </Suspense>
  )
}

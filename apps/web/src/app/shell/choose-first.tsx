import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { viewerQuery } from '../../library/family/family.queries.ts'
import { lazyPart } from '../../platform/screen/lazy-part.ts'

const Picker = lazyPart(
  async () => (await import('../../features/profiles/picker/profile-picker.tsx')).ProfilePicker,
)

/** Opens the picker by itself where the household has PINs and this device has yet to say who
 *  watches. It can be closed: what everybody may see is there without a choice. */
export function ChooseFirst() {
  const mustChoose = useQuery(viewerQuery).data?.mustChoose ?? false
  const [wasAsked, setWasAsked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  if (mustChoose !== wasAsked && (mustChoose || !isOpen)) {
    setWasAsked(mustChoose)
    setOpen(mustChoose)
  }
  if (!wasAsked) return null
  return (
    <Suspense>
      <Picker isOpen={isOpen} onOpenChange={setOpen} />
    </Suspense>
  )
}

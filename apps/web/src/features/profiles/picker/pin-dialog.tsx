import type { Profile } from '@starnest/contract/household/profiles'
import { useTexts } from '../../../platform/texts.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { EntryPin } from './entry-pin.tsx'
import type { Holders } from './pin-refusal.ts'

type PinDialogProps = {
  profile: Profile
  holders: Holders
  onEnter: Parameters<typeof EntryPin>[0]['onEnter']
  onClose: () => void
}

/** Asks for the PIN that lets a device watch as somebody, in a window of its own. It stays until the
 *  PIN is right or left. */
export function PinDialog({ profile, holders, onEnter, onClose }: PinDialogProps) {
  const t = useTexts('profiles/pin')
  return (
    <Dialog
      title={t('title', { name: holders[0].displayName })}
      size="small"
      isTitleHidden
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <EntryPin profile={profile} holders={holders} onEnter={onEnter} onBack={onClose} />
    </Dialog>
  )
}

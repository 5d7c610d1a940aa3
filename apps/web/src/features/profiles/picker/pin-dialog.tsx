import { useTexts } from '../../../platform/texts.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { pinTexts } from './pin.texts.ts'
import { PinPad } from './pin-pad.tsx'

type PinDialogProps = {
  name: string
  onEnter: (pin: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for somebody's PIN in a window of its own. It stays until the PIN is right or left. */
export function PinDialog({ name, onEnter, onClose }: PinDialogProps) {
  const t = useTexts(pinTexts)
  return (
    <Dialog
      title={t('title', { name })}
      size="small"
      isTitleHidden
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <PinPad name={name} onEnter={onEnter} onBack={onClose} />
    </Dialog>
  )
}

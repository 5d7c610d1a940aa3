import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: string
  /** What the danger button says: the deed itself, not "OK". */
  confirmLabel: string
  cancelLabel: string
  /** True while what was confirmed is under way. */
  isBusy: boolean
  /** Says why it failed. */
  error?: ReactNode
  onConfirm: () => void
  onClose: () => void
  /** What is lost. */
  children: ReactNode
}

/** Asks before something is deleted. The focus begins at what changes nothing, so that a second Enter
 *  deletes nobody's things. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, cancelLabel, isBusy, error, onConfirm, onClose } = props
  return (
    <Dialog
      title={title}
      size="small"
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button look="glass" data-first-focus="" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button look="danger" isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
      {error && <div className="mt-4">{error}</div>}
    </Dialog>
  )
}

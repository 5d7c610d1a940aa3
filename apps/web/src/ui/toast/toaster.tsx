import { CircleAlert, Sparkles, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { createPortal } from 'react-dom'
import { useTopPlace } from '../../platform/screen/top-place.ts'
import { useTexts } from '../../platform/texts.ts'
import { closeToast, type ShownToast, TOAST_DURATION_MS, useCurrentToast } from './toast.ts'
import './toaster.css'
import { useReachOverDialogs } from './use-reach-over-dialogs.ts'

/** How far a toast is swiped to the right to send it off, in CSS pixels. Source: specification §9. */
const SWIPE_THRESHOLD_PX = 50
/** Key that moves the focus to the toast. Source: specification §9. */
const HOTKEY = ['F8']

/** A dialog that opens after a toast would take the pointer from it. */
const ABOVE_DIALOGS = { pointerEvents: 'auto' } as const

/** Why something did not work, in words, and what leads out of it. */
type Explain = (error: unknown) => {
  text: string
  action?: ShownToast['action']
  isWorthRetrying?: boolean
}

/** Where toasts appear: mounted once, by the shell. `explain` puts an error into words. */
export function Toaster({ explain }: { explain?: Explain }) {
  const t = useTexts('core/ui')
  const toast = useCurrentToast()
  const place = useTopPlace()
  useReachOverDialogs()
  return (
    <Toast.Provider
      label={t('notification')}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      announcerContainer={place}
    >
      {toast && <ToastCard key={toast.id} toast={toast} explain={explain} />}
      {createPortal(
        // A dialog hides from screen readers what is not part of it, but nothing with aria-live.
        <div aria-live="off">
          <Toast.Viewport className="toaster" hotkey={HOTKEY} label={t('notifications')} />
        </div>,
        place,
      )}
    </Toast.Provider>
  )
}

function ToastCard({ toast, explain }: { toast: ShownToast; explain: Explain | undefined }) {
  const t = useTexts('core/ui')
  const { id, title, error, look = 'plain', durationMs } = toast
  const reason = error === undefined ? undefined : explain?.(error)
  const description = [toast.description, reason?.text].filter(Boolean).join(' ')
  const action = reason && !reason.isWorthRetrying ? reason.action : toast.action
  const Icon = look === 'destructive' ? CircleAlert : Sparkles
  return (
    <Toast.Root
      className="toast"
      style={ABOVE_DIALOGS}
      data-look={look}
      type={look === 'destructive' ? 'foreground' : 'background'}
      open={toast.isOpen}
      duration={durationMs}
      onOpenChange={(isOpen) => {
        if (!isOpen) closeToast(id)
      }}
    >
      <Icon aria-hidden className="toast-icon" />
      <div className="min-w-0 flex-1">
        <Toast.Title className="font-semibold">{title}</Toast.Title>
        {description && <Toast.Description className="text-mist">{description}</Toast.Description>}
        {action && (
          <Toast.Action altText={action.label} className="toast-action" onClick={action.onPress}>
            {action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close aria-label={t('close')} title={t('close')} className="toast-close">
        <X aria-hidden className="size-5" />
      </Toast.Close>
    </Toast.Root>
  )
}

import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { isComposing } from '../../platform/keyboard/composing.ts'
import { takeInFloating, useCoversPage } from '../../platform/screen/covered-page.ts'
import { useFullscreenBoxAtOpening } from '../../platform/screen/top-place.ts'
import { useTexts } from '../../platform/texts.ts'
import { IconButton } from '../icon-button.tsx'
import './dialog.css'
import { useBackCloses } from './use-back-closes.ts'
import { useFocusReturn } from './use-focus-return.ts'

type DialogProps = {
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** A sentence under the title; read aloud with it. */
  description?: string
  /** How wide it gets: 27, 40 or 64 rem, or the whole screen. A phone shows a sheet at its lower
   *  edge, or the whole screen. */
  size?: 'small' | 'medium' | 'large' | 'full'
  /** What can be done, below what scrolls. */
  footer?: ReactNode
  /** True: the title is only read aloud. */
  isTitleHidden?: boolean
  /** What floats over the page, such as the host, can be used in it as well. */
  takesInFloating?: boolean
  children?: ReactNode
}

/** Radix takes what another component draws in the window for the page beside it. */
function stayForOwn(event: Event): void {
  if (event.target instanceof Element && event.target.closest('.dialog')) event.preventDefault()
}

/** A panel that floats in the window closes before it, and an input method in one of its fields has
 *  Escape for itself. */
function stayForOther(event: KeyboardEvent): void {
  const isInPanel = event.target instanceof Element && event.target.closest('[aria-modal="false"]')
  if (isInPanel || isComposing(event)) event.preventDefault()
}

/** A window over the page, which cannot be used meanwhile. Escape, Back, its cross and a press
 *  beside it close it; the focus goes back to where it was. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onOpenChange, description, size = 'medium', footer } = props
  const t = useTexts('core/ui')
  const focus = useFocusReturn()
  const container = useFullscreenBoxAtOpening(isOpen)
  useBackCloses(isOpen, () => onOpenChange(false))
  useCoversPage(isOpen)
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay className="dialog-veil">
          <RadixDialog.Content
            ref={props.takesInFloating ? takeInFloating : undefined}
            className="dialog"
            data-size={size}
            onOpenAutoFocus={focus.remember}
            onCloseAutoFocus={focus.giveBack}
            onInteractOutside={stayForOwn}
            onEscapeKeyDown={stayForOther}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <header className="dialog-head" data-bare={props.isTitleHidden}>
              <div className={props.isTitleHidden ? 'sr-only' : 'min-w-0 pt-1'}>
                <RadixDialog.Title className="font-display text-2xl leading-tight text-balance">
                  {title}
                </RadixDialog.Title>
                {description && (
                  <RadixDialog.Description className="mt-1 text-mist text-pretty">
                    {description}
                  </RadixDialog.Description>
                )}
              </div>
              <span data-focus-row="" className="dialog-close">
                <RadixDialog.Close asChild>
                  <IconButton label={t('close')}>
                    <X aria-hidden className="size-6" />
                  </IconButton>
                </RadixDialog.Close>
              </span>
            </header>
            <div className="dialog-body">{props.children}</div>
            {footer && (
              <footer className="dialog-foot" data-focus-row="">
                {footer}
              </footer>
            )}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

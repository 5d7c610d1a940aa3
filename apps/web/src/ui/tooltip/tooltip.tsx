import { Tooltip as RadixTooltip } from 'radix-ui'
import { type ReactElement, useState } from 'react'
import { useFullscreenBox } from '../../platform/screen/top-place.ts'
import './tooltip.css'

/** How long the pointer rests on something before its tooltip opens, in milliseconds.
 *  Source: specification §9. */
export const TOOLTIP_DELAY_MS = 700
/** How long after a tooltip closed the next one opens without that delay, in milliseconds.
 *  Source: specification §9. */
export const TOOLTIP_SKIP_DELAY_MS = 300

/** When a tooltip was closed last, on the clock of `performance.now()`. Each tooltip stands alone on
 *  its page, so what they share stands here and not in a provider around them. */
let lastClosedMs = Number.NEGATIVE_INFINITY

/** A word about its child, a single button or link, shown when the pointer rests on it or it has the
 *  focus. It adds to the child's name and does not replace it. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const [isOpen, setOpen] = useState(false)
  const openChange = (nowOpen: boolean) => {
    if (!nowOpen) lastClosedMs = performance.now()
    setOpen(nowOpen)
  }
  return (
    <RadixTooltip.Provider delayDuration={TOOLTIP_DELAY_MS}>
      <RadixTooltip.Root open={isOpen} onOpenChange={openChange}>
        <RadixTooltip.Trigger
          asChild
          onPointerEnter={(event) => {
            const isSoonAfter = performance.now() - lastClosedMs < TOOLTIP_SKIP_DELAY_MS
            if (isSoonAfter && event.pointerType !== 'touch') setOpen(true)
          }}
        >
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={useFullscreenBox()}>
          <RadixTooltip.Content className="tooltip" sideOffset={8} collisionPadding={12}>
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}

import { X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type RefObject, useId } from 'react'
import type { CaptionLookChoice } from '../../../../../library/captions/caption-look.ts'
import { CaptionLookFields } from '../../../../../library/captions/caption-look-fields.tsx'
import { useTexts } from '../../../../../platform/texts.ts'

type CaptionLookPanelProps = {
  choice: CaptionLookChoice
  container: RefObject<HTMLElement | null>
  onClosed: (event: Event) => void
}

/** How captions look, beside the film that shows each choice at once. The player's keys rest in it. */
export function CaptionLookPanel({ choice, container, onClosed }: CaptionLookPanelProps) {
  const t = useTexts('watch/watch')
  const sayLook = useTexts('title/caption-look')
  const heading = useId()
  return (
    <Popover.Portal container={container.current}>
      <Popover.Content
        className="player-menu player-panel"
        side="top"
        align="end"
        sideOffset={14}
        collisionPadding={12}
        aria-labelledby={heading}
        onKeyDown={(event) => event.stopPropagation()}
        onCloseAutoFocus={onClosed}
      >
        <div className="player-panel-head">
          <h3 id={heading}>{sayLook('captionLook')}</h3>
          <Popover.Close className="player-button" aria-label={t('close')}>
            <X aria-hidden />
          </Popover.Close>
        </div>
        <CaptionLookFields {...choice} />
      </Popover.Content>
    </Popover.Portal>
  )
}

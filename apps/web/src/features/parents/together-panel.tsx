import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { viewerQuery } from '../../library/family/family.queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { useWatchersText } from './use-watchers-text.ts'

type TogetherPanelProps = {
  onChoose: () => void
  /** Called when `onChoose` becomes likely, so that its code can be fetched early. */
  onHint: () => void
}

/** Who watches on this screen, and the way to change that. */
export function TogetherPanel({ onChoose, onHint }: TogetherPanelProps) {
  const t = useTexts('parents/parents')
  const id = useId()
  const viewer = useQuery(viewerQuery)
  const says = useWatchersText()
  return (
    <section
      aria-labelledby={id}
      data-focus-row=""
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 panel"
    >
      <div className="min-w-60 flex-1">
        <h2 id={id} className="font-display text-2xl leading-tight">
          {t('together')}
        </h2>
        <p className="mt-1 text-mist text-pretty">
          {viewer.data ? says(viewer.data, 'togetherNow', 'aloneNow') : t('togetherIntro')}
        </p>
      </div>
      <Button look="glass" onClick={onChoose} onPointerEnter={onHint} onFocus={onHint}>
        {t('choose')}
      </Button>
    </section>
  )
}

import type { ArElement } from '@starnest/contract/ar/ar'
import { X } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

type DetailCardProps = { element: ArElement; onClose: () => void }

/** What is known of the marker that was pressed. The line is the film's own, as its captions have it. */
export function DetailCard({ element, onClose }: DetailCardProps) {
  const t = useTexts('ar/ar')
  const { name, description, line } = element
  return (
    <section className="ar-panel" aria-labelledby="ar-detail-name">
      <div className="min-w-0">
        <h3 id="ar-detail-name" className="font-display text-2xl leading-tight" dir="auto">
          {name}
        </h3>
        {line && (
          <blockquote className="ar-line" dir="auto" lang={line.language ?? undefined}>
            {line.text}
          </blockquote>
        )}
        <p className="text-starlight/90 text-pretty" dir="auto">
          {description}
        </p>
      </div>
      <IconButton label={t('closeDetail', { name })} onClick={onClose}>
        <X aria-hidden className="size-6" />
      </IconButton>
    </section>
  )
}

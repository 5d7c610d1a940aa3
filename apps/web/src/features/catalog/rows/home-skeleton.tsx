import { memo } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type CardShape, type CardSize, cardsClass } from '../cards/card-width.ts'

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8]
const ROWS: { shape: CardShape; size: CardSize }[] = [
  { shape: 'wide', size: 'small' },
  { shape: 'wide', size: 'medium' },
  { shape: 'poster', size: 'large' },
]

/** The shapes of the home screen while its titles are on their way. */
export const HomeSkeleton = memo(function HomeSkeleton() {
  const t = useTexts('core/catalog')
  return (
    <div>
      <div className="hero">
        <div className="hero-words">
          <p role="status" className="text-xl text-mist">
            {t('loading')}
          </p>
          <Skeleton className="mt-5 h-20 w-[min(34rem,80vw)]" />
          <Skeleton className="mt-4 h-6 w-[min(28rem,70vw)]" />
          <div className="mt-7 flex gap-4">
            <Skeleton className="h-12 w-32" />
            <Skeleton className="h-12 w-40" />
          </div>
        </div>
      </div>
      {ROWS.map(({ shape, size }) => (
        <div key={size} className={`rail overflow-hidden ${cardsClass(shape, size)}`}>
          <div className="px-gutter">
            <Skeleton className="h-7 w-48" />
          </div>
          <div className="rail-track">
            {CARDS.map((card) => (
              <div key={card} className="title-card shrink-0" data-shape={shape}>
                <div aria-hidden className="title-card-frame" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
})

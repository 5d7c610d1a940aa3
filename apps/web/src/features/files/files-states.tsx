import { useTexts } from '../../platform/texts.ts'
import { InlineError } from '../../ui/inline-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { filesTexts } from './files.texts.ts'

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** Cards whose files are on their way. */
export function FilesLoading() {
  const t = useTexts(filesTexts)
  return (
    <div role="status" className="grid gap-6">
      <p className="sr-only">{t('loading')}</p>
      <Skeleton className="h-12 max-w-xl" />
      <div className="file-grid" data-view="grid">
        {CARDS.map((card) => (
          <Skeleton key={card} className="aspect-4/3" />
        ))}
      </div>
    </div>
  )
}

type FilesFailedProps = { onRetry: () => void; isOld?: boolean }

/** The files did not come; `isOld`: those of before are still in sight. */
export function FilesFailed({ onRetry, isOld = false }: FilesFailedProps) {
  const t = useTexts(filesTexts)
  return (
    <InlineError
      text={t(isOld ? 'offline' : 'loadFailed')}
      onRetry={onRetry}
      retryLabel={t('retry')}
    />
  )
}

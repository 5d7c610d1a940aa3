import { LoadFailure } from '../../library/refusal/load-failure.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** Cards whose files are on their way. */
export function FilesLoading() {
  const t = useTexts('files/files')
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

type FilesFailedProps = { error: unknown; onRetry: () => void; isOld?: boolean }

/** The files did not come; `isOld`: those of before are still in sight. */
export function FilesFailed({ error, onRetry, isOld = false }: FilesFailedProps) {
  const t = useTexts('files/files')
  return <LoadFailure error={error} lead={t(isOld ? 'asBefore' : 'loadFailed')} onRetry={onRetry} />
}

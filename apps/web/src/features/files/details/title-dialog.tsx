import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { titleDetailQuery } from '../../../library/title/title.queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TitleForm } from './title-form.tsx'

type TitleDialogProps = { titleId: number; onClose: () => void }

/** What the family says of a title of its own: its name, what it is about, and who may see it. */
export function TitleDialog({ titleId, onClose }: TitleDialogProps) {
  const t = useTexts('files/details')
  const title = useQuery(titleDetailQuery(titleId))
  return (
    <Dialog
      title={t('heading')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {title.data && <TitleForm key={titleId} title={title.data} onClose={onClose} />}
      {title.isError && !title.data && (
        <LoadFailure
          error={title.error}
          lead={t('loadFailed')}
          onRetry={() => void title.refetch()}
        />
      )}
      {title.isPending && (
        <div role="status" className="grid gap-4">
          <p className="sr-only">{t('loading')}</p>
          <Skeleton className="h-20" />
          <Skeleton className="h-32" />
          <Skeleton className="h-20" />
        </div>
      )}
    </Dialog>
  )
}

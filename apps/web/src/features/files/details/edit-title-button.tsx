import { useQuery } from '@tanstack/react-query'
import { PencilLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { useTexts, withTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { filesQuery } from '../files.queries.ts'

const TitleDialog = lazyPart(
  async () => (await withTexts(import('./title-dialog.tsx'), 'files', 'title')).TitleDialog,
)

/** The way to the form of a title, on its page; nothing where the title is none of the family's own. */
export function EditTitleButton({ titleId }: { titleId: number }) {
  const t = useTexts('files/details')
  const files = useQuery(filesQuery)
  const [isOpen, setOpen] = useState(false)
  if (!files.data?.some((file) => file.titleId === titleId)) return null
  return (
    <>
      <IconButton label={t('edit')} onClick={() => setOpen(true)}>
        <PencilLine aria-hidden className="size-5.5" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <TitleDialog titleId={titleId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { ScanSearch } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { useTexts, withTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { titleLookupQuery } from '../lookup.queries.ts'

const IdentifyDialog = lazyPart(
  async () => (await withTexts(import('./identify-dialog.tsx'), 'lookup')).IdentifyDialog,
)

/** The way to say which film a title is, on its page; nothing where its folder looks nothing up. */
export function IdentifyButton({ titleId }: { titleId: number }) {
  const t = useTexts('lookup/identify')
  const { data } = useQuery(titleLookupQuery(titleId))
  const [isOpen, setOpen] = useState(false)
  if (!data?.isOffered) return null
  return (
    <>
      <IconButton label={t('identify')} onClick={() => setOpen(true)}>
        <ScanSearch aria-hidden className="size-5.5" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <IdentifyDialog titleId={titleId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

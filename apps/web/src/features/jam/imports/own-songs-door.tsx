import { useQuery } from '@tanstack/react-query'
import { FolderPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { viewerQuery } from '../../../library/family/family.queries.ts'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { useTexts, withTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const OwnSongsBody = lazyPart(
  async () => (await withTexts(import('./own-songs.tsx'), 'household', 'jam')).OwnSongsBody,
)

/** Leads from the list of songs to those that the family brings; for grown-ups, nobody else sees it. */
export function OwnSongsDoor() {
  const t = useTexts('jam/imports')
  const viewer = useQuery(viewerQuery)
  const [isOpen, setOpen] = useState(false)
  if (!viewer.data?.mayManage) return null
  return (
    <>
      <Button look="glass" onClick={() => setOpen(true)}>
        <FolderPlus aria-hidden className="size-5" />
        {t('open')}
      </Button>
      <Dialog
        title={t('title')}
        description={t('intro')}
        size="large"
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <Suspense fallback={<Skeleton className="h-48" />}>
          <OwnSongsBody />
        </Suspense>
      </Dialog>
    </>
  )
}

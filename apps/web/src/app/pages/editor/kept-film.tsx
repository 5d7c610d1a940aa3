import type { TempFile } from '@starnest/contract/files/files'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { filesQuery } from '../../../features/files/files.queries.ts'
import { FillerButton, JamBackgroundButton } from '../../../features/files/filler/filler-button.tsx'
import { IngestLine } from '../../../features/files/ingest/ingest-line.tsx'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { useTexts, withTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'

const TitleDialog = lazyPart(
  async () =>
    (await withTexts(import('../../../features/files/details/title-dialog.tsx'), 'files', 'title'))
      .TitleDialog,
)

/** A film of the editor that became a file of the family: whoever made it is asked for whom it is, with which
 *  poster, as soon as it is a title, and may let it play in other places. */
export function KeptFilm({ film }: { film: TempFile }) {
  const t = useTexts('files/details')
  const files = useQuery(filesQuery)
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const file = files.data?.find(({ filename }) => filename === film.filename) ?? film
  const { titleId } = file
  return (
    <div className="grid gap-3">
      {titleId === null && <IngestLine file={file} canManage />}
      <div className="flex flex-wrap gap-2" data-focus-row="">
        <Button
          className="min-h-11 px-4 text-base"
          disabled={titleId === null}
          onClick={() => setDialog('open')}
        >
          <Users aria-hidden className="size-5" />
          {t('heading')}
        </Button>
        <FillerButton file={file} />
        <JamBackgroundButton file={file} />
      </div>
      {titleId !== null && dialog !== 'closed' && (
        <Suspense>
          <TitleDialog titleId={titleId} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </div>
  )
}

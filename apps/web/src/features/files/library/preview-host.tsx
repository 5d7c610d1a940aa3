import type { TempFile } from '@starnest/contract/files/files'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { withTexts } from '../../../platform/texts.ts'
import type { PreviewSlots } from './preview-slots.ts'

const PreviewDialog = lazyPart(
  async () => (await withTexts(import('./preview-dialog.tsx'), 'files')).PreviewDialog,
)

type PreviewHostProps = PreviewSlots & {
  /** Where back and on lead. */
  files: readonly TempFile[]
  /** Name of the file that is open; null: none. */
  opened: string | null
  onOpened: (filename: string | null) => void
  /** More that can be done with a file, beside what every preview has. */
  actions?: (file: TempFile) => ReactNode
  canEdit?: boolean
}

/** The preview of the file that is open; its code comes with the first one. */
export function PreviewHost(props: PreviewHostProps) {
  const { files, opened } = props
  const place = files.findIndex(({ filename }) => filename === opened)
  const file = files[place]
  if (!file) return null
  return (
    <Suspense>
      <PreviewDialog
        {...props}
        file={file}
        place={place}
        onMove={(step) => props.onOpened(files[place + step]?.filename ?? opened)}
      />
    </Suspense>
  )
}

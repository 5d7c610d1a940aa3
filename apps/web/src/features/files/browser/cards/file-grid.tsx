import type { TempFile } from '@starnest/contract/files/files'
import { useId } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { useRovingStop } from '../../../../ui/focus/use-roving-stop.ts'
import type { useSelection } from '../selection/use-selection.ts'
import { FileCard } from './file-card.tsx'

type FileGridProps = {
  files: readonly TempFile[]
  view: 'grid' | 'list'
  canManage: boolean
  selection: ReturnType<typeof useSelection>
  onOpen: (file: TempFile) => void
}

/** Files side by side, or one under the other; one Tab stop for all of them. */
export function FileGrid({ files, view, canManage, selection, onOpen }: FileGridProps) {
  const t = useTexts('files/files')
  const hintId = useId()
  const { tabIndexOf, onFocus } = useRovingStop(files.length)
  const canChoose = files.some(({ mayRemove }) => mayRemove)
  return (
    <>
      {canChoose && (
        <p id={hintId} className="sr-only">
          {t('keysHint')}
        </p>
      )}
      <ul
        aria-describedby={canChoose ? hintId : undefined}
        className="file-grid"
        data-view={view}
        data-selecting={selection.chosen.length > 0}
        data-focus-row=""
        onFocus={onFocus}
        onKeyDown={canChoose ? selection.onKeyDown : undefined}
      >
        {files.map((file, place) => (
          <FileCard
            key={file.filename}
            file={file}
            place={place}
            tabIndex={tabIndexOf(place)}
            isChosen={selection.isChosen(file)}
            canManage={canManage}
            onPress={selection.press}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </>
  )
}

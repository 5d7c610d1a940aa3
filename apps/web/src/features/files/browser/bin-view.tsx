import '../files.css'
import { BIN_DAYS, type TempFile } from '@starnest/contract/files/files'
import { useQuery } from '@tanstack/react-query'
import { ArchiveRestore, ArrowLeft, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { binDaysLeft } from '../file-facts.ts'
import { FilePicture } from '../file-picture.tsx'
import { binQuery } from '../files.queries.ts'
import { FilesFailed, FilesLoading } from '../files-states.tsx'
import { DeleteForGoodDialog } from './delete-for-good-dialog.tsx'
import { useRestoreWithToast } from './use-delete-with-undo.ts'
import { useFileFocus } from './use-file-focus.ts'

/** The files that were deleted of late, and how long they stay; only those that whoever looks may
 *  take out again. */
export function BinView({ onLeave }: { onLeave: () => void }) {
  const t = useTexts('files/files')
  const bin = useQuery(binQuery)
  const files = bin.data ?? []
  const focus = useFileFocus(files)
  const [asked, setAsked] = useState<{ file: TempFile | null }>()
  const ownFiles = files.filter(isOurs)
  return (
    <>
      <div className="grid gap-4" data-focus-row="">
        <p className="text-lg text-mist text-pretty">
          {t('binLead', { days: BIN_DAYS })} {t('binShort')}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button look="glass" onClick={onLeave}>
            <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
            {t('backToFiles')}
          </Button>
          {ownFiles.length > 0 && (
            <Button look="danger" onClick={() => setAsked({ file: null })}>
              <Trash2 aria-hidden className="size-5" />
              {t('emptyBin')}
            </Button>
          )}
        </div>
      </div>
      {bin.isPending && <FilesLoading />}
      {bin.isError && (
        <FilesFailed error={bin.error} isOld={!!bin.data} onRetry={() => void bin.refetch()} />
      )}
      {bin.data && bin.data.length === 0 && (
        <Notice
          role="status"
          icon={<Trash2 aria-hidden className="size-11" />}
          title={t('binEmptyTitle')}
          text={t('binEmptyText', { days: BIN_DAYS })}
        />
      )}
      {bin.data && bin.data.length > 0 && (
        <ul className="file-grid" data-view="list">
          {bin.data.map((file) => (
            <BinRow
              key={file.filename}
              file={file}
              onRestore={() => focus.leave([file])}
              onDelete={() => setAsked({ file })}
            />
          ))}
        </ul>
      )}
      {asked && (
        <DeleteForGoodDialog
          file={asked.file}
          onDeleted={() => focus.leave(asked.file ? [asked.file] : ownFiles)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

/** What lies in a library folder is only hidden. */
const isOurs = ({ source }: TempFile) => source === 'upload'

type BinRowProps = { file: TempFile; onRestore: () => void; onDelete: () => void }

function BinRow({ file, onRestore, onDelete }: BinRowProps) {
  const t = useTexts('files/files')
  const restore = useRestoreWithToast()
  const { filename, originalName: name, removedAt } = file
  const left = binDaysLeft(removedAt ?? '', { now: Date.now(), days: BIN_DAYS })
  return (
    <li className="file-card bin-row" data-focus-row="">
      <span className="file-frame">
        <FilePicture file={file} />
      </span>
      <span className="file-words">
        <span dir="auto" className="file-name">
          {name}
        </span>
        <span className="text-mist">
          {left > 0 ? t('goneIn', { count: left }) : t('goneToday')}
        </span>
      </span>
      <Button
        look="glass"
        data-file={filename}
        aria-label={t('restoreNamed', { name })}
        onClick={() => {
          onRestore()
          void restore([filename])
        }}
      >
        <ArchiveRestore aria-hidden className="size-5" />
        {t('restore')}
      </Button>
      {isOurs(file) && (
        <Button look="glass" aria-label={t('deleteNowNamed', { name })} onClick={onDelete}>
          <Trash2 aria-hidden className="size-5" />
          {t('deleteNow')}
        </Button>
      )}
    </li>
  )
}

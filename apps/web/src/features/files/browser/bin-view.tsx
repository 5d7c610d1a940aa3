import '../files.css'
import { BIN_DAYS, type TempFile } from '@starnest/contract/files'
import { useQuery } from '@tanstack/react-query'
import { ArchiveRestore, ArrowLeft, Trash2 } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { FilePicture } from '../file-picture.tsx'
import { binDaysLeft } from '../file-words.ts'
import { binQuery } from '../files.queries.ts'
import { filesTexts } from '../files.texts.ts'
import { FilesFailed, FilesLoading } from '../files-states.tsx'
import { useRestoreWithWord } from './use-delete-with-undo.ts'
import { useFileFocus } from './use-file-focus.ts'

/** The files that were deleted of late, and how long they stay; only those that whoever looks may
 *  take out again. */
export function BinView({ onLeave }: { onLeave: () => void }) {
  const t = useTexts(filesTexts)
  const bin = useQuery(binQuery)
  const focus = useFileFocus(bin.data ?? [])
  return (
    <>
      <div className="grid gap-4" data-focus-row="">
        <p className="text-lg text-mist text-pretty">{t('binLead', { days: BIN_DAYS })}</p>
        <div>
          <Button look="glass" onClick={onLeave}>
            <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
            {t('backToFiles')}
          </Button>
        </div>
      </div>
      {bin.isPending && <FilesLoading />}
      {bin.isError && <FilesFailed isOld={!!bin.data} onRetry={() => void bin.refetch()} />}
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
            <BinRow key={file.filename} file={file} onRestore={() => focus.leave([file])} />
          ))}
        </ul>
      )}
    </>
  )
}

type BinRowProps = { file: TempFile; onRestore: () => void }

function BinRow({ file, onRestore }: BinRowProps) {
  const t = useTexts(filesTexts)
  const restore = useRestoreWithWord()
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
    </li>
  )
}

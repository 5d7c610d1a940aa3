import '../files.css'
import type { TempFile } from '@starnest/contract/files/files'
import { useQuery } from '@tanstack/react-query'
import { FolderOpen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Tabs } from '../../../ui/fields/tabs.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { filesQuery } from '../files.queries.ts'
import { FilesFailed, FilesLoading } from '../files-states.tsx'
import { countsOf, type FileTab, shownFiles } from '../shown-files.ts'
import { MediaCard } from './media-card.tsx'
import { PreviewHost } from './preview-host.tsx'
import type { PreviewSlots } from './preview-slots.ts'

const TABS = ['all', 'video', 'image', 'audio'] as const

/** What can be done with a file besides looking at it, such as choosing it for something. */
export type MediaSelection = {
  /** The button for a file; null: this one cannot be chosen. */
  buttonFor: (file: TempFile) => ReactNode
}

type MediaLibraryProps = PreviewSlots & {
  /** Undefined: there is nothing to choose. */
  selection?: MediaSelection | undefined
  canManage: boolean
  opened: string | null
  onOpened: (filename: string | null) => void
}

/** What the family has collected, to be looked at, and where `selection` is enabled to be chosen.
 *  Source: specification §2.12. */
export function MediaLibrary(props: MediaLibraryProps) {
  const { selection, canManage, opened, onOpened, onEdit } = props
  const t = useTexts('files/files')
  const files = useQuery(filesQuery)
  const [tab, setTab] = useState<FileTab>('all')
  if (!files.data) {
    if (files.isError)
      return <FilesFailed error={files.error} onRetry={() => void files.refetch()} />
    return <FilesLoading />
  }
  const counts = countsOf(files.data)
  const shown = shownFiles(files.data, { tab, question: '', order: 'newest', language: 'en' })
  return (
    <>
      {files.isError && (
        <FilesFailed error={files.error} isOld onRetry={() => void files.refetch()} />
      )}
      <p className="media-count">{t('count', { count: counts.all })}</p>
      <Tabs
        label={t('tabs')}
        value={tab}
        onChoose={setTab}
        tabs={TABS.map((value) => ({
          value,
          name: t(value === 'video' ? 'tab.videoOne' : `tab.${value}`),
          panel:
            shown.length > 0 ? (
              <ul className="file-grid" data-view="grid" data-focus-row="">
                {shown.map((file) => (
                  <MediaCard
                    key={file.filename}
                    file={file}
                    button={selection?.buttonFor(file)}
                    onOpen={() => onOpened(file.filename)}
                  />
                ))}
              </ul>
            ) : (
              <EmptyLibrary isEmpty={counts.all === 0} canManage={canManage} />
            ),
        }))}
      />
      <PreviewHost
        files={shown.some(({ filename }) => filename === opened) ? shown : files.data}
        opened={opened}
        onOpened={onOpened}
        onEdit={onEdit}
        Film={props.Film}
        canEdit={canManage}
        {...(selection && { actions: selection.buttonFor })}
      />
    </>
  )
}

function EmptyLibrary({ isEmpty, canManage }: { isEmpty: boolean; canManage: boolean }) {
  const t = useTexts('files/files')
  const words = !isEmpty ? 'emptyTab' : canManage ? 'empty' : 'emptyChild'
  return (
    <Notice
      role="status"
      icon={<FolderOpen aria-hidden className="size-11" />}
      title={t(`${words}Title`)}
      text={t(`${words}Text`)}
    />
  )
}

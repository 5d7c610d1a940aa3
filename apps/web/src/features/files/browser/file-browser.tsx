import '../files.css'
import type { TempFile } from '@starnest/contract/files/files'
import { useQuery } from '@tanstack/react-query'
import { FolderOpen, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Tabs } from '../../../ui/fields/tabs.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { filesQuery } from '../files.queries.ts'
import { FilesFailed, FilesLoading } from '../files-states.tsx'
import { PreviewHost } from '../library/preview-host.tsx'
import type { PreviewSlots } from '../library/preview-slots.ts'
import { countsOf, type FileTab, shownFiles } from '../shown-files.ts'
import { BrowserTools } from './browser-tools.tsx'
import { FileGrid } from './cards/file-grid.tsx'
import { SelectionBar } from './selection/selection-bar.tsx'
import { useSelection } from './selection/use-selection.ts'
import { useBrowserLook } from './use-browser-look.ts'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'
import { useFileFocus } from './use-file-focus.ts'

const TABS = ['all', 'image', 'video', 'audio'] as const

type FileBrowserProps = PreviewSlots & {
  profileId: number
  /** A grown-up says what a title is, and what is made of a file. */
  canManage: boolean
  onOpenBin: () => void
  /** A film is to be made of pictures and clips. */
  onMakeFilm: (files: readonly TempFile[]) => void
}

/** The files of the family by their kinds. Source: specification §2.11. */
export function FileBrowser(props: FileBrowserProps) {
  const { profileId, canManage, onOpenBin, onEdit, Film } = props
  const t = useTexts('files/files')
  const files = useQuery(filesQuery)
  const [tab, setTab] = useState<FileTab>('all')
  const [question, setQuestion] = useState('')
  const { look, change } = useBrowserLook(profileId)
  if (!files.data) {
    if (files.isError)
      return <FilesFailed error={files.error} onRetry={() => void files.refetch()} />
    return <FilesLoading />
  }
  const counts = countsOf(files.data)
  return (
    <>
      {files.isError && (
        <FilesFailed error={files.error} isOld onRetry={() => void files.refetch()} />
      )}
      <BrowserTools
        look={look}
        onLook={change}
        question={question}
        onQuestion={setQuestion}
        onOpenBin={onOpenBin}
      />
      <Tabs
        label={t('tabs')}
        value={tab}
        onChoose={setTab}
        tabs={TABS.map((value) => ({
          value,
          name: t('tabWithCount', { name: t(`tab.${value}`), count: counts[value] }),
          panel: (
            <TabPanel
              key={value}
              all={files.data}
              filter={{ tab: value, question, order: look.order }}
              view={look.view}
              canManage={canManage}
              onEdit={onEdit}
              onMakeFilm={props.onMakeFilm}
              Film={Film}
              onClearQuestion={() => setQuestion('')}
            />
          ),
        }))}
      />
    </>
  )
}

type TabPanelProps = PreviewSlots & {
  all: readonly TempFile[]
  filter: { tab: FileTab; question: string; order: Parameters<typeof shownFiles>[1]['order'] }
  view: 'grid' | 'list'
  canManage: boolean
  onClearQuestion: () => void
  onMakeFilm: FileBrowserProps['onMakeFilm']
}

function TabPanel(props: TabPanelProps) {
  const { all, filter, view, canManage, onEdit, onClearQuestion } = props
  const language = useLanguage()
  const files = shownFiles(all, { ...filter, language })
  const [opened, setOpened] = useState<string | null>(null)
  const focus = useFileFocus(files)
  const remove = useDeleteWithUndo(focus.comeBack)
  const selection = useSelection({
    files,
    onDelete: (chosen) => {
      focus.leave(chosen)
      void remove(chosen)
    },
    onOpen: ({ filename }) => setOpened(filename),
  })
  if (files.length === 0) {
    return <NothingHere all={all} filter={filter} canManage={canManage} onClear={onClearQuestion} />
  }
  return (
    <>
      <FileGrid
        files={files}
        view={view}
        canManage={canManage}
        selection={selection}
        onOpen={({ filename }) => setOpened(filename)}
      />
      {selection.chosen.length > 0 && (
        <SelectionBar
          chosen={selection.chosen}
          count={selection.choosableCount}
          onChooseAll={selection.chooseAll}
          onClear={selection.clear}
          onDelete={selection.deleteChosen}
          onOpen={({ filename }) => setOpened(filename)}
          onEdit={canManage ? onEdit : undefined}
          onMakeFilm={
            selection.chosen.some(({ assetType }) => assetType !== 'audio')
              ? () => props.onMakeFilm(selection.chosen)
              : undefined
          }
        />
      )}
      <PreviewHost
        files={files}
        opened={opened}
        onOpened={setOpened}
        onEdit={onEdit}
        Film={props.Film}
        canEdit={canManage}
      />
    </>
  )
}

type NothingHereProps = Pick<TabPanelProps, 'all' | 'filter' | 'canManage'> & {
  onClear: () => void
}

function NothingHere({ all, filter, canManage, onClear }: NothingHereProps) {
  const t = useTexts('files/files')
  if (filter.question.trim() !== '' && all.length > 0) {
    return (
      <Notice
        role="status"
        icon={<SearchX aria-hidden className="size-11" />}
        title={t('noMatchTitle', { question: filter.question.trim() })}
        text={t('noMatchText')}
        action={<Button onClick={onClear}>{t('clearSearch')}</Button>}
      />
    )
  }
  const words = all.length > 0 ? 'emptyTab' : canManage ? 'empty' : 'emptyChild'
  return (
    <Notice
      role="status"
      icon={<FolderOpen aria-hidden className="size-11" />}
      title={t(`${words}Title`)}
      text={t(`${words}Text`)}
    />
  )
}

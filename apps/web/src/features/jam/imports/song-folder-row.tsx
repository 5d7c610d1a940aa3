import {
  MAX_IMPORTED_SONGS,
  MAX_SONG_PROBLEMS,
  type SongFolder,
  type SongProblem,
} from '@starnest/contract/jam/imports'
import { FolderProblems } from '../../../library/folders/folder-problems.tsx'
import { FolderRow } from '../../../library/folders/folder-row.tsx'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { isBusy, useReadSongFolder } from './imports.queries.ts'

type SongFolderRowProps = { folder: SongFolder; onRemove: () => void }

/** One folder with songs: how far it is read, what became of its files, and what can be done. */
export function SongFolderRow({ folder, onRemove }: SongFolderRowProps) {
  const t = useTexts('jam/imports')
  const language = useLanguage()
  const reading = useReadSongFolder()
  const { id, path, state, songs, scannedAt, problems } = folder
  const isBrokenOff = state === 'waiting' && problems.some(isOfFolder)
  const what = isBusy(folder) ? 'stop' : 'scan'
  const read = () =>
    reading.mutate(
      { id, what },
      { onError: (error) => showToast({ title: t('failed'), error, look: 'destructive' }) },
    )
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <FolderRow
      path={path}
      state={state}
      said={t(isBrokenOff ? 'brokenOff' : state)}
      facts={[
        t('songs', { count: songs }),
        scannedAt && t('scannedAt', { time: time.format(new Date(scannedAt)) }),
      ]}
      buttons={
        <>
          <Button
            look="glass"
            aria-label={t(`${what}Folder`, { path })}
            isBusy={reading.isPending}
            onClick={read}
          >
            {t(what)}
          </Button>
          <Button look="glass" aria-label={t('removeFolder', { path })} onClick={onRemove}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <FolderProgress folder={folder} />
      <Problems problems={problems.filter((problem) => !isOfFolder(problem))} />
    </FolderRow>
  )
}

/** Whether it says that reading the folder itself failed. */
const isOfFolder = ({ path, code }: SongProblem) => path === '' && code === 'failed'

function FolderProgress({ folder: { progress } }: { folder: SongFolder }) {
  const t = useTexts('jam/imports')
  if (!progress || progress.total === 0) return null
  return (
    <div className="ms-10 grid gap-1.5">
      <ProgressBar label={t('scanning')} value={progress.done} max={progress.total} />
      <p className="text-mist tabular-nums">{t('progress', progress)}</p>
    </div>
  )
}

/** What became of files, by their codes alone: the server's own sentences are English. */
function Problems({ problems }: Pick<SongFolder, 'problems'>) {
  const t = useTexts('jam/imports')
  const noted = problems.filter(({ isSong }) => isSong).length
  const skipped = problems.length - noted
  const heads = [
    ...(skipped > 0 ? [t('skipped', { count: skipped })] : []),
    ...(noted > 0 ? [t('noted', { count: noted })] : []),
  ]
  const said = problems.map(({ path, code }) => ({
    path,
    said: t(`problem-${code}`, { max: MAX_IMPORTED_SONGS }),
  }))
  const most = MAX_SONG_PROBLEMS
  const limit = { most, cut: t('skippedCut', { most }) }
  return <FolderProblems head={heads.join(' · ')} problems={said} {...limit} />
}

import { MAX_IMPORTED_SONGS, type SongFolder } from '@starnest/contract/jam/imports'
import { CircleAlert, Folder, FolderSync, FolderX } from 'lucide-react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { isBusy, useReadSongFolder } from './imports.queries.ts'

type SongFolderRowProps = { folder: SongFolder; onRemove: () => void }

/** One folder with songs: how far it is read, what became of its files, and what can be done. */
export function SongFolderRow({ folder, onRemove }: SongFolderRowProps) {
  const t = useTexts('jam/imports')
  const reading = useReadSongFolder()
  const { id, path } = folder
  const what = isBusy(folder) ? 'stop' : 'scan'
  const read = () =>
    reading.mutate(
      { id, what },
      { onError: (error) => showToast({ title: t('failed'), error, look: 'destructive' }) },
    )
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2" data-focus-row="">
        <StateIcon folder={folder} />
        <div className="min-w-48 flex-1">
          <p className="text-lg wrap-anywhere">
            <bdi>{path}</bdi>
          </p>
          <FolderFacts folder={folder} />
        </div>
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
      </div>
      <FolderProgress folder={folder} />
      <Problems problems={folder.problems} />
    </li>
  )
}

type OfFolder = { folder: SongFolder }

function StateIcon({ folder }: OfFolder) {
  const look = 'size-6 shrink-0'
  if (isBusy(folder)) return <FolderSync aria-hidden className={`${look} text-lantern`} />
  if (folder.state === 'missing' || folder.state === 'unreadable') {
    return <FolderX aria-hidden className={`${look} text-danger`} />
  }
  return <Folder aria-hidden className={`${look} text-mist`} />
}

function FolderFacts({ folder: { state, songs, scannedAt } }: OfFolder) {
  const t = useTexts('jam/imports')
  const language = useLanguage()
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <p className="text-starlight" aria-live="polite">
        {t(state)}
      </p>
      <p className="text-mist">
        {t('songs', { count: songs })}
        {scannedAt && ` · ${t('scannedAt', { time: time.format(new Date(scannedAt)) })}`}
      </p>
    </>
  )
}

function FolderProgress({ folder: { progress } }: OfFolder) {
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
  if (problems.length === 0) return null
  const noted = problems.filter(({ isSong }) => isSong).length
  const skipped = problems.length - noted
  const heads = [
    ...(skipped > 0 ? [t('skipped', { count: skipped })] : []),
    ...(noted > 0 ? [t('noted', { count: noted })] : []),
  ]
  return (
    <details className="ms-10">
      <summary className="w-fit cursor-pointer py-1">
        <CircleAlert aria-hidden className="me-2 inline size-5 text-lantern" />
        {heads.join(' · ')}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keys */}
      <ul tabIndex={0} className="mt-2 grid max-h-72 gap-2 overflow-y-auto">
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.code}`} className="wrap-anywhere">
            <bdi>{problem.path}</bdi>
            <span className="block text-mist">
              {t(`problem-${problem.code}`, { max: MAX_IMPORTED_SONGS })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

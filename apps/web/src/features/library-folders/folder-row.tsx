import type { LibraryFolder, LibraryProblem } from '@starnest/contract/files/library'
import { CircleAlert, Folder, FolderSync, FolderX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useScanFolder } from './library-folders.queries.ts'

/** Says in the language of the interface why a file was passed over. */
export type ProblemText = (problem: LibraryProblem) => string

type FolderRowProps = {
  folder: LibraryFolder
  problemText: ProblemText
  onRemove: () => void
  below?: ReactNode
}

/** One library folder: how it is doing, what was passed over in it, and what can be done. */
export function FolderRow({ folder, problemText, onRemove, below }: FolderRowProps) {
  const t = useTexts('household/library-folders')
  const scan = useScanFolder()
  const { id, path, isFixed, state } = folder
  const scanNow = () =>
    scan.mutate(id, {
      onError: (error) => showToast({ title: t('failed'), error, look: 'destructive' }),
    })
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2" data-focus-row="">
        <StateIcon state={state} />
        <div className="min-w-48 flex-1">
          <p className="text-lg wrap-anywhere">
            <bdi>{path}</bdi>
          </p>
          <FolderFacts folder={folder} />
        </div>
        <Button
          look="glass"
          aria-label={t('scanFolder', { path })}
          isBusy={scan.isPending || state === 'scanning'}
          onClick={scanNow}
        >
          {t('scan')}
        </Button>
        {!isFixed && (
          <Button look="glass" aria-label={t('removeFolder', { path })} onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
      </div>
      <Problems problems={folder.problems} problemText={problemText} />
      {below}
    </li>
  )
}

function StateIcon({ state }: Pick<LibraryFolder, 'state'>) {
  const look = 'size-6 shrink-0'
  if (state === 'missing' || state === 'unreadable') {
    return <FolderX aria-hidden className={`${look} text-danger`} />
  }
  if (state === 'watched') return <Folder aria-hidden className={`${look} text-mist`} />
  return <FolderSync aria-hidden className={`${look} text-lantern`} />
}

function FolderFacts({ folder }: { folder: LibraryFolder }) {
  const t = useTexts('household/library-folders')
  const language = useLanguage()
  const { state, isLive, files, scannedAt, isFixed } = folder
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const isSlow = state === 'watched' && !isLive
  return (
    <>
      <p className="text-starlight" aria-live="polite">
        {t(isSlow ? 'watchedSlowly' : state)}
      </p>
      <p className="text-mist">
        {t('films', { count: files })}
        {scannedAt && ` · ${t('scannedAt', { time: time.format(new Date(scannedAt)) })}`}
        {isFixed && ` · ${t('fixed')}`}
      </p>
    </>
  )
}

type ProblemsProps = Pick<LibraryFolder, 'problems'> & Pick<FolderRowProps, 'problemText'>

function Problems({ problems, problemText }: ProblemsProps) {
  const t = useTexts('household/library-folders')
  if (problems.length === 0) return null
  return (
    <details className="ms-10">
      <summary className="w-fit cursor-pointer py-1">
        <CircleAlert aria-hidden className="me-2 inline size-5 text-lantern" />
        {t('problems', { count: problems.length })}
      </summary>
      <ul className="mt-2 grid max-h-72 gap-2 overflow-y-auto">
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.reason}`} className="wrap-anywhere">
            <bdi>{problem.path}</bdi>
            <span className="block text-mist">{problemText(problem)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

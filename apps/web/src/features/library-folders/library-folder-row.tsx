import {
  type LibraryFolder,
  type LibraryProblem,
  MAX_LIBRARY_PROBLEMS,
} from '@starnest/contract/files/library'
import type { ReactNode } from 'react'
import { FolderProblems } from '../../library/folders/folder-problems.tsx'
import { FolderRow } from '../../library/folders/folder-row.tsx'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useScanFolder } from './library-folders.queries.ts'

/** Says in the language of the interface why a file was passed over. */
export type ProblemText = (problem: LibraryProblem) => string

type LibraryFolderRowProps = {
  folder: LibraryFolder
  problemText: ProblemText
  onRemove: () => void
  below?: ReactNode
}

/** One library folder: how it is doing, what was passed over in it, and what can be done. */
export function LibraryFolderRow({ folder, problemText, onRemove, below }: LibraryFolderRowProps) {
  const t = useTexts('household/library-folders')
  const language = useLanguage()
  const scan = useScanFolder()
  const { id, path, isFixed, isLive, state, files, scannedAt, problems } = folder
  const scanNow = () =>
    scan.mutate(id, {
      onError: (error) => showToast({ title: t('failed'), error, look: 'destructive' }),
    })
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <FolderRow
      path={path}
      state={state}
      said={t(state === 'watched' && !isLive ? 'watchedSlowly' : state)}
      facts={[
        t('films', { count: files }),
        scannedAt && t('scannedAt', { time: time.format(new Date(scannedAt)) }),
        isFixed && t('fixed'),
      ]}
      buttons={
        <>
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
        </>
      }
    >
      <FolderProblems
        head={t('problems', { count: problems.length })}
        most={MAX_LIBRARY_PROBLEMS}
        cut={t('problemsCut', { most: MAX_LIBRARY_PROBLEMS })}
        problems={problems.map((one) => ({ path: one.path, said: problemText(one) }))}
      />
      {below}
    </FolderRow>
  )
}

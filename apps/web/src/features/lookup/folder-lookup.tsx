import {
  type FolderLookup as Folder,
  LOOKUP_SOURCES,
  type OpenLookup,
} from '@starnest/contract/lookup/lookup'
import { INTERFACE_LANGUAGES, interfaceLanguageOf } from '@starnest/contract/text/languages'
import { useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { RefusalLine } from '../../library/refusal/refusal-line.tsx'
import { lazyPart } from '../../platform/screen/lazy-part.ts'
import { useLanguage, useTexts, withTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { lookupQuery, useFolderLookupAction, useSetFolderLookup } from './lookup.queries.ts'
import { SOURCE_NAMES } from './sources.ts'

const IdentifyDialog = lazyPart(
  async () => (await withTexts(import('./identify/identify-dialog.tsx'), 'lookup')).IdentifyDialog,
)

type FolderLookupProps = { folderId: number; path: string }

const NOWHERE = 'nowhere'

/** Where the titles of one library folder are looked up, how far that is, and what needs a person. */
export function FolderLookup({ folderId, path }: FolderLookupProps) {
  const t = useTexts('lookup/folder')
  const { data } = useQuery(lookupQuery)
  const folder = data?.folders.find((one) => one.folderId === folderId)
  if (!folder) return null
  return (
    <fieldset className="ms-10 grid gap-2">
      <legend className="sr-only">{t('group', { path })}</legend>
      <Choices folder={folder} />
      {folder.source !== null && <Progress folder={folder} path={path} />}
      {folder.hasFacts && <TakeBack folderId={folderId} path={path} />}
    </fieldset>
  )
}

function Choices({ folder }: { folder: Folder }) {
  const t = useTexts('lookup/folder')
  const own = interfaceLanguageOf(useLanguage()) ?? 'en'
  const set = useSetFolderLookup(folder.folderId)
  const { source, language } = folder
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Select
          label={t('where')}
          value={source ?? NOWHERE}
          disabled={set.isPending}
          options={[
            { value: NOWHERE, name: t('nowhere') },
            ...LOOKUP_SOURCES.map((value) => ({ value, name: SOURCE_NAMES[value] })),
          ]}
          onChoose={(value) =>
            set.mutate({
              source: value === NOWHERE ? null : value,
              // At first facts come in the language that who turns it on reads.
              language: source === null ? own : language,
            })
          }
        />
        {source === 'tmdb' && (
          <Select
            label={t('language')}
            value={language}
            disabled={set.isPending}
            options={INTERFACE_LANGUAGES.map(({ code, name }) => ({
              ...{ value: code, name, lang: code },
            }))}
            onChoose={(value) => set.mutate({ source, language: value })}
          />
        )}
      </div>
      {set.isError && <RefusalLine error={set.error} />}
    </>
  )
}

const COUNTED = ['applied', 'waiting', 'unsure', 'none', 'failed', 'stopped', 'undone'] as const

function Progress({ folder, path }: { folder: Folder; path: string }) {
  const t = useTexts('lookup/folder')
  const sayProblem = useTexts('lookup/problem')
  const act = useFolderLookupAction(folder.folderId)
  const { counts, standing, problem, open } = folder
  const told = COUNTED.filter((state) => counts[state] > 0)
  const mayRetry = counts.failed + counts.none + counts.stopped > 0
  return (
    <>
      <p aria-live="polite" className="text-mist">
        {standing === 'running' && <span className="text-starlight">{t('running')} </span>}
        {problem && <span className="text-lantern-light">{sayProblem(problem)} </span>}
        {told.map((state) => t(state, { count: counts[state] })).join(' · ')}
        {told.length === 0 && t('nothing')}
      </p>
      <div className="flex flex-wrap gap-3" data-focus-row="">
        {counts.waiting > 0 && (
          <SmallButton name={t('stop')} of={path} onPress={() => act.mutate('stop')} />
        )}
        {mayRetry && (
          <SmallButton name={t('retry')} of={path} onPress={() => act.mutate('retry')} />
        )}
      </div>
      {act.isError && <RefusalLine error={act.error} />}
      {open.length > 0 && <OpenLookups open={open} />}
    </>
  )
}

/** Takes back all that was looked up in a folder, also where nothing is looked up any more. */
function TakeBack({ folderId, path }: FolderLookupProps) {
  const t = useTexts('lookup/folder')
  const act = useFolderLookupAction(folderId)
  const [asksUndo, setAsksUndo] = useState(false)
  return (
    <>
      <div className="flex" data-focus-row="">
        <SmallButton name={t('undo')} of={path} onPress={() => setAsksUndo(true)} />
      </div>
      {asksUndo && (
        <ConfirmDialog
          title={t('undoTitle')}
          confirmLabel={t('undo')}
          cancelLabel={t('cancel')}
          isBusy={act.isPending}
          error={act.error && <RefusalLine error={act.error} />}
          onConfirm={() => act.mutate('undo', { onSuccess: () => setAsksUndo(false) })}
          onClose={() => setAsksUndo(false)}
        >
          <p className="text-pretty">{t('undoText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function SmallButton({ name, of, onPress }: { name: string; of: string; onPress: () => void }) {
  return (
    <Button
      look="glass"
      className="min-h-11 px-5 text-base"
      aria-label={`${name}: ${of}`}
      onClick={onPress}
    >
      {name}
    </Button>
  )
}

/** Titles that a person chooses for. */
function OpenLookups({ open }: { open: readonly OpenLookup[] }) {
  const t = useTexts('lookup/folder')
  const sayProblem = useTexts('lookup/problem')
  const [asked, setAsked] = useState<number | null>(null)
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1">
        <CircleHelp aria-hidden className="me-2 inline size-5 text-lantern" />
        {t('open', { count: open.length })}
      </summary>
      <ul className="mt-2 grid max-h-96 gap-2 overflow-y-auto">
        {open.map(({ titleId, title, year, state, problem, choices }) => (
          <li
            key={titleId}
            className="flex flex-wrap items-center gap-x-4 gap-y-1"
            data-focus-row=""
          >
            <span className="min-w-40 flex-1 wrap-anywhere">
              <bdi>{title}</bdi>
              {year !== null && ` (${year})`}
              <span className="block text-mist">
                {state === 'unsure' && t('possible', { count: choices })}
                {state === 'none' && t('isNone')}
                {state === 'failed' && t('isFailed')}
                {problem && ` ${sayProblem(problem)}`}
              </span>
            </span>
            <SmallButton name={t('identify')} of={title} onPress={() => setAsked(titleId)} />
          </li>
        ))}
      </ul>
      {asked !== null && (
        <Suspense>
          <IdentifyDialog titleId={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </details>
  )
}

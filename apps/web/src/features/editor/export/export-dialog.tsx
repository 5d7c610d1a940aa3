import './export.css'
import { type Aspect, FRAME_RATES } from '@starnest/contract/editor/document'
import { type EditorExport, EXPORT_SIZES } from '@starnest/contract/editor/editor'
import type { TempFile } from '@starnest/contract/files/files'
import { creditsOf } from '@starnest/editor/draw/credits'
import { frameSizeOf } from '@starnest/editor/draw/placement'
import { useQuery } from '@tanstack/react-query'
import { Clapperboard } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import type { ProblemText } from '../../../library/refusal/problem-text.ts'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { isFilm } from '../assets/is-film.ts'
import { exportsQuery } from '../editor.queries.ts'
import { useEditorSession, useSessionState } from '../session/editor-session.ts'
import { BrowserFilmRow } from './browser/browser-film-row.tsx'
import type { useBrowserFilm } from './browser/use-browser-film.ts'
import { useKeepFilm, useMakeFilm, useRemoveFilm } from './export.queries.ts'
import { FilmProgress } from './film-progress.tsx'

type ExportDialogProps = {
  projectId: number
  /** The film goes to the grown-ups first. */
  isChild: boolean
  /** What a grown-up can do with a film that is a file of the family now. */
  kept: (film: TempFile) => ReactNode
  problemText: ProblemText
  /** Films are not sent now: those of the project, and films that were made of them. */
  isTimeOver: boolean
  /** The film that is made in the page. */
  browser: ReturnType<typeof useBrowserFilm>
  /** Brings a film of the page into the family library. */
  onKeep: (file: File) => void
  onClose: () => void
}

/** Where a film is made. */
const PLACES = ['server', 'device'] as const
type Place = (typeof PLACES)[number]

/** Whether this browser can make a film of this size; undefined: it is being asked. */
function useEncodes(aspect: Aspect, shortSidePx: number): boolean | undefined {
  const { widthPx: width, heightPx: height } = frameSizeOf(aspect, shortSidePx)
  const { data } = useQuery({
    queryKey: ['can-encode', width, height],
    queryFn: async () => {
      const { canEncodeFilm } = await import('../../../platform/media/encode-film.ts')
      return canEncodeFilm({ width, height })
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/** Asks for a film, shows how far it is, and what can be done with it. */
export function ExportDialog(props: ExportDialogProps) {
  const { projectId, isChild, kept, problemText, isTimeOver, browser, onKeep, onClose } = props
  const t = useTexts('editor/export')
  const tellRefusal = useTexts('core/refusal')
  const session = useEditorSession()
  const document = useSessionState(({ project }) => project.document)
  const assets = useSessionState((state) => state.assets)
  const films = useQuery(exportsQuery(projectId))
  const make = useMakeFilm(projectId)
  const [size, setSize] = useState<(typeof EXPORT_SIZES)[number]>(1080)
  const [rate, setRate] = useState(document.settings.framesPerSecond)
  const [place, setPlace] = useState<Place>('server')
  const encodes = useEncodes(document.settings.aspect, size)
  const used = new Set(document.items.map(({ assetId }) => assetId))
  const shown = [...assets.values()].filter(({ id }) => used.has(id))
  const lost = shown.filter(({ state }) => state === 'missing' || state === 'hidden').length
  const isRefused = place === 'device' && isTimeOver && shown.some(isFilm)
  const credits = creditsOf(document, assets)
  const isEmpty = document.items.length === 0
  const settings = { shortSidePx: size, framesPerSecond: rate }
  const begin = async () => {
    if (place === 'device') return void browser.make(settings)
    await session.saveNow()
    make.mutate(settings)
  }
  return (
    <Dialog
      title={t('title')}
      description={t(place === 'server' ? 'lead' : 'leadDevice')}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Select
            label={t('size')}
            value={String(size)}
            options={EXPORT_SIZES.map((one) => ({ value: String(one), name: `${one}p` }))}
            onChoose={(chosen) =>
              setSize(EXPORT_SIZES.find((one) => String(one) === chosen) ?? size)
            }
          />
          <Select
            label={t('fps')}
            value={String(rate)}
            options={FRAME_RATES.map((one) => ({ value: String(one), name: String(one) }))}
            onChoose={(chosen) =>
              setRate(FRAME_RATES.find((one) => String(one) === chosen) ?? rate)
            }
          />
          <Select
            label={t('place')}
            value={place}
            options={PLACES.map((value) => ({ value, name: t(`place.${value}`) }))}
            onChoose={(chosen) => setPlace(PLACES.find((one) => one === chosen) ?? place)}
          />
        </div>
        {place === 'device' && encodes === false && <p role="status">{t('noEncoder')}</p>}
        {isRefused && <p role="status">{tellRefusal('time_over')}</p>}
        {isEmpty && <p role="status">{t('nothing')}</p>}
        {lost > 0 && <p className="text-lantern-light">{t('missing', { count: lost })}</p>}
        {credits.length > 0 && (
          <p className="text-sm text-mist text-pretty">
            {t('credits', { names: credits.join(', ') })}
          </p>
        )}
        {make.isError && <RefusalLine error={make.error} />}
        <div data-focus-row="">
          <Button
            disabled={isEmpty || isRefused || (place === 'device' && encodes !== true)}
            isBusy={make.isPending}
            onClick={() => void begin()}
          >
            <Clapperboard aria-hidden className="size-5.5" />
            {t('make')}
          </Button>
        </div>
        <section className="grid gap-3" aria-labelledby="editor-films-title">
          <h3 id="editor-films-title" className="font-display text-xl">
            {t('films')}
          </h3>
          {films.isPending && <p className="text-mist">{t('loading')}</p>}
          {films.isError && (
            <LoadFailure
              error={films.error}
              lead={t('failedLoad')}
              onRetry={() => void films.refetch()}
            />
          )}
          {films.data?.length === 0 && !browser.film && <p className="text-mist">{t('noFilms')}</p>}
          <ul className="grid gap-3" aria-live="polite">
            {browser.film && (
              <BrowserFilmRow
                film={browser.film}
                isOlder={browser.film.revision < session.getRevision()}
                onKeep={isChild ? null : onKeep}
                onAgain={() => browser.film && void browser.make(browser.film.settings)}
                onDrop={browser.drop}
              />
            )}
            {films.data?.map((film) => (
              <FilmRow
                key={film.id}
                {...{ film, isChild, kept, problemText, projectId }}
                isTimeOver={isTimeOver && film.showsFilms}
                isOlder={film.revision < session.getRevision()}
                onAgain={() => make.mutate(film.settings)}
              />
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  )
}

type FilmRowProps = {
  film: EditorExport
  projectId: number
  isChild: boolean
  kept: ExportDialogProps['kept']
  problemText: ProblemText
  /** The film is not sent now. */
  isTimeOver: boolean
  isOlder: boolean
  onAgain: () => void
}

function FilmRow(props: FilmRowProps) {
  const { film, projectId, isChild, kept, problemText, isTimeOver, isOlder, onAgain } = props
  const t = useTexts('editor/export')
  const tellRefusal = useTexts('core/refusal')
  const remove = useRemoveFilm(projectId)
  const keep = useKeepFilm()
  const { id, state, percent, secondsLeft, settings } = film
  const isUnderWay = state === 'queued' || state === 'running'
  const facts = `${settings.shortSidePx}p · ${settings.framesPerSecond}`
  return (
    <li className="editor-export" data-state={state}>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{t(`state.${state}`)}</span>
        <span className="text-mist">{facts}</span>
      </p>
      {isUnderWay && <FilmProgress {...{ percent, secondsLeft }} />}
      <WhyNot {...{ film, problemText }} />
      {state === 'done' && isTimeOver && <p role="status">{tellRefusal('time_over')}</p>}
      {state === 'done' && isOlder && <p className="text-sm text-mist">{t('older')}</p>}
      {(remove.isError || keep.isError) && <RefusalLine error={remove.error ?? keep.error} />}
      {keep.isSuccess && <p role="status">{t(isChild ? 'keptChild' : 'keptText')}</p>}
      {keep.data && !isChild && kept(keep.data)}
      <div className="flex flex-wrap gap-2" data-focus-row="">
        {state === 'done' && (
          <DoneActions
            downloadUrl={isTimeOver ? null : film.downloadUrl}
            isKept={keep.isSuccess}
            isBusy={keep.isPending}
            onKeep={() => keep.mutate(id)}
          />
        )}
        {(state === 'failed' || state === 'cancelled') && (
          <Button look="glass" className="min-h-11 px-4 text-base" onClick={onAgain}>
            {t('again')}
          </Button>
        )}
        <Button
          look="glass"
          className="min-h-11 px-4 text-base"
          isBusy={remove.isPending}
          onClick={() => remove.mutate(id)}
        >
          {t(isUnderWay ? 'cancel' : 'remove')}
        </Button>
      </div>
    </li>
  )
}

/** Why a film could not be made, or waits. */
function WhyNot({ film, problemText }: Pick<FilmRowProps, 'film' | 'problemText'>) {
  const { state, problem } = film
  const said = problemText({ reason: film.reason ?? '', problem })
  if (state === 'failed') return <p className="text-danger">{said}</p>
  return state === 'queued' && problem ? <p role="status">{said}</p> : null
}

type DoneProps = {
  downloadUrl: string | null
  isKept: boolean
  isBusy: boolean
  onKeep: () => void
}

/** What can be done with a film that is ready. */
function DoneActions({ downloadUrl, isKept, isBusy, onKeep }: DoneProps) {
  const t = useTexts('editor/export')
  return (
    <>
      {downloadUrl && (
        <a className="editor-download" href={downloadUrl} download>
          {t('download')}
        </a>
      )}
      {!isKept && (
        <Button look="glass" className="min-h-11 px-4 text-base" isBusy={isBusy} onClick={onKeep}>
          {t('keep')}
        </Button>
      )}
    </>
  )
}

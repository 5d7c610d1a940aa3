import './editor.css'
import type { Animation } from '@starnest/contract/catalog/catalog'
import { INTERFACE_LANGUAGES } from '@starnest/contract/text/languages'
import type { CaptionCues } from '@starnest/contract/translate/translate'
import type { Playback } from '@starnest/contract/watch/watch'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { refusalOf } from '../../../library/refusal/refusal.ts'
import { fullTitle } from '../../../library/title/title-name.ts'
import { playbackQuery } from '../../../library/videos/videos.queries.ts'
import { languageName } from '../../../platform/language-name.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { cuesQuery, useForgetCues } from '../translate.queries.ts'
import type { LoadAttachFilm } from './attach-film.ts'
import { MAX_EDITED_CUES } from './cues/cue-edits.ts'
import { DetachButton } from './save-part.tsx'
import { TrackEditor, type TrackEditorProps } from './track-editor.tsx'

type CaptionEditorProps = {
  title: Animation
  /** The track it opens with; null: the first there is. */
  language: string | null
  loadAttachFilm: LoadAttachFilm
  onClose: () => void
}

/** The captions of a title, to be changed by grown-ups. What is not saved is not lost by closing. */
export function CaptionEditor(props: CaptionEditorProps) {
  const { title, onClose } = props
  const t = useTexts('translate/editor')
  const film = useQuery(playbackQuery(title.id))
  const [hasChanges, setChanges] = useState(false)
  const [leaving, setLeaving] = useState<() => void>()
  /** Does what ends the editing of a track, after asking where something would be lost. */
  const leave = (then: () => void) => (hasChanges ? setLeaving(() => then) : then())
  const change = (isOpen: boolean) => {
    // Escape in a cell is the cell's own.
    if (isOpen || document.activeElement?.closest('[data-writing]')) return
    leave(onClose)
  }
  return (
    <Dialog
      title={t('title', { title: fullTitle(title) })}
      size="full"
      isOpen
      onOpenChange={change}
    >
      {film.isPending && <Waiting />}
      {film.isError && !film.data && (
        <LoadFailure
          error={film.error}
          lead={t('loadFailed')}
          onRetry={() => void film.refetch()}
        />
      )}
      {film.data && <Tracks {...props} playback={film.data} leave={leave} onChanges={setChanges} />}
      {leaving && (
        <LeaveDialog
          onClose={() => setLeaving(undefined)}
          onLeave={() => {
            setChanges(false)
            setLeaving(undefined)
            leaving()
          }}
        />
      )}
    </Dialog>
  )
}

type TracksProps = CaptionEditorProps & {
  playback: Playback
  leave: (then: () => void) => void
  onChanges: (hasChanges: boolean) => void
}

/** The choice of a track, and its editor. */
function Tracks({ title, language: asked, playback, leave, ...rest }: TracksProps) {
  const t = useTexts('translate/editor')
  const interfaceLanguage = useLanguage()
  const there = playback.captions.map(({ language }) => language)
  const [language, setLanguage] = useState(asked ?? there[0] ?? interfaceLanguage)
  // A new key for each time that a track is begun with.
  const [opening, setOpening] = useState(0)
  const [isReopened, setReopened] = useState(false)
  const begin = (wanted: string) => {
    setLanguage(wanted)
    setOpening(opening + 1)
    setReopened(false)
  }
  const forget = useForgetCues()
  const reopen = () => {
    forget({ id: title.id, language })
    begin(language)
    setReopened(true)
  }
  const name = (code: string) => languageName(code, interfaceLanguage)
  const others = INTERFACE_LANGUAGES.map(({ code }) => code).filter((code) => !there.includes(code))
  // The playback may not have yet what somebody else has saved: what is reopened is asked for.
  const isNew = !isReopened && !there.includes(language)
  return (
    <div className="grid gap-4">
      <Select
        label={t('track')}
        value={language}
        options={[
          ...there.map((value) => ({ value, name: name(value) })),
          ...others.map((value) => ({ value, name: t('newTrack', { language: name(value) }) })),
        ]}
        onChoose={(wanted) => leave(() => begin(wanted))}
      />
      <Track
        key={`${language} ${opening}`}
        {...rest}
        titleId={title.id}
        pictureUrl={title.backdropUrl}
        isNew={isNew}
        language={language}
        playback={playback}
        onDetached={() => begin(language)}
        onReopen={() => leave(reopen)}
      />
    </div>
  )
}

type TrackProps = Omit<TrackEditorProps, 'subtitles' | 'isAttached' | 'changedAt' | 'named'>

function Track({ isNew: wasNew, ...rest }: TrackProps) {
  const { titleId, language } = rest
  const t = useTexts('translate/editor')
  // Saved, it is new no more; the editor stays as it is.
  const [isNew, setNew] = useState(wasNew)
  const cues = useQuery({ ...cuesQuery({ id: titleId, language }), enabled: !isNew, gcTime: 0 })
  // An answer of before, or one that is being asked for anew, may be old: it is waited for the next.
  const [first, setFirst] = useState<CaptionCues>()
  if (!first && cues.isSuccess && !cues.isFetching) setFirst(cues.data)
  // Somebody took it off meanwhile, and the film brings none.
  if (!first && !isNew && refusalOf(cues.error) === 'captions_not_found') setNew(true)
  if (isNew) {
    const nothing = { subtitles: [], isAttached: false, changedAt: null, named: undefined }
    return <TrackEditor {...rest} isNew {...nothing} />
  }
  if (first) {
    const { cues: subtitles, isAttached, changedAt, label, kind } = first
    const named = { label, ...(kind && { kind }) }
    if (subtitles.length > MAX_EDITED_CUES) {
      return (
        <TooLong count={subtitles.length}>
          {isAttached && (
            <DetachButton track={{ id: titleId, language }} onDetached={rest.onDetached} />
          )}
        </TooLong>
      )
    }
    return <TrackEditor {...rest} isNew={false} {...{ subtitles, isAttached, changedAt, named }} />
  }
  if (cues.isError) {
    return (
      <LoadFailure error={cues.error} lead={t('loadFailed')} onRetry={() => void cues.refetch()} />
    )
  }
  return <Waiting />
}

/** Says that a track has more cues than can be edited here. */
function TooLong({ count, children }: { count: number; children: ReactNode }) {
  const t = useTexts('translate/editor')
  const number = new Intl.NumberFormat(useLanguage())
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" className="text-pretty">
        {t('tooLong', { cues: number.format(count), most: number.format(MAX_EDITED_CUES) })}
      </p>
      {children}
    </div>
  )
}

function Waiting() {
  const t = useTexts('translate/editor')
  return (
    <div role="status" className="grid gap-4">
      <p className="sr-only">{t('loading')}</p>
      <Skeleton className="h-16" />
      <Skeleton className="h-96" />
    </div>
  )
}

function LeaveDialog({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) {
  const t = useTexts('translate/editor')
  const say = useTexts('translate/panel')
  return (
    <ConfirmDialog
      title={t('leaveTitle')}
      confirmLabel={t('leave')}
      cancelLabel={say('cancel')}
      isBusy={false}
      onConfirm={onLeave}
      onClose={onClose}
    >
      <p className="text-mist text-pretty">{t('leaveText')}</p>
    </ConfirmDialog>
  )
}

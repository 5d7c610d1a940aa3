import type { CaptionCues } from '@starnest/contract/translate/translate'
import { Save } from 'lucide-react'
import { useRef, useState } from 'react'
import { refusalOf } from '../../../library/refusal/refusal.ts'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { languageName } from '../../../platform/language-name.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { type TrackPlace, useAttach, useDetach } from '../translate.queries.ts'
import type { CueEditing } from './cues/use-cue-editing.ts'

type SavePartProps = {
  track: TrackPlace
  editing: CueEditing
  /** Places of the cues, from 1, with which nothing can be saved. */
  stops: readonly number[]
  isAttached: boolean
  changedAt: string | null
  /** What the track is; undefined: it is new. */
  named: Pick<CaptionCues, 'label' | 'kind'> | undefined
  onDetached: () => void
  onReopen: () => void
}

/** Saves the captions, and takes attached ones off. Where somebody else has changed them meanwhile, it asks
 *  which are to stay. */
export function SavePart(props: SavePartProps) {
  const { track, editing, stops, isAttached, named, onDetached, onReopen } = props
  const t = useTexts('translate/editor')
  const list = new Intl.ListFormat(useLanguage())
  const attach = useAttach()
  const { hasChanges } = editing
  const isStopped = stops.length > 0
  const isNothing = editing.cues.length === 0
  // Stays while another try is under way or fails otherwise, until theirs are replaced.
  const [isChanged, setChanged] = useState(false)
  const choice = useRef<HTMLDivElement>(null)
  const outcome = useRef<HTMLParagraphElement>(null)
  const [known, setKnown] = useState(props.changedAt)
  const save = (over?: string | null) => {
    const sent = editing.cues
    const onSuccess = ({ changedAt }: CaptionCues) => {
      editing.markSaved(sent)
      setKnown(changedAt)
      // The choice goes; the save button has nothing to save then, and takes no focus.
      if (choice.current?.contains(document.activeElement)) outcome.current?.focus()
      setChanged(false)
    }
    const onError = (error: Error) => {
      if (refusalOf(error) === 'captions_changed') setChanged(true)
    }
    attach.mutate({ track, cues: editing.toSave(), over, named }, { onSuccess, onError })
  }
  return (
    <div className="grid gap-3">
      <div data-focus-row="" className="flex flex-wrap items-center gap-3">
        <Button
          isBusy={attach.isPending}
          disabled={!hasChanges || isStopped || isNothing}
          onClick={() => save(known)}
        >
          <Save aria-hidden className="size-5" />
          {t(attach.isPending ? 'saving' : 'save')}
        </Button>
        {(isAttached || attach.isSuccess) && <DetachButton track={track} onDetached={onDetached} />}
      </div>
      <p ref={outcome} tabIndex={-1} role="status" className="text-mist text-pretty">
        {hasChanges && t('isUnsaved')}
        {!hasChanges && attach.isSuccess && t('saved')}
      </p>
      {isStopped && (
        <p className="text-lantern-light">
          {t('cannotSave', { numbers: list.format(stops.map(String)) })}
        </p>
      )}
      {attach.isError && <RefusalLine error={attach.error} lead={t('saveFailed')} />}
      {isChanged && (
        <div ref={choice} data-focus-row="" className="flex flex-wrap gap-3">
          <Button
            look="glass"
            isBusy={attach.isPending}
            disabled={isStopped || isNothing}
            onClick={() => save()}
          >
            {t('replaceTheirs')}
          </Button>
          <Button look="glass" disabled={attach.isPending} onClick={onReopen}>
            {t('openTheirs')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Takes attached captions off, after a question. */
export function DetachButton({ track, onDetached }: Pick<SavePartProps, 'track' | 'onDetached'>) {
  const t = useTexts('translate/editor')
  const say = useTexts('translate/panel')
  const named = { language: languageName(track.language, useLanguage()) }
  const detach = useDetach()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="glass" onClick={() => setAsking(true)}>
        {t('detach')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('detachTitle')}
          confirmLabel={t('detach')}
          cancelLabel={say('cancel')}
          isBusy={detach.isPending}
          onConfirm={() => detach.mutate(track, { onSuccess: onDetached })}
          onClose={() => setAsking(false)}
          error={detach.isError && <RefusalLine error={detach.error} lead={t('detachFailed')} />}
        >
          <p className="text-mist text-pretty">{t('detachText', named)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

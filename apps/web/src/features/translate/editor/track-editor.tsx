import type { CaptionCues, Subtitle } from '@starnest/contract/translate/translate'
import type { Playback } from '@starnest/contract/watch/watch'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { latinKey } from '../../../platform/keyboard/latin-key.ts'
import { languageName } from '../../../platform/language-name.ts'
import { useLeaveWarning } from '../../../platform/screen/use-leave-warning.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import type { LoadAttachFilm } from './attach-film.ts'
import { captionRules, checkCues, stopping } from './cues/cue-checks.ts'
import { type CueEditing, useCueEditing } from './cues/use-cue-editing.ts'
import { EditorTools } from './editor-tools.tsx'
import { FileTools } from './file-tools.tsx'
import { FilmBeside, useFilmSeconds } from './film-beside.tsx'
import { CueGrid } from './grid/cue-grid.tsx'
import { SavePart } from './save-part.tsx'

export type TrackEditorProps = {
  titleId: number
  language: string
  /** As the server has them; none for a track that is new. */
  subtitles: readonly Subtitle[]
  isAttached: boolean
  /** When what is attached was changed; null: nothing is. */
  changedAt: string | null
  /** What the track is called, and of what kind it is; undefined: it is new. */
  named: Pick<CaptionCues, 'label' | 'kind'> | undefined
  /** Nobody has saved it yet, and the film brings none of this language. */
  isNew: boolean
  playback: Playback
  pictureUrl: string | null
  loadAttachFilm: LoadAttachFilm
  /** Told when there is something to lose, and when there is not. */
  onChanges: (hasChanges: boolean) => void
  onDetached: () => void
  /** Opens the track anew, as the server has it by then. */
  onReopen: () => void
}

/** One caption track with the film beside it. */
export function TrackEditor(props: TrackEditorProps) {
  const { titleId, language, playback, isAttached, isNew, onDetached, onReopen } = props
  const t = useTexts('translate/editor')
  const name = languageName(language, useLanguage())
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const seconds = useFilmSeconds(video)
  const editing = useCueEditing(props.subtitles)
  const { cues, hasChanges } = editing
  const rules = captionRules(language)
  const checks = useMemo(
    () => checkCues(cues, captionRules(language), playback.duration),
    [cues, language, playback.duration],
  )
  const faulty = checks.filter(({ faults }) => faults.length > 0).length
  useLeaveWarning(hasChanges)
  const tell = useEffectEvent(props.onChanges)
  useEffect(() => tell(hasChanges), [hasChanges])
  useUndoKeys(editing)
  const playFrom = usePlayFrom(video)

  return (
    <div className="caption-editor">
      <div className="caption-side">
        <FilmBeside
          ref={setVideo}
          {...{ video, playback, cues, language, seconds }}
          pictureUrl={props.pictureUrl}
          loadAttachFilm={props.loadAttachFilm}
        />
        <SavePart
          track={{ id: titleId, language }}
          stops={stopping(checks)}
          changedAt={props.changedAt}
          named={props.named}
          {...{ editing, isAttached, onDetached, onReopen }}
        />
        <FileTools editing={editing} language={language} />
      </div>
      <div className="caption-work">
        <EditorTools editing={editing} seconds={seconds} />
        <p role="status" className="text-mist text-sm">
          {isAttached && t('attachedTrack', { language: name })}
          {isNew && t('newTrack', { language: name })}
          {!isAttached && !isNew && name}
          {faulty > 0 && ` · ${t('faults', { count: faulty })}`}
        </p>
        {cues.length === 0 ? (
          <p className="py-8 text-center text-mist">{t('empty')}</p>
        ) : (
          <CueGrid {...{ editing, checks, rules, language, seconds }} onPlay={playFrom} />
        )}
      </div>
    </div>
  )
}

/** Plays the film from a time; the same function as long as the film is the same. */
function usePlayFrom(video: HTMLVideoElement | null) {
  return useMemo(
    () => (seconds: number) => {
      if (!video) return
      video.currentTime = seconds
      // A browser that refuses has its own button for it.
      video.play().catch(() => undefined)
    },
    [video],
  )
}

/** Ctrl or Command with Z undoes, with Shift or with Y it does again; in a text they are the text's own. */
function useUndoKeys({ undo, redo }: CueEditing) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isOwn = event.target instanceof Element && event.target.closest('input, textarea')
    if (isOwn || !(event.ctrlKey || event.metaKey)) return
    const key = latinKey(event).toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

import type { Subtitle } from '@starnest/contract/translate/translate'
import { readSubtitles } from '@starnest/subtitles/format/read-subtitles'
import { Download, FolderOpen, MoveHorizontal } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { byteSize } from '../../../platform/byte-size.ts'
import { download } from '../../../platform/download.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { type FileFormat, subtitleFile, subtitleOf } from '../subtitles/made-subtitles.ts'
import { MAX_FILE_BYTES, openScript, SCRIPT_FILES } from '../subtitles/open-script.ts'
import { MAX_EDITED_CUES } from './cues/cue-edits.ts'
import { shiftOf } from './cues/cue-times.ts'
import type { CueEditing } from './cues/use-cue-editing.ts'

type FileToolsProps = { editing: CueEditing; language: string }

/** All cues at once: moved, read from a file, written into one. */
export function FileTools({ editing, language }: FileToolsProps) {
  const t = useTexts('translate/editor')
  const hand = (format: FileFormat) => {
    const { file, name } = subtitleFile(editing.toSave(), language, format)
    download(file, name)
  }
  return (
    <div className="caption-files grid gap-5 border-line border-t pt-5">
      <ShiftAll onShift={editing.shift} />
      <div data-focus-row="" className="flex flex-wrap gap-2">
        <Import onCues={editing.replaceAll} />
        <button type="button" className="button caption-tool" onClick={() => hand('srt')}>
          <Download aria-hidden className="size-4.5" />
          {t('exportSrt')}
        </button>
        <button type="button" className="button caption-tool" onClick={() => hand('vtt')}>
          <Download aria-hidden className="size-4.5" />
          {t('exportVtt')}
        </button>
      </div>
    </div>
  )
}

function ShiftAll({ onShift }: { onShift: (seconds: number) => void }) {
  const t = useTexts('translate/editor')
  const [written, setWritten] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const seconds = shiftOf(written)
    setWrong(seconds === null)
    if (seconds !== null) onShift(seconds)
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-[1fr_auto] items-start gap-x-3">
      <TextField
        label={t('shift')}
        hint={t('shiftBy')}
        value={written}
        onChange={setWritten}
        dir="ltr"
        {...(isWrong && { error: t('shiftWrong') })}
      />
      <button type="submit" className="button caption-tool mt-8">
        <MoveHorizontal aria-hidden className="size-4.5" />
        {t('shift')}
      </button>
    </form>
  )
}

/** What became of a file: how many cues were imported, or its name and why none were. */
type Imported =
  | { count: number }
  | { name: string; problem: 'fileTooLarge' | 'importTooLong' | 'importFailed' }

function Import({ onCues }: { onCues: (cues: Subtitle[]) => void }) {
  const t = useTexts('translate/editor')
  const input = useRef<HTMLInputElement>(null)
  const [imported, setImported] = useState<Imported>()
  const open = async (file: File) => {
    const opened = await openScript(file)
    const cues = opened.is === 'opened' ? readSubtitles(opened.text).cues.map(subtitleOf) : []
    const { name } = file
    if (opened.is === 'fileTooLarge') return setImported({ name, problem: 'fileTooLarge' })
    if (cues.length === 0) return setImported({ name, problem: 'importFailed' })
    if (cues.length > MAX_EDITED_CUES) return setImported({ name, problem: 'importTooLong' })
    onCues(cues)
    setImported({ count: cues.length })
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={SCRIPT_FILES}
        aria-label={t('import')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) void open(file)
        }}
      />
      <button type="button" className="button caption-tool" onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden className="size-4.5" />
        {t('import')}
      </button>
      {imported && <ImportOutcome imported={imported} />}
    </>
  )
}

function ImportOutcome({ imported }: { imported: Imported }) {
  const t = useTexts('translate/editor')
  const say = useTexts('translate/subtitles')
  const language = useLanguage()
  if ('count' in imported) {
    return (
      <p role="status" className="basis-full text-mist">
        {t('imported', { count: imported.count })}
      </p>
    )
  }
  const { name, problem } = imported
  const most = new Intl.NumberFormat(language).format(MAX_EDITED_CUES)
  return (
    <p role="alert" className="basis-full text-danger">
      {problem === 'fileTooLarge'
        ? say(problem, { name, most: byteSize(MAX_FILE_BYTES, language) })
        : t(problem, { name, most })}
    </p>
  )
}

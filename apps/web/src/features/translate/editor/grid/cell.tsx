import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isComposing } from '../../../../platform/keyboard/composing.ts'

/** Columns in which something can be pressed, from the beginning of a row. */
export const COLUMNS = ['number', 'start', 'end', 'text'] as const
export type Column = (typeof COLUMNS)[number]

type CellProps = {
  cueId: number
  column: Exclude<Column, 'number'>
  /** What it is of; read aloud with the value. */
  label: string
  value: string
  /** Says what more there is to know of it. */
  describedBy: string
  isStop: boolean
  lang?: string
  /** Takes what was written; false: it is no such value. */
  onWritten: (text: string) => boolean
  /** Said where it is none. */
  mistake: string
}

/** A cell that is read until it is pressed, and then written in. */
export function Cell(props: CellProps) {
  const { cueId, column, label, value, describedBy, isStop, lang } = props
  const [written, setWritten] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [wantsFocus, setWantsFocus] = useState(false)
  useEffect(() => {
    if (!wantsFocus || written !== null) return
    button.current?.focus()
    setWantsFocus(false)
  }, [wantsFocus, written])
  if (written !== null) {
    return (
      <Writing
        {...props}
        written={written}
        onChange={setWritten}
        onEnd={(focus) => {
          setWritten(null)
          setWantsFocus(focus)
        }}
      />
    )
  }
  return (
    <button
      ref={button}
      type="button"
      data-cell={`${cueId} ${column}`}
      tabIndex={isStop ? 0 : -1}
      aria-label={`${label}: ${value}`}
      aria-describedby={describedBy}
      lang={lang}
      dir={column === 'text' ? 'auto' : 'ltr'}
      className={
        column === 'text' ? 'caption-cell whitespace-pre-line' : 'caption-cell tabular-nums'
      }
      onClick={() => setWritten(value)}
    >
      {value}
    </button>
  )
}

type WritingProps = CellProps & {
  written: string
  onChange: (written: string) => void
  /** True: the cell gets the focus back. */
  onEnd: (focus: boolean) => void
}

function Writing(props: WritingProps) {
  const { column, label, value, lang, written, mistake, onChange, onEnd, onWritten } = props
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const take = (focus: boolean) => {
    if (written === value || onWritten(written)) return onEnd(focus)
    setWrong(true)
    // Left behind, it is as it was.
    if (!focus) onEnd(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends what an input method composes is not meant for us.
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      take(true)
    }
    if (event.key === 'Escape') onEnd(true)
  }
  const shared = {
    ref: field,
    'aria-label': label,
    'aria-invalid': isWrong ? true : undefined,
    'data-writing': '',
    value: written,
    lang,
    className: 'caption-writing',
    onKeyDown,
    onBlur: () => take(false),
  }
  return (
    <>
      {column === 'text' ? (
        <textarea {...shared} rows={2} dir="auto" onChange={(e) => onChange(e.target.value)} />
      ) : (
        <input
          {...shared}
          type="text"
          dir="ltr"
          inputMode="decimal"
          onChange={(e) => onChange(e.target.value)}
        />
      )}
      {isWrong && (
        <p role="alert" className="text-danger text-sm">
          {mistake}
        </p>
      )}
    </>
  )
}

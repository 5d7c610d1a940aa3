import { CircleAlert } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { useWritten } from './use-written.ts'

type TextFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'id'> & {
  label: string
  value: string
  onChange: (value: string) => void
  /** What is wrong with the value, and how to mend it. */
  error?: string
  /** What may be written here. */
  hint?: string
}

/** One line of text with its label; everything else an input of HTML takes is passed on to it. */
export function TextField({ label, value, onChange, error, hint, ...input }: TextFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const written = useWritten(value, onChange, { says: 'at once' })
  return (
    <div data-focus-row="" className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        type="text"
        {...input}
        id={id}
        {...written}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId : undefined}
        className="field"
      />
      {(error || hint) && (
        <p id={noteId} className={error ? 'flex items-center gap-1.5 text-danger' : 'text-mist'}>
          {error && <CircleAlert aria-hidden className="size-5 shrink-0" />}
          {error ?? hint}
        </p>
      )}
    </div>
  )
}

import { type ReactNode, useId } from 'react'

type LongTextFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  hint: string
  rows: number
  maxLength: number
  /** What stands beside the label. */
  aside?: ReactNode
}

/** Several lines of text with their label; they run in the direction of their own language. */
export function LongTextField(props: LongTextFieldProps) {
  const { label, value, onChange, hint, rows, maxLength, aside } = props
  const id = useId()
  return (
    <div data-focus-row="" className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      <textarea
        id={id}
        dir="auto"
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-note`}
        className="field resize-y"
      />
      <p id={`${id}-note`} className="text-mist text-sm">
        {hint}
      </p>
    </div>
  )
}

import { ChevronDown } from 'lucide-react'

type Option<Value extends string> = {
  value: Value
  name: string
  /** BCP 47 code of the language the name is written in, where it is not the page's. */
  lang?: string
}

type SelectProps<Value extends string> = {
  label: string
  value: Value
  options: readonly Option<Value>[]
  onChoose: (value: Value) => void
  disabled?: boolean
}

/** The browser's own select in our colours, so that phones and remotes open theirs.
 *  @throws RangeError when an option has an empty value: it could not be told from no choice.
 *  Source: specification §5. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onChoose, disabled } = props
  const empty = options.find((option) => option.value === '')
  if (empty) throw new RangeError(`the option "${empty.name}" of "${label}" has an empty value`)
  return (
    <label
      data-focus-row=""
      className="inline-flex max-w-full flex-wrap items-center gap-x-3 gap-y-1"
    >
      <span className="text-mist">{label}</span>
      <span className="relative inline-flex max-w-full items-center">
        <select
          value={value}
          disabled={disabled}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChoose(chosen.value)
          }}
          className="min-h-11 max-w-full appearance-none rounded-full bg-space-800 ps-4 pe-10 text-starlight ring-1 ring-inset ring-edge transition duration-quick hover:bg-space-700 disabled:opacity-50 disabled:hover:bg-space-800"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.name}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute end-3 size-4 text-mist" />
      </span>
    </label>
  )
}

import { ChevronDown } from 'lucide-react'

type SelectProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; name: string }[]
  onChoose: (value: Value) => void
}

/** The browser's own select in our colours, so that phones and remotes open theirs. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onChoose } = props
  return (
    <label data-focus-row="" className="relative inline-flex items-center gap-3">
      <span className="text-mist">{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChoose(chosen.value)
        }}
        className="min-h-11 appearance-none rounded-full bg-space-800 ps-4 pe-10 text-starlight ring-1 ring-inset ring-white/20"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-3 size-4 text-mist" />
    </label>
  )
}

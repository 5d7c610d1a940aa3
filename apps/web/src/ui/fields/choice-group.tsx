import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'

type ChoiceOption<Value extends string> = { value: Value; name: string; icon?: ReactNode }

type ChoiceGroupProps<Value extends string> = {
  label: string
  value: Value
  options: readonly ChoiceOption<Value>[]
  onChoose: (value: Value) => void
  disabled?: boolean
  /** The label is read aloud only: what stands around the choices says it already. */
  isLegendHidden?: boolean
}

/** Several choices of which one holds, all in sight. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, value, options, onChoose, disabled, isLegendHidden } = props
  const name = useId()
  return (
    <fieldset data-focus-row="" className="choices" disabled={disabled}>
      <legend className={isLegendHidden ? 'sr-only' : 'choices-legend'}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <ChoiceFace option={option} isChosen={option.value === value} />
        </label>
      ))}
    </fieldset>
  )
}

type MultiChoiceProps<Value extends string> = {
  label: string
  values: readonly Value[]
  options: readonly ChoiceOption<Value>[]
  /** Told all that hold now, in the order of the options. */
  onChange: (values: Value[]) => void
  disabled?: boolean
}

/** Several choices of which any number holds, all in sight. */
export function MultiChoice<Value extends string>(props: MultiChoiceProps<Value>) {
  const { label, values, options, onChange, disabled } = props
  const toggle = (toggled: Value) => {
    const holds = (value: Value) => values.includes(value) !== (value === toggled)
    onChange(options.map(({ value }) => value).filter(holds))
  }
  return (
    <fieldset data-focus-row="" className="choices" disabled={disabled}>
      <legend className="choices-legend">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice">
          <input
            type="checkbox"
            checked={values.includes(option.value)}
            onChange={() => toggle(option.value)}
            onKeyDown={(event) => {
              // A remote's OK button is Enter, which a checkbox of HTML leaves to the form.
              if (event.key !== 'Enter') return
              event.preventDefault()
              toggle(option.value)
            }}
          />
          <ChoiceFace option={option} isChosen={values.includes(option.value)} />
        </label>
      ))}
    </fieldset>
  )
}

/** A chosen one has a tick beside its colour, for eyes that do not tell colours apart. */
function ChoiceFace<Value extends string>(props: {
  option: ChoiceOption<Value>
  isChosen: boolean
}) {
  const { icon, name } = props.option
  return (
    <>
      {props.isChosen && <Check aria-hidden className="size-5 shrink-0" />}
      {icon && <span aria-hidden>{icon}</span>}
      <span>{name}</span>
    </>
  )
}

import { type CSSProperties, useId } from 'react'

type Scale = { min: number; max: number; step: number }

type SliderProps = Partial<Scale> & {
  label: string
  value: number
  onChange: (value: number) => void
  /** What the value means in words: '1.5 times', '2 minutes'. Shown and read aloud. */
  valueText?: string
  disabled?: boolean
}

/** The value of a scale nearest to a number: whole steps from `min`, never beyond `min` and `max`.
 *  A last step that would pass `max` is not taken. */
export function snapToStep(value: number, { min, max, step }: Scale): number {
  const lastStep = Math.floor((max - min) / step + 1e-9)
  const steps = Math.min(lastStep, Math.max(0, Math.round((value - min) / step)))
  // Steps such as 0.1 have no exact binary form: 3 * 0.1 is not 0.3. Twelve digits are.
  return Number((min + steps * step).toPrecision(12))
}

/** A value between two ends, chosen by dragging, by the arrow keys, Page Up and Down, Home and End.
 *  Without others it goes from 0 to 100 by 1. Source: specification §9, "Sliders". */
export function Slider(props: SliderProps) {
  const { label, onChange, valueText, disabled, min = 0, max = 100, step = 1 } = props
  const id = useId()
  const value = snapToStep(props.value, { min, max, step })
  const style: CSSProperties & { '--share': number } = {
    '--share': max > min ? (value - min) / (max - min) : 0,
  }
  return (
    <div data-focus-row="" className="grid gap-1">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-mist">
          {label}
        </label>
        {valueText && <span aria-hidden>{valueText}</span>}
      </div>
      <input
        id={id}
        type="range"
        className="slider"
        style={style}
        {...{ min, max, step, value, disabled }}
        aria-valuetext={valueText}
        onChange={({ target }) => onChange(snapToStep(target.valueAsNumber, { min, max, step }))}
      />
    </div>
  )
}

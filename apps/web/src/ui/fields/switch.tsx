import { useId } from 'react'

type SwitchProps = {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** What it does when it is on. */
  hint?: string
  disabled?: boolean
}

/** A setting that is on or off, and takes effect at once. */
export function Switch({ label, isOn, onChange, hint, disabled }: SwitchProps) {
  const id = useId()
  return (
    <div data-focus-row="" className="switch-row">
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-mist text-pretty">
            {hint}
          </p>
        )}
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        className="switch"
        aria-checked={isOn}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onClick={() => onChange(!isOn)}
      />
    </div>
  )
}

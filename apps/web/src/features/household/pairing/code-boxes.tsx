import { PAIRING_CODE_DIGITS } from '@starnest/contract/household/pairing'
import { useId } from 'react'
import { useWritten } from '../../../ui/fields/use-written.ts'

type CodeBoxesProps = {
  label: string
  value: string
  isWrong: boolean
  /** Id of the element that says how the last try went. */
  describedBy: string
  onChange: (text: string) => void
}

const PLACES = Array.from({ length: PAIRING_CODE_DIGITS }, (_, place) => place)

/** A box for each digit of a code. One field lies over them all, so that pasting, a remote's keyboard
 *  and a screen reader meet an ordinary field. */
export function CodeBoxes({ label, value, isWrong, describedBy, onChange }: CodeBoxesProps) {
  const id = useId()
  // The sixth digit sends the code.
  const written = useWritten(value, onChange, { says: 'when written' })
  return (
    <div className="code-boxes" data-focus-row="">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        className="code-field"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        // biome-ignore lint/a11y/noAutofocus: the only thing to do on this screen
        autoFocus
        {...written}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
      />
      <div aria-hidden className="code-digits" dir="ltr">
        {PLACES.map((place) => (
          <span key={place} className="code-digit" data-next={place === value.length}>
            {value[place]}
          </span>
        ))}
      </div>
    </div>
  )
}

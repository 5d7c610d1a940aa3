import { MAX_INTERESTS } from '@starnest/contract/household/profiles'
import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { isComposing } from '../../../platform/keyboard/composing.ts'
import { useTexts } from '../../../platform/texts.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { buttonBeside } from '../../../ui/focus/button-beside.ts'
import { withInterests } from './form-rules.ts'

type InterestsFieldProps = {
  interests: readonly string[]
  onChange: (interests: string[]) => void
}

/** What somebody is interested in: written one after the other, taken away by a press. */
export function InterestsField({ interests, onChange }: InterestsFieldProps) {
  const t = useTexts('profiles/form')
  const field = useRef<HTMLInputElement>(null)
  const [line, setLine] = useState('')
  const isFull = interests.length >= MAX_INTERESTS
  const add = () => {
    if (line.trim() === '') return
    onChange(withInterests(interests, line))
    setLine('')
  }
  const remove = (interest: string, pressed: HTMLElement) => {
    const neighbour = buttonBeside(pressed) ?? field.current
    neighbour?.focus()
    onChange(interests.filter((other) => other !== interest))
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || line.trim() === '') return
    // Enter would send the form.
    event.preventDefault()
    add()
  }
  return (
    <div className="grid gap-3">
      <TextField
        ref={field}
        label={t('interests')}
        value={line}
        onChange={setLine}
        onKeyDown={addOnEnter}
        onBlur={add}
        // It has the focus when the last one is written, and keeps it, so it is not disabled.
        readOnly={isFull}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="done"
        hint={t(isFull ? 'interestsFull' : 'interestsHint')}
      />
      {interests.length > 0 && (
        <ul className="flex flex-wrap gap-2" data-focus-row="">
          {interests.map((interest) => (
            <li key={interest}>
              <button
                type="button"
                className="interest"
                aria-label={t('removeInterest', { interest })}
                onClick={(event) => remove(interest, event.currentTarget)}
              >
                {interest}
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

import { type ChangeEvent, type CompositionEvent, useState } from 'react'

type Written = {
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void
}

/** What an input of one line takes so that `onChange` hears what is written, and nothing that an input method is
 *  still writing, as for Japanese: a value that is changed meanwhile would be written twice. */
export function useWritten(value: string, onChange: (value: string) => void): Written {
  const [composed, setComposed] = useState<string>()
  const take = (written: string) => {
    setComposed(undefined)
    onChange(written)
  }
  return {
    value: composed ?? value,
    onChange({ target, nativeEvent }) {
      const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
      if (isComposing) setComposed(target.value)
      else take(target.value)
    },
    onCompositionEnd: ({ currentTarget }) => take(currentTarget.value),
  }
}

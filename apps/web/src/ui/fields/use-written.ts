import { type ChangeEvent, type CompositionEvent, useState } from 'react'

type Written = {
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void
}

/** What an input of one line takes whose value may be written in another way than it was typed, as digits are. What
 *  an input method is still writing stays in the field as it is, else it would be written twice. `says`: whether
 *  `onChange` hears it all the same, letter by letter as on an Android phone, or when it is written. */
export function useWritten(
  value: string,
  onChange: (value: string) => void,
  { says }: { says: 'at once' | 'when written' },
): Written {
  const [composed, setComposed] = useState<string>()
  return {
    value: composed ?? value,
    onChange({ target, nativeEvent }) {
      const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
      setComposed(isComposing ? target.value : undefined)
      if (!isComposing || says === 'at once') onChange(target.value)
    },
    onCompositionEnd({ currentTarget }) {
      setComposed(undefined)
      onChange(currentTarget.value)
    },
  }
}

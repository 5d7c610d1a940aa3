import { useState } from 'react'
import { HttpError } from '../../platform/calls/http.ts'

/** A field for a PIN as simple as can be; says the code of what was not taken. */
export function FakePinEntry(props: {
  name: string
  onEnter: (pin: string) => Promise<unknown>
  onBack: () => void
}) {
  const [refusal, setRefusal] = useState('')
  const enter = () =>
    props.onEnter('4829').catch((error: unknown) => {
      setRefusal(error instanceof HttpError ? (error.code ?? '') : 'unknown')
    })
  return (
    <div>
      <p>PIN of {props.name}</p>
      <p>{refusal}</p>
      <button type="button" onClick={() => void enter()}>
        Enter 4829
      </button>
      <button type="button" onClick={props.onBack}>
        Leave the PIN
      </button>
    </div>
  )
}

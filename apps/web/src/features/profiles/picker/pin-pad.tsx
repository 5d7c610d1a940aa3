import { MAX_PIN_DIGITS } from '@starnest/contract/household/pin'
import { Delete } from 'lucide-react'
import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import './pin.css'
import { type LastTry, usePinEntry } from './use-pin-entry.ts'

const KEY_LINES = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
]

type PinPadProps = {
  /** Whose PIN. */
  name: string
  /** Tries a PIN. Rejects with HttpError when it is not taken. */
  onEnter: (pin: string) => Promise<unknown>
  onBack: () => void
}

/** A field for a PIN with a pad of digits under it, for keyboards, fingers and remotes. */
export function PinPad({ name, onEnter, onBack }: PinPadProps) {
  const t = useTexts('profiles/pin')
  const { digits, last, waitSeconds, canEnter, type, submit } = usePinEntry(onEnter)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // At the beginning, and after a PIN that was not taken: Enter is disabled then, and loses the focus.
  const isChecking = last.is === 'checking'
  useEffect(() => {
    if (!isChecking) field.current?.focus()
  }, [isChecking])
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form className="pin-pad" onSubmit={send}>
      <label htmlFor={id} className="text-center text-lg text-mist">
        {t('title', { name })}
      </label>
      <span data-focus-row="">
        <input
          ref={field}
          id={id}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_PIN_DIGITS}
          value={digits}
          onChange={(event) => type(event.target.value)}
          aria-describedby={`${id}-note`}
          aria-invalid={last.is === 'refused' ? true : undefined}
          className="field pin-field"
        />
      </span>
      <div id={`${id}-note`} className="pin-note">
        <Note last={last} waitSeconds={waitSeconds} />
      </div>
      {KEY_LINES.map((line) => (
        <div key={line.join('')} className="pin-line" data-focus-row="">
          {line.map((digit) => (
            <PinKey key={digit} digit={digit} onPress={() => type(digits + digit)} />
          ))}
        </div>
      ))}
      <div className="pin-line" data-focus-row="">
        <button
          type="button"
          className="pin-key"
          aria-label={t('erase')}
          onClick={() => type(digits.slice(0, -1))}
        >
          <Delete aria-hidden className="size-6 rtl:-scale-x-100" />
        </button>
        <PinKey digit="0" onPress={() => type(`${digits}0`)} />
        <span />
      </div>
      <div className="flex justify-center gap-3 pt-2" data-focus-row="">
        <Button look="glass" onClick={onBack}>
          {t('back')}
        </Button>
        <Button type="submit" disabled={!canEnter && !isChecking} isBusy={isChecking}>
          {t('enter')}
        </Button>
      </div>
    </form>
  )
}

function PinKey({ digit, onPress }: { digit: string; onPress: () => void }) {
  return (
    <button type="button" className="pin-key" onClick={onPress}>
      {digit}
    </button>
  )
}

/** What came of the last try is read aloud once; the seconds only stand there. */
function Note({ last, waitSeconds }: { last: LastTry; waitSeconds: number }) {
  const t = useTexts('profiles/pin')
  const language = useLanguage()
  if (last.is === 'failed') return <RefusalLine error={last.error} />
  if (last.is !== 'refused') return <p>{t('hint')}</p>
  const { attemptsBeforeDelay: count } = last
  return (
    <>
      <p role="alert" className="text-danger">
        {count > 0 ? `${t('wrong')} ${t('left', { count })}` : t('paused')}
      </p>
      {waitSeconds > 0 && <p>{t('wait', { time: durationIn(language, waitSeconds) })}</p>}
    </>
  )
}

/** A duration in words, in minutes from two minutes on: '45 seconds', '15 minutes'. */
function durationIn(language: string, seconds: number): string {
  const [value, unit] =
    seconds >= 120 ? ([Math.ceil(seconds / 60), 'minute'] as const) : ([seconds, 'second'] as const)
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language, format).format(value)
}

import { MAX_PIN_DIGITS, pinSchema } from '@starnest/contract/household/pin'
import type { Profile } from '@starnest/contract/household/profiles'
import { type SubmitEvent, useState } from 'react'
import { RefusalLine } from '../../library/refusal/refusal-line.tsx'
import { digitsOf } from '../../platform/digits.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useChangePin } from './household.queries.ts'

type PinFormProps = {
  profile: Profile
  hasPin: boolean
  /** The profile is the one that this device watches as. */
  isOwn: boolean
  /** A grown-up has a PIN, and so does whoever opened this. */
  isGuarded: boolean
  onClose: () => void
}

/** Asks for a new PIN twice; for the old one too, unless a grown-up with a PIN does it for another. */
export function PinForm({ profile, hasPin, isOwn, isGuarded, onClose }: PinFormProps) {
  const t = useTexts('household/household')
  const { id: profileId, displayName: name } = profile
  const change = useChangePin()
  const [oldPin, setOldPin] = useState('')
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [problem, setProblem] = useState<'tooShort' | 'different' | null>(null)
  const asksOld = hasPin && (isOwn || !isGuarded)
  const write = (next: string | null) =>
    change.mutate(
      { profileId, pin: next, ...(asksOld && { currentPin: oldPin }) },
      {
        onSuccess: () => {
          showToast({ title: t(next === null ? 'removedPin' : 'saved', { name }) })
          onClose()
        },
      },
    )
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const found = problemOf(pin, again)
    setProblem(found)
    if (!found) write(pin)
  }
  const title = t(hasPin ? 'changePinOf' : 'setPinOf', { name })
  return (
    <Dialog title={title} size="small" isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <form className="grid gap-4" onSubmit={send}>
        {asksOld && <PinField label={t('oldPin')} value={oldPin} onChange={setOldPin} />}
        <PinField
          label={t('newPin')}
          value={pin}
          onChange={setPin}
          hint={t('digits')}
          {...(problem === 'tooShort' && { error: t(problem) })}
        />
        <PinField
          label={t('again')}
          value={again}
          onChange={setAgain}
          {...(problem === 'different' && { error: t(problem) })}
        />
        {change.isError && <RefusalLine error={change.error} />}
        <div className="flex flex-wrap justify-end gap-3" data-focus-row="">
          {hasPin && (
            <Button look="danger" isBusy={change.isPending} onClick={() => write(null)}>
              {t('removePin')}
            </Button>
          )}
          <Button look="glass" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isBusy={change.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type PinFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string
  error?: string
}

function PinField({ onChange, ...field }: PinFieldProps) {
  return (
    <TextField
      {...field}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={MAX_PIN_DIGITS}
      onChange={(text) => onChange(digitsOf(text))}
    />
  )
}

function problemOf(pin: string, again: string): 'tooShort' | 'different' | null {
  if (!pinSchema.safeParse(pin).success) return 'tooShort'
  return pin === again ? null : 'different'
}

import type { ErrorCode } from '@starnest/contract/errors'
import { MAX_GUEST_NAME_CHARACTERS } from '@starnest/contract/jam/rounds'
import { jamCodeSchema } from '@starnest/contract/jam/stage'
import { type SubmitEvent, useState } from 'react'
import { Avatar } from '../../../../library/family/avatar/avatar.tsx'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceGroup } from '../../../../ui/fields/choice-group.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import type { Joining, StagePlace } from './use-stage-place.ts'

/** Room for a code with a space in its middle, and a little more. */
const MOST_CODE_CHARACTERS = 12

type JoinFormProps = {
  code: string
  profile: { displayName: string; avatarUrl: string }
  place: Extract<StagePlace, { is: 'outside' }>
  refusal: ErrorCode | undefined
  onJoin: (joining: Omit<Joining, 'delayMs'>) => void
}

/** The code of the stage, and who sings. */
export function JoinForm({ code, profile, place, refusal, onJoin }: JoinFormProps) {
  const t = useTexts('jam/phones')
  const explain = useTexts('core/refusal')
  const [typed, setTyped] = useState(() => code.slice(0, MOST_CODE_CHARACTERS))
  const [who, setWho] = useState<'profile' | 'guest'>('profile')
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const asked = jamCodeSchema.safeParse(typed.replaceAll(' ', ''))
  const isNameMissing = who === 'guest' && name.trim() === ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!asked.success || isNameMissing || place.isBusy) return
    onJoin({ code: asked.data, guestName: who === 'guest' ? name.trim() : null })
  }
  const problem = refusal ?? place.problem
  return (
    <form className="jam-phone-form" noValidate onSubmit={submit}>
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        value={typed}
        onChange={setTyped}
        maxLength={MOST_CODE_CHARACTERS}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        {...(isTried && !asked.success && { error: t('codeWrong') })}
      />
      <ChoiceGroup
        label={t('singAs')}
        value={who}
        options={[
          {
            value: 'profile',
            name: profile.displayName,
            icon: <Avatar avatarUrl={profile.avatarUrl} className="w-8" />,
          },
          { value: 'guest', name: t('asGuest') },
        ]}
        onChoose={setWho}
      />
      {who === 'guest' && (
        <TextField
          label={t('guestName')}
          value={name}
          onChange={setName}
          maxLength={MAX_GUEST_NAME_CHARACTERS}
          autoComplete="off"
          {...(isTried && isNameMissing && { error: t('nameMissing') })}
        />
      )}
      {problem && (
        <p role="alert" className="text-danger">
          {problem === 'unanswered' ? t('joinFailed') : explain(problem)}
        </p>
      )}
      <div data-focus-row="">
        <Button type="submit" className="jam-phone-main" isBusy={place.isBusy}>
          {t('join')}
        </Button>
      </div>
    </form>
  )
}

import { CONTENT_RATINGS } from '@starnest/contract/age-rating'
import { AGE_GROUPS, ROLES } from '@starnest/contract/household/profiles'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { AgeGroupIcon } from '../facts/age-group-icon.tsx'
import { RoleDot } from '../facts/role-badge.tsx'
import { AvatarChoice } from './avatar-choice.tsx'
import {
  chooseAgeGroup,
  chooseRole,
  type FormProblems,
  type ProfileForm,
  problemsOf,
} from './form-rules.ts'
import { LikesFields } from './likes-fields.tsx'
import './form.css'

/** No choice yet: a value that no option has. */
const UNSAID = 'unsaid'

type ProfileFormFieldsProps = {
  /** Of the form element, for the button that stands outside of it. */
  id: string
  form: ProfileForm
  /** Age, role and ceiling are asked for, too. */
  saysLimits: boolean
  onChange: (form: ProfileForm) => void
  /** Asked only when nothing is missing. */
  onSubmit: () => void
}

/** Everything a profile says of somebody. What is missing is said once sending was tried, and the
 *  first of it gets the focus. */
export function ProfileFormFields({
  id,
  form,
  saysLimits,
  onChange,
  onSubmit,
}: ProfileFormFieldsProps) {
  const t = useTexts('profiles/form')
  const profiles = useTexts('profiles/profiles')
  const [wasTried, setTried] = useState(false)
  const problems: FormProblems = wasTried ? problemsOf(form) : {}

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [missing] = Object.keys(problemsOf(form))
    if (!missing) return onSubmit()
    setTried(true)
    event.currentTarget.querySelector<HTMLElement>(`[data-field="${missing}"] input`)?.focus()
  }

  return (
    <form id={id} className="grid gap-7" noValidate onSubmit={submit}>
      {saysLimits && (
        <Field name="role" problem={problems.role && t('problem.role')} hint={t('roleHint')}>
          <ChoiceGroup
            label={t('role')}
            value={form.role ?? UNSAID}
            options={ROLES.map((role) => ({
              value: role,
              name: profiles(`role.${role}`),
              icon: <RoleDot role={role} />,
            }))}
            onChoose={(role) => {
              if (role !== UNSAID) onChange(chooseRole(form, role, profiles(`role.${role}`)))
            }}
          />
        </Field>
      )}
      <div className="profile-form-pair">
        <div data-field="name">
          <TextField
            label={t('name')}
            value={form.name}
            onChange={(name) => onChange({ ...form, name })}
            error={problems.name && t(`problem.${problems.name}`)}
            autoComplete="off"
            required
          />
        </div>
        <div data-field="displayName">
          <TextField
            label={t('displayName')}
            value={form.displayName}
            onChange={(displayName) => onChange({ ...form, displayName })}
            error={problems.displayName && t(`problem.${problems.displayName}`)}
            hint={t('displayNameHint')}
            autoComplete="off"
            required
          />
        </div>
      </div>
      {saysLimits && (
        <>
          <Field name="ageGroup" problem={problems.ageGroup && t('problem.ageGroup')}>
            <ChoiceGroup
              label={t('ageGroup')}
              value={form.ageGroup ?? UNSAID}
              options={AGE_GROUPS.map((ageGroup) => ({
                value: ageGroup,
                name: profiles(`age.${ageGroup}`),
                icon: <AgeGroupIcon ageGroup={ageGroup} />,
              }))}
              onChoose={(ageGroup) => {
                if (ageGroup !== UNSAID) onChange(chooseAgeGroup(form, ageGroup))
              }}
            />
          </Field>
          <Field name="contentRating" hint={t('ratingHint')}>
            <ChoiceGroup
              label={t('contentRating')}
              value={form.contentRating}
              options={CONTENT_RATINGS.map((rating) => ({
                value: rating,
                name: `${rating} · ${profiles(`rating.${rating}`)}`,
              }))}
              onChoose={(contentRating) => onChange({ ...form, contentRating })}
            />
          </Field>
        </>
      )}
      {!saysLimits && <p className="text-mist text-pretty">{t('limitsNote')}</p>}
      <AvatarChoice
        label={t('avatar')}
        value={form.avatarUrl}
        onChoose={(avatarUrl) => onChange({ ...form, avatarUrl })}
        role={form.role}
      />
      <LikesFields form={form} onChange={onChange} />
    </form>
  )
}

type FieldProps = {
  name: keyof ProfileForm
  problem?: string
  hint?: string
  children: ReactNode
}

/** A group of choices with what is wrong with it, or what it means. */
function Field({ name, problem, hint, children }: FieldProps) {
  return (
    <div data-field={name} className="grid gap-2">
      {children}
      {problem && (
        <p role="alert" className="flex items-center gap-1.5 text-danger">
          <CircleAlert aria-hidden className="size-5 shrink-0" />
          {problem}
        </p>
      )}
      {hint && !problem && <p className="text-mist text-pretty">{hint}</p>}
    </div>
  )
}

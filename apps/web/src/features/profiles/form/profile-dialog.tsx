import type { Profile } from '@starnest/contract/household/profiles'
import { useId, useState } from 'react'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { currentLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useSaveProfile } from '../profiles.queries.ts'
import { emptyForm, fieldsOf, formOf } from './form-rules.ts'
import { ProfileFormFields } from './profile-form.tsx'

type ProfileDialogProps = {
  /** Who is changed; null: somebody new. Give the dialog another key for another profile. */
  profile: Profile | null
  /** Age, role and ceiling may be said here; else they stay as they are. */
  saysLimits: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The dialog that adds somebody to the family or changes them. Source: specification §2.6. */
export function ProfileDialog({ profile, saysLimits, isOpen, onOpenChange }: ProfileDialogProps) {
  const t = useTexts('profiles/form')
  const formId = useId()
  const [form, setForm] = useState(() => (profile ? formOf(profile) : emptyForm(currentLanguage())))
  const save = useSaveProfile(profile?.id ?? null)
  const submit = () => {
    const fields = fieldsOf(form)
    if (fields) save.mutate(fields, { onSuccess: () => onOpenChange(false) })
  }
  return (
    <Dialog
      title={t(profile ? 'editTitle' : 'createTitle')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          {save.isError && <RefusalLine error={save.error} />}
          <Button look="glass" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={save.isPending}>
            {t(profile ? 'update' : 'create')}
          </Button>
        </>
      }
    >
      <ProfileFormFields
        id={formId}
        form={form}
        saysLimits={saysLimits}
        onChange={setForm}
        onSubmit={submit}
      />
    </Dialog>
  )
}

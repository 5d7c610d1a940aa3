import {
  MAX_PROJECT_DESCRIPTION_CHARACTERS,
  MAX_PROJECT_NAME_CHARACTERS,
} from '@starnest/contract/editor/editor'
import { useState } from 'react'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

type ProjectFormProps = {
  title: string
  action: string
  name?: string
  description?: string
  isBusy: boolean
  error: unknown
  onSend: (project: { name: string; description: string }) => void
  onClose: () => void
}

/** Asks for the name and the description of a project. Source: specification §5. */
export function ProjectForm(props: ProjectFormProps) {
  const { title, action, isBusy, error, onSend, onClose } = props
  const t = useTexts('editor/editor')
  const [name, setName] = useState(props.name ?? '')
  const [description, setDescription] = useState(props.description ?? '')
  const trimmed = name.trim()
  return (
    <Dialog title={title} size="small" isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (trimmed !== '' && !isBusy) onSend({ name: trimmed, description: description.trim() })
        }}
      >
        <TextField
          label={t('name')}
          value={name}
          maxLength={MAX_PROJECT_NAME_CHARACTERS}
          autoComplete="off"
          onChange={setName}
        />
        <TextField
          label={t('description')}
          hint={t('optional')}
          value={description}
          maxLength={MAX_PROJECT_DESCRIPTION_CHARACTERS}
          autoComplete="off"
          onChange={setDescription}
        />
        {error != null && <RefusalLine error={error} />}
        <div className="flex flex-wrap justify-end gap-3" data-focus-row="">
          <Button look="glass" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={trimmed === ''} isBusy={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import { type SubmitEvent, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { refusalTextOf } from './folder-refusal.ts'
import { useAddFolder } from './library-folders.queries.ts'
import { libraryFoldersTexts } from './library-folders.texts.ts'

const MAX_PATH_CHARACTERS = 1000

/** Takes a folder in by its path, and says why when it cannot be. */
export function AddFolderForm() {
  const t = useTexts(libraryFoldersTexts)
  const add = useAddFolder()
  const [path, setPath] = useState('')
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (path.trim() === '') return
    add.mutate(path.trim(), {
      onSuccess: () => {
        setPath('')
        showToast({ title: t('added') })
      },
    })
  }
  const change = (text: string) => {
    setPath(text)
    add.reset()
  }
  return (
    <form className="grid gap-3" onSubmit={send}>
      <TextField
        label={t('path')}
        hint={t('pathHint')}
        value={path}
        onChange={change}
        maxLength={MAX_PATH_CHARACTERS}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        {...(add.isError && { error: t(refusalTextOf(add.error)) })}
      />
      <Button type="submit" className="justify-self-start" isBusy={add.isPending}>
        {t('add')}
      </Button>
    </form>
  )
}

import type { UseMutationResult } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFolderRefusal } from './folder-refusal.ts'

const MAX_PATH_CHARACTERS = 1000

type AddFolderFormProps = {
  /** Sends the path. */
  add: UseMutationResult<unknown, Error, string>
  texts: { path: string; hint: string; add: string; added: string }
}

/** Takes a folder in by its path, and says why when it cannot be. */
export function AddFolderForm({ add, texts }: AddFolderFormProps) {
  const sayRefusal = useFolderRefusal()
  const [path, setPath] = useState('')
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (path.trim() === '') return
    add.mutate(path.trim(), {
      onSuccess: () => {
        setPath('')
        showToast({ title: texts.added })
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
        label={texts.path}
        hint={texts.hint}
        value={path}
        onChange={change}
        maxLength={MAX_PATH_CHARACTERS}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        {...(add.isError && { error: sayRefusal(add.error) })}
      />
      <Button type="submit" className="justify-self-start" isBusy={add.isPending}>
        {texts.add}
      </Button>
    </form>
  )
}

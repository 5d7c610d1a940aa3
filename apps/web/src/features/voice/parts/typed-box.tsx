import { READ_CHARACTERS } from '@starnest/contract/host/host'
import { SendHorizontal } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

type TypedBoxProps = {
  isBusy: boolean
  isFirst: boolean
  typed: string
  onType: (text: string) => void
  onSay: (text: string) => void
}

/** The second way, and the only one where nobody can be listened to: what one would say is typed. */
export function TypedBox({ isBusy, isFirst, typed, onType, onSay }: TypedBoxProps) {
  const t = useTexts('host/voice')
  const isEmpty = typed.trim() === ''
  return (
    <form
      className="voice-typed"
      data-focus-row=""
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy || isEmpty) return
        onSay(typed)
        onType('')
      }}
    >
      <input
        type="text"
        className="field"
        aria-label={t('typed')}
        placeholder={t('typedPlaceholder')}
        maxLength={READ_CHARACTERS}
        enterKeyHint="send"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        {...(isFirst && { 'data-first-focus': '' })}
      />
      <IconButton type="submit" label={t('send')} aria-disabled={isBusy || isEmpty}>
        <SendHorizontal aria-hidden className="size-5 rtl:-scale-x-100" />
      </IconButton>
    </form>
  )
}

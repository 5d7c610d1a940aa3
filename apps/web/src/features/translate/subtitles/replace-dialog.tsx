import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { languageName } from '../../../platform/language-name.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'

type ReplaceDialogProps = {
  language: InterfaceLanguage
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before captions of a title are replaced by others in their language. */
export function ReplaceDialog({ language, ...dialog }: ReplaceDialogProps) {
  const t = useTexts('translate/subtitles')
  const say = useTexts('translate/panel')
  const named = { language: languageName(language, useLanguage()) }
  return (
    <ConfirmDialog
      title={t('replaceTitle', named)}
      confirmLabel={t('replace')}
      cancelLabel={say('cancel')}
      {...dialog}
    >
      <p className="text-mist text-pretty">{t('replaceText', named)}</p>
    </ConfirmDialog>
  )
}

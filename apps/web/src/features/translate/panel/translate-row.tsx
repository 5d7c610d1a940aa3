import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { Languages } from 'lucide-react'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { languageName } from '../../../platform/language-name.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import type { Outcome } from './use-cancellable.ts'

type TranslateRowProps = {
  target: InterfaceLanguage
  outcome: Outcome<unknown>
  /** Whether there is something to translate. */
  isReady: boolean
  onStart: () => void
  onCancel: () => void
}

/** The button that translates, and what is said of it until there is a result. */
export function TranslateRow({ target, outcome, isReady, onStart, onCancel }: TranslateRowProps) {
  const t = useTexts('translate/panel')
  const language = useLanguage()
  const isBusy = outcome.is === 'busy'
  return (
    <div className="grid gap-3">
      <div data-focus-row="" className="flex flex-wrap items-center gap-3">
        <Button isBusy={isBusy} disabled={!isReady && !isBusy} onClick={onStart}>
          {!isBusy && <Languages aria-hidden className="size-5" />}
          {isBusy ? t('translating') : t('translate', { language: languageName(target, language) })}
        </Button>
        {isBusy && (
          <Button look="glass" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
      <p role="status" className={outcome.is === 'done' ? 'sr-only' : 'text-mist'}>
        {outcome.is === 'empty' && t('waiting')}
        {outcome.is === 'cancelled' && t('cancelled')}
        {outcome.is === 'done' && t('result', { language: languageName(target, language) })}
      </p>
      {outcome.is === 'failed' && <RefusalLine error={outcome.error} lead={t('failed')} />}
    </div>
  )
}

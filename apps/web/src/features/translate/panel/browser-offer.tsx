import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import {
  browserAbility,
  translateInBrowser,
} from '../../../platform/translation/browser-translator.ts'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { usePercent } from './result/result-facts.tsx'
import { useCancellable } from './use-cancellable.ts'

type BrowserOfferProps = {
  texts: readonly string[]
  source: InterfaceLanguage
  target: InterfaceLanguage
  onTranslated: (texts: string[]) => void
}

/** Lets this browser translate what the server could not: at once where it can, else after a press, as it
 *  then fetches a model of its own. Nothing where it cannot. */
export function BrowserOffer({ texts, source, target, onTranslated }: BrowserOfferProps) {
  const t = useTexts('translate/panel')
  const percent = usePercent()
  const [fetched, setFetched] = useState(0)
  const { data: ability } = useQuery({
    queryKey: ['browser-translator', source, target],
    queryFn: () => browserAbility(source, target),
  })
  const { outcome, start, cancel } = useCancellable(async (_: undefined, signal: AbortSignal) =>
    onTranslated(
      await translateInBrowser({ texts, source, target, signal, onFetched: setFetched }),
    ),
  )
  const begin = useEffectEvent(() => void start(undefined))
  useEffect(() => {
    if (ability === 'ready') begin()
  }, [ability])

  if (!ability || ability === 'none') return null
  if (outcome.is === 'busy') {
    return (
      <div role="status" className="grid gap-2">
        <p>
          {ability === 'ready'
            ? t('translating')
            : t('browserFetching', { percent: percent(fetched) })}
        </p>
        {ability === 'fetches' && (
          <ProgressBar value={fetched} max={1} label={t('engine.browser')} />
        )}
        <Button look="glass" className="justify-self-start" onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <p role={outcome.is === 'failed' ? 'alert' : undefined} className="text-pretty">
        {outcome.is === 'failed'
          ? t('browserFailed')
          : t(ability === 'ready' ? 'browserCan' : 'browserFetches')}
      </p>
      <Button look="glass" className="justify-self-start" onClick={() => void start(undefined)}>
        {t('browserTranslate')}
      </Button>
    </div>
  )
}

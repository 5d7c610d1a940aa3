import { Info } from 'lucide-react'
import { Link } from 'react-router'
import { useMayManage } from '../../../../library/family/may-manage.ts'
import { languageName } from '../../../../platform/language-name.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import type { Translated } from './translated.ts'

/** Where the settings of translation are. */
export const SETTINGS_PATH = '/settings#translation'

/** Where a translation comes from and how sure it is, and why parts of it are none. */
export function ResultFacts({ of }: { of: Translated }) {
  const t = useTexts('translate/panel')
  const language = useLanguage()
  const percent = usePercent()
  const { sourceLanguage, engine } = of
  return (
    <div className="grid gap-2 text-mist">
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <span>
          {sourceLanguage === 'unknown'
            ? t('fromUnknown')
            : t('from', { language: languageName(sourceLanguage, language) })}
        </span>
        {engine !== 'browser' && (
          <span className="font-medium text-starlight">
            {t('confidence', { percent: percent(of.confidence) })}
          </span>
        )}
        {engine !== 'none' && <span>{t('by', { engine: t(`engine.${engine}`) })}</span>}
      </p>
      {engine !== 'none' && (
        <p className="text-pretty">
          {engine === 'browser' ? t('browserBasis') : t(`basis.${of.confidenceBasis}`)}
        </p>
      )}
      <Untranslated of={of} />
    </div>
  )
}

/** How much stands as it was written, why, and what can be done about it. */
function Untranslated({ of: { reason, untranslatedShare } }: { of: Translated }) {
  const t = useTexts('translate/panel')
  const percent = usePercent()
  const mayManage = useMayManage()
  if (reason === null) return null
  const isSetUp = reason === 'same_language' || reason === 'language_unknown'
  const all = untranslatedShare >= 1
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control bg-space-800 px-4 py-3 text-starlight text-pretty">
      <Info aria-hidden className="size-5 shrink-0 text-lantern" />
      <span className="min-w-40 flex-1">
        {all ? t('allAsWritten') : t('asWritten', { percent: percent(untranslatedShare) })}{' '}
        {t(`reason.${reason}`)} {!isSetUp && !mayManage && t('askGrownUp')}
      </span>
      {!isSetUp && mayManage && (
        <Link to={SETTINGS_PATH} className="inline-flex min-h-11 items-center underline">
          {t('settings')}
        </Link>
      )}
    </p>
  )
}

/** The way to write a share as a percentage. */
export function usePercent(): (share: number) => string {
  const language = useLanguage()
  return (share) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

import { useTexts } from '../platform/texts.ts'

/** What stands on the screen while the first page's code is on its way. */
export function StartingPage() {
  const t = useTexts('core/shell')
  return (
    <div className="grid min-h-dvh place-items-center">
      <p role="status" className="text-lg text-mist">
        {t('loading')}
      </p>
    </div>
  )
}

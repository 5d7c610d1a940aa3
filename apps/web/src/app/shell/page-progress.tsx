import { useTexts } from '../../platform/texts.ts'
import { usePageOnTheWay } from '../pages.ts'

/** A thin line along the top while the next page's code is on its way; a fast line never shows it. */
export function PageProgress() {
  const t = useTexts('core/shell')
  if (!usePageOnTheWay()) return null
  return (
    <div role="progressbar" aria-label={t('loadingPage')} className="page-progress">
      <span />
    </div>
  )
}

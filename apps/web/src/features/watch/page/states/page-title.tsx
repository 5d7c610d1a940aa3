import { useTexts } from '../../../../platform/texts.ts'
import { watchTexts } from '../../watch.texts.ts'

/** What the browser's tab carries: the name of what is shown, and the product's. */
export function PageTitle({ name }: { name: string }) {
  const t = useTexts(watchTexts)
  return <title>{t('pageTitle', { name })}</title>
}

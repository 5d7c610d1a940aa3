import { useTexts } from '../../../../platform/texts.ts'

/** What the browser's tab carries: the name of what is shown, and the product's. */
export function PageTitle({ name }: { name: string }) {
  const t = useTexts('watch/watch')
  return <title>{t('pageTitle', { name })}</title>
}

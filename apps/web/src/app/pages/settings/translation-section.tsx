import { Languages } from 'lucide-react'
import { Suspense } from 'react'
import { useMayManage } from '../../../library/family/may-manage.ts'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { useTexts, withTexts } from '../../../platform/texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SettingsSection } from './settings-section.tsx'

const TranslationSettings = lazyPart(
  async () =>
    (
      await withTexts(
        import('../../../features/translate/settings/translation-settings.tsx'),
        'translate',
      )
    ).TranslationSettings,
)

/** What translates on this server; for grown-ups. */
export function TranslationSection() {
  const mayManage = useMayManage()
  if (!mayManage) return null
  return (
    <Suspense>
      <Section />
    </Suspense>
  )
}

function Section() {
  const t = useTexts('translate/settings')
  return (
    <div id="translation" className="scroll-mt-24">
      <SettingsSection icon={<Languages className="size-7" />} title={t('title')} hint={t('hint')}>
        <Suspense fallback={<Skeleton className="h-64" />}>
          <TranslationSettings />
        </Suspense>
      </SettingsSection>
    </div>
  )
}

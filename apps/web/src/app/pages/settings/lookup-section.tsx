import { BookOpenText } from 'lucide-react'
import { Suspense } from 'react'
import { useMayManage } from '../../../library/family/may-manage.ts'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { useTexts, withTexts } from '../../../platform/texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SettingsSection } from './settings-section.tsx'

const LookupSettings = lazyPart(
  async () =>
    (await withTexts(import('../../../features/lookup/lookup-settings.tsx'), 'lookup'))
      .LookupSettings,
)
const FolderLookup = lazyPart(
  async () =>
    (await withTexts(import('../../../features/lookup/folder-lookup.tsx'), 'lookup')).FolderLookup,
)

/** Where the titles of a library folder are looked up. */
export function FolderLookupPart(props: { folderId: number; path: string }) {
  return (
    <Suspense>
      <FolderLookup {...props} />
    </Suspense>
  )
}

/** What looking up in public catalogues sends, and the key for it; for grown-ups. */
export function LookupSection() {
  const mayManage = useMayManage()
  if (!mayManage) return null
  return (
    <Suspense>
      <Section />
    </Suspense>
  )
}

function Section() {
  const t = useTexts('lookup/settings')
  return (
    <div id="lookup" className="scroll-mt-24">
      <SettingsSection
        icon={<BookOpenText className="size-7" />}
        title={t('title')}
        hint={t('hint')}
      >
        <Suspense fallback={<Skeleton className="h-64" />}>
          <LookupSettings />
        </Suspense>
      </SettingsSection>
    </div>
  )
}

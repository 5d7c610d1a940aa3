import { FamilyPage } from '../../features/profiles/page/family-page.tsx'
import { profilesTexts } from '../../features/profiles/profiles.texts.ts'
import { useTexts } from '../../platform/texts.ts'

/** The Family Profiles page. Source: specification §2.6. */
export function ProfilePage() {
  const t = useTexts(profilesTexts)
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[100rem] content-start gap-8 px-gutter pt-28 pb-20 outline-none"
    >
      <title>{`${t('familyProfiles')} · Starnest`}</title>
      <FamilyPage />
    </main>
  )
}

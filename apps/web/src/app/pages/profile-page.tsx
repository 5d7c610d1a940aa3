import { ShieldCheck } from 'lucide-react'
import { Suspense } from 'react'
import { FamilyPage } from '../../features/profiles/page/family-page.tsx'
import { useActiveProfile } from '../../library/family/active-profile.ts'
import { useMayManage } from '../../library/family/may-manage.ts'
import { lazyPart } from '../../platform/screen/lazy-part.ts'
import { useTexts } from '../../platform/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'

const PinAndDevices = lazyPart(
  async () => (await import('../../features/household/pin-and-devices.tsx')).PinAndDevices,
)

/** The Family Profiles page; grown-ups also find PINs and devices. Source: specification §2.6. */
export function ProfilePage() {
  const t = useTexts('profiles/profiles')
  const account = useTexts('core/account')
  const profile = useActiveProfile()
  const mayManage = useMayManage()
  const isNamed = profile !== undefined && profile.role !== null
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[100rem] content-start gap-8 px-gutter pt-28 pb-20 outline-none"
    >
      <title>{`${t('familyProfiles')} · Starnest`}</title>
      <FamilyPage />
      {profile?.ageGroup === 'adult' && (
        <div data-focus-row="">
          <ButtonLink look="glass" to="/parents">
            <ShieldCheck aria-hidden className="size-5" />
            {account('parents')}
          </ButtonLink>
        </div>
      )}
      {isNamed && mayManage && (
        <Suspense>
          <PinAndDevices />
        </Suspense>
      )}
    </main>
  )
}

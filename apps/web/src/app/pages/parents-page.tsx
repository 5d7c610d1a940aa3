import type { Profile } from '@starnest/contract/household/profiles'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { Suspense, useId } from 'react'
import { TimeZonePanel } from '../../features/parents/time/limits/time-zone-panel.tsx'
import { TogetherPanel } from '../../features/parents/together-panel.tsx'
import { activeProfileQuery, familyQuery } from '../../library/family/family.queries.ts'
import { LoadFailure } from '../../library/refusal/load-failure.tsx'
import { SwitchProfileButton } from '../../library/refusal/switch-profile-button.tsx'
import { lazyPart } from '../../platform/screen/lazy-part.ts'
import { useTexts, withTexts } from '../../platform/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLazyOverlay } from '../shell/use-lazy-overlay.ts'

const FamilyRules = lazyPart(
  async () =>
    (await withTexts(import('../../features/parents/family-rules.tsx'), 'parents')).FamilyRules,
)
const HeldBackPanel = lazyPart(
  async () =>
    (await withTexts(import('../../features/parents/held-back/held-back-panel.tsx'), 'parents'))
      .HeldBackPanel,
)
const HistoryKept = lazyPart(
  async () =>
    (await withTexts(import('../../features/parents/history/history-kept.tsx'), 'parents'))
      .HistoryKept,
)
const OwnSongs = lazyPart(
  async () =>
    (await withTexts(import('../../features/jam/imports/own-songs.tsx'), 'household', 'jam'))
      .OwnSongs,
)
const loadTogether = async () =>
  (await withTexts(import('../shell/navigation/watching-together.tsx'), 'parents')).WatchingTogether

/** /parents: what everybody at home may see, and who watches together; for grown-ups. */
export function ParentsPage() {
  const t = useTexts('parents/parents')
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[80rem] content-start gap-8 px-gutter pt-28 pb-20 outline-none"
    >
      <title>{`${t('title')} · Starnest`}</title>
      <header className="grid gap-2">
        <h1 className="font-display text-4xl leading-tight">{t('title')}</h1>
        <p className="text-lg text-mist text-pretty">{t('lead')}</p>
      </header>
      <WhoLooks />
    </main>
  )
}

/** What stands on the page depends on who looks at it. */
function WhoLooks() {
  const t = useTexts('parents/parents')
  const active = useQuery(activeProfileQuery)
  const family = useQuery(familyQuery)
  if (active.data && active.data.ageGroup !== 'adult') return <GrownUpsOnly />
  if (active.data && family.data) return <ForParents profile={active.data} family={family.data} />
  if (active.isError || family.isError) {
    return (
      <LoadFailure
        error={active.error ?? family.error}
        lead={t('loadFailed')}
        onRetry={() => void Promise.all([active.refetch(), family.refetch()])}
      />
    )
  }
  return (
    <div role="status" className="grid gap-8">
      <p className="sr-only">{t('loading')}</p>
      <Skeleton className="h-28" />
      <Skeleton className="h-96" />
    </div>
  )
}

function GrownUpsOnly() {
  const t = useTexts('parents/parents')
  return (
    <Notice
      role="status"
      title={t('grownUpsTitle')}
      text={t('grownUpsText')}
      icon={<ShieldCheck aria-hidden className="size-12" />}
      action={
        <div className="flex flex-wrap justify-center gap-3" data-focus-row="">
          <SwitchProfileButton />
          <ButtonLink look="glass" to="/">
            {t('toHome')}
          </ButtonLink>
        </div>
      }
    />
  )
}

function ForParents({ profile, family }: { profile: Profile; family: readonly Profile[] }) {
  const t = useTexts('parents/parents')
  const privacyId = useId()
  const { Overlay: Together, ...together } = useLazyOverlay(loadTogether)
  const children = family.filter(({ ageGroup }) => ageGroup !== 'adult')
  return (
    <>
      <TogetherPanel onChoose={together.open} onHint={together.fetchAhead} />
      {Together && <Together isOpen={together.isOpen} onOpenChange={together.setOpen} />}
      {children.length > 0 && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <HeldBackPanel profiles={children} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton className="h-96" />}>
        <FamilyRules me={profile} others={family.filter(({ id }) => id !== profile.id)} />
      </Suspense>
      <TimeZonePanel />
      <Suspense fallback={<Skeleton className="h-64" />}>
        <OwnSongs />
      </Suspense>
      <section aria-labelledby={privacyId} className="grid gap-4">
        <h2 id={privacyId} className="font-display text-2xl leading-tight">
          {t('privacy')}
        </h2>
        <p className="max-w-3xl text-mist text-pretty">{t('privacyText')}</p>
        <Suspense fallback={<Skeleton className="h-11 max-w-md" />}>
          <HistoryKept />
        </Suspense>
      </section>
    </>
  )
}

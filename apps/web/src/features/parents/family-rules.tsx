import type { Profile } from '@starnest/contract/household/profiles'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Tabs } from '../../ui/fields/tabs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { HistoryPanel } from './history/history-panel.tsx'
import { ProfileRules } from './profile-rules.tsx'

type FamilyRulesProps = {
  /** The grown-up who looks. */
  me: Profile
  /** Everybody else of the family. */
  others: readonly Profile[]
}

/** A tab for each profile, those of children first, and the own one last. What a grown-up watched
 *  stands on the own tab only. */
export function FamilyRules({ me, others }: FamilyRulesProps) {
  const t = useTexts('parents/parents')
  const youngestFirst = others.toSorted((one, other) => ageRank(one) - ageRank(other))
  const [chosenId, setChosenId] = useState<string>()
  const everybody = [...youngestFirst, me]
  const chosen = everybody.find(({ id }) => `${id}` === chosenId) ?? youngestFirst[0]
  if (!chosen) {
    return (
      <>
        <Notice
          role="status"
          title={t('nobodyElseTitle')}
          text={t('nobodyElseText')}
          icon={<UsersRound aria-hidden className="size-12" />}
          action={<ButtonLink to="/profile">{t('familyProfiles')}</ButtonLink>}
        />
        <HistoryPanel profile={me} isOwn />
      </>
    )
  }
  return (
    <Tabs
      label={t('profiles')}
      value={`${chosen.id}`}
      onChoose={setChosenId}
      tabs={everybody.map((profile) => ({
        value: `${profile.id}`,
        name: profile.displayName,
        panel:
          profile === me ? <HistoryPanel profile={me} isOwn /> : <OfProfile profile={profile} />,
      }))}
    />
  )
}

function OfProfile({ profile }: { profile: Profile }) {
  return (
    <div className="grid gap-12">
      <ProfileRules profile={profile} />
      {profile.ageGroup !== 'adult' && <HistoryPanel profile={profile} />}
    </div>
  )
}

const RANKS = { child: 0, teen: 1, adult: 2 } as const
const ageRank = ({ ageGroup }: Profile) => RANKS[ageGroup]

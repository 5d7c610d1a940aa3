import type { Profile } from '@starnest/contract/profiles'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Tabs } from '../../ui/fields/tabs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { parentsTexts } from './parents.texts.ts'
import { ProfileRules } from './profile-rules.tsx'

type FamilyRulesProps = {
  /** Everybody of the family but the grown-up who looks. */
  others: readonly Profile[]
}

/** A tab for each profile, those of children first. */
export function FamilyRules({ others }: FamilyRulesProps) {
  const t = useTexts(parentsTexts)
  const youngestFirst = others.toSorted((one, other) => ageRank(one) - ageRank(other))
  const [chosenId, setChosenId] = useState<string>()
  const chosen = youngestFirst.find(({ id }) => `${id}` === chosenId) ?? youngestFirst[0]
  if (!chosen) {
    return (
      <Notice
        role="status"
        title={t('nobodyElseTitle')}
        text={t('nobodyElseText')}
        icon={<UsersRound aria-hidden className="size-12" />}
        action={<ButtonLink to="/profile">{t('familyProfiles')}</ButtonLink>}
      />
    )
  }
  return (
    <Tabs
      label={t('profiles')}
      value={`${chosen.id}`}
      onChoose={setChosenId}
      tabs={youngestFirst.map((profile) => ({
        value: `${profile.id}`,
        name: profile.displayName,
        panel: <ProfileRules profile={profile} />,
      }))}
    />
  )
}

const RANKS = { child: 0, teen: 1, adult: 2 } as const
const ageRank = ({ ageGroup }: Profile) => RANKS[ageGroup]

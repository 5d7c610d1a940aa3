import { type Profile, preferencesOf } from '@starnest/contract/household/profiles'
import { Pencil } from 'lucide-react'
import { useId } from 'react'
import { useActiveProfile } from '../../../library/family/active-profile.ts'
import { Avatar } from '../../../library/family/avatar/avatar.tsx'
import type { FamilyRights } from '../../../library/family/use-family-rights.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { AgeGroupIcon } from '../facts/age-group-icon.tsx'
import { RoleBadge } from '../facts/role-badge.tsx'
import { LANGUAGE_NAMES } from '../form/language-names.ts'

type ActiveCardProps = { may: FamilyRights; onEdit: (profile: Profile) => void }

/** The 'Currently Active Profile' card: who watches on this device, and what Starnest knows of them. */
export function ActiveCard({ may, onEdit }: ActiveCardProps) {
  const t = useTexts('profiles/profiles')
  const sayGenre = useTexts('core/genre')
  const headingId = useId()
  const profile = useActiveProfile()
  if (!profile) return null
  const { displayName, role, ageGroup, contentRating, avatarUrl } = profile
  const { favoriteGenres, preferredLanguage } = preferencesOf(profile)
  return (
    <section aria-labelledby={headingId} className="active-card" data-role={role ?? 'unknown'}>
      <Avatar avatarUrl={avatarUrl} role={role} className="w-24 sm:w-36" />
      <div className="grid min-w-0 flex-[1_1_16rem] gap-3">
        <h2 id={headingId} className="text-lg text-lantern-light">
          {t('activeTitle')}
        </h2>
        <p className="font-display text-4xl leading-none wrap-anywhere">{displayName}</p>
        <p className="flex flex-wrap items-center gap-3 text-mist">
          <RoleBadge role={role} />
          <span className="inline-flex items-center gap-1.5">
            <AgeGroupIcon ageGroup={ageGroup} />
            {t(`age.${ageGroup}`)}
          </span>
        </p>
        <dl className="active-facts">
          <div>
            <dt>{t('mayWatch')}</dt>
            <dd>
              {contentRating} · {t(`rating.${contentRating}`)}
            </dd>
          </div>
          <div>
            <dt>{t('speaks')}</dt>
            <dd lang={preferredLanguage}>{LANGUAGE_NAMES[preferredLanguage]}</dd>
          </div>
          {favoriteGenres.length > 0 && (
            <div>
              <dt>{t('likes')}</dt>
              <dd>{favoriteGenres.map((genre) => sayGenre(genre)).join(', ')}</dd>
            </div>
          )}
        </dl>
      </div>
      {may.edit(profile) && (
        <span data-focus-row="">
          <Button
            look="glass"
            aria-label={t('edit', { name: displayName })}
            onClick={() => onEdit(profile)}
          >
            <Pencil aria-hidden className="size-5" />
            {t('editShort')}
          </Button>
        </span>
      )}
    </section>
  )
}

import type { Profile } from '@starnest/contract/household/profiles'
import { useQuery } from '@tanstack/react-query'
import { Lock, LockOpen, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { familyQuery, viewerQuery } from '../../library/family/family.queries.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { pinsQuery } from './household.queries.ts'
import { Panel } from './panel.tsx'
import { PinForm } from './pin-form.tsx'

/** Everybody of the family with their PIN, to be set, changed or removed. */
export function PinList() {
  const t = useTexts('household/household')
  const pins = useQuery(pinsQuery)
  const family = useQuery(familyQuery)
  const viewer = useQuery(viewerQuery)
  const [edited, setEdited] = useState<Profile | null>(null)
  return (
    <Panel title={t('pins')} intro={t('pinsIntro')} query={pins}>
      {(states) => {
        const hasPin = ({ id }: Profile) =>
          states.some((state) => state.profileId === id && state.hasPin)
        return (
          <>
            <Unguarded family={family.data ?? []} hasPin={hasPin} />
            <ul className="grid gap-3">
              {family.data?.map((profile) => (
                <PinRow
                  key={profile.id}
                  profile={profile}
                  hasPin={hasPin(profile)}
                  onEdit={() => setEdited(profile)}
                />
              ))}
            </ul>
            {edited && (
              <PinForm
                key={edited.id}
                profile={edited}
                hasPin={hasPin(edited)}
                isOwn={viewer.data?.profile.id === edited.id}
                isGuarded={
                  family.data?.some((one) => one.ageGroup === 'adult' && hasPin(one)) ?? false
                }
                onClose={() => setEdited(null)}
              />
            )}
          </>
        )
      }}
    </Panel>
  )
}

/** A grown-up without a PIN needs that of another to come in, and may change nothing. */
function Unguarded({ family, hasPin }: { family: Profile[]; hasPin: (one: Profile) => boolean }) {
  const t = useTexts('household/household')
  const language = useLanguage()
  const adults = family.filter(({ ageGroup }) => ageGroup === 'adult')
  const open = adults.filter((one) => !hasPin(one))
  if (open.length === 0 || open.length === adults.length) return null
  const names = new Intl.ListFormat(language).format(open.map(({ displayName }) => displayName))
  return (
    <p role="status" className="mb-4 flex items-start gap-2 text-lantern-light">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {t('unguarded', { names })}
    </p>
  )
}

type PinRowProps = { profile: Profile; hasPin: boolean; onEdit: () => void }

function PinRow({ profile: { displayName: name }, hasPin, onEdit }: PinRowProps) {
  const t = useTexts('household/household')
  const Icon = hasPin ? Lock : LockOpen
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2" data-focus-row="">
      <Icon aria-hidden className={`size-5 shrink-0 ${hasPin ? 'text-lantern' : 'text-mist'}`} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block text-lg">{name}</span>
        <span className="block text-mist">{t(hasPin ? 'hasPin' : 'noPin')}</span>
      </span>
      <Button
        look="glass"
        aria-label={t(hasPin ? 'changePinOf' : 'setPinOf', { name })}
        onClick={onEdit}
      >
        {t(hasPin ? 'changePin' : 'setPin')}
      </Button>
    </li>
  )
}

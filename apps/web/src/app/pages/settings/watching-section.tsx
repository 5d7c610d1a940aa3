import {
  type ChangedPreferences,
  type Profile,
  preferencesOf,
} from '@starnest/contract/household/profiles'
import { SKIP_MODES } from '@starnest/contract/watch/segments'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CirclePlay } from 'lucide-react'
import { useCaptionLook } from '../../../library/captions/caption-look.ts'
import { CaptionLookFields } from '../../../library/captions/caption-look-fields.tsx'
import { activeProfileQuery } from '../../../library/family/family.queries.ts'
import { updateProfilePreferences } from '../../../library/family/profile-preferences.ts'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SettingsSection } from './settings-section.tsx'

/** What the profile that is watching chose for every film. */
export function WatchingSection() {
  const t = useTexts('household/settings')
  const active = useQuery(activeProfileQuery)
  const name = active.data?.displayName
  return (
    <SettingsSection
      icon={<CirclePlay className="size-7" />}
      title={t('watching')}
      hint={name ? t('watchingHintOf', { name }) : t('watchingHint')}
    >
      {active.isPending && <Skeleton className="h-32" />}
      {active.isError && !active.data && (
        <LoadFailure
          error={active.error}
          lead={t('profileFailed')}
          onRetry={() => void active.refetch()}
        />
      )}
      {active.data && <Choices of={active.data} />}
    </SettingsSection>
  )
}

/** A press shows at once what is being saved, and what stands if that fails. */
function Choices({ of: profile }: { of: Profile }) {
  const t = useTexts('household/settings')
  const saved = preferencesOf(profile)
  const save = useMutation({
    mutationFn: (changed: ChangedPreferences) => updateProfilePreferences(profile.id, changed),
  })
  const shown = save.isPending ? { ...saved, ...save.variables } : saved
  const skipModes = SKIP_MODES.map((value) => ({ value, name: t(`skip.${value}`) }))
  return (
    <>
      <Switch
        label={t('autoplay')}
        hint={t('autoplayHint')}
        isOn={shown.autoPlay}
        onChange={(autoPlay) => save.mutate({ autoPlay })}
      />
      <Switch
        label={t('subtitles')}
        hint={t('subtitlesHint')}
        isOn={shown.showSubtitles}
        onChange={(showSubtitles) => save.mutate({ showSubtitles })}
      />
      <ChoiceGroup
        label={t('skipIntros')}
        value={shown.skipIntros ?? 'ask'}
        options={skipModes}
        onChoose={(skipIntros) => save.mutate({ skipIntros })}
      />
      <ChoiceGroup
        label={t('skipCredits')}
        value={shown.skipCredits ?? 'ask'}
        options={skipModes}
        onChoose={(skipCredits) => save.mutate({ skipCredits })}
      />
      {save.isError && (
        <LoadFailure
          error={save.error}
          lead={t('notSaved')}
          onRetry={() => save.mutate(save.variables)}
        />
      )}
      <CaptionLookPart />
    </>
  )
}

function CaptionLookPart() {
  const t = useTexts('title/caption-look')
  const choice = useCaptionLook()
  return (
    <div className="grid gap-3">
      <h3 className="font-medium">{t('captionLook')}</h3>
      <CaptionLookFields {...choice} />
    </div>
  )
}

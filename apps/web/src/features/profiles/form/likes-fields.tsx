import { GENRES } from '@starnest/contract/catalog/catalog'
import { COMPLEXITIES, PROFILE_LANGUAGES, TONES } from '@starnest/contract/household/profiles'
import { useTexts } from '../../../platform/texts.ts'
import { ChoiceGroup, MultiChoice } from '../../../ui/fields/choice-group.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import type { ProfileForm } from './form-rules.ts'
import { InterestsField } from './interests-field.tsx'
import { LANGUAGE_NAMES } from './language-names.ts'

type LikesFieldsProps = { form: ProfileForm; onChange: (form: ProfileForm) => void }

/** What somebody likes, how films begin for them, and how the host speaks with them. */
export function LikesFields({ form, onChange }: LikesFieldsProps) {
  const t = useTexts('profiles/form')
  const sayGenre = useTexts('core/genre')
  const { preferences, aiPersonality } = form
  const like = (patch: Partial<typeof preferences>) =>
    onChange({ ...form, preferences: { ...preferences, ...patch } })
  const speak = (patch: Partial<typeof aiPersonality>) =>
    onChange({ ...form, aiPersonality: { ...aiPersonality, ...patch } })
  return (
    <>
      <MultiChoice
        label={t('favoriteGenres')}
        values={preferences.favoriteGenres}
        options={GENRES.map((genre) => ({ value: genre, name: sayGenre(genre) }))}
        onChange={(favoriteGenres) => like({ favoriteGenres })}
      />
      <div>
        <Select
          label={t('preferredLanguage')}
          value={preferences.preferredLanguage}
          options={PROFILE_LANGUAGES.map((code) => ({
            value: code,
            name: LANGUAGE_NAMES[code],
            lang: code,
          }))}
          onChoose={(preferredLanguage) => like({ preferredLanguage })}
        />
      </div>
      <div className="profile-form-pair">
        <Switch
          label={t('autoPlay')}
          hint={t(form.ageGroup === 'child' ? 'autoPlayChildHint' : 'autoPlayHint')}
          isOn={preferences.autoPlay}
          onChange={(autoPlay) => like({ autoPlay })}
        />
        <Switch
          label={t('showSubtitles')}
          hint={t('showSubtitlesHint')}
          isOn={preferences.showSubtitles}
          onChange={(showSubtitles) => like({ showSubtitles })}
        />
      </div>
      <ChoiceGroup
        label={t('tone')}
        value={aiPersonality.tone}
        options={TONES.map((tone) => ({ value: tone, name: t(`tone.${tone}`) }))}
        onChoose={(tone) => speak({ tone })}
      />
      <ChoiceGroup
        label={t('complexity')}
        value={aiPersonality.complexity}
        options={COMPLEXITIES.map((complexity) => ({
          value: complexity,
          name: t(`complexity.${complexity}`),
        }))}
        onChoose={(complexity) => speak({ complexity })}
      />
      <InterestsField
        interests={aiPersonality.interests}
        onChange={(interests) => speak({ interests })}
      />
    </>
  )
}

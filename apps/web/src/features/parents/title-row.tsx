import { AGE_RATINGS } from '@starnest/contract/age-rating'
import type { Profile } from '@starnest/contract/household/profiles'
import type { TitleForProfile, TitleRule } from '@starnest/contract/parents/parents'
import { Ban, Check, CircleMinus, Clapperboard, Eye, EyeOff } from 'lucide-react'
import { useId } from 'react'
import { fullTitle } from '../../library/title/title-name.ts'
import { useTexts } from '../../platform/texts.ts'
import { Artwork } from '../../ui/artwork.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useRateTitle, useSetRule } from './parents.queries.ts'
import { reasonText } from './visibility.ts'

type TitleRowProps = { title: TitleForProfile; profile: Profile }

/** A title: whether a profile sees it, why, and what a grown-up can say about that. */
export function TitleRow({ title, profile }: TitleRowProps) {
  const t = useTexts('parents/parents')
  const id = useId()
  const { animation, visible } = title
  const reason = t(reasonText(title), { name: profile.displayName })
  const facts = [animation.releaseYear, animation.rating ?? t('unrated')]
  const StateIcon = visible ? Eye : EyeOff
  return (
    <li className="flex gap-4 border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="aspect-2/3 w-16 shrink-0 self-start overflow-hidden rounded-small bg-space-800 sm:w-20">
        <Artwork
          src={animation.thumbnailUrl}
          picture={animation.poster}
          width={200}
          height={300}
          sizes="5rem"
          fallback={<Clapperboard aria-hidden className="m-auto size-full p-5 text-mist" />}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="min-w-52 flex-1 wrap-anywhere">
          <h3 id={id} className="font-semibold text-lg leading-snug">
            {fullTitle(animation)}
          </h3>
          <p className="text-mist">{facts.filter((fact) => fact !== null).join(' · ')}</p>
          <p
            className={`mt-1 flex items-start gap-2 ${visible ? 'text-starlight' : 'text-lantern-light'}`}
          >
            <StateIcon aria-hidden className="mt-0.5 size-5 shrink-0" />
            {t(visible ? 'visible' : 'hidden', { reason })}
          </p>
        </div>
        <fieldset
          aria-labelledby={id}
          data-focus-row=""
          className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-3"
        >
          <RuleButtons title={title} profileId={profile.id} />
          <RatingSelect title={title} />
        </fieldset>
      </div>
    </li>
  )
}

const RULES = [
  { rule: 'approved', text: 'approve', label: 'approveTitle', Icon: Check },
  { rule: 'blocked', text: 'block', label: 'blockTitle', Icon: Ban },
  { rule: null, text: 'noRule', label: 'noRuleTitle', Icon: CircleMinus },
] as const

function RuleButtons({ title, profileId }: { title: TitleForProfile; profileId: number }) {
  const t = useTexts('parents/parents')
  const setRule = useSetRule(profileId)
  const { id: titleId } = title.animation
  const name = fullTitle(title.animation)
  const holding = setRule.isPending ? setRule.variables.rule : title.rule
  const choose = (rule: TitleRule | null) => {
    if (setRule.isPending || rule === title.rule) return
    setRule.mutate(
      { titleId, rule },
      { onError: (error) => showToast({ title: t('saveFailed'), error, look: 'destructive' }) },
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      {RULES.map(({ rule, text, label, Icon }) => (
        <button
          key={text}
          type="button"
          aria-label={t(label, { title: name })}
          aria-pressed={rule === holding}
          onClick={() => choose(rule)}
          className="inline-flex min-h-target items-center gap-2 rounded-full border border-field-edge bg-space-900 px-4 py-1.5 transition duration-quick hover:bg-space-700 aria-pressed:border-lantern aria-pressed:bg-lantern/18 aria-pressed:text-lantern-light forced-colors:aria-pressed:border-2 forced-colors:aria-pressed:border-[Highlight]"
        >
          <Icon aria-hidden className="size-4.5 shrink-0" />
          {t(text)}
        </button>
      ))}
    </div>
  )
}

const FROM_SOURCE = 'source'

function RatingSelect({ title }: { title: TitleForProfile }) {
  const t = useTexts('parents/parents')
  const rate = useRateTitle()
  const { animation, familyRating, sourceRating } = title
  const source = sourceRating ? t('asSource', { rating: sourceRating }) : t('asSourceNone')
  return (
    <Select
      label={t('rating')}
      value={(rate.isPending ? rate.variables.rating : familyRating) ?? FROM_SOURCE}
      options={[
        { value: FROM_SOURCE, name: source },
        ...AGE_RATINGS.map((value) => ({ value, name: value })),
      ]}
      onChoose={(chosen) =>
        rate.mutate(
          { titleId: animation.id, rating: chosen === FROM_SOURCE ? null : chosen },
          {
            onSuccess: () => showToast({ title: t('rated', { title: fullTitle(animation) }) }),
            onError: (error) => showToast({ title: t('saveFailed'), error, look: 'destructive' }),
          },
        )
      }
    />
  )
}

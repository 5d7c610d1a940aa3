import type { LookupChoice } from '@starnest/contract/lookup/lookup'
import { useId } from 'react'
import { useTexts } from '../../../platform/texts.ts'

type ChoiceListProps = {
  choices: readonly LookupChoice[]
  chosen: LookupChoice | null
  onChoose: (choice: LookupChoice) => void
}

/** Results of a search, the nearest first. */
export function ChoiceList({ choices, chosen, onChoose }: ChoiceListProps) {
  const t = useTexts('lookup/identify')
  const name = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium text-lg">{t('results')}</legend>
      {choices.map((choice) => (
        <label
          key={choice.id}
          data-focus-row=""
          className="flex cursor-pointer items-start gap-3 rounded-card border border-line bg-space-800 p-3 has-checked:border-lantern has-focus-visible:ring-2 has-focus-visible:ring-lantern"
        >
          <input
            type="radio"
            name={name}
            checked={chosen?.id === choice.id}
            onChange={() => onChoose(choice)}
            className="mt-1.5 size-5 shrink-0 accent-lantern"
          />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium wrap-anywhere">
                <bdi>{choice.title}</bdi>
                {choice.year !== null && ` (${choice.year})`}
              </span>
              <span className="text-sm text-lantern-light">{t(choice.nearness)}</span>
            </span>
            {choice.originalTitle !== null && choice.originalTitle !== choice.title && (
              <span className="block text-mist wrap-anywhere">
                {t('original', { title: choice.originalTitle })}
              </span>
            )}
            <span className="line-clamp-3 text-mist wrap-anywhere">{choice.description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

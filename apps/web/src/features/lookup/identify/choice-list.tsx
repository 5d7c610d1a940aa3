import type { LookupChoice } from '@starnest/contract/lookup/lookup'
import { useId } from 'react'
import { useTexts } from '../../../platform/texts.ts'

type ChoiceListProps = {
  choices: readonly LookupChoice[]
  chosen: LookupChoice | null
  onChoose: (choice: LookupChoice) => void
}

/** Results of a search, the nearest first. Buttons, not radio buttons: the key of a remote that presses buttons
 *  chooses none of those. */
export function ChoiceList({ choices, chosen, onChoose }: ChoiceListProps) {
  const t = useTexts('lookup/identify')
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-medium text-lg">
        {t('results')}
      </h3>
      <ul className="grid gap-2">
        {choices.map((choice) => (
          <li key={choice.id} data-focus-row="">
            <button
              type="button"
              aria-pressed={chosen?.id === choice.id}
              onClick={() => onChoose(choice)}
              className="w-full rounded-card border border-line bg-space-800 p-3 text-start transition duration-quick hover:bg-space-700 aria-pressed:border-lantern aria-pressed:bg-space-700"
            >
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
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

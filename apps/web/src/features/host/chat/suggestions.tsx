import { useTexts } from '../../../platform/texts.ts'

type SuggestionsProps = {
  suggestions: readonly string[]
  /** Of the suggestions, BCP 47. */
  language: string | undefined
  /** Leo asks before he does something: the first answer is the one he waits for. */
  isQuestion: boolean
  onChoose: (suggestion: string) => void
}

/** What may be answered with one press. */
export function Suggestions({ suggestions, language, isQuestion, onChoose }: SuggestionsProps) {
  const t = useTexts('host/host')
  if (suggestions.length === 0) return null
  return (
    <ul aria-label={t('suggestions')} data-focus-row="" className="leo-chips">
      {suggestions.map((suggestion, place) => (
        <li key={suggestion}>
          <button
            type="button"
            className="button leo-chip"
            data-main={isQuestion && place === 0}
            onClick={() => onChoose(suggestion)}
          >
            <bdi lang={language}>{suggestion}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}

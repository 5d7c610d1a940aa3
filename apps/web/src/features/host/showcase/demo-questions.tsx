import type { HostPick } from '@starnest/contract/host/host'
import { useMutation } from '@tanstack/react-query'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { useTexts } from '../../../platform/texts.ts'

/** What came of a try. */
type Tried = { response: string; language: string; titles: readonly string[] }

type DemoQuestionsProps = {
  questions: readonly string[]
  /** Asks the real server. */
  ask: (question: string) => Promise<Tried>
}

/** Questions that are asked with one press, and what was truly answered to the last one. */
export function DemoQuestions({ questions, ask }: DemoQuestionsProps) {
  const t = useTexts('host/host')
  const tried = useMutation({ mutationFn: ask })
  const { data, variables: asked } = tried
  // What the answer names is not said twice.
  const unnamed = data?.titles.filter((title) => !data.response.includes(title)) ?? []
  return (
    <>
      <ul data-focus-row="" className="leo-chips">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              className="button leo-chip"
              aria-pressed={question === asked}
              onClick={() => tried.mutate(question)}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
      <div role="status" className="showcase-outcome">
        {tried.isPending && <p className="text-mist">{t('trying')}</p>}
        {data && (
          <>
            <p className="leo-words">
              <bdi lang={data.language}>{data.response}</bdi>
            </p>
            {unnamed.length > 0 && (
              <p className="text-mist">{t('found', { titles: unnamed.join(' · ') })}</p>
            )}
          </>
        )}
      </div>
      {tried.isError && asked !== undefined && (
        <LoadFailure error={tried.error} lead={t('notSent')} onRetry={() => tried.mutate(asked)} />
      )}
    </>
  )
}

/** What picks are called. */
export const namesOf = (picks: readonly HostPick[]) => picks.map(({ animation }) => animation.title)

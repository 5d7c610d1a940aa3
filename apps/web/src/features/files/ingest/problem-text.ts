import type { ProblemText } from '../../../library/refusal/problem-text.ts'
import { useTexts } from '../../../platform/texts.ts'

/** The way to say it in the language of the interface. */
export function useProblemText(): ProblemText {
  const t = useTexts('files/problem')
  return ({ reason, problem }) => (problem ? t(problem.code, problem.facts) : reason)
}

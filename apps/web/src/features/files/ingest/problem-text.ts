import type { FileProblem } from '@starnest/contract/files/file-problems'
import { useTexts } from '../../../platform/texts.ts'
import { problemTexts } from './problem.texts.ts'

/** Why something failed, as the server tells it: an English sentence, and a problem that can be said in
 *  any language. What was written down before there were problems has none. */
export type Told = { reason: string; problem: FileProblem | null }

/** The way to say it in the language of the interface. */
export function useProblemText(): (told: Told) => string {
  const t = useTexts(problemTexts)
  return ({ reason, problem }) => (problem ? t(problem.code, problem.facts) : reason)
}

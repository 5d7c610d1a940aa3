import { CircleAlert } from 'lucide-react'
import { RefusalLine } from '../../library/refusal/refusal-line.tsx'
import { useTexts } from '../../platform/texts.ts'
import { problemOf } from './lookup.queries.ts'

/** Says why a catalogue did not help, or what else went wrong. */
export function ProblemLine({ error }: { error: unknown }) {
  const t = useTexts('lookup/problem')
  const problem = problemOf(error)
  if (problem === undefined) return <RefusalLine error={error} />
  return (
    <p role="alert" className="flex items-start gap-2 text-danger text-pretty">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {t(problem)}
    </p>
  )
}

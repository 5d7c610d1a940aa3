import type { Animation } from '@starnest/contract/catalog/catalog'
import { TitleSummary } from '../../../library/summary/title-summary.tsx'

/** The summary of a title. */
export const SummaryDemo = ({ title }: { title: Animation }) => (
  <TitleSummary titleId={title.id} saysNothing />
)

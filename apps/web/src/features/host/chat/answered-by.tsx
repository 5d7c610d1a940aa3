import type { HostChatAnswer } from '@starnest/contract/host/host'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../platform/texts.ts'
import { hostStateQuery } from '../host.queries.ts'

/** Which engine gave the last answer, in small letters. */
export function AnsweredBy({ engine }: { engine: HostChatAnswer['engine'] | undefined }) {
  const t = useTexts('host/host')
  const isModel = engine === 'language-model'
  const state = useQuery({ ...hostStateQuery, enabled: isModel })
  if (!engine) return null
  const name = state.data?.languageModel.name
  const byModel = name ? t('byModel', { name }) : t('byLanguageModel')
  return <p className="leo-engine">{isModel ? byModel : t('byStarnest')}</p>
}

import type { HostChatAnswer } from '@starnest/contract/host/host'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { hostStateQuery } from '../host.queries.ts'

/** In small letters, which engine gave the last answer, and that Leo does not speak the language of the
 *  interface where that is so. */
export function AnsweredBy({ engine }: { engine: HostChatAnswer['engine'] | undefined }) {
  const t = useTexts('host/host')
  const language = useLanguage()
  const { data } = useQuery(hostStateQuery)
  const name = data?.languageModel.name
  const byModel = name ? t('byModel', { name }) : t('byLanguageModel')
  const isForeign = data && engine !== 'language-model' && !data.languages.includes(language)
  return (
    <>
      {engine && (
        <p className="leo-engine">{engine === 'language-model' ? byModel : t('byStarnest')}</p>
      )}
      {isForeign && <p className="leo-engine">{t('otherLanguage')}</p>}
    </>
  )
}

import type { HostState } from '@starnest/contract/host/host'
import { useQuery } from '@tanstack/react-query'
import { canRecognizeSpeech } from '../../../platform/sound/speech-recognition.ts'
import { useVoice } from '../../../platform/sound/voices.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { hostStateQuery } from '../host.queries.ts'

/** What truly answers at this moment: the host, and what this browser can do. */
export function EngineStates() {
  const t = useTexts('host/host')
  const state = useQuery(hostStateQuery)
  const language = useLanguage()
  const hasVoice = useVoice(language) !== null
  return (
    <dl className="showcase-state">
      <dt>{t('state')}</dt>
      <dd>{hostState(state.isError ? undefined : state.data, t)}</dd>
      <dd>{t(canRecognizeSpeech() ? 'canListen' : 'cannotListen')}</dd>
      <dd>{t(hasVoice ? 'canRead' : 'cannotRead')}</dd>
    </dl>
  )
}

type SayHost = ReturnType<typeof useTexts<'host/host'>>

function hostState(state: HostState | undefined, t: SayHost): string {
  if (!state) return t('stateUnknown')
  const { name, state: model } = state.languageModel
  if (model === 'failing') return t('stateFailing', { name: name ?? '' })
  return state.engine === 'language-model' && name ? t('stateModel', { name }) : t('stateStarnest')
}

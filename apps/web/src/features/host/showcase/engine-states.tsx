import type { HostState } from '@starnest/contract/host/host'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { canSpeak } from '../../../platform/sound/speak.ts'
import { canRecognizeSpeech } from '../../../platform/sound/speech-recognition.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { hostStateQuery } from '../host.queries.ts'

/** What truly answers at this moment: the host, and what this browser can do. */
export function EngineStates() {
  const t = useTexts('host/host')
  const state = useQuery(hostStateQuery)
  const language = useLanguage()
  const hasVoice = useHasVoice(language)
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

function listen(onChange: () => void): () => void {
  if (!canSpeak()) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}

/** Whether this browser has a voice for a language; some tell of their voices only after a while. */
const useHasVoice = (language: string): boolean =>
  useSyncExternalStore(
    listen,
    () =>
      canSpeak() && speechSynthesis.getVoices().some((voice) => voice.lang.startsWith(language)),
  )

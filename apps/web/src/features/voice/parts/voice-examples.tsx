import { useTexts } from '../../../platform/texts.ts'
import { Chips } from './chips.tsx'

const BESIDE_A_PAGE = ['try1', 'try2', 'try3'] as const
const BESIDE_A_FILM = ['tryPlaying1', 'tryPlaying2', 'tryPlaying3'] as const

/** What can be said, for whoever does not know yet; a press says it. */
export function VoiceExamples(props: { isPlaying: boolean; onSay: (text: string) => void }) {
  const t = useTexts('host/voice')
  const examples = (props.isPlaying ? BESIDE_A_FILM : BESIDE_A_PAGE).map((name) => t(name))
  return <Chips heading={t('try')} phrases={examples} onSay={props.onSay} />
}

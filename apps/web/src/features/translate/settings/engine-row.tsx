import type { EngineProblem, TranslationEngine } from '@starnest/contract/translate/translate'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { usePairName } from './pair-name.ts'

type EngineRowProps = {
  name: TranslationEngine | 'browser' | 'speech'
  state: 'ready' | 'missing' | 'failed'
  problem: EngineProblem | null
  place: string | null
  pairs: readonly string[]
  note?: string | undefined
}

const SIGNS = {
  ready: { Icon: CircleCheck, look: 'text-voice-3' },
  missing: { Icon: CircleDashed, look: 'text-mist' },
  failed: { Icon: CircleAlert, look: 'text-danger' },
} as const

const STATES = { ready: 'ready', missing: 'missing', failed: 'notWorking' } as const

/** Where each engine is named on the server. */
const SETTING: Partial<Record<EngineRowProps['name'], string>> = {
  libretranslate: 'STARNEST_LIBRETRANSLATE_URL',
  'language-model': 'STARNEST_LLM_URL',
  speech: 'STARNEST_DATA',
}

/** How one engine is doing, and what a grown-up can do about it. */
export function EngineRow({ name, state, problem, place, pairs, note }: EngineRowProps) {
  const t = useTexts('translate/settings')
  const sayProblem = useTexts('translate/problem')
  const { Icon, look } = SIGNS[state]
  return (
    <li className="translation-row">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${look}`} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap gap-x-3">
          <span className="font-medium">{t(name)}</span>
          <span className="text-mist">{t(STATES[state])}</span>
        </p>
        {note && <p className="text-mist text-pretty">{note}</p>}
        {problem && <p className="text-pretty">{sayProblem(problem)}</p>}
        {state !== 'ready' && name !== 'browser' && (
          <p className="text-mist text-pretty">
            {t(`bring.${name}`, { setting: SETTING[name] ?? '' })}
          </p>
        )}
        {place !== null && <p className="break-all text-mist text-sm">{t('place', { place })}</p>}
        {pairs.length > 0 && <Pairs name={name} pairs={pairs} />}
      </div>
    </li>
  )
}

/** Every pair of languages that an engine translates now. */
function Pairs({ name, pairs }: Pick<EngineRowProps, 'name' | 'pairs'>) {
  const t = useTexts('translate/settings')
  const pairName = usePairName()
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center text-mist">
        {t('pairs', { count: pairs.length })}
      </summary>
      <ul aria-label={t('pairsOf', { engine: t(name) })} className="translation-pairs">
        {pairs.map((pair) => (
          <li key={pair}>{pairName(pair)}</li>
        ))}
      </ul>
    </details>
  )
}

import type { Animation } from '@starnest/contract/catalog/catalog'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import { sendPhrase } from '../host.queries.ts'
import { DemoQuestions } from './demo-questions.tsx'

/** Phrases that can be said, sent as if they had been; what they ask for is left undone. */
export function VoiceDemo({ title }: { title: Animation }) {
  const t = useTexts('host/host')
  const say = t('sayPlay', { title: fullTitle(title) })
  return (
    <>
      <DemoQuestions
        questions={[say, t('sayFunny'), t('sayShort'), t('sayList')]}
        ask={async (phrase) => {
          const { response, language, recommendations } = await sendPhrase(phrase)
          return { response, language, titles: recommendations.map((one) => one.title) }
        }}
      />
      <p className="text-sm text-mist">{t('onlyTried')}</p>
    </>
  )
}

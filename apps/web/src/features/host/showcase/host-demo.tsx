import type { Animation } from '@starnest/contract/catalog/catalog'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import { sayToHost } from '../host.queries.ts'
import { DemoQuestions, namesOf } from './demo-questions.tsx'

/** Leo, asked about a title: by its name, for he may have spoken of another before. */
export function HostDemo({ title }: { title: Animation }) {
  const t = useTexts('host/host')
  const named = { title: fullTitle(title) }
  return (
    <DemoQuestions
      questions={[t('askAbout', named), t('askScary', named), t('askLike', named)]}
      ask={async (question) => {
        const { response, language, picks } = await sayToHost({
          message: question,
          context: { titleId: title.id },
        })
        return { response, language, titles: namesOf(picks) }
      }}
    />
  )
}

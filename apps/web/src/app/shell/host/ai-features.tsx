import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { homeQuery } from '../../../features/catalog/catalog.queries.ts'
import { ShowcaseDialog } from '../../../features/host/showcase/showcase-dialog.tsx'
import { withTexts } from '../../../platform/texts.ts'

const TranslateDemo = lazy(async () => {
  const code = withTexts(
    import('../../../features/translate/panel/translate-demo.tsx'),
    'translate',
  )
  return { default: (await withTexts(code, 'translate')).TranslateDemo }
})

const ArDemo = lazy(async () => ({
  default: (await withTexts(import('../../../features/ar/ar-demo.tsx'), 'ar')).ArDemo,
}))

type AiFeaturesProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** What answers by itself, tried on a title that whoever is watching may see. */
export function AiFeatures(props: AiFeaturesProps) {
  const { data: home } = useQuery(homeQuery())
  const titles = home
    ? [...home.hero, ...home.rows.flatMap(({ tiles }) => tiles.map((tile) => tile.animation))]
    : []
  const title = titles.find(({ isComingSoon }) => !isComingSoon)
  return <ShowcaseDialog {...props} title={title} TranslationDemo={TranslateDemo} ArDemo={ArDemo} />
}

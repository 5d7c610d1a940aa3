import type { Animation } from '@starnest/contract/catalog/catalog'
import { Play } from 'lucide-react'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'

type WatchNextProps = { title: Animation; onWatch: (title: Animation) => void }

/** Begins what most would like to see, for everybody. */
export function WatchNext({ title, onWatch }: WatchNextProps) {
  const t = useTexts('party/next')
  return (
    <Button className="max-w-full" onClick={() => onWatch(title)}>
      <Play aria-hidden className="size-5 shrink-0 fill-current" />
      <span className="line-clamp-2 text-start">{t('watchNext', { title: fullTitle(title) })}</span>
    </Button>
  )
}

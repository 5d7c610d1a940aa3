import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { askWhoWatches } from '../family/ask-who-watches.ts'

/** The way to a grown-up, where something is for them: asks who is watching. */
export function SwitchProfileButton({ look }: { look?: 'glass' }) {
  const t = useTexts('core/refusal')
  return (
    <Button onClick={askWhoWatches} {...(look && { look })}>
      {t('switchProfile')}
    </Button>
  )
}

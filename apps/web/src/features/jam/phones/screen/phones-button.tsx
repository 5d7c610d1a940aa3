import { Smartphone } from 'lucide-react'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/button.tsx'

/** Opens the window for phones, and says how many are on the stage. */
export function PhonesButton({ count, onPress }: { count: number; onPress: () => void }) {
  const t = useTexts('jam/phones')
  return (
    <Button look="glass" aria-haspopup="dialog" onClick={onPress}>
      <Smartphone aria-hidden className="size-5" />
      {count === 0 ? t('phones') : t('phonesOn', { count })}
    </Button>
  )
}

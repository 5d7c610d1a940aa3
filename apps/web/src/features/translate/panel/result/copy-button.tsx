import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/button.tsx'

/** Puts a text where it can be pasted from, and says whether the browser allowed it. */
export function CopyButton({ text }: { text: string }) {
  const t = useTexts('translate/panel')
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // No secure page, or the browser was told not to.
      setOutcome('copyFailed')
    }
  }
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <>
      <Button look="glass" onClick={() => void copy()}>
        <Icon aria-hidden className="size-5" />
        {t('copy')}
      </Button>
      <p role="status" className={outcome === 'copyFailed' ? 'basis-full text-mist' : 'sr-only'}>
        {outcome && t(outcome)}
      </p>
    </>
  )
}

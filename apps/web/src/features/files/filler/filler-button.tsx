import type { TempFile } from '@starnest/contract/files/files'
import { Sparkles } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { useChooseFiller } from '../files.queries.ts'
import { fillerTexts } from './filler.texts.ts'

/** Makes a video the one that plays where nothing else does, or no longer. */
export function FillerButton({ file }: { file: TempFile }) {
  const t = useTexts(fillerTexts)
  const choose = useChooseFiller()
  const { filename, originalName: name, isFiller } = file
  const press = () =>
    choose.mutate(isFiller ? null : filename, {
      onSuccess: () =>
        showToast(
          isFiller
            ? { title: t('fillerStopped') }
            : { title: t('fillerChosen'), description: t('fillerText') },
        ),
      onError: (error) => showToast({ title: t('fillerFailed'), error, look: 'destructive' }),
    })
  return (
    <Button
      look="glass"
      isBusy={choose.isPending}
      aria-pressed={isFiller}
      aria-label={t(isFiller ? 'stopFillerNamed' : 'useAsFillerNamed', { name })}
      onClick={press}
      className="filler-button"
    >
      <Sparkles aria-hidden className="size-5" />
      {t(isFiller ? 'stopFiller' : 'useAsFiller')}
    </Button>
  )
}

import type { TempFile } from '@starnest/contract/files/files'
import { MicVocal, Sparkles } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { useChooseLoop } from '../files.queries.ts'

/** Makes a video the one that plays where nothing else does, or no longer. */
export function FillerButton({ file }: { file: TempFile }) {
  const t = useTexts('files/filler')
  const { originalName: name, isFiller } = file
  return (
    <LoopButton
      {...{ file }}
      use="filler"
      isChosen={isFiller}
      words={t(isFiller ? 'stopFiller' : 'useAsFiller')}
      label={t(isFiller ? 'stopFillerNamed' : 'useAsFillerNamed', { name })}
      chosen={{ title: t('fillerChosen'), description: t('fillerText') }}
      stopped={{ title: t('fillerStopped') }}
    />
  )
}

/** Makes a video the one that plays behind the choice of a challenge, or no longer. */
export function JamBackgroundButton({ file }: { file: TempFile }) {
  const t = useTexts('files/filler')
  const { originalName: name, isJamBackground } = file
  return (
    <LoopButton
      {...{ file }}
      use="jam-background"
      isChosen={isJamBackground}
      words={t(isJamBackground ? 'stopBackground' : 'useAsBackground')}
      label={t(isJamBackground ? 'stopBackgroundNamed' : 'useAsBackgroundNamed', { name })}
      chosen={{ title: t('backgroundChosen') }}
      stopped={{ title: t('backgroundStopped') }}
    />
  )
}

type LoopButtonProps = {
  file: TempFile
  use: 'filler' | 'jam-background'
  isChosen: boolean
  words: string
  label: string
  /** What is said once it plays there, or no longer. */
  chosen: { title: string; description?: string }
  stopped: { title: string }
}

function LoopButton({ file, use, isChosen, words, label, chosen, stopped }: LoopButtonProps) {
  const t = useTexts('files/filler')
  const choose = useChooseLoop(use)
  const Icon = use === 'filler' ? Sparkles : MicVocal
  const press = () =>
    choose.mutate(isChosen ? null : file.filename, {
      onSuccess: () => showToast(isChosen ? stopped : chosen),
      onError: (error) => showToast({ title: t('fillerFailed'), error, look: 'destructive' }),
    })
  return (
    <Button
      look="glass"
      isBusy={choose.isPending}
      aria-pressed={isChosen}
      aria-label={label}
      onClick={press}
      className="filler-button"
    >
      <Icon aria-hidden className="size-5" />
      {words}
    </Button>
  )
}

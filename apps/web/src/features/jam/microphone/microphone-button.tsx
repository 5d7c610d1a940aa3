import { Mic } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { jamAudio } from '../round/jam-audio.ts'
import { MicrophonePanel } from './microphone-panel.tsx'

/** Opens what can be said of the microphone. */
export function MicrophoneButton() {
  const t = useTexts('jam/jam')
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    // Sound has to be asked for while the press is answered.
    void jamAudio()
    setOpen(true)
  }
  return (
    <div data-focus-row="">
      <Button look="glass" aria-haspopup="dialog" onClick={open}>
        <Mic aria-hidden className="size-5" />
        {t('microphone')}
      </Button>
      <Dialog
        title={t('microphone')}
        description={t('microphoneLead')}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <MicrophonePanel />
      </Dialog>
    </div>
  )
}

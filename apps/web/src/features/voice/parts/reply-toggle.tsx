import { Volume2, VolumeX } from 'lucide-react'
import { canSpeak } from '../../../platform/sound/speak.ts'
import { useStore } from '../../../platform/store.ts'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { readsReplies } from '../voice-choices.ts'

/** Whether replies are read aloud; turned off, the one that is being read stops. */
export function ReplyToggle({ onOff }: { onOff: () => void }) {
  const t = useTexts('host/voice')
  const isOn = useStore(readsReplies)
  if (!canSpeak()) return null
  const Icon = isOn ? Volume2 : VolumeX
  return (
    <IconButton
      label={t('replies')}
      aria-pressed={isOn}
      className="voice-toggle"
      onClick={() => {
        readsReplies.set(!isOn)
        if (isOn) onOff()
      }}
    >
      <Icon aria-hidden className="size-6" />
    </IconButton>
  )
}

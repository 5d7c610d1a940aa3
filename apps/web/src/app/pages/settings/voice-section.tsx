import { Mic } from 'lucide-react'
import { voiceConsent } from '../../../features/voice/voice-choices.ts'
import { useStore } from '../../../platform/store.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'

const SAID = {
  'on-device': 'settingDevice',
  service: 'settingService',
} as const

/** What was agreed to about the microphone on this device, and the way to take it back. */
export function VoiceSection() {
  const t = useTexts('host/voice')
  const consent = useStore(voiceConsent)
  return (
    <SettingsSection icon={<Mic className="size-7" />} title={t('setting')} hint={t('settingHint')}>
      <p role="status" className="text-pretty">
        {t(consent ? SAID[consent] : 'settingNone')}
      </p>
      {consent && (
        <Button look="glass" className="justify-self-start" onClick={() => voiceConsent.set(null)}>
          {t('takeBack')}
        </Button>
      )}
    </SettingsSection>
  )
}

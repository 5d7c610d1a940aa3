import { TopBarTools } from '../top-bar-tools.tsx'
import { VoiceHost } from '../voice/voice-host.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { ProfileButton } from './profile-button.tsx'

/** The end of the bar: its tools on home, and for whoever is watching what is new and their menu. */
export function AccountTools() {
  return (
    <>
      <TopBarTools />
      <NotificationBell />
      <ProfileButton />
      <VoiceHost />
    </>
  )
}

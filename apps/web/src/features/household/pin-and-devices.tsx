import { DeviceList } from './device-list.tsx'
import { InvitePanel } from './pairing/invite-panel.tsx'
import { PinList } from './pin-list.tsx'

/** Who needs a PIN, and which devices the household has; for grown-ups. */
export function PinAndDevices() {
  return (
    <div className="grid gap-8">
      <PinList />
      <DeviceList />
      <InvitePanel />
    </div>
  )
}

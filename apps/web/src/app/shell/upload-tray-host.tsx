import { Suspense, useState, useSyncExternalStore } from 'react'
import { RememberedUploads } from '../../features/files/uploads/engine/remembered-uploads.ts'
import { hasWishes, onWish } from '../../features/files/uploads/upload-wish.ts'
import { useActiveProfile } from '../../features/profiles/active-profile.ts'
import { lazyPart } from '../../platform/lazy-part.ts'

const UploadTray = lazyPart(
  async () => (await import('../../features/files/uploads/tray/upload-tray.tsx')).UploadTray,
)

/** Where uploads are shown, over every screen. The code that sends files comes with the first one, or
 *  where an earlier one was interrupted. */
export function UploadTrayHost() {
  const profileId = useActiveProfile()?.id
  const hasFiles = useSyncExternalStore(onWish, hasWishes)
  const [wantedBy, setWantedBy] = useState<number>()
  if (profileId === undefined) return null
  const isWanted = hasFiles || new RememberedUploads(profileId).all().length > 0
  if (isWanted && wantedBy !== profileId) setWantedBy(profileId)
  if (wantedBy !== profileId) return null
  return (
    <Suspense>
      <UploadTray key={profileId} profileId={profileId} />
    </Suspense>
  )
}
